import { formatShortDate } from '../time/formatDate.ts';
import { formatTime } from '../time/formatTime.ts';
import { readSetting } from './settingValue.ts';
import { type Setting, type SettingName, SETTINGS } from './settings.ts';

/**
 * The value of a setting in words: On or Off, a number with its unit, a date and time in Manila.
 *
 * @example settingWords('expiry-grace-days', '14') // '14 days'
 * @spec 2 §3, §9
 */
export function settingWords(name: SettingName, stored: string): string {
  const { type, unit }: Setting = SETTINGS[name];
  const value = readSetting(type, stored);
  if (type === 'boolean') return value === true ? 'On' : 'Off';
  if (value instanceof Date) return `${formatShortDate(value)}, ${formatTime(value)}`;
  if (typeof value === 'number' && unit !== undefined) return `${value} ${unit}`;
  return stored.trim() === '' ? 'Empty' : stored;
}

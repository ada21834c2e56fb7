import { isoDay } from '../time/isoDay.ts';
import { manilaClock } from '../time/manilaClock.ts';
import { readSetting } from './settingValue.ts';
import { type Setting, type SettingName, SETTINGS } from './settings.ts';

/**
 * The form value of a setting: a switch, a number, a text, or a day and a time of day in Manila. A
 * list has one entry per line.
 */
export type SettingInput = boolean | number | null | string | { day: string; time: string };

const two = (number: number): string => String(number).padStart(2, '0');

/**
 * The form value for a stored setting.
 *
 * @example settingInput('event-date', '2025-11-23T00:00:00+08:00')
 * // { day: '2025-11-23', time: '00:00' }
 * @spec 2 §3
 */
export function settingInput(name: SettingName, stored: string): SettingInput {
  const { type }: Setting = SETTINGS[name];
  const value = readSetting(type, stored);
  switch (type) {
    case 'boolean':
      return value === true;
    case 'number':
      return typeof value === 'number' ? value : null;
    case 'instant': {
      if (!(value instanceof Date)) return { day: '', time: '' };
      const { hour, minute } = manilaClock(value);
      return { day: isoDay(value), time: `${two(hour)}:${two(minute)}` };
    }
    case 'list':
      return Array.isArray(value) ? value.join('\n') : '';
    default:
      return stored;
  }
}

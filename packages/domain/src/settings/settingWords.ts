import { formatAmount } from '../money/formatPeso.ts';
import { formatShortDate } from '../time/formatDate.ts';
import { formatTime } from '../time/formatTime.ts';
import { monthText } from './endedMonths.ts';
import { payAccountText } from './payAccounts.ts';
import { payMethodsText } from './payMethods.ts';
import { readSetting } from './settingValue.ts';
import { type Setting, type SettingName, settingNamed } from './settings.ts';

/**
 * The value of a setting in words: On or Off, a number with its unit, a date and time in Manila,
 * the accounts of a list one after another.
 *
 * @example settingWords('expiry-grace-days', '14') // '14 days'
 * @spec 2 §3, §9
 */
export function settingWords(name: SettingName, stored: string): string {
  const setting: Setting = settingNamed(name);
  return wordsOf(setting, stored.trim()) || (stored.trim() === '' ? 'Empty' : stored);
}

/** The words of a value; '' for one that is shown as it is stored. */
function wordsOf(setting: Setting, stored: string): string {
  const { type, unit } = setting;
  if (type === 'accounts') {
    const accounts = readSetting({ type }, stored);
    return accounts === undefined ? '' : accounts.map(payAccountText).join('; ') || 'Empty';
  }
  if (type === 'methods') {
    const methods = readSetting({ type }, stored);
    return methods === undefined ? '' : payMethodsText(methods);
  }
  const value = readSetting(setting, stored);
  if (type === 'boolean') return value === true ? 'On' : 'Off';
  if (value instanceof Date) return `${formatShortDate(value)}, ${formatTime(value)}`;
  if (type === 'month' && typeof value === 'string' && value !== '') return monthText(value);
  if (typeof value !== 'number') return '';
  return unit === 'pesos' ? formatAmount(value) : unit === undefined ? '' : `${value} ${unit}`;
}

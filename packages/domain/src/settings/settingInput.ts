import { isoDay } from '../time/isoDay.ts';
import { manilaClock } from '../time/manilaClock.ts';
import type { PayAccount } from './payAccounts.ts';
import type { PayMethods } from './payMethods.ts';
import { readSetting } from './settingValue.ts';
import { type Setting, type SettingName, settingNamed } from './settings.ts';

/** A payment account in a form. */
export interface PayAccountInput extends Omit<PayAccount, 'platform'> {
  /** '' until one is chosen. */
  readonly platform: PayAccount['platform'] | '';
}

/**
 * The form value of a setting: a switch, a number, a text, a day and a time of day in Manila,
 * payment accounts or payment methods. A list has one entry per line.
 */
export type SettingInput = boolean | number | null | string | { day: string; time: string } | readonly PayAccountInput[] | PayMethods;

const two = (number: number): string => String(number).padStart(2, '0');

/**
 * The form value for a stored setting.
 *
 * @example settingInput('event-date', '2025-11-23T00:00:00+08:00')
 * // { day: '2025-11-23', time: '00:00' }
 * @spec 2 §3
 */
export function settingInput(name: SettingName, stored: string): SettingInput {
  const setting: Setting = settingNamed(name);
  switch (setting.type) {
    case 'accounts':
      return readSetting({ type: 'accounts' }, stored) ?? [];
    case 'methods':
      return readSetting({ type: 'methods' }, stored) ?? NO_METHODS;
    case 'picture':
      return readSetting({ type: 'picture' }, stored) ?? null;
    default:
      return plainInput(setting, stored);
  }
}

const NO_METHODS: PayMethods = { manual: [], paymongo: [], xendit: [] };

/** The form value of a setting that is not JSON. */
function plainInput(setting: Setting, stored: string): SettingInput {
  const value = readSetting(setting, stored);
  switch (setting.type) {
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

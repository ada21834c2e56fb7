import { cleanLine } from '../forms/cleanLine.ts';
import { readPayAccounts } from './payAccounts.ts';
import { readPayMethods } from './payMethods.ts';
import type { SettingInput } from './settingInput.ts';
import { type Setting, type SettingName, settingNamed } from './settings.ts';

/**
 * A text for a setting in the form in which it is stored. JSON is rewritten without unknown fields,
 * and everything else is cleaned as a line.
 *
 * @example cleanSetting('event-place', ' Alabang ') // 'Alabang'
 */
export function cleanSetting(name: SettingName, text: string): string {
  const { type }: Setting = settingNamed(name);
  const json = type === 'accounts' ? readPayAccounts(text) : type === 'methods' ? readPayMethods(text) : undefined;
  return json === undefined ? cleanLine(text) : JSON.stringify(json);
}

/**
 * The stored text for a setting's form value; `settingProblem` checks whether it is valid.
 *
 * @example settingText('event-date', { day: '2025-11-23', time: '18:30' })
 * // '2025-11-23T18:30:00+08:00'
 * @spec 2 §3
 */
export function settingText(name: SettingName, input: SettingInput | undefined): string {
  const { type }: Setting = settingNamed(name);
  if (type === 'accounts' || type === 'methods') return cleanSetting(name, JSON.stringify(input ?? []));
  if (typeof input === 'object' && input !== null) return 'day' in input ? `${input.day}T${input.time}:00+08:00` : '';
  const text = String(input ?? '');
  if (type !== 'list') return cleanLine(text);
  const entries = text.split(/[\n,]/).map((entry) => cleanLine(entry).toLowerCase());
  return [...new Set(entries.filter((entry) => entry !== ''))].join(', ');
}

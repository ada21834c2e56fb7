import { cleanLine } from '../forms/cleanLine.ts';
import type { SettingInput } from './settingInput.ts';
import { type Setting, type SettingName, SETTINGS } from './settings.ts';

/**
 * The stored text for a setting's form value; `settingProblem` checks whether it is valid.
 *
 * @example settingText('event-date', { day: '2025-11-23', time: '18:30' })
 * // '2025-11-23T18:30:00+08:00'
 * @spec 2 §3
 */
export function settingText(name: SettingName, input: SettingInput | undefined): string {
  const { type }: Setting = SETTINGS[name];
  if (typeof input === 'object' && input !== null) return `${input.day}T${input.time}:00+08:00`;
  const text = String(input ?? '');
  if (type !== 'list') return cleanLine(text);
  const entries = text.split(/[\n,]/).map((entry) => cleanLine(entry).toLowerCase());
  return [...new Set(entries.filter((entry) => entry !== ''))].join(', ');
}

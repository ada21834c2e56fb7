import { settingProblems } from './settingProblem.ts';
import { isSettingName } from './settings.ts';

/** A changed value for a setting. */
export interface SettingEdit {
  readonly name: string;
  /** The value as it would be stored. */
  readonly value: string;
}

/**
 * Validates settings that are saved together. Returns the error of each field by its path, which
 * starts with the name of the setting, with general errors under ''. Null when all are valid.
 *
 * @param now the current time, whose month in Manila cannot be closed yet
 * @example
 * const now = new Date('2025-11-12T02:00:00Z');
 * settingEditsProblems([{ name: 'expiry-grace-days', value: '400' }], now)
 * // { 'expiry-grace-days': 'Grace after the expiry needs a whole number of days from 0 to 365.' }
 * @spec 2 §3, §8
 */
export function settingEditsProblems(edits: readonly SettingEdit[], now: Date): Record<string, string> | null {
  const names = edits.map(({ name }) => name);
  const unknown = names.find((name) => !isSettingName(name));
  if (unknown !== undefined) return { '': `There is no setting “${unknown.slice(0, 60)}”.` };
  if (edits.length === 0) return { '': 'There is nothing to save.' };
  if (new Set(names).size !== names.length) return { '': 'A setting can be saved only once at a time.' };
  const problems = edits.flatMap(({ name, value }) => (isSettingName(name) ? Object.entries(settingProblems(name, value, now)) : []));
  return problems.length === 0 ? null : Object.fromEntries(problems);
}

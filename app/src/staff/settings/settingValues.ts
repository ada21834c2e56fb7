import {
  isSettingName,
  type SettingEdit,
  settingInput,
  type SettingInput,
  type SettingName,
  settingProblems,
  SETTINGS,
  settingText,
} from '@atlas/domain/settings';
import { submitErrors } from '@atlas/ui/forms/submitErrors.ts';

/** The values of the settings form, by setting name. */
export type SettingValues = Record<string, SettingInput>;

/** A setting as it is stored. */
export interface StoredSetting {
  readonly name: string;
  readonly value: string;
  readonly revision: number;
}

/** The initial values of the settings form. */
export const settingValues = (stored: readonly StoredSetting[]): SettingValues =>
  Object.fromEntries(stored.flatMap(({ name, value }) => (isSettingName(name) ? [[name, settingInput(name, value)]] : [])));

/** The changed settings, with the revision that was loaded. */
export const settingEdits = (stored: readonly StoredSetting[], values: SettingValues): (SettingEdit & { revision: number })[] =>
  stored.flatMap(({ name, value, revision }) => {
    if (!isSettingName(name) || values[name] === undefined) return [];
    const text = settingText(name, values[name]);
    return text === settingText(name, settingInput(name, value)) ? [] : [{ name, value: text, revision }];
  });

/** Maps error messages to form fields. The error for a date and time belongs to the date. */
export const atFields = (problems: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).map(([name, text]) => [isSettingName(name) && SETTINGS[name].type === 'instant' ? `${name}.day` : name, text]),
  );

/**
 * Validates the form's values. The errors are nested like the fields.
 *
 * @param now the month of it cannot be closed yet
 */
export function settingErrors(names: readonly SettingName[], values: SettingValues, now: Date): object {
  const problems = names.flatMap((name) => Object.entries(settingProblems(name, settingText(name, values[name]), now)));
  return submitErrors({ fieldErrors: atFields(Object.fromEntries(problems)) });
}

import { cleanLine, hasForbiddenCharacters } from '../forms/cleanLine.ts';
import { formMessage, GENERIC_FORM_MESSAGES, hiddenCharacters } from '../forms/genericMessages.ts';
import { embedHosts } from '../uploads/embedHosts.ts';
import { hasMonthEnded } from './endedMonths.ts';
import { payAccountErrors } from './payAccounts.ts';
import { readSetting } from './settingValue.ts';
import { type Setting, type SettingName, settingNamed, type SettingType } from './settings.ts';

const MOST: Readonly<Record<SettingType, number>> = {
  boolean: 5,
  text: 200,
  link: 2000,
  number: 9,
  instant: 40,
  list: 5000,
  choice: 40,
  month: 7,
  picture: 9,
  accounts: 10_000,
  methods: 1000,
};
const MAX_NUMBER = 999_999_999;
const TIN = /^\d{3}-?\d{3}-?\d{3}$/;
const BRANCH = /^\d{5}$/;
const SLUG = /^[a-z\d][a-z\d-]{0,79}$/i;

/** The requirement of each setting type, worded to follow the label. */
const NEEDS: Readonly<Record<SettingType, string>> = {
  boolean: "needs 'true' or 'false'.",
  text: GENERIC_FORM_MESSAGES.validate,
  link: 'needs an address that begins with https://, or a path that begins with /.',
  number: 'needs a whole number.',
  instant: 'needs a date and a time.',
  list: GENERIC_FORM_MESSAGES.validate,
  choice: GENERIC_FORM_MESSAGES.validate,
  month: 'needs a month, such as 2026-03.',
  picture: GENERIC_FORM_MESSAGES.validate,
  accounts: GENERIC_FORM_MESSAGES.validate,
  methods: 'needs at least one method.',
};

/**
 * Validates a text for a setting: returns its first error, or null when it is valid.
 *
 * @param now the current time, whose month in Manila cannot be closed yet
 * @example
 * const now = new Date('2025-11-12T02:00:00Z');
 * settingProblem('expiry-grace-days', 'two weeks', now)
 * // 'Grace after the expiry needs a whole number of days from 0 to 365.'
 * @spec 2 §3; the limits are product decisions
 */
export function settingProblem(name: SettingName, text: string, now: Date): string | null {
  return Object.values(settingProblems(name, text, now))[0] ?? null;
}

/**
 * Validates a text for a setting: returns the error of each field by its path in the form. It
 * starts with the name of the setting.
 *
 * @param now the current time, whose month in Manila cannot be closed yet
 * @example
 * const account = '{"platform":"maya","name":"Atlas","number":"1","qr":null}';
 * settingProblems('pay-accounts', `[${account}]`, new Date('2025-11-12'))
 * // { 'pay-accounts.0.number': 'Account number needs a mobile number, such as 0917 000 0000.' }
 */
export function settingProblems(name: SettingName, text: string, now: Date): Record<string, string> {
  const { type }: Setting = settingNamed(name);
  const errors = type === 'accounts' && text.length <= MOST.accounts ? payAccountErrors(text) : undefined;
  if (errors) return Object.fromEntries(Object.entries(errors).map(([path, error]) => [path === '' ? name : `${name}.${path}`, error]));
  const problem = wholeProblem(settingNamed(name), text, now);
  return problem === null ? {} : { [name]: problem };
}

/** The error of a text as a whole. */
function wholeProblem(setting: Setting, text: string, now: Date): string | null {
  const { type, label } = setting;
  const value = cleanLine(text);
  if (hasForbiddenCharacters(value)) return hiddenCharacters(label);
  if (value === '' && setting.required === true) return formMessage(label, 'required');
  if (type === 'number') return numberProblem(setting, value);
  const read = readSetting(setting, value);
  if (read === undefined) return `${label} ${NEEDS[type]}`;
  if (type === 'month' && value !== '' && !hasMonthEnded(value, now)) return 'Only a month that has ended can be closed.';
  if (read instanceof Date && !isNear(read)) return `${label} needs a year from 2000 to 2100.`;
  if (value.length > MOST[type]) return formMessage(label, 'maxLength');
  return formatProblem(setting, value);
}

const isNear = (at: Date): boolean => at.getUTCFullYear() >= 2000 && at.getUTCFullYear() <= 2100;

/** The error for a number outside its limits, or an invalid number. */
function numberProblem({ label, least = 0, most = MAX_NUMBER, unit }: Setting, text: string): string | null {
  const number = readSetting({ type: 'number' }, text);
  if (number !== undefined && number >= least && number <= most) return null;
  const limit = most === MAX_NUMBER ? `from ${least}` : `from ${least} to ${most}`;
  return `${label} needs a whole number${unit === undefined ? '' : ` of ${unit}`} ${limit}.`;
}

function formatProblem({ type, label, format }: Setting, text: string): string | null {
  if (format === undefined || text === '') return null;
  if (format === 'slug') return SLUG.test(text) ? null : `${label} needs a slug: letters, digits and hyphens, such as freelancing-course.`;
  if (format === 'tin') return TIN.test(text) ? null : `${label} needs 9 digits, such as 000-000-000.`;
  if (format === 'branch') return BRANCH.test(text) ? null : `${label} needs 5 digits, such as 00000.`;
  const wrong = type === 'list' ? (readSetting({ type: 'list' }, text) ?? []).find((host) => embedHosts([host]).length === 0) : undefined;
  return wrong === undefined ? null : `“${wrong}” is not a host. Enter it like canva.com, without https:// and without a path.`;
}

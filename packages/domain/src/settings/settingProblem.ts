import { cleanLine, hasForbiddenCharacters } from '../forms/cleanLine.ts';
import { formMessage, GENERIC_FORM_MESSAGES, hiddenCharacters } from '../forms/genericMessages.ts';
import { embedHosts } from '../uploads/embedHosts.ts';
import { readSetting } from './settingValue.ts';
import { type Setting, type SettingName, SETTINGS, type SettingType } from './settings.ts';

const MOST: Readonly<Record<SettingType, number>> = { boolean: 5, text: 200, link: 2000, number: 9, instant: 40, list: 5000 };
const MAX_NUMBER = 999_999_999;
const SLUG = /^[a-z\d][a-z\d-]{0,79}$/i;

/** The requirement of each setting type, worded to follow the label. */
const NEEDS: Readonly<Record<SettingType, string>> = {
  boolean: "needs 'true' or 'false'.",
  text: GENERIC_FORM_MESSAGES.validate,
  link: 'needs an address that begins with https://, or a path that begins with /.',
  number: 'needs a whole number.',
  instant: 'needs a date and a time.',
  list: GENERIC_FORM_MESSAGES.validate,
};

/**
 * Validates a text for a setting: returns the error for its field, or null when it is valid.
 *
 * @example settingProblem('expiry-grace-days', 'two weeks')
 * // 'Grace after the expiry needs a whole number of days from 0 to 365.'
 * @spec 2 §3; the limits are product decisions
 */
export function settingProblem(name: SettingName, text: string): string | null {
  const setting: Setting = SETTINGS[name];
  const { type, label } = setting;
  const value = cleanLine(text);
  if (hasForbiddenCharacters(value)) return hiddenCharacters(label);
  if (value === '' && setting.required === true) return formMessage(label, 'required');
  if (type === 'number') return numberProblem(setting, value);
  const read = readSetting(type, value);
  if (read === undefined) return `${label} ${NEEDS[type]}`;
  if (read instanceof Date && !isNear(read)) return `${label} needs a year from 2000 to 2100.`;
  if (value.length > MOST[type]) return formMessage(label, 'maxLength');
  return formatProblem(setting, value);
}

const isNear = (at: Date): boolean => at.getUTCFullYear() >= 2000 && at.getUTCFullYear() <= 2100;

/** The error for a number outside its limits, or an invalid number. */
function numberProblem({ label, least = 0, most = MAX_NUMBER, unit }: Setting, text: string): string | null {
  const number = readSetting('number', text);
  if (number !== undefined && number >= least && number <= most) return null;
  const limit = most === MAX_NUMBER ? `from ${least}` : `from ${least} to ${most}`;
  return `${label} needs a whole number${unit === undefined ? '' : ` of ${unit}`} ${limit}.`;
}

function formatProblem({ type, label, format }: Setting, text: string): string | null {
  if (format === undefined || text === '') return null;
  if (format === 'slug') return SLUG.test(text) ? null : `${label} needs a slug: letters, digits and hyphens, such as freelancing-course.`;
  const wrong = type === 'list' ? (readSetting('list', text) ?? []).find((host) => embedHosts([host]).length === 0) : undefined;
  return wrong === undefined ? null : `“${wrong}” is not a host. Enter it like canva.com, without https:// and without a path.`;
}

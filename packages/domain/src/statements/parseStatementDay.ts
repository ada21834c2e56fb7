import type { DateOrder } from './statementColumns.ts';

export interface StatementDay {
  /** The day in Manila, as yyyy-mm-dd. */
  readonly paidOn: string;
  /** As hh:mm on a clock of 24 hours; null without a time. */
  readonly time: string | null;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NAMES = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];

const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/;
const NAME_FIRST = /^([a-z]{3,9})\.?[ -](\d{1,2}),?[ -](\d{4})$/;
const NAME_SECOND = /^(\d{1,2})[ -]([a-z]{3,9})\.?,?[ -](\d{4}|\d{2})$/;
/** The day, then a time with seconds or without, on either clock. The only zone is that of Manila. */
const DAY_AND_TIME = /^(.*?\d)(?:,?(?:\s+|t)(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap])?\.?(?:m\.?)?\s*(?:\+08:?00)?)?$/;

const monthNamed = (name: string): number => {
  const month = MONTHS.indexOf(name === 'sept' ? 'sep' : name.slice(0, 3)) + 1;
  return name.length === 3 || name === 'sept' || NAMES[month - 1] === name ? month : 0;
};

function dateParts(day: string, order: DateOrder): readonly [year: string, month: number, day: number] | null {
  const yearFirst = YEAR_FIRST.exec(day);
  if (yearFirst) return [yearFirst[1] ?? '', Number(yearFirst[3]), Number(yearFirst[4])];
  const named = NAME_FIRST.exec(day);
  if (named) return [named[3] ?? '', monthNamed(named[1] ?? ''), Number(named[2])];
  const second = NAME_SECOND.exec(day);
  if (second) return [second[3] ?? '', monthNamed(second[2] ?? ''), Number(second[1])];
  const [, first, , middle, year = ''] = YEAR_LAST.exec(day) ?? [];
  if (first === undefined || order === 'ymd') return null;
  return order === 'dmy' ? [year, Number(middle), Number(first)] : [year, Number(first), Number(middle)];
}

function timeOf(hours: string, minutes: string, half: string | undefined): string | null {
  const hour = Number(hours);
  if (Number(minutes) > 59 || hour > 23 || (half !== undefined && (hour < 1 || hour > 12))) return null;
  const shifted = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
  return `${String(shifted).padStart(2, '0')}:${minutes}`;
}

/**
 * Reads the day of a statement from its text, and the time if there is one. The text is the day in
 * Manila: it never passes through an instant, which could move it to the day before. A year in
 * front and a month's name are clear in every order. Other dates are read in the given order only.
 * Null for anything else, and for days that do not exist.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example parseStatementDay('30-06-2025', 'dmy') // { paidOn: '2025-06-30', time: null }
 * @example
 * parseStatementDay('2025-01-05 12:07 AM', 'ymd') // { paidOn: '2025-01-05', time: '00:07' }
 */
export function parseStatementDay(text: string, order: DateOrder): StatementDay | null {
  const typed = text.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const [, date = '', hours, minutes = '', half] = DAY_AND_TIME.exec(typed) ?? [];
  const parts = dateParts(date, order);
  if (!parts) return null;
  const [yearText, month, day] = parts;
  const year = yearText.length === 2 ? 2000 + Number(yearText) : Number(yearText);
  const isReal = month >= 1 && day >= 1 && new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1;
  const time = hours === undefined ? null : timeOf(hours, minutes, half);
  if (!isReal || year < 2000 || year > 2099 || (hours !== undefined && time === null)) return null;
  return { paidOn: `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`, time };
}

/**
 * Whether a text is a date in any order.
 *
 * @example looksLikeDay('30-06-2025') // true
 */
export const looksLikeDay = (text: string): boolean =>
  (['dmy', 'mdy', 'ymd'] as const).some((order) => parseStatementDay(text, order) !== null);

import { manilaMidnight } from '../time/manilaDate.ts';

interface DayParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const monthByName = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/** The parts of a text in one of the orders that name a single day; null for any other text. */
function dayParts(text: string): DayParts | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T]\d{1,2}:\d{2}(?::\d{2})?)?$/.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  if (slashed) return { year: Number(slashed[3]), month: Number(slashed[1]), day: Number(slashed[2]) };
  const named = /^(?:(\d{1,2})[ -])?([a-z]{3,9})\.?[ -](?:(\d{1,2}),? )?(\d{4})$/i.exec(text);
  const day = Number(named?.[1] ?? named?.[3] ?? 0);
  return named && (named[1] === undefined || named[3] === undefined)
    ? { year: Number(named[4]), month: monthByName(named[2] ?? ''), day }
    : null;
}

/** Whether the day exists. One that does not would overflow into another month. */
const isReal = ({ year, month, day }: DayParts): boolean =>
  year >= 1900 && month >= 1 && new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1;

/**
 * The day in a spreadsheet cell, as its start in Manila; null for an invalid one. A text is read as
 * mm/dd/yyyy, from the year 1900. The orders that cannot be mistaken are read as well: 2025-11-17,
 * and a month by its name. A Date counts by its day in UTC, because spreadsheets have no time zones
 * and are read as if in UTC.
 *
 * @example sheetDay('11/17/2025') // 2025-11-17T00:00:00+08:00
 * @example sheetDay('17 Nov 2025') // 2025-11-17T00:00:00+08:00
 * @spec 2 §3 names mm/dd/yyyy
 */
export function sheetDay(cell: unknown): Date | null {
  if (cell instanceof Date) {
    return Number.isNaN(cell.getTime()) ? null : manilaMidnight(cell.getUTCFullYear(), cell.getUTCMonth() + 1, cell.getUTCDate());
  }
  const parts = typeof cell === 'string' ? dayParts(cell.trim()) : null;
  return parts && isReal(parts) ? manilaMidnight(parts.year, parts.month, parts.day) : null;
}

const DAY_FIRST = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/;

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** The day of a text like 31/12/1999 as mm/dd/yyyy; null unless its first number must be the day. */
function monthFirst(text: string): string | null {
  const [, day = '', , month = '', year = ''] = DAY_FIRST.exec(text) ?? [];
  const parts = { year: Number(year), month: Number(month), day: Number(day) };
  return parts.day > 12 && isReal(parts) ? `${twoDigits(parts.month)}/${twoDigits(parts.day)}/${year}` : null;
}

/**
 * Whether a text has its day before its month, as 31/12/1999 does. Other dates of its column are
 * then in doubt.
 *
 * @example isDayFirst('31/12/1999') // true
 */
export const isDayFirst = (text: string): boolean => monthFirst(text.trim()) !== null;

/**
 * Whether a text is a different day when its first two numbers are exchanged.
 *
 * @example isDayInDoubt('03/04/2025') // true
 */
export function isDayInDoubt(text: string): boolean {
  const [first = 0, second = 0] = (/^(\d{1,2})\/(\d{1,2})\/\d{4}$/.exec(text.trim())?.slice(1) ?? []).map(Number);
  return first !== second && first >= 1 && first <= 12 && second >= 1 && second <= 12;
}

/**
 * Describes the problem of a text that is not read as a day, and what would be right.
 *
 * @example dayProblem('31/12/1999')
 * // 'has the day before the month; write 12/31/1999 (mm/dd/yyyy)'
 */
export function dayProblem(text: string): string {
  const right = monthFirst(text.trim());
  if (right !== null) return `has the day before the month; write ${right} (mm/dd/yyyy)`;
  if (/^\d{1,2}\/\d{1,2}\/\d{2}$/.test(text.trim())) return 'needs all four digits of the year (mm/dd/yyyy)';
  return 'is not a date (mm/dd/yyyy)';
}

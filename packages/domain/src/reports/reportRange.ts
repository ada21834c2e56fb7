import { DateTime } from 'luxon';
import type { DateRange } from './dateRange.ts';
import { MANILA } from '../time/manila.ts';

/** @spec 2 §3 */
export const REPORT_PERIODS = ['Daily', 'Monthly', 'Quarterly', 'Annual', 'Custom Range'] as const;

export type ReportPeriod = (typeof REPORT_PERIODS)[number];

/** The number of years in an annual report, including the current one. */
const YEARS = 5;

const FROM: Readonly<Record<ReportPeriod, { unit: 'month' | 'year'; yearsBefore: number }>> = {
  Daily: { unit: 'month', yearsBefore: 0 },
  Monthly: { unit: 'year', yearsBefore: 0 },
  Quarterly: { unit: 'year', yearsBefore: 0 },
  Annual: { unit: 'year', yearsBefore: YEARS - 1 },
  'Custom Range': { unit: 'month', yearsBefore: 0 },
};

/**
 * The initial range of a report, in Manila: the current month by day, the current year by month.
 * The specification does not cover the rest: quarters use the current year, years this one and four
 * before, and a custom range starts as the current month.
 *
 * @param now in any zone
 * @throws RangeError when now is invalid or not a DateTime, or the period is unknown
 * @example
 * const range = defaultReportRange('Daily', DateTime.fromISO('2025-11-17T09:00+08:00'));
 * [range.from.toISODate(), range.until.toISODate()] // ['2025-11-01', '2025-12-01']
 * @spec 2 §9
 */
export function defaultReportRange(period: ReportPeriod, now: DateTime): DateRange {
  if (!DateTime.isDateTime(now) || !now.isValid) throw new RangeError('Not an instant.');
  if (!Object.hasOwn(FROM, period)) throw new RangeError(`Unknown report period: ${String(period)}`);
  const { unit, yearsBefore } = FROM[period];
  const current = now.setZone(MANILA).startOf(unit);
  return { from: current.minus({ years: yearsBefore }), until: current.plus({ [unit]: 1 }) };
}

/**
 * The range of the same length immediately before, for the comparison with the previous period:
 * whole months if the range is whole months, else the same number of days.
 *
 * @throws RangeError when the range is empty or invalid
 * @example
 * const november = defaultReportRange('Daily', DateTime.fromISO('2025-11-17T09:00+08:00'));
 * previousRange(november).from.toISODate() // '2025-10-01'
 */
export function previousRange({ from, until }: DateRange): DateRange {
  if (!(from.toMillis() < until.toMillis())) throw new RangeError('Not a range.');
  const [start, end] = [from.setZone(MANILA), until.setZone(MANILA)];
  const months = end.diff(start, 'months').months;
  const length = start.day === 1 && Number.isInteger(months) ? { months } : { days: Math.round(end.diff(start, 'days').days) };
  return { from: start.minus(length), until: start };
}

import { DateTime } from 'luxon';
import { MANILA } from '../time/manila.ts';

/**
 * The presets of a date filter; a second list of the specification has None too.
 *
 * @spec 2 §3
 */
export const DATE_RANGE_PRESETS = ['Last 7 Days', 'Last 15 Days', 'Last 30 Days', 'None'] as const;

export type DateRangePreset = (typeof DATE_RANGE_PRESETS)[number];

/**
 * A range of days in Manila: from the start of the first day up to, but not including, the start of
 * the day after the last.
 */
export interface DateRange {
  readonly from: DateTime;
  readonly until: DateTime;
}

const DAYS: Readonly<Record<DateRangePreset, number | null>> = { 'Last 7 Days': 7, 'Last 15 Days': 15, 'Last 30 Days': 30, None: null };

/**
 * The range of a preset: today in Manila and the days before it, 7, 15 or 30 in total. Null for
 * None and for an unknown preset.
 *
 * @param now in any zone
 * @throws RangeError when now is invalid, or not a DateTime
 * @example
 * const range = dateRangeOf('Last 7 Days', DateTime.fromISO('2025-11-17T09:00+08:00'));
 * [range?.from.toISODate(), range?.until.toISODate()] // ['2025-11-11', '2025-11-18']
 * @spec 2 §3
 */
export function dateRangeOf(preset: DateRangePreset, now: DateTime): DateRange | null {
  if (!DateTime.isDateTime(now) || !now.isValid) throw new RangeError('Not an instant.');
  const days = Object.hasOwn(DAYS, preset) ? DAYS[preset] : null;
  if (days === null) return null;
  const until = now.setZone(MANILA).startOf('day').plus({ days: 1 });
  return { from: until.minus({ days }), until };
}

import { checkDates } from '../time/checkDates.ts';
import { startOfManilaDay } from '../time/manilaDay.ts';
import { startDateOf } from './startDate.ts';

/** When the access that a funnel sells starts. */
export interface FunnelStart {
  /** Days after the purchase. */
  readonly startByDays: number;
  /** Access does not start before this day, for groups that begin together; null for no such day. */
  readonly startsAt: Date | null;
}

/**
 * The start of the access that is bought now: the fixed start while it lies ahead, else a number of
 * days after today in Manila.
 *
 * @throws RangeError as `startDateOf`
 * @example
 * const start = { startByDays: 0, startsAt: new Date('2025-12-01T00:00:00+08:00') };
 * accessStart(start, new Date('2025-11-17T02:00:00Z')) // 2025-12-01T00:00:00+08:00
 * @spec 2 §5
 */
export function accessStart({ startByDays, startsAt }: FunnelStart, now: Date): Date {
  checkDates({ now }, { startsAt });
  const byDays = startDateOf(startByDays, now);
  const fixed = startsAt === null ? null : startOfManilaDay(startsAt);
  return fixed !== null && fixed.getTime() > byDays.getTime() ? fixed : byDays;
}

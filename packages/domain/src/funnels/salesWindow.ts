import { addManilaDays } from '../time/manilaDay.ts';
import { fromIsoDay, isoDay } from '../time/isoDay.ts';

/** The days on which something is available, in Manila; null means no limit on that side. */
export interface WindowDays {
  readonly from: string | null;
  /** The last day. */
  readonly until: string | null;
}

/** The instants of a window; its end is not part of it. */
export interface WindowInstants {
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
}

export const WINDOW_REVERSED = 'The last day must not be before the first.';

/**
 * The instants of a window of days: from the start of its first day to the end of its last one.
 *
 * @example windowInstants({ from: '2025-11-17', until: '2025-11-17' })
 * // { opensAt: 2025-11-17T00:00:00+08:00, closesAt: 2025-11-18T00:00:00+08:00 }
 */
export function windowInstants({ from, until }: WindowDays): WindowInstants {
  const last = until === null ? null : fromIsoDay(until);
  return { opensAt: from === null ? null : fromIsoDay(from), closesAt: last && addManilaDays(last, 1) };
}

/** The days of a window: the reverse of `windowInstants`. */
export const windowDays = ({ opensAt, closesAt }: WindowInstants): WindowDays => ({
  from: opensAt && isoDay(opensAt),
  until: closesAt && isoDay(new Date(closesAt.getTime() - 1)),
});

/** The error of a window that ends before it begins, or null. */
export const windowProblem = ({ from, until }: WindowDays): string | null =>
  from !== null && until !== null && until < from ? WINDOW_REVERSED : null;

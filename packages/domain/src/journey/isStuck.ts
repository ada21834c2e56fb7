import { checkDates } from '../time/checkDates.ts';
import { manilaDaysBetween } from '../time/manilaDay.ts';

/** Days without progress after which a member counts as stuck. */
export const STUCK_AFTER_DAYS = 14;

/** A member's latest progress in their stage. */
interface Steps {
  readonly enteredAt: Date;
  /** The last task they finished; null when there is none. */
  readonly lastFinishedAt: Date | null;
  /** Whether a request to move up is pending, so that the reviewer has to act. */
  readonly waitsForReview: boolean;
}

/**
 * Whether a member is stuck in a stage: more than 14 days in Manila since they entered it or
 * finished a task, and no request is waiting for a reviewer. An invalid date is never stuck. The
 * specification leaves it open; this is a product decision.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const steps = { enteredAt: new Date('2025-11-01'), lastFinishedAt: null, waitsForReview: false };
 * isStuck(steps, new Date('2025-11-16')) // true
 */
export function isStuck({ enteredAt, lastFinishedAt, waitsForReview }: Steps, now: Date): boolean {
  checkDates({ enteredAt, now }, { lastFinishedAt });
  const last = new Date(Math.max(enteredAt.getTime(), lastFinishedAt?.getTime() ?? 0));
  return !waitsForReview && manilaDaysBetween(last, now) > STUCK_AFTER_DAYS;
}

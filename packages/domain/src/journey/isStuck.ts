import { manilaDaysBetween } from '../time/manilaDay.ts';

/** After so many days without a step a member counts as stuck. */
export const STUCK_AFTER_DAYS = 14;

/** When a member last went on in their stage. */
interface Steps {
  readonly enteredAt: Date;
  /** The last task that they finished; null when there is none. */
  readonly lastFinishedAt: Date | null;
  /** A request to move up waits: then it is the reviewer's turn. */
  readonly waitsForReview: boolean;
}

/**
 * Whether a member is stuck in a stage: more than 14 days of Manila since they entered it or finished a task, and nothing waits
 * for a reviewer. An invalid date is never stuck.
 *
 * @example isStuck({ enteredAt: new Date('2025-11-01T00:00:00Z'), lastFinishedAt: null, waitsForReview: false }, now)
 * The specification leaves it open; this is a product decision.
 */
export function isStuck({ enteredAt, lastFinishedAt, waitsForReview }: Steps, now: Date): boolean {
  const last = new Date(Math.max(enteredAt.getTime(), lastFinishedAt?.getTime() ?? 0));
  return !waitsForReview && manilaDaysBetween(last, now) > STUCK_AFTER_DAYS;
}

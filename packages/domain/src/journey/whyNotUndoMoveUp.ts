import { checkGiven } from '../errors/checkKnown.ts';
import { checkDates } from '../time/checkDates.ts';
import type { DecidedMoveUp } from './moveUpDecisionText.ts';

/** Hours in which a decision about a request can be undone, as in bulk. A product decision. */
export const UNDO_MOVE_UP_HOURS = 24;

/** Reasons why a decision about a request to move up cannot be undone. Product decisions. */
export const NOTHING_DECIDED = 'This request is pending. There is nothing to undo.';
export const DECIDED_BY_OTHER = 'Only the reviewer who decided can undo it.';
export const DECIDED_TOO_LONG_AGO = `A decision can be undone for ${UNDO_MOVE_UP_HOURS} hours only.`;
export const MEMBER_WENT_ON = 'The member has continued in the meantime, so the decision stays.';

interface UndoneMoveUp {
  /** Null while it is pending. */
  readonly decided: DecidedMoveUp | null;
  /**
   * Whether the member took a step since: finished a task of the next stage, left it, or asked
   * again.
   */
  readonly hasMemberContinued: boolean;
}

/**
 * Explains why a person cannot undo a decision about a request to move up, or returns null: their
 * own decision, within 24 hours, until the member continues. The specification leaves the review
 * open; this is a product decision.
 *
 * @example
 * const now = new Date('2025-11-17T02:00:00Z');
 * whyNotUndoMoveUp(7, { decided: null, hasMemberContinued: false }, now)
 * // NOTHING_DECIDED
 */
export function whyNotUndoMoveUp(userId: number, { decided, hasMemberContinued }: UndoneMoveUp, now: Date): string | null {
  checkGiven({ decided });
  checkDates({ now });
  if (decided === null) return NOTHING_DECIDED;
  if (decided.reviewerId !== userId) return DECIDED_BY_OTHER;
  const decidedAt = new Date(decided.decidedAt).getTime();
  if (!(now.getTime() - decidedAt < UNDO_MOVE_UP_HOURS * 60 * 60 * 1000)) return DECIDED_TOO_LONG_AGO;
  return hasMemberContinued ? MEMBER_WENT_ON : null;
}

import { checkDates, timeOf } from '../time/checkDates.ts';

const HOUR = 3_600_000;

/** Hours after its end for which a bulk operation can be undone. Product decisions §0. */
export const UNDO_HOURS = 24;

/** Hours after which a preview is outdated. A product decision. */
export const PREVIEW_HOURS = 24;

/**
 * The instant until which a finished bulk operation can be undone.
 *
 * @throws RangeError for a value that is missing or not a Date
 */
export const undoableUntil = (endedAt: Date): Date => new Date(timeOf({ endedAt }) + UNDO_HOURS * HOUR);

/**
 * Whether a preview may still be applied. An invalid date is never fresh.
 *
 * @throws RangeError for a value that is missing or not a Date
 */
export const isPreviewFresh = (previewedAt: Date, now: Date): boolean => timeOf({ now }) - timeOf({ previewedAt }) < PREVIEW_HOURS * HOUR;

/** The state of a bulk operation, as far as it matters for undo. */
export interface Undoable {
  readonly state: string;
  readonly changed: number;
  readonly undoableUntil: Date | null;
}

/** States of a bulk operation that ended and was not undone. */
const ENDED: readonly string[] = ['done', 'stopped', 'failed'];

/**
 * Whether a bulk operation can be undone: it ended, changed something, and its undo period has not
 * passed. Product decisions §0.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const undoableUntil = new Date('2025-11-18T02:00:00Z');
 * canUndo({ state: 'done', changed: 3, undoableUntil }, undoableUntil) // false
 */
export const canUndo = ({ state, changed, undoableUntil: until }: Undoable, now: Date): boolean => {
  checkDates({ now }, { undoableUntil: until });
  return ENDED.includes(state) && changed > 0 && until !== null && now.getTime() < until.getTime();
};

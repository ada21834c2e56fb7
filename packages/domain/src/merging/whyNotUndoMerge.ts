import { checkDates } from '../time/checkDates.ts';

/** How long a merge can be undone. */
export const MERGE_UNDO_DAYS = 7;

/** The facts that decide whether a merge can be undone. */
export interface MergeToUndo {
  readonly undoneAt: Date | null;
  readonly undoableUntil: Date;
  /** Whether the kept account was merged again later, in either role, and that was not undone. */
  readonly isFollowed: boolean;
  /** Whether one of the two accounts was erased, or the kept one is archived now. */
  readonly isGone: boolean;
  /** Records that were changed or added since and cannot be told apart, each in a few words. */
  readonly changed: readonly string[];
}

/**
 * Whether a merge was not undone yet and the time to undo it is not over.
 *
 * @throws RangeError for a value that is missing or not a Date
 */
export const isInUndoTime = ({ undoneAt, undoableUntil }: Pick<MergeToUndo, 'undoneAt' | 'undoableUntil'>, now: Date): boolean => {
  checkDates({ undoableUntil, now }, { undoneAt });
  return undoneAt === null && now.getTime() < undoableUntil.getTime();
};

/**
 * Explains why a merge cannot be undone. It can be for seven days, the last one of an account
 * first, as long as the money and the subscriptions that it moved are as it left them.
 *
 * @returns the reason as a sentence, or null when it can be undone
 * @throws RangeError for a value that is missing or not a Date
 * @spec product decision §14
 */
export function whyNotUndoMerge({ isFollowed, isGone, changed, ...merge }: MergeToUndo, now: Date): string | null {
  if (!isInUndoTime(merge, now))
    return merge.undoneAt !== null
      ? 'This merge was undone already.'
      : `A merge can be undone for ${MERGE_UNDO_DAYS} days. That time is over.`;
  if (isGone) return 'One of the two accounts was archived or deleted since.';
  if (isFollowed) return 'This account was merged again since. Undo the later merge first.';
  if (changed.length > 0) return `This was changed since, so the merge cannot be undone: ${changed.join(', ')}.`;
  return null;
}

/**
 * The end of the time in which a merge can be undone.
 *
 * @throws RangeError for a value that is not a Date
 */
export const mergeUndoableUntil = (mergedAt: Date): Date => {
  checkDates({ mergedAt });
  return new Date(mergedAt.getTime() + MERGE_UNDO_DAYS * 86_400_000);
};

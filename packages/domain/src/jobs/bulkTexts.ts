import type { Noun } from '../lists/countNoun.ts';

/** Error when the list differs from the preview. Product decisions §0. */
export const LIST_CHANGED = 'The list changed since you previewed it. Preview again.';
export const PREVIEW_TOO_OLD = 'This preview is from yesterday or before. Preview again.';
export const UNDO_TOO_LATE = 'This can be undone for 24 hours only.';
/** Reasons for a single record. */
export const ROW_GONE = 'No longer in the list, or not yours to change.';
export const ROW_CHANGED = 'Someone changed this after the preview.';
export const ROW_CHANGED_SINCE = 'Someone changed this since, so it stays as it is.';
export const MAY_NO_LONGER = 'The person who started this no longer has permission.';
export const BULK_FAILED = 'This failed several times and was stopped. What was already changed stays.';

/** Maximum number of records per bulk operation. */
export const MAX_BULK_ROWS = 100_000;
export const TOO_MANY_ROWS = 'At most 100,000 at once. Narrow the list.';
/** Maximum number of records selected individually. */
export const MAX_SELECTED = 1000;
export const TOO_MANY_SELECTED = 'At most 1,000 can be selected one by one. Select all that match instead.';
export const NOTHING_SELECTED = 'Nothing is selected. Select again.';

/** Numbers of records by outcome. */
export interface BulkCounts {
  readonly changed: number;
  readonly skipped: number;
  readonly failed: number;
}

const counted = (count: number): string => count.toLocaleString('en-PH');
const exact = (count: number, { one, many }: Noun): string => `${counted(count)} ${count === 1 ? one : many}`;

/**
 * The result of a bulk operation, done or previewed, in a sentence. Numbers are exact.
 *
 * @example
 * const counts = { changed: 1340, skipped: 8, failed: 0 };
 * bulkResultText(counts, { one: 'member', many: 'members' }) // '1,340 members changed, 8 skipped.'
 */
export function bulkResultText({ changed, skipped, failed }: BulkCounts, noun: Noun): string {
  const rest = [skipped > 0 && `${counted(skipped)} skipped`, failed > 0 && `${counted(failed)} failed`].filter((part) => part !== false);
  return `${[`${changed === 0 ? `No ${noun.many}` : exact(changed, noun)} changed`, ...rest].join(', ')}.`;
}

/**
 * The result of undoing a bulk operation, in a sentence.
 *
 * @example bulkUndoText({ undone: 12, kept: 1 }, { one: 'member', many: 'members' })
 * // '12 members are as before, 1 was changed since and stays.'
 */
export function bulkUndoText({ undone, kept }: { undone: number; kept: number }, noun: Noun): string {
  const back = `${exact(undone, noun)} ${undone === 1 ? 'is' : 'are'} as before`;
  return kept === 0
    ? `${back}.`
    : `${back}, ${counted(kept)} ${kept === 1 ? 'was changed since and stays' : 'were changed since and stay'}.`;
}

/**
 * The progress of a bulk operation.
 *
 * @example bulkProgressText(340, 1200, { one: 'member', many: 'members' })
 * // '340 of 1,200 members'
 */
export const bulkProgressText = (done: number, total: number, noun: Noun): string => `${counted(done)} of ${exact(total, noun)}`;

/**
 * The label of the apply button.
 *
 * @example bulkApplyText('Move', 340, { one: 'member', many: 'members' }) // 'Move 340 members'
 */
export const bulkApplyText = (verb: string, records: number, noun: Noun): string => `${verb} ${exact(records, noun)}`;

/**
 * The result of a preview.
 *
 * @example bulkPreviewText({ total: 348, skipped: 8 }, { one: 'member', many: 'members' })
 * // '340 of 348 members would change, 8 are skipped.'
 */
export function bulkPreviewText({ total, skipped }: { total: number; skipped: number }, noun: Noun): string {
  if (skipped === total) return `None of ${exact(total, noun)} would change.`;
  if (skipped === 0) return `${exact(total, noun)} would change.`;
  return `${counted(total - skipped)} of ${exact(total, noun)} would change, ${counted(skipped)} ${skipped === 1 ? 'is' : 'are'} skipped.`;
}

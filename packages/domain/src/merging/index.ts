export { keptAffiliate, type MergedAffiliate } from './affiliatesOfMerge.ts';
export {
  type ComparedAccount,
  DUPLICATE_REASONS,
  duplicatePoints,
  type DuplicateReason,
  duplicateReasons,
  nameSimilarity,
} from './duplicates.ts';
export { differsIn, MERGE_FIELDS, type MergedAccount, type MergeField, type MergeSources, suggestSources } from './mergeFields.ts';
export { MAX_MERGED, MERGE_NEEDS_TWO, MERGE_TOO_MANY, MERGE_WITH_ITSELF, mergeForm } from './mergeForm.ts';
export { MERGE_KINDS, type MergeKind } from './mergeKinds.ts';
export { duplicatePairsList, mergesList } from './lists.ts';
export { type AccountToMerge, whyNotMerge } from './whyNotMerge.ts';
export { isInUndoTime, MERGE_UNDO_DAYS, type MergeToUndo, mergeUndoableUntil, whyNotUndoMerge } from './whyNotUndoMerge.ts';

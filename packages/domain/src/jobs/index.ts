export {
  accessLevelForm,
  BULK_FORMS,
  extendSubscriptionsForm,
  MAX_DRAW,
  MAX_EXTENSION_DAYS,
  moveToBatchForm,
  noInputForm,
  reasonForm,
} from './bulkForms.ts';
export { BULK_ROW_STATES, bulkRowsList } from './bulkRowsList.ts';
export { BULK_JOB_STATES, bulkJobsList } from './bulkJobsList.ts';
export {
  BULK_LISTS,
  BULK_OPERATION_NAMES,
  BULK_OPERATIONS,
  type BulkActor,
  type BulkList,
  bulkOperation,
  type BulkOperationName,
  bulkOperationsOf,
  mayDoInBulk,
} from './bulkOperations.ts';
export { closeRecord } from './closing.ts';
export {
  BULK_FAILED,
  bulkApplyText,
  bulkPreviewText,
  bulkProgressText,
  bulkResultText,
  bulkUndoText,
  LIST_CHANGED,
  MAY_NO_LONGER,
  MAX_BULK_ROWS,
  MAX_SELECTED,
  NOTHING_SELECTED,
  PREVIEW_TOO_OLD,
  ROW_CHANGED,
  ROW_CHANGED_SINCE,
  ROW_GONE,
  TOO_MANY_ROWS,
  TOO_MANY_SELECTED,
  UNDO_TOO_LATE,
} from './bulkTexts.ts';
export { canUndo, isPreviewFresh, PREVIEW_HOURS, UNDO_HOURS, undoableUntil } from './bulkTimes.ts';
export { failedJobsList } from './failedJobsList.ts';
export { NAMED_QUEUES, queueText } from './queueText.ts';
export { waitText } from './waitText.ts';
export { type RowPlan, sameValuesOf, standsAs, type Values } from './rowPlan.ts';
export { archiveRecord } from './archiving.ts';

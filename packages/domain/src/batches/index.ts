export { type BatchForm, batchForm } from './batchForm.ts';
export { batchesList } from './batchesList.ts';
export { isCurrentBatch, type LaunchWindow } from './isCurrentBatch.ts';
export { launchText } from './launchText.ts';
export { moveToBatch, NO_BATCH } from './moveToBatch.ts';
export { overlapProblem } from './overlapProblem.ts';
export { retentionRate } from './retentionRate.ts';

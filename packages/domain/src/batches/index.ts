export { isCurrentBatch, type LaunchWindow } from './isCurrentBatch.ts';
export { moveToBatch, NO_BATCH } from './moveToBatch.ts';

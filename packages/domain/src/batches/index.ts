export { isCurrentBatch, type LaunchWindow } from './isCurrentBatch.ts';

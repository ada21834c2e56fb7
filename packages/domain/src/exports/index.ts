export { exportFileName } from './exportFileName.ts';
export { EXPORT_FORMATS, EXPORT_MEDIA_TYPES, type ExportFormat } from './exportFormats.ts';
export { EXPORT_HOURS, EXPORT_KEPT_DAYS, MAX_DIRECT_ROWS, MAX_EXPORTS_AT_ONCE } from './exportLimits.ts';
export { type ExportProgress, exportProgress } from './exportProgress.ts';
export {
  EXPORT_FAILED,
  EXPORT_OVER,
  EXPORT_REFUSED,
  EXPORT_STATES,
  exportExpiry,
  type ExportFacts,
  exportProblem,
  type ExportProblem,
  exportsGivenUpBefore,
  exportsKeptSince,
  type ExportState,
  TOO_MANY_DOWNLOADS,
  TOO_MANY_EXPORTS,
} from './exportState.ts';
export { sheetSerial, sheetTime } from './sheetTime.ts';

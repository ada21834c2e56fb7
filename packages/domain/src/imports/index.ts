export { canContinueImport } from './canContinueImport.ts';
export { canStopImport } from './canStopImport.ts';
export { canUndoImport } from './canUndoImport.ts';
export { cellText } from './cells.ts';
export { type Cells, type CheckedRow, type CheckedSheets, type CheckedWorkbook, checkWorkbook } from './checkWorkbook.ts';
export { BYTE_ORDER_MARK, csvLine, csvText } from './csvText.ts';
export { escapeFormula, unescapeFormula } from './escapeFormula.ts';
export { EXPORT_NEEDS } from './exportNeeds.ts';
export { exportedId, exportedKey } from './exportedKey.ts';
export { IMPORT_CELL_DAYS, importCellsKeptSince, MAX_IMPORT_BYTES, MAX_IMPORT_ROWS, SHEET_LOAD_SECONDS } from './importLimits.ts';
export {
  IMPORT_MODES,
  IMPORT_OUTCOMES,
  IMPORT_ROW_STATES,
  IMPORT_STATES,
  IMPORT_WORK_STATES,
  type ImportMode,
  type ImportOutcome,
  type ImportRowState,
  type ImportState,
  type ImportWorkState,
} from './importModes.ts';
export { importApplyText } from './importApplyText.ts';
export { type ImportCheckCounts, importCheckText } from './importCheckText.ts';
export { importFileForm } from './importFileForm.ts';
export { IMPORT_EXTENSIONS, importFileProblem } from './importFileProblem.ts';
export { IMPORT_MODE_CHOICES, IMPORT_OUTCOME_NAMES, IMPORT_ROW_STATE_NAMES, IMPORT_STATE_NAMES, UPLOAD_KIND_NAMES } from './importNames.ts';
export { importRowsList } from './importRowsList.ts';
export { importsList } from './importsList.ts';
export { IMPORT_UNDO_TEXTS } from './importUndoTexts.ts';
export { importStoppedText } from './importStoppedText.ts';
export { importUploadPath } from './importUploadPath.ts';
export { importWork, type ImportWorkCounts } from './importWork.ts';
export { mayImportBecome } from './mayImportBecome.ts';
export { problemLines } from './problemLines.ts';
export { cellProblem, type ImportProblem, problemText, sheetProblem } from './importProblem.ts';
export {
  CELLS_REMOVED,
  CHECK_AGAIN,
  HAS_ACCOUNT,
  HAS_NO_ACCOUNT,
  IMPORT_CHANGED_SINCE,
  IMPORTED_BEFORE,
  NOT_AT_WORK,
  NOT_STOPPED,
  OTHER_IMPORT_RUNS,
  SAME_AS_BEFORE,
  SHEET_MISSING,
} from './importTexts.ts';
export { headerKey, type HeaderMapping, mapHeaders, sheetByTitles } from './mapHeaders.ts';
export { type FoundMember, type ImportPlan, levelKeys, levelsText, type MemberNames, planMember } from './planMember.ts';
export { isEmptyCell, type RowCells, RowChecker } from './rowChecker.ts';
export { type PublishedSheet, publishedSheet, sheetHostProblem } from './publishedSheet.ts';
export { readCsv } from './readCsv.ts';
export { type ImportRow, ROW_SCHEMAS } from './rowSchemas.ts';
export { sheetDay } from './sheetDay.ts';
export { sheetDayText } from './sheetDayText.ts';
export { type ColumnGuide, GUIDE_SHEET, templateGuide } from './templateGuide.ts';
export { type SheetLinkForm, sheetLinkForm } from './sheetLinkForm.ts';
export { IMPORT_TEMPLATES, type ImportSheet, type SheetName, UPLOAD_KINDS, type UploadKind } from './templates.ts';
export { PROBLEM_COLUMN, type SheetTitles, titleProblems } from './titleProblems.ts';

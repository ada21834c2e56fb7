export type { Cells } from './checkSheet.ts';
export { type CheckedRow, type CheckedSheets, type CheckedWorkbook, checkWorkbook } from './checkWorkbook.ts';
export { escapeFormula, unescapeFormula } from './escapeFormula.ts';
export { type ImportProblem, problemText } from './importProblem.ts';
export { type ImportRow, ROW_SCHEMAS } from './rowSchemas.ts';
export { IMPORT_TEMPLATES, type ImportSheet, type SheetName, UPLOAD_KINDS, type UploadKind } from './templates.ts';

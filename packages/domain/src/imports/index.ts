export { type Cells, type CheckedRow, type CheckedSheets, type CheckedWorkbook, checkWorkbook } from './check-workbook.ts';
export { escapeFormula, unescapeFormula } from './escape-formula.ts';
export { type ImportProblem, problemText } from './import-problem.ts';
export { type ImportRow, ROW_SCHEMAS } from './row-schemas.ts';
export { IMPORT_TEMPLATES, type ImportSheet, type SheetName, UPLOAD_KINDS, type UploadKind } from './templates.ts';

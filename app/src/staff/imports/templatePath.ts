import type { UploadKind } from '@atlas/domain/imports';

/** The address of the template of a kind. */
export const templatePath = (kind: UploadKind): string => `/api/imports/template/${kind}.xlsx`;

/** The address of the records of a kind in the format of its template. */
export const exportPath = (kind: UploadKind): string => `/api/imports/export/${kind}.xlsx`;

/** The address of the rows of an import that failed. */
export const failedRowsPath = (id: number): string => `/api/imports/${id}/failed.xlsx`;

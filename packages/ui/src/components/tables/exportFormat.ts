export type ExportFormat = 'csv' | 'xlsx';

/** A file of an earlier export. */
export interface ExportedFile {
  /** "CSV of 10:45 AM, 12,500 rows". */
  readonly label: string;
  readonly onDownload: () => void;
}

import { checkGiven } from '../errors/checkKnown.ts';

/** The progress of an export. */
export interface ExportProgress {
  /** 0 to 100, whole. */
  readonly percent: number;
  /** "120 of 348 rows". */
  readonly text: string;
}

/**
 * The progress of an export, for a progress bar and as text.
 *
 * @param total null until its rows are counted
 * @throws RangeError for a missing value
 * @example exportProgress({ done: 120, total: 348 }) // { percent: 34, text: '120 of 348 rows' }
 * @example exportProgress({ done: 0, total: null }) // { percent: 0, text: 'Preparing' }
 */
export function exportProgress({ done, total }: { done: number; total: number | null }): ExportProgress {
  checkGiven({ done, total });
  if (total === null) return { percent: 0, text: 'Preparing' };
  // Rows may be added while the file is written.
  const all = Math.max(done, total);
  return {
    percent: all === 0 ? 100 : Math.floor((done / all) * 100),
    text: `${done.toLocaleString('en-PH')} of ${all.toLocaleString('en-PH')} ${all === 1 ? 'row' : 'rows'}`,
  };
}

import { checkDates, timeOf } from '../time/checkDates.ts';
import { EXPORT_HOURS, EXPORT_KEPT_DAYS } from './exportLimits.ts';

/**
 * The state of an export: it is waiting for its turn, being written, ready for download, or failed.
 */
export const EXPORT_STATES = ['waiting', 'running', 'ready', 'failed'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

const HOUR = 3_600_000;

/**
 * The instant until which a file that is ready now can be downloaded.
 *
 * @throws RangeError for a value that is missing or not a Date
 */
export const exportExpiry = (now: Date): Date => new Date(timeOf({ now }) + EXPORT_HOURS * HOUR);

/**
 * Exports that expired before this instant are deleted.
 *
 * @throws RangeError for a value that is missing or not a Date
 */
export const exportsKeptSince = (now: Date): Date => new Date(timeOf({ now }) - EXPORT_KEPT_DAYS * 24 * HOUR);

/**
 * Exports requested before this instant that are still unfinished are abandoned.
 *
 * @throws RangeError for a value that is missing or not a Date
 */
export const exportsGivenUpBefore = (now: Date): Date => new Date(timeOf({ now }) - EXPORT_HOURS * HOUR);

/** The facts that decide whether a file can be downloaded. */
export interface ExportFacts {
  readonly state: ExportState;
  /** Null until it is ready. */
  readonly expiresAt: Date | null;
  /** The reason the export failed. */
  readonly problem: string | null;
}

/** The reason a file cannot be downloaded, as an error code and a sentence. */
export interface ExportProblem {
  readonly code: 'CONFLICT' | 'GONE';
  readonly message: string;
}

/**
 * Explains why the file of an export cannot be downloaded now; null when it can. At the instant of
 * its expiry it no longer can.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const running = { state: 'running', expiresAt: null, problem: null };
 * exportProblem(running, new Date('2025-11-17T02:00:00Z'))?.code // 'CONFLICT'
 */
export function exportProblem({ state, expiresAt, problem }: ExportFacts, now: Date): ExportProblem | null {
  checkDates({ now }, { expiresAt });
  if (state === 'failed') return { code: 'GONE', message: problem ?? EXPORT_FAILED };
  if (state !== 'ready' || expiresAt === null) return { code: 'CONFLICT', message: 'This file is still being written.' };
  return expiresAt.getTime() > now.getTime() ? null : { code: 'GONE', message: EXPORT_OVER };
}

export const EXPORT_OVER = `This file could be downloaded for ${EXPORT_HOURS} hours. Export the list again.`;
export const EXPORT_FAILED = 'The file could not be written. Export the list again.';
export const EXPORT_REFUSED = 'The file was not created because your access changed in the meantime.';
export const TOO_MANY_DOWNLOADS = 'Your other downloads are still running. Wait until one of them has finished.';
export const TOO_MANY_EXPORTS = 'Your other exports are still being written. Wait until one of them is ready.';

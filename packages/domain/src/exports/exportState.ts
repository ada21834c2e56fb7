import { EXPORT_HOURS, EXPORT_KEPT_DAYS } from './exportLimits.ts';

/** How an export stands: it waits for its turn, is being written, can be downloaded, or could not be written. */
export const EXPORT_STATES = ['waiting', 'running', 'ready', 'failed'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

const HOUR = 3_600_000;

/** Until when a file can be downloaded that is ready now. */
export const exportExpiry = (now: Date): Date => new Date(now.getTime() + EXPORT_HOURS * HOUR);

/** What expired before this is forgotten. */
export const exportsKeptSince = (now: Date): Date => new Date(now.getTime() - EXPORT_KEPT_DAYS * 24 * HOUR);

/** What was asked for before this and is not written yet never will be. */
export const exportsGivenUpBefore = (now: Date): Date => new Date(now.getTime() - EXPORT_HOURS * HOUR);

/** What decides whether a file can be downloaded. */
export interface ExportFacts {
  readonly state: ExportState;
  /** Null until it is ready. */
  readonly expiresAt: Date | null;
  /** Why it could not be written. */
  readonly problem: string | null;
}

/** Why a file cannot be downloaded, as a code of errors and a sentence. */
export interface ExportProblem {
  readonly code: 'CONFLICT' | 'GONE';
  readonly message: string;
}

/**
 * Why the file of an export cannot be downloaded now; null when it can. It can until the instant at which it expires, and not at it.
 *
 * @example exportProblem({ state: 'running', expiresAt: null, problem: null }, now)?.code // 'CONFLICT'
 */
export function exportProblem({ state, expiresAt, problem }: ExportFacts, now: Date): ExportProblem | null {
  if (state === 'failed') return { code: 'GONE', message: problem ?? EXPORT_FAILED };
  if (state !== 'ready' || expiresAt === null) return { code: 'CONFLICT', message: 'This file is still being written.' };
  return expiresAt.getTime() > now.getTime() ? null : { code: 'GONE', message: EXPORT_OVER };
}

export const EXPORT_OVER = `This file could be downloaded for ${EXPORT_HOURS} hours. Export the list again.`;
export const EXPORT_FAILED = 'The file could not be written. Export the list again.';
export const EXPORT_REFUSED = 'The file was not written, because your access changed meanwhile.';
export const TOO_MANY_DOWNLOADS = 'Your other downloads are still running. Wait until one of them has finished.';
export const TOO_MANY_EXPORTS = 'Your other exports are still being written. Wait until one of them is ready.';

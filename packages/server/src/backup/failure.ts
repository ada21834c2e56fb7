import pg from 'pg';
import { OperatorError } from '../errors.ts';

const DISK: ReadonlySet<string> = new Set(['ENOSPC', 'EACCES', 'EROFS', 'EPERM', 'ENOTDIR', 'EEXIST']);
const CONNECTION: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT']);

/**
 * The message of an expected failure of a backup or a restore. Null for any other, which keeps its
 * stack.
 */
export function expectedFailure(error: unknown): string | null {
  if (error instanceof OperatorError) return error.message;
  if (error instanceof pg.DatabaseError) return `The database refused: ${error.message}.`;
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code !== 'string') return null;
  if (CONNECTION.has(code)) return `The database or the storage does not answer any more (${code}).`;
  return DISK.has(code) ? `The disk refused: ${String(message)}.` : null;
}

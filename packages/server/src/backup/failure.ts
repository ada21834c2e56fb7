import pg from 'pg';
import { FolderInUse } from '../db/lock.ts';
import { SettingsError } from '../settings.ts';
import { BackupError } from './backupError.ts';

const SYSTEM = new Set(['ENOSPC', 'EACCES', 'EROFS', 'EPERM', 'ENOTDIR', 'EEXIST', 'ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT']);

/** The sentence for a failure that can be expected of a backup or a restore; null for any other, which keeps its stack. */
export function expectedFailure(error: unknown): string | null {
  if (error instanceof BackupError || error instanceof FolderInUse || error instanceof SettingsError) return error.message;
  if (error instanceof pg.DatabaseError) return `The database refused: ${error.message}.`;
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code !== 'string' || !SYSTEM.has(code)) return null;
  return code.startsWith('EC') || code === 'ENOTFOUND' || code === 'ETIMEDOUT'
    ? `DATABASE_URL: the database does not answer (${code}).`
    : `The disk refused: ${String(message)}.`;
}

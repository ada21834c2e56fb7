import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { BackupError } from './backupError.ts';

/** SHA-256 of each migration of a version, the oldest first. */
export const migrationsIn = (folder: string): string[] => readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash);

/** SHA-256 of each migration that a database has had; empty when it never had any. */
export async function migrationsOf(client: pg.ClientBase): Promise<string[]> {
  const { rows: found } = await client.query<{ there: boolean }>(`select to_regclass('drizzle.__drizzle_migrations') is not null as there`);
  if (found[0]?.there !== true) return [];
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by created_at');
  return rows.map(({ hash }) => hash);
}

export const isPrefix = (first: readonly string[], all: readonly string[]): boolean =>
  first.length <= all.length && first.every((hash, index) => hash === all[index]);

/**
 * Checks that a backup's migrations are the first ones of a version.
 *
 * @throws BackupError when they are not
 */
export function mustKnow(migrations: readonly string[], folder: string): void {
  if (isPrefix(migrations, migrationsIn(folder))) return;
  throw new BackupError(
    'This archive was made by a version of Atlas whose migrations this one does not have. Restore it with that version or a newer one.',
  );
}

/** Whether a backup has every migration of a version. */
export const isPresent = (migrations: readonly string[], folder: string): boolean => migrations.length === migrationsIn(folder).length;

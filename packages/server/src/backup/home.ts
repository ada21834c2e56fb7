import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { BackupError } from './backupError.ts';
import { isPrefix, migrationsOf } from './migrations.ts';
import type { StoragePlace } from '../storage/storagePlace.ts';
import { findFilled, listTables } from './tables.ts';

/** The data of an installation: the database, and its files. */
export interface Home {
  dataDir: string;
  /** The URL of PostgreSQL; without it the database is embedded in the data folder. */
  databaseUrl?: string | undefined;
  /** The storage of the files, when they are not in the data folder. */
  storage?: StoragePlace | undefined;
}

export const databaseFolder = (dataDir: string): string => join(dataDir, 'database');
export const storageOf = ({ dataDir, storage }: Home): StoragePlace => storage ?? { kind: 'folder', folder: join(dataDir, 'files') };
/** The folder of the files; null when they are in a bucket. */
export const filesFolder = (home: Home): string | null => {
  const place = storageOf(home);
  return place.kind === 'folder' ? place.folder : null;
};
/**
 * A file in the data folder, from the first file of a restore until its end. It names the archive.
 */
const mark = (dataDir: string): string => join(dataDir, 'restore-unfinished');

/**
 * Checks that no restore into this data folder was interrupted, which would leave incomplete data.
 *
 * @throws BackupError
 */
export function mustBeFinished(dataDir: string): void {
  const archive = unfinished(dataDir);
  if (archive === null) return;
  throw new BackupError(
    `DATA_DIR: restoring ${archive} into ${dataDir} did not finish, so what is there is not whole. Run npm run restore again first.`,
  );
}

/** The archive of an interrupted restore; null when there is none. */
function unfinished(dataDir: string): string | null {
  try {
    return readFileSync(mark(dataDir), 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return null;
  }
}

export const markUnfinished = (dataDir: string, archive: string): void => writeFileSync(mark(dataDir), `${archive}\n`, { flush: true });
export const markFinished = (dataDir: string): void => rmSync(mark(dataDir), { force: true });

/**
 * Checks that a home is empty. The remains of an interrupted restore are removed: its files are in
 * our folder, and its rows were never committed, because they are written in one transaction.
 *
 * @returns a message about the removal, or null
 * @throws BackupError when there is any other data
 */
export async function mustBeEmpty(client: pg.ClientBase, home: Home, migrations: readonly string[]): Promise<string | null> {
  const { dataDir, databaseUrl } = home;
  const where =
    databaseUrl === undefined ? `the embedded database in ${dataDir}` : `the database ${new URL(databaseUrl).pathname.slice(1)}`;
  const tables = await listTables(client);
  const filled = await findFilled(client, tables);
  const former = unfinished(dataDir);
  if (filled !== null && former !== null) {
    throw new BackupError(
      `An earlier restore of ${former} ended before its last step, and ${where} has its rows. Empty it by hand (${emptying(databaseUrl)}), then restore again.`,
    );
  }
  if (filled !== null) {
    throw new BackupError(
      `${upperFirst(where)} is in use: its table ${filled} holds rows. A backup is restored into an empty home only: ${emptying(databaseUrl)}.`,
    );
  }
  const level = await migrationsOf(client);
  if ((level.length === 0 && tables.length > 0) || !isPrefix(level, migrations)) {
    throw new BackupError(
      `${upperFirst(where)} has tables that this archive does not know. A backup is restored into an empty home only: ${emptying(databaseUrl)}.`,
    );
  }
  const files = filesFolder(home);
  // Files in a bucket under the archive's keys are overwritten; the rest of the bucket is left
  // alone.
  if (files === null || !existsSync(files) || readdirSync(files).length === 0) return null;
  if (former === null) {
    throw new BackupError(
      `The folder ${files} holds files already. A backup is restored into an empty home only: choose another DATA_DIR, or move them away.`,
    );
  }
  rmSync(files, { recursive: true, force: true });
  return `An earlier restore of ${former} did not finish; the files that it left were removed.`;
}

const emptying = (databaseUrl: string | undefined): string =>
  databaseUrl === undefined ? 'choose another DATA_DIR, or move this one away' : 'create a new database for it';

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

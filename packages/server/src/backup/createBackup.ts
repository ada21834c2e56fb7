import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type pg from 'pg';
import type { Database } from '../db/open.ts';
import { NotStored } from '../storage/failures.ts';
import type { Storage } from '../storage/storage.ts';
import type { Settings } from '../settings.ts';
import { writeArchive, type Member } from './archive.ts';
import { BackupError } from './backupError.ts';
import { readRecipient } from './keys.ts';
import { FILES, HEADER, MANIFEST, summed, TABLES, type Header, type Manifest } from './manifest.ts';
import { migrationsOf } from './migrations.ts';
import { copyOut, listTables, readSequences, SESSION } from './tables.ts';

export interface BackupSource {
  database: Database;
  storage: Storage;
  settings: Settings;
}

export interface Backup {
  /** Absolute path of the archive. Its checksum is next to it as `.sha256`. */
  file: string;
  bytes: number;
  sha256: string;
  tables: number;
  rows: number;
  files: number;
  /** Storage keys in rows whose files the storage does not have. */
  missing: string[];
  /** The file of the key, when we generated it and it is stored next to the data. */
  generatedKey: string | null;
}

/**
 * Writes one consistent, encrypted archive into a folder: the database, and the files that its rows
 * refer to. Other processes can write to PostgreSQL in the meantime; on the embedded database they
 * wait until the tables are read.
 *
 * @throws BackupError with a message for operators, leaving nothing in the folder
 */
export async function createBackup(source: BackupSource, folder: string, now: Date): Promise<Backup> {
  const { recipient, generated } = await readRecipient(source.settings);
  await mkdir(folder, { recursive: true });
  const file = join(folder, `atlas-${now.toISOString().replaceAll(/[-:.]/g, '')}.tar.gz.age`);
  const half = `${file}.half`;
  const manifest: Manifest = { tables: {}, files: {}, missing: [], sequences: {} };
  try {
    const { bytes, sha256 } = await writeArchive(half, recipient, membersOf(source, manifest, now));
    await writeFile(`${file}.sha256`, `${sha256}  ${basename(file)}\n`, { flag: 'wx', mode: 0o600, flush: true });
    await rename(half, file);
    const tables = Object.values(manifest.tables);
    const rows = tables.reduce((total, table) => total + table.rows, 0);
    const files = Object.keys(manifest.files).length;
    return { file, bytes, sha256, tables: tables.length, rows, files, missing: manifest.missing, generatedKey: generated };
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
}

const json = (name: string, value: unknown): Member => ({
  name,
  bytes: (async function* () {
    yield Buffer.from(JSON.stringify(value));
  })(),
});

async function* membersOf({ database, storage }: BackupSource, manifest: Manifest, now: Date): AsyncGenerator<Member> {
  const keys: string[] = [];
  yield* tablesOf(database, manifest, keys, now);
  for (const key of keys) {
    const pieces = await opened(storage, key);
    if (pieces === null) {
      manifest.missing.push(key);
      continue;
    }
    const counted = summed(pieces);
    yield { name: FILES + key, bytes: counted.pieces };
    const { bytes, sha256 } = counted.sum();
    manifest.files[key] = { bytes, sha256 };
  }
  yield json(MANIFEST, manifest);
}

/**
 * Yields the header and every table, as of one instant. The connection is released before the files
 * are read.
 */
async function* tablesOf(database: Database, manifest: Manifest, keys: string[], now: Date): AsyncGenerator<Member> {
  const client: pg.PoolClient = await database.pool.connect();
  let broken: Error | undefined = new Error('The backup ended before its transaction was finished.');
  const onError = (error: Error) => {
    broken = error;
  };
  client.on('error', onError);
  try {
    await client.query('begin isolation level repeatable read read only');
    for (const statement of SESSION) await client.query(statement);
    const migrations = await migrationsOf(client);
    if (migrations.length === 0) throw new BackupError('There is nothing to back up: this database has no tables of Atlas.');
    const tables = await listTables(client);
    const header: Header = {
      format: 1,
      createdAt: now.toISOString(),
      database: database.kind,
      migrations,
      tables: tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) })),
    };
    yield json(HEADER, header);
    const { rows } = await client.query<{ key: string }>('select distinct storage_key as key from files order by storage_key');
    keys.push(...rows.map(({ key }) => key));
    for (const table of tables) {
      const counted = summed(copyOut(client, database.kind, table));
      yield { name: TABLES + table.name, bytes: counted.pieces };
      manifest.tables[table.name] = counted.sum();
    }
    // Sequences are not transactional. Read last, they are never behind the rows.
    manifest.sequences = await readSequences(client);
    await client.query('commit');
    broken = undefined;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}

/** Opens a stored file; null when the storage does not have it. */
async function opened(storage: Storage, key: string): Promise<AsyncIterable<Buffer> | null> {
  try {
    return (await storage.read(key)) as AsyncIterable<Buffer>;
  } catch (error) {
    if (!(error instanceof NotStored)) throw error;
    return null;
  }
}

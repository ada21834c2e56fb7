import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { z } from 'zod';
import { MIGRATIONS, openDatabase, type Database } from '../db/open.ts';
import { withClient } from '../db/pool.ts';
import { openStorage } from '../storage/openStorage.ts';
import type { Storage } from '../storage/storage.ts';
import { readArchive, type Member } from './archive.ts';
import { BackupError } from './backupError.ts';
import { filesFolder, markFinished, markUnfinished, mustBeEmpty, storageOf, type Home } from './home.ts';
import { FILES, HEADER, headerSchema, MANIFEST, manifestSchema, sumOf, TABLES, type Header, type Manifest, type Sum } from './manifest.ts';
import { markRestored } from './markRestored.ts';
import { isPresent, mustKnow } from './migrations.ts';
import { copyIn, copyOut, listTables, readSequences, SESSION, withoutGuards, writeSequences, type TableShape } from './tables.ts';

export interface Restored {
  /** When the backup was made. */
  createdAt: string;
  tables: number;
  rows: number;
  files: number;
  /** Files that were missing when the backup was made. */
  missing: string[];
  /** Further information for the operator, a sentence each. */
  notes: string[];
}

/** The lock that allows one restore at a time into one PostgreSQL. */
const RESTORE_LOCK = 20_261;

/**
 * Restores an archive into an empty home. The whole archive is read and checked first. Then tables,
 * rows and files are written and read back. The rows are committed only once all of it matches the
 * manifest. The database is marked as restored (see `markRestored`).
 *
 * @throws BackupError with a message for operators. The home is then empty again, except that a
 * bucket keeps the files written to it.
 */
export async function restoreBackup(
  archive: string,
  identity: string,
  home: Home,
  migrations = MIGRATIONS,
  at = new Date(),
): Promise<Restored> {
  const notes: string[] = [];
  if (!existsSync(archive)) throw new BackupError(`There is no archive at ${archive}.`);
  if (!(await fitsChecksum(archive))) {
    notes.push(`There is no ${basename(archive)}.sha256 beside the archive; its encryption vouches for every byte all the same.`);
  }
  const { header, manifest } = await inspect(archive, identity, migrations);
  const backupAt = new Date(header.createdAt);
  const mark = isPresent(header.migrations, migrations) ? { at, backupAt } : null;
  mkdirSync(home.dataDir, { recursive: true });
  const database = await openDatabase(home.databaseUrl === undefined ? { folder: home.dataDir } : { url: home.databaseUrl, max: 2 });
  try {
    const note = await withClient(database.pool, (client) => mustBeEmpty(client, home, header.migrations));
    if (note !== null) notes.push(note);
    markUnfinished(home.dataDir, basename(archive));
    try {
      await database.migrate(migrations, { count: header.migrations.length });
      await withClient(database.pool, (client) => fill(client, database, { archive, identity, home, header, manifest, mark }));
    } catch (error) {
      for (const left of [filesFolder(home), halfFile(home.dataDir)]) if (left !== null) rmSync(left, { recursive: true, force: true });
      markFinished(home.dataDir);
      throw error;
    }
    await database.migrate(migrations);
    // The tables of an older archive can only be marked after their migration. No server starts
    // before that.
    if (mark === null) await database.transaction((tx) => markRestored(tx, { at, backupAt }));
    markFinished(home.dataDir);
  } finally {
    await database.close();
  }
  const tables = Object.values(manifest.tables);
  return {
    createdAt: header.createdAt,
    tables: tables.length,
    rows: tables.reduce((total, { rows }) => total + rows, 0),
    files: Object.keys(manifest.files).length,
    missing: manifest.missing,
    notes,
  };
}

/**
 * Whether a checksum is next to the archive.
 *
 * @throws BackupError when it is, and differs
 */
async function fitsChecksum(archive: string): Promise<boolean> {
  const beside = `${archive}.sha256`;
  if (!existsSync(beside)) return false;
  const wanted = /^[0-9a-f]{64}/.exec(readFileSync(beside, 'utf8'))?.[0];
  const hash = createHash('sha256');
  for await (const piece of createReadStream(archive)) hash.update(piece as Buffer);
  if (hash.digest('hex') === wanted) return true;
  throw new BackupError(`This archive is damaged: its SHA-256 is not the one in ${basename(beside)}. Take another copy.`);
}

const unlike = (what: string): BackupError =>
  new BackupError(`${what} is not what the archive's manifest says. Nothing was restored; take another backup.`);

const mustFit = (what: string, found: Sum & { rows?: number }, wanted: (Sum & { rows?: number }) | undefined): void => {
  const isSame =
    found.sha256 === wanted?.sha256 && found.bytes === wanted.bytes && (wanted.rows === undefined || found.rows === wanted.rows);
  if (!isSame) throw unlike(what);
};

/**
 * Reads all of an archive without writing anything, and compares every table and file with the
 * manifest.
 */
async function inspect(archive: string, identity: string, migrations: string): Promise<{ header: Header; manifest: Manifest }> {
  let header: Header | undefined;
  let manifest: Manifest | undefined;
  const sums = new Map<string, Sum & { rows: number }>();
  for await (const { name, bytes } of readArchive(archive, identity)) {
    if (name === HEADER) {
      header = await parsed(headerSchema, bytes);
      mustKnow(header.migrations, migrations);
    } else if (name === MANIFEST) manifest = await parsed(manifestSchema, bytes);
    else sums.set(name, await sumOf(bytes));
  }
  if (header === undefined || manifest === undefined) throw unlike('The list of contents');
  const wanted = [
    ...Object.entries(manifest.tables).map(([name, sum]) => [TABLES + name, sum] as const),
    ...Object.entries(manifest.files).map(([key, sum]) => [FILES + key, sum] as const),
  ];
  if (sums.size !== wanted.length) throw unlike('The list of contents');
  for (const [name, sum] of wanted) mustFit(`The member ${name}`, sums.get(name) ?? { bytes: 0, sha256: '' }, sum);
  return { header, manifest };
}

async function parsed<T>(schema: z.ZodType<T>, bytes: AsyncIterable<Buffer>): Promise<T> {
  const pieces: Buffer[] = [];
  for await (const piece of bytes) pieces.push(piece);
  const result = schema.safeParse(JSON.parse(Buffer.concat(pieces).toString('utf8')));
  if (!result.success)
    throw new BackupError('This archive has a form that this version of Atlas does not know. Restore it with a newer one.');
  return result.data;
}

interface Filling {
  archive: string;
  identity: string;
  home: Home;
  header: Header;
  manifest: Manifest;
  /** Null when the tables are too old to be marked. */
  mark: { at: Date; backupAt: Date } | null;
}

/** Writes rows and files in one transaction, and reads each of them back before the commit. */
async function fill(
  client: pg.PoolClient,
  { kind }: Database,
  { archive, identity, home, header, manifest, mark }: Filling,
): Promise<void> {
  await client.query('begin');
  try {
    for (const statement of SESSION) await client.query(statement);
    await client.query(`select pg_advisory_xact_lock(${RESTORE_LOCK})`);
    const tables = new Map((await listTables(client)).map((table) => [table.name, table]));
    for (const { name, columns } of header.tables) {
      const found = tables.get(name)?.columns.map((column) => column.name);
      if (JSON.stringify(found?.toSorted()) !== JSON.stringify(columns.toSorted())) throw unlike(`The shape of table ${name}`);
    }
    const storage = await openStorage(storageOf(home));
    const guard = await withoutGuards(client, [...tables.values()]);
    const columnsOf = new Map(header.tables.map(({ name, columns }) => [name, columns]));
    for await (const member of readArchive(archive, identity)) {
      const table = member.name.startsWith(TABLES) ? tables.get(member.name.slice(TABLES.length)) : undefined;
      if (table !== undefined) {
        const shape = inOrder(table, columnsOf.get(table.name) ?? []);
        await copyIn(client, kind, shape, member.bytes);
        mustFit(`Table ${table.name}`, await sumOf(copyOut(client, kind, shape)), manifest.tables[table.name]);
      } else if (member.name.startsWith(FILES)) await restoreFile(storage, home, member, manifest);
    }
    await writeSequences(client, manifest.sequences);
    if (JSON.stringify(await readSequences(client)) !== JSON.stringify(manifest.sequences)) throw unlike('What the sequences count');
    await guard();
    if (mark !== null) await markRestored(drizzle({ client, casing: 'snake_case' }), mark);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** The table with its columns in the order of the backup. */
const inOrder = (table: TableShape, columns: readonly string[]): TableShape => ({
  ...table,
  columns: columns.flatMap((name) => table.columns.find((column) => column.name === name) ?? []),
});

/** A file that is being written to the storage. */
const halfFile = (dataDir: string): string => join(dataDir, 'restore-half');

async function restoreFile(storage: Storage, { dataDir }: Home, { name, bytes }: Member, manifest: Manifest): Promise<void> {
  const key = name.slice(FILES.length);
  const half = halfFile(dataDir);
  await pipeline(bytes, createWriteStream(half, { mode: 0o600, flush: true }));
  await storage.take(key, half);
  mustFit(`The file ${key}`, await sumOf((await storage.read(key)) as AsyncIterable<Buffer>), manifest.files[key]);
}

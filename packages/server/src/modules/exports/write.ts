import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { instantText } from '@atlas/domain/audit';
import { EXPORT_FAILED, EXPORT_REFUSED, exportExpiry, exportFileName } from '@atlas/domain/exports';
import type { App } from '../../app.ts';
import type { Context } from '../../commands/context.ts';
import { opensList, readListRequest } from '../../commands/declaredList.ts';
import { type ExportedList, headersFor, readSheet } from '../../commands/exportedList.ts';
import { rowsOf, whereOf } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { collectGarbage } from '../../jobs/collectGarbage.ts';
import { UserError } from '../../errors.ts';
import { exportedListNamed } from '../../exportedLists.ts';
import type { SheetCell } from '../../sheets/sheet.ts';
import { sheetStream } from '../../sheets/sheetStream.ts';
import { writing } from '../../storage/failures.ts';
import { notify } from '../notifications/commands.ts';
import { contextOfHolder } from '../users/commands.ts';
import { beginExport, type Export, failExport, findExport, finishExport, saveDone } from './repo.ts';

/** Number of rows between two clean-ups of memory. */
const TIDY_EVERY = 100_000;

/** An export whose file is written to the storage. */
type Stored = Export & { storageKey: string };

/**
 * Writes the file of an export to the storage, with the requester's current access to the list, and
 * notifies them. When killed and run again, it starts the file over under the same key. It does
 * nothing for a ready export.
 *
 * @throws the reason of `signal` when that stops it between two chunks
 */
export async function writeExport(app: App, jobId: string, id: number, signal: AbortSignal): Promise<void> {
  const row = await findExport(app.database.db, id);
  if (row === undefined || row.state === 'ready' || row.storageKey === null) return;
  const exported = exportedListNamed(row.list);
  const ctx = await contextOfHolder(app, jobId, row);
  if (exported === null || ctx === null || !opensList(ctx.source.reader, exported.list)) return reject(app, row, EXPORT_REFUSED);
  const stored = { ...row, storageKey: row.storageKey };
  try {
    await publish(app, stored, exported, await writeFile(ctx, stored, exported, signal));
  } catch (error) {
    if (signal.aborted) throw error;
    if (error instanceof UserError) return reject(app, row, error.message);
    // The job is retried, so the export may still become ready.
    await failExport(app.database.db, id, { problem: EXPORT_FAILED, at: app.clock.now() });
    throw error;
  }
}

interface Written {
  rows: number;
  bytes: number;
}

/**
 * Writes all rows to a local file and then moves it into the storage, which contains either the
 * complete file or nothing.
 */
async function writeFile(ctx: Context, row: Stored, exported: ExportedList, signal: AbortSignal): Promise<Written> {
  const { database, storage } = ctx.app;
  const requested = readListRequest(exported.list, row.search);
  const belonging = whereOf(rowsOf(exported.list.where(requested.filter, ctx.source)));
  await beginExport(database.db, row.id, await database.db.$count(exported.list.list.table, belonging));
  let rows = 0;
  async function* counted(): AsyncGenerator<SheetCell[][]> {
    for await (const chunk of readSheet(ctx, exported, requested, signal)) {
      yield chunk;
      rows += chunk.length;
      await saveDone(database.db, row.id, rows);
      if (rows % TIDY_EVERY < chunk.length) await collectGarbage();
    }
  }
  // Named after the stored file, so that a retry overwrites the file of a killed run.
  const path = join(tmpdir(), `atlas-export-${basename(row.storageKey)}`);
  try {
    const sheet = { title: exported.title, headers: await headersFor(ctx, exported, requested), chunks: counted() };
    await writing(() => pipeline(sheetStream(row.format, sheet), createWriteStream(path, { mode: 0o600 })));
    const { size: bytes } = await stat(path);
    await storage.take(row.storageKey, path);
    return { rows, bytes };
  } finally {
    await rm(path, { force: true });
  }
}

const publish = (app: App, row: Stored, exported: ExportedList, written: Written): Promise<void> =>
  app.database.transaction(async (tx) => {
    const expiresAt = exportExpiry(app.clock.now());
    if (!(await finishExport(tx, row.id, { ...written, storageKey: row.storageKey, expiresAt }))) return;
    const name = exportFileName({ ...exported, format: row.format, at: row.createdAt });
    await notifyRequester(app, tx, row, 'Your export is ready', `${name} can be downloaded until ${instantText(expiresAt)}.`);
  });

const reject = (app: App, row: Export, problem: string): Promise<void> =>
  app.database.transaction(async (tx) => {
    if (await failExport(tx, row.id, { problem, at: app.clock.now() })) await notifyRequester(app, tx, row, 'Your export failed', problem);
  });

/** Ends an export whose job has failed permanently. */
export async function giveUpExport(app: App, id: number): Promise<void> {
  const row = await findExport(app.database.db, id);
  if (row !== undefined) await reject(app, row, EXPORT_FAILED);
}

/**
 * Notifies the requester, with a link to the list. Exports requested under impersonation do not
 * notify the person.
 */
async function notifyRequester(app: App, tx: Db, row: Export, title: string, body: string): Promise<void> {
  if (row.impersonatorId !== null) return;
  const path = exportedListNamed(row.list)?.path(Object.fromEntries(new URLSearchParams(row.search)));
  await notify({ app }, tx, [row.userId], 'staff-task', { key: `${title} ${row.id}`, title, body, ...(path !== undefined && { path }) });
}

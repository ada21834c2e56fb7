import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  EXPORT_MEDIA_TYPES,
  EXPORT_OVER,
  exportExpiry,
  exportFileName,
  type ExportFormat,
  exportProblem,
  MAX_DIRECT_ROWS,
  MAX_EXPORTS_AT_ONCE,
  TOO_MANY_EXPORTS,
} from '@atlas/domain/exports';
import { readListSearch, writeListSearch } from '@atlas/domain/lists';
import { create } from '../../commands/change.ts';
import type { Context, Session } from '../../commands/context.ts';
import { type Asked, opensList, readListRequest } from '../../commands/declaredList.ts';
import { type ExportedList, headersFor, readSheet } from '../../commands/exportedList.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { insertRow, ofCaller, defineRecord } from '../../commands/subject.ts';
import { countUpTo, rowsOf } from '../../db/list.ts';
import { accessRestricted, UserError } from '../../errors.ts';
import { exportedListNamed } from '../../exportedLists.ts';
import { sheetStream } from '../../sheets/sheetStream.ts';
import { NotStored } from '../../storage/failures.ts';
import { writeExportFile } from './jobs.ts';
import { type Asker, countUnwritten, type Export, exportLoader, lockExportsOf } from './repo.ts';
import { exports } from './tables.ts';

const EXPORT = defineRecord('export', exports, { scope: ofCaller('export', ({ userId }) => userId) });

/** The requester of an export: the person of the session, and their impersonator. */
export const requesterOf = ({ userId, impersonatorId }: Session): Asker => ({ userId, impersonatorId });

/** Whether the caller requested this export, under the same impersonation. */
export const isOwnExport = (ctx: Context, { userId, impersonatorId }: Asker): boolean =>
  ctx.session?.userId === userId && ctx.session.impersonatorId === impersonatorId;

/**
 * Finds a list by the name of its field.
 *
 * @throws FORBIDDEN when the access level in use does not open it
 */
function mustOpen(ctx: Context, name: string): ExportedList {
  const exported = exportedListNamed(name);
  if (exported === null || !opensList(ctx.signedIn().reader, exported.list)) throw accessRestricted();
  return exported;
}

/** The query of a list's address in its canonical form, without the page. */
function tidySearch({ list: { declaration } }: ExportedList, search: string): string {
  const { query, filters, sort } = readListSearch(new URLSearchParams(search), declaration);
  return new URLSearchParams(writeListSearch({ query, filters, sort, page: 1, after: null })).toString();
}

interface Wanted {
  list: string;
  format: ExportFormat;
  /** The query of the list's address. */
  search: string;
}

/**
 * Requests a list as a file, as the caller sees it. Up to 10,000 rows it is ready immediately and
 * is written during the download. A longer one is written in the background.
 *
 * @throws FORBIDDEN when the access level in use does not open the list
 * @throws BAD_USER_INPUT for a filter that the list does not support
 * @throws RATE_LIMITED while other exports of the caller are being written
 */
export async function startExport(ctx: Context, { list: name, format, search }: Wanted, idempotency?: Idempotency): Promise<number> {
  const exported = mustOpen(ctx, name);
  const { session, reader } = ctx.signedIn();
  const requested = readListRequest(exported.list, search);
  const listed = rowsOf(exported.list.where(requested.filter, ctx.source));
  const found = await countUpTo(ctx.source.db, exported.list.list, listed, MAX_DIRECT_ROWS);
  const requester = requesterOf(session);
  const what = { ...requester, accessLevelId: reader.accessLevelId, list: name, format, search: tidySearch(exported, search) };
  return create(ctx, EXPORT, { action: 'startExport', idempotency }, async ({ tx, at }) => {
    if (found <= MAX_DIRECT_ROWS)
      return insertRow(tx, EXPORT, { ...what, state: 'ready', total: found, done: found, expiresAt: exportExpiry(at), createdAt: at });
    await lockExportsOf(tx, requester);
    if ((await countUnwritten(tx, requester)) >= MAX_EXPORTS_AT_ONCE) throw new UserError('RATE_LIMITED', TOO_MANY_EXPORTS);
    const id = await insertRow(tx, EXPORT, { ...what, state: 'waiting', storageKey: `exports/${randomUUID()}`, createdAt: at });
    await ctx.app.queues.enqueue(tx, writeExportFile, { exportId: id });
    return id;
  });
}

/** The file name of an export. */
export const fileNameOf = ({ list, format, createdAt: at }: Pick<Export, 'list' | 'format' | 'createdAt'>): string =>
  exportFileName({ title: exportedListNamed(list)?.title ?? '', format, at });

/** A file that is ready to be sent. */
export interface OpenedExport {
  fileName: string;
  mediaType: string;
  /** Null when the size is known only at the end. */
  bytes: number | null;
  /** The content. The caller must read the stream to its end or destroy it. */
  read(): Promise<Readable>;
}

const OTHER_LEVEL = 'This file was made with another access level. Switch to that one, or export the list again.';

/**
 * Opens the file of an export for its requester.
 *
 * @throws UNAUTHENTICATED
 * @throws NOT_FOUND for anyone else
 * @throws FORBIDDEN when the access level in use no longer opens the list
 * @throws CONFLICT while it is written
 * @throws GONE when it failed or expired
 */
export async function openExport(ctx: Context, id: number): Promise<OpenedExport> {
  const { reader } = ctx.signedIn();
  const row = await ctx.loader(exportLoader).load(id);
  if (row === null || !isOwnExport(ctx, row)) throw new UserError('NOT_FOUND', 'This file does not exist.');
  const exported = mustOpen(ctx, row.list);
  const problem = exportProblem(row, ctx.app.clock.now());
  if (problem !== null) throw new UserError(problem.code, problem.message);
  const { storageKey } = row;
  const file = { fileName: fileNameOf(row), mediaType: EXPORT_MEDIA_TYPES[row.format] };
  if (storageKey === null) {
    // Checked before the download begins: another version may have written the address.
    const requested = readListRequest(exported.list, row.search);
    return { ...file, bytes: null, read: () => readNow(ctx, row, exported, requested) };
  }
  // The file contains what that access level could see.
  if (row.accessLevelId !== reader.accessLevelId) throw new UserError('FORBIDDEN', OTHER_LEVEL);
  return { ...file, bytes: row.bytes, read: () => readStored(ctx, storageKey) };
}

/** Files of exports are not part of backups: after a restore, a row may refer to a missing file. */
async function readStored({ app }: Context, storageKey: string): Promise<Readable> {
  try {
    return await app.storage.read(storageKey);
  } catch (error) {
    throw error instanceof NotStored ? new UserError('GONE', EXPORT_OVER) : error;
  }
}

/** Streams the current rows of the list with the caller's current access. */
async function readNow(ctx: Context, { format }: Export, exported: ExportedList, requested: Asked): Promise<Readable> {
  ctx.readOnly();
  const chunks = readSheet(ctx, exported, requested);
  return sheetStream(format, { title: exported.title, headers: await headersFor(ctx, exported, requested), chunks });
}

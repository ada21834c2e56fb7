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

/** Who asks now. */
export const requesterOf = ({ userId, impersonatorId }: Session): Asker => ({ userId, impersonatorId });

/** Whether the request comes from whoever asked for an export, looking through the same eyes. */
export const isOwnExport = (ctx: Context, { userId, impersonatorId }: Asker): boolean =>
  ctx.session?.userId === userId && ctx.session.impersonatorId === impersonatorId;

/** A list by the name of its field. Throws FORBIDDEN when the access level in use does not open it. */
function mustOpen(ctx: Context, name: string): ExportedList {
  const exported = exportedListNamed(name);
  if (exported === null || !opensList(ctx.signedIn().reader, exported.list)) throw accessRestricted();
  return exported;
}

/** What a list's address asks for, in the one way in which the list itself would write it; its page is left out. */
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
 * Asks for a list as a file, as the caller sees it. Up to 10,000 rows it is ready at once and is written while it is downloaded; a longer one is
 * written in the background. Throws FORBIDDEN when the access level in use does not open the list,
 * BAD_USER_INPUT for
 * a filter that the list does not understand, RATE_LIMITED while others of the caller are being
 * written.
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

/** What the file of an export is called. */
export const fileNameOf = ({ list, format, createdAt: at }: Pick<Export, 'list' | 'format' | 'createdAt'>): string =>
  exportFileName({ title: exportedListNamed(list)?.title ?? '', format, at });

/** A file that is ready to be sent. */
export interface OpenedExport {
  fileName: string;
  mediaType: string;
  /** Null where that is known at its end only. */
  bytes: number | null;
  /** Its bytes; whoever gets the stream reads it to its end or destroys it. */
  read(): Promise<Readable>;
}

const OTHER_LEVEL = 'This file was made with another access level. Switch to that one, or export the list again.';

/**
 * The file of an export for whoever asked for it. Throws UNAUTHENTICATED, NOT_FOUND to anybody else, FORBIDDEN when the access level in use does not
 * open the list any more, CONFLICT while it is written, and GONE when it failed or is over.
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
    // Before the download begins: another version may have written the address.
    const requested = readListRequest(exported.list, row.search);
    return { ...file, bytes: null, read: () => Promise.resolve(readNow(ctx, row, exported, requested)) };
  }
  // What stands in it is what that access level saw.
  if (row.accessLevelId !== reader.accessLevelId) throw new UserError('FORBIDDEN', OTHER_LEVEL);
  return { ...file, bytes: row.bytes, read: () => readStored(ctx, storageKey) };
}

/** Files of exports are in no backup: after one was restored, a row may name what is not there. */
async function readStored({ app }: Context, storageKey: string): Promise<Readable> {
  try {
    return await app.storage.read(storageKey);
  } catch (error) {
    throw error instanceof NotStored ? new UserError('GONE', EXPORT_OVER) : error;
  }
}

/** The rows of the list as they are now, for whoever asks now. */
function readNow(ctx: Context, { format }: Export, exported: ExportedList, requested: Asked): Readable {
  ctx.readOnly();
  const chunks = readSheet(ctx, exported, requested);
  return sheetStream(format, { title: exported.title, headers: headersFor(ctx, exported), chunks });
}

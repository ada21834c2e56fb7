import { randomUUID } from 'node:crypto';
import { ERRORS } from '@tus/server';
import { MAX_UNFINISHED_UPLOADS, uploadsExpired } from '@atlas/domain/uploads';
import type { App } from '../../app.ts';
import type { Context } from '../../commands/context.ts';
import { UserError } from '../../errors.ts';
import { sweep } from '../../jobs/sweep.ts';
import { unfinishedKey } from '../../storage/unfinished.ts';
import { received } from './received.ts';
import {
  countUnfinished,
  deleteUploadRow,
  findFile,
  findOldUploads,
  finishUploadRow,
  findUpload,
  insertUpload,
  type OldUpload,
  type StoredFile,
  type UploadRow,
} from './repo.ts';
import type { FilePurpose } from './tables.ts';
import { lockedUpload } from './uploadLock.ts';
import { checkUpload, countUpload, storeUpload, type Upload } from './uploads.ts';

const noSuchUpload = (): UserError => new UserError('NOT_FOUND', 'This upload no longer exists. Start it again.');

/**
 * Begins a resumable upload, which may take up to a day.
 *
 * @returns the id of the upload
 * @throws like `checkUpload`, and RATE_LIMITED with too many uploads, finished or not
 */
export async function beginUpload(ctx: Context, upload: Upload, bytes: number): Promise<string> {
  await checkUpload(ctx, upload, bytes);
  const { db } = ctx.app.database;
  const now = ctx.app.clock.now();
  const { owner, ownerId, name } = upload;
  const row = { id: randomUUID(), userId: userOf(ctx), owner, ownerId, purpose: upload.purpose as FilePurpose, name, bytes, begunAt: now };
  if ((await countUnfinished(db, row, uploadsExpired(now))) >= MAX_UNFINISHED_UPLOADS)
    throw new UserError('RATE_LIMITED', 'Many of your uploads are not finished. Finish or cancel some of them first.');
  await countUpload(ctx, upload, bytes);
  await insertUpload(db, row);
  return row.id;
}

const userOf = (ctx: Context): number | null => ctx.session?.userId ?? null;

/**
 * Loads an upload that the request may continue: the same person began it, and may still upload the
 * file.
 *
 * @throws NOT_FOUND for an upload of another person, GONE after a day, and like `checkUpload`
 */
export async function mustContinue(ctx: Context, id: string, secret?: string): Promise<UploadRow> {
  const row = await mustBeTheirs(ctx, id, secret);
  if (row.begunAt <= uploadsExpired(ctx.app.clock.now())) throw new UserError('GONE', 'This upload took more than a day. Start it again.');
  await checkUpload(ctx, { ...row, secret }, row.bytes);
  return row;
}

async function mustBeTheirs(ctx: Context, id: string, secret: string | undefined): Promise<UploadRow> {
  if (secret === undefined) ctx.signedIn();
  const row = await findUpload(ctx.app.database.db, id);
  if (!row || row.userId !== userOf(ctx)) throw noSuchUpload();
  return row;
}

/**
 * Returns how much of an upload has arrived, and its total size, in bytes. A finished upload has
 * arrived completely.
 *
 * @throws like `mustContinue`
 */
export async function progressOf(ctx: Context, id: string, secret?: string): Promise<{ offset: number; bytes: number }> {
  const { app } = ctx;
  await mustContinue(ctx, id, secret);
  return withUpload(app, id, async () => {
    const { fileId, bytes } = await mustContinue(ctx, id, secret);
    if (fileId !== null) return { offset: bytes, bytes };
    const { offset } = await (await app.unfinished()).getUpload(unfinishedKey(id));
    return { offset, bytes };
  });
}

/**
 * Turns a complete upload into a file. Another call returns the same file. An upload whose content
 * is rejected is deleted; other failures can be retried.
 *
 * @throws CONFLICT while bytes are missing, and BAD_USER_INPUT for rejected content
 */
export async function finishUpload(ctx: Context, id: string, secret?: string): Promise<StoredFile> {
  const { app } = ctx;
  await mustContinue(ctx, id, secret);
  return withUpload(app, id, async () => {
    const row = await mustContinue(ctx, id, secret);
    const before = row.fileId === null ? undefined : await findFile(app.database.db, row.fileId);
    if (before) return before;
    const store = await app.unfinished();
    const key = unfinishedKey(id);
    if ((await store.getUpload(key)).offset !== row.bytes) throw new UserError('CONFLICT', 'This file has not arrived completely yet.');
    const file = await stored(ctx, row, secret);
    await removeBytes(app, id);
    return file;
  });
}

async function stored(ctx: Context, row: UploadRow, secret: string | undefined): Promise<StoredFile> {
  const store = await ctx.app.unfinished();
  const limit = { most: row.bytes, tooLarge: () => new Error('The upload has more bytes than declared') };
  return received(await store.read(unfinishedKey(row.id)), limit, async (path) => {
    try {
      return await storeUpload(ctx, { ...row, secret }, path, async (tx, fileId) => {
        if (!(await finishUploadRow(tx, row.id, fileId))) throw noSuchUpload();
      });
    } catch (error) {
      // The same content would be rejected again.
      if (error instanceof UserError && error.code === 'BAD_USER_INPUT') await forget(ctx.app, row.id);
      throw error;
    }
  });
}

/** Cancels an upload and deletes its bytes. A file made from it stays. */
export async function cancelUpload(ctx: Context, id: string, secret?: string): Promise<void> {
  await mustBeTheirs(ctx, id, secret);
  await withUpload(ctx.app, id, () => forget(ctx.app, id));
}

/**
 * Removes uploads that are older than a day, oldest first. An upload that cannot be removed is
 * logged and stays for the next run.
 *
 * @returns how many uploads were removed
 */
export const sweepUploads = (app: App, signal?: AbortSignal, size?: number): Promise<number> => {
  const expired = uploadsExpired(app.clock.now());
  return sweep(
    (after: OldUpload | null, limit) => findOldUploads(app.database.db, expired, { after, limit }),
    ({ id }) => tryToForget(app, id),
    { signal, ...(size !== undefined && { size }) },
  );
};

async function tryToForget(app: App, id: string): Promise<boolean> {
  try {
    await withUpload(app, id, () => forget(app, id));
    return true;
  } catch (error) {
    app.log.error({ err: error, upload: id }, 'an upload that expired was not removed');
    return false;
  }
}

async function forget(app: App, id: string): Promise<void> {
  await removeBytes(app, id);
  await deleteUploadRow(app.database.db, id);
}

/**
 * Suffixes of keys that a store writes alongside the bytes, and leaves behind when it removes a
 * complete upload.
 */
const BESIDE = ['', '.json', '.info', '.part'];

/** Removes the bytes of an upload, if they exist. A finished upload has none. */
async function removeBytes(app: App, id: string): Promise<void> {
  const key = unfinishedKey(id);
  const store = await app.unfinished();
  await store.remove(key).catch((error: unknown) => {
    if (error !== ERRORS.FILE_NOT_FOUND) throw error;
  });
  for (const ending of BESIDE) await app.storage.remove(key + ending);
}

/**
 * Runs work on an upload with its lock.
 *
 * @throws NOT_FOUND when the upload is gone, CONFLICT when another request does not release it
 */
async function withUpload<T>(app: App, id: string, work: () => Promise<T>): Promise<T> {
  try {
    return await lockedUpload(app, id, work);
  } catch (error) {
    if (error === ERRORS.FILE_NOT_FOUND || error === ERRORS.FILE_NO_LONGER_EXISTS) throw noSuchUpload();
    if (error === ERRORS.ERR_LOCK_TIMEOUT) throw new UserError('CONFLICT', 'This file is still on its way. Try again.');
    throw error;
  }
}

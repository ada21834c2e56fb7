import type { IncomingMessage } from 'node:http';
import { ERRORS, Server } from '@tus/server';
import { GENERIC_ERROR } from '@atlas/domain/errors';
import type { App } from '../app.ts';
import type { Context } from '../commands/context.ts';
import { UserError } from '../errors.ts';
import { beginUpload, cancelUpload, finishUpload, mustContinue, progressOf } from '../modules/files/resumable.ts';
import { UploadLock } from '../modules/files/uploadLock.ts';
import type { Upload } from '../modules/files/uploads.ts';
import { storageFailure, StorageFull } from '../storage/failures.ts';
import { unfinishedKey } from '../storage/unfinished.ts';
import type { Exchange } from './auth.ts';
import { sendJson } from './respond.ts';
import { orderSecret, sendFile } from './uploadRequest.ts';

const PATH = '/api/upload-file';
const ANSWERED = { 'tus-resumable': '1.0.0', 'cache-control': 'no-store' };

/** Whether a request uses tus 1.0, the protocol of resumable uploads. */
export const isResumable = (req: IncomingMessage): boolean => req.headers['tus-resumable'] !== undefined;

/**
 * Handles `POST /api/upload-file?…` of tus: begins an upload of `Upload-Length` bytes. Responds
 * with 201 and its address in `Location`.
 */
export async function beginResumable(exchange: Exchange, context: Context, upload: Upload): Promise<void> {
  const length = exchange.req.headers['upload-length'];
  if (typeof length !== 'string' || !/^\d{1,15}$/.test(length)) return sendJson(exchange.res, 411, { error: 'Say how large the file is.' });
  await speakTus(exchange, await beginUpload(context, upload, Number(length)));
}

/**
 * Handles `/api/upload-file/{id}` for the person who began the upload. `HEAD` and `PATCH` of tus
 * report the offset and append bytes. `POST` turns a complete upload into a file and responds like
 * an upload in one piece, identically each time. `DELETE` cancels the upload.
 */
export async function handleResumable(exchange: Exchange, context: Context, id: string): Promise<void> {
  const { req, res } = exchange;
  const secret = orderSecret(req);
  if (req.method === 'HEAD') {
    // Not left to the library, which no longer has uploads that became a file. Their sender may
    // have lost the response.
    const { offset, bytes } = await progressOf(context, id, secret);
    return void res.writeHead(200, { ...ANSWERED, 'upload-offset': offset, 'upload-length': bytes }).end();
  }
  if (req.method === 'PATCH') {
    await mustContinue(context, id, secret);
    return speakTus(exchange, id);
  }
  if (req.method === 'POST') {
    const file = await finishUpload(context, id, secret);
    await context.wrote();
    return sendFile(exchange, file);
  }
  if (req.method !== 'DELETE')
    return sendJson(res, 405, { error: 'Use HEAD, PATCH, POST or DELETE.' }, { allow: 'HEAD, PATCH, POST, DELETE' });
  await cancelUpload(context, id, secret);
  res.writeHead(204, ANSWERED).end();
}

/** Passes a request about one upload to the library, after the access check. */
async function speakTus({ app, req, res }: Exchange, id: string): Promise<void> {
  const server = new Server({
    path: PATH,
    datastore: await app.unfinished(),
    locker: { newLock: () => new UploadLock(app, id) },
    // How long a request may still write after another one has requested its lock, in
    // milliseconds.
    lockDrainTimeout: 500,
    allowedOrigins: [],
    namingFunction: () => unfinishedKey(id),
    getFileIdFromRequest: () => unfinishedKey(id),
    generateUrl: () => `${PATH}/${id}`,
    onResponseError: (_req, error) => respondTo(app, id, error),
  });
  await server.handle(req, res);
}

function respondTo(app: App, id: string, failure: unknown): { status_code: number; body: string } {
  // The disk store reports only that it could not write.
  const error = failure === ERRORS.FILE_WRITE_ERROR ? new StorageFull(failure) : storageFailure(failure);
  const { status_code: status = 500 } = error as { status_code?: number };
  const known = error instanceof UserError ? error : null;
  if (known !== null || status >= 500) app.log.error({ err: error, upload: id }, 'an upload could not go on');
  const message = known?.message ?? (status >= 500 ? GENERIC_ERROR : 'This upload does not go on from here.');
  return { status_code: known?.status ?? status, body: JSON.stringify({ error: message }) };
}

import { MAX_FILE_BYTES } from '@atlas/domain/uploads';
import type { Context } from '../commands/context.ts';
import { received } from '../modules/files/received.ts';
import { checkUpload, countUpload, storeUpload } from '../modules/files/uploads.ts';
import type { Exchange } from './auth.ts';
import { BodyTooLarge, sendJson } from './respond.ts';
import { beginResumable, isResumable } from './resumable.ts';
import { readUpload, sendFile } from './uploadRequest.ts';

/**
 * Handles `POST /api/upload-file?owner=lessonId&ownerId=12&purpose=attachment&name=plan.pdf`:
 * stores a file for the record that will own it. With the file's bytes as the body it responds with
 * 201 and `{ id, name, bytes, mediaType, url }`. The size must be declared, and an interrupted
 * upload leaves nothing behind. With the header `Tus-Resumable` it begins an upload that may arrive
 * in pieces.
 */
export async function handleUploadFile(exchange: Exchange, context: Context): Promise<void> {
  const { req, res, url } = exchange;
  if (req.method !== 'POST') return sendJson(res, 405, { error: 'Use POST.' }, { allow: 'POST' });
  const upload = readUpload(req, url);
  context.app.budgets.take(context, 'upload');
  if (isResumable(req)) return beginResumable(exchange, context, upload);
  const size = Number(req.headers['content-length'] ?? Number.NaN);
  if (!Number.isSafeInteger(size)) return sendJson(res, 411, { error: 'Say how large the file is.' });
  await checkUpload(context, upload, size);
  await countUpload(context, upload, size);
  const limit = { most: Math.min(size, MAX_FILE_BYTES), tooLarge: () => new BodyTooLarge() };
  try {
    const file = await received(req, limit, (path) => storeUpload(context, upload, path));
    await context.wrote();
    sendFile(exchange, file);
  } catch (error) {
    // A sender who leaves during the upload is not an error.
    if (req.complete || !req.destroyed) throw error;
  }
}

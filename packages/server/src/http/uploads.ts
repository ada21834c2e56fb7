import { createHash } from 'node:crypto';
import { contentDisposition, fileCaching, isShownInline, pictureWidth } from '@atlas/domain/files';
import { UserError } from '../errors.ts';
import type { Context } from '../commands/context.ts';
import { findReadableFile, isDownloadOnly, isPrivate } from '../modules/files/commands.ts';
import { NARROW_TYPE, type FindPicture } from '../modules/files/pictures.ts';
import type { StoredFile } from '../modules/files/repo.ts';
import type { Exchange } from './auth.ts';
import { isNotModified, isSameRange, readRange, type Validators } from './conditional.ts';
import { sendStream } from './respond.ts';
import { SANDBOXED } from './security.ts';

/**
 * Handles `GET /api/uploads/{id}`: a stored file, for those who may open the record that owns it.
 * Byte ranges let a video seek, as long as `If-Range` names the same file. With `?w=640` it sends a
 * picture in that width, as a webp. For a width that is not in `PICTURE_WIDTHS`, or is wider than
 * the picture, it sends the file as stored.
 */
export async function handleUpload(exchange: Exchange, context: Context, id: string, findPicture: FindPicture): Promise<void> {
  const { app, req, res, url } = exchange;
  if (req.method !== 'GET' && req.method !== 'HEAD') throw new UserError('NOT_FOUND', 'There is nothing at this address.');
  const file = await findReadableFile(context, /^\d{1,9}$/.test(id) ? Number(id) : 0);
  const width = pictureWidth(url.searchParams.get('w'));
  const narrow = width === null ? null : await findPicture(file, width);
  if (narrow !== null) return sendNarrow(exchange, file, narrow);
  const validators = validatorsOf(file);
  const headers = {
    ...keptAs(file),
    etag: validators.etag,
    'last-modified': validators.lastModified.toUTCString(),
    'content-type': file.mediaType,
    'content-disposition': contentDisposition(isShownInline(file.mediaType) && !isDownloadOnly(file) ? 'inline' : 'attachment', file.name),
    'accept-ranges': 'bytes',
  };
  if (isNotModified(req, validators)) {
    const { 'content-type': _type, ...kept } = headers;
    return void res.writeHead(304, kept).end();
  }
  // Ranges apply to GET only; HEAD describes the whole file.
  const range = req.method === 'GET' && isSameRange(req, validators) ? readRange(req.headers.range, file.bytes) : undefined;
  if (range === 'unsatisfiable')
    return void res.writeHead(416, { ...headers, 'cache-control': 'no-store', 'content-range': `bytes */${file.bytes}` }).end();
  const { start, end } = range ?? { start: 0, end: file.bytes - 1 };
  const hasBody = req.method !== 'HEAD' && file.bytes > 0;
  // Opened before the headers are sent: a file that is missing from the storage gets an error
  // response, not an empty file.
  const source = hasBody ? await app.storage.read(file.storageKey, { start, end }) : null;
  res.writeHead(range ? 206 : 200, {
    ...headers,
    'content-length': Math.max(0, end - start + 1),
    ...(range && { 'content-range': `bytes ${start}-${end}/${file.bytes}` }),
  });
  if (source === null) return void res.end();
  await sendStream(source, res);
}

/**
 * A stored file never changes: its replacement has another id and another key. The key itself is
 * not exposed.
 */
const validatorsOf = ({ storageKey, createdAt }: StoredFile): Validators => ({
  etag: `"${createHash('sha256').update(storageKey).digest('base64url').slice(0, 22)}"`,
  lastModified: createdAt,
});

const keptAs = (file: StoredFile) => ({
  'cache-control': fileCaching({ isPrivate: isPrivate(file) }),
  'content-security-policy': SANDBOXED,
});

function sendNarrow({ req, res }: Exchange, file: StoredFile, picture: Buffer): void {
  res.writeHead(200, {
    ...keptAs(file),
    'content-type': NARROW_TYPE,
    'content-disposition': isDownloadOnly(file) ? 'attachment' : 'inline',
    'content-length': picture.byteLength,
  });
  res.end(req.method === 'HEAD' ? undefined : picture);
}

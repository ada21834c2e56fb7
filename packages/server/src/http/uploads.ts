import { extname } from 'node:path';
import { fileCaching, isShownInline, pictureWidth } from '@atlas/domain/files';
import { UserError } from '../errors.ts';
import type { Context } from '../commands/context.ts';
import { findReadableFile, isPrivate } from '../modules/files/commands.ts';
import { NARROW_TYPE, type FindPicture } from '../modules/files/pictures.ts';
import type { StoredFile } from '../modules/files/repo.ts';
import type { Exchange } from './auth.ts';
import { sendStream } from './respond.ts';
import { SANDBOXED } from './security.ts';

/**
 * `GET /api/uploads/{id}`: a stored file, for those who may open the record that owns it. Byte ranges, so that a video can seek. With `?w=640` a
 * picture in that width, as a webp; in a width that is none of `PICTURE_WIDTHS`, or wider than it is, the file as it is stored.
 */
export async function handleUpload(exchange: Exchange, context: Context, id: string, findPicture: FindPicture): Promise<void> {
  const { app, req, res, url } = exchange;
  if (req.method !== 'GET' && req.method !== 'HEAD') throw new UserError('NOT_FOUND', 'There is nothing at this address.');
  const file = await findReadableFile(context, /^\d{1,9}$/.test(id) ? Number(id) : 0);
  const width = pictureWidth(url.searchParams.get('w'));
  const narrow = width === null ? null : await findPicture(file, width);
  if (narrow !== null) return sendNarrow(exchange, file, narrow);
  const range = readRange(req.headers.range, file.bytes);
  const headers = {
    ...keptAs(file),
    'content-type': file.mediaType,
    'content-disposition': `${isShownInline(file.mediaType) ? 'inline' : 'attachment'}; filename="download${extname(file.name).replace(/[^.a-z0-9]/gi, '')}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    'accept-ranges': 'bytes',
  };
  if (range === 'unsatisfiable')
    return void res.writeHead(416, { ...headers, 'cache-control': 'no-store', 'content-range': `bytes */${file.bytes}` }).end();
  const { start, end } = range ?? { start: 0, end: file.bytes - 1 };
  const hasBody = req.method !== 'HEAD' && file.bytes > 0;
  // Opened first: what the storage does not have is answered as a failure, not as an empty file.
  const source = hasBody ? await app.storage.read(file.storageKey, { start, end }) : null;
  res.writeHead(range ? 206 : 200, {
    ...headers,
    'content-length': Math.max(0, end - start + 1),
    ...(range && { 'content-range': `bytes ${start}-${end}/${file.bytes}` }),
  });
  if (source === null) return void res.end();
  await sendStream(source, res);
}

const keptAs = (file: StoredFile) => ({
  'cache-control': fileCaching({ isPrivate: isPrivate(file) }),
  'content-security-policy': SANDBOXED,
});

function sendNarrow({ req, res }: Exchange, file: StoredFile, picture: Buffer): void {
  res.writeHead(200, {
    ...keptAs(file),
    'content-type': NARROW_TYPE,
    'content-disposition': 'inline',
    'content-length': picture.byteLength,
  });
  res.end(req.method === 'HEAD' ? undefined : picture);
}

/** One range of a Range header; undefined without one (several are answered whole). */
export function readRange(header: string | undefined, size: number): { start: number; end: number } | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const start = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const end = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}

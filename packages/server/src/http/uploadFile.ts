import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MOST_FILE_BYTES } from '@atlas/domain/uploads';
import { UserError } from '../errors.ts';
import type { Context } from '../commands/context.ts';
import { checkUpload, storeUpload, type Upload } from '../modules/files/uploads.ts';
import type { Exchange } from './auth.ts';
import { BodyTooLarge, sendJson } from './respond.ts';

/**
 * `POST /api/upload-file?owner=lessonId&ownerId=12&purpose=attachment&name=plan.pdf`, the file's bytes as the body: stores a file for the record
 * that will own it. Answers 201 with `{ id, name, bytes, mediaType, url }`. A size must be given; what stops half way leaves nothing behind.
 */
export async function handleUploadFile({ req, res, url }: Exchange, context: Context): Promise<void> {
  if (req.method !== 'POST') return sendJson(res, 405, { error: 'Use POST.' }, { allow: 'POST' });
  const size = Number(req.headers['content-length'] ?? Number.NaN);
  if (!Number.isSafeInteger(size)) return sendJson(res, 411, { error: 'Say how large the file is.' });
  const upload = readUpload(req, url);
  await checkUpload(context, upload, size);
  const folder = await mkdtemp(join(tmpdir(), 'atlas-upload-'));
  try {
    const path = join(folder, 'received');
    await pipeline(req, upTo(Math.min(size, MOST_FILE_BYTES)), createWriteStream(path));
    const file = await storeUpload(context, upload, path);
    await context.wrote();
    sendJson(res, 201, { id: file.id, name: file.name, bytes: file.bytes, mediaType: file.mediaType, url: `/api/uploads/${file.id}` });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What the request says of a file: in the address, but for the secret, which would stand in logs there. */
export function readUpload(req: IncomingMessage, { searchParams }: URL): Upload {
  const secret = req.headers['order-secret'];
  const text = (key: string) => searchParams.get(key) ?? '';
  const ownerId = Number(text('ownerId'));
  if (!Number.isSafeInteger(ownerId) || ownerId < 1 || ownerId > 2_147_483_647)
    throw new UserError('BAD_USER_INPUT', 'Say what the file is for.');
  return {
    owner: text('owner'),
    ownerId,
    purpose: text('purpose'),
    name: text('name').slice(0, 200),
    ...(typeof secret === 'string' && { secret }),
  };
}

/** Lets so many bytes through and refuses the rest. */
function upTo(most: number): Transform {
  let size = 0;
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      size += chunk.length;
      if (size > most) done(new BodyTooLarge());
      else done(null, chunk);
    },
  });
}

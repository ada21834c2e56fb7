import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { RateLimited, UserError } from '../errors.ts';

export function sendJson(res: ServerResponse, status: number, value: unknown, headers: Record<string, string | string[]> = {}): void {
  const body = JSON.stringify(value);
  res.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
    ...headers,
  });
  res.end(body);
}

/** The header that states when a rejected request can be repeated. */
export const retryAfter = (error: unknown): Record<string, string> =>
  error instanceof RateLimited ? { 'retry-after': String(error.retryAfterSeconds) } : {};

export const sendError = (res: ServerResponse, error: UserError) =>
  sendJson(res, error.status, { error: error.message }, retryAfter(error));

/**
 * Sends a stream to its end, as fast as the client reads it. A visitor who leaves early is not an
 * error; the stream is destroyed then.
 */
export async function sendStream(source: Readable, res: ServerResponse, ...through: Transform[]): Promise<void> {
  await pipeline([source, ...through, res]).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}

/**
 * Reads a request's body as text. The rest of an oversized body is not read, and the connection
 * stays open for the response.
 *
 * @throws UserError of status 413 past `most` bytes
 */
export const readBody = async (req: IncomingMessage, most: number): Promise<string> => (await readRawBody(req, most)).toString('utf8');

/** Reads a request's body as it was sent, like `readBody`. */
export async function readRawBody(req: IncomingMessage, most: number): Promise<Buffer> {
  const tooLarge = new BodyTooLarge();
  if (Number(req.headers['content-length']) > most) throw tooLarge;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Parses the JSON of a body.
 *
 * @throws UserError when it is not valid JSON
 */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new UserError('BAD_USER_INPUT', 'The request is not valid JSON.');
  }
}

export class BodyTooLarge extends UserError {
  constructor() {
    super('BAD_USER_INPUT', 'This request is too large.');
  }
  override get status(): number {
    return 413;
  }
}

import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { UserError } from '../errors.ts';

/** The first file of a form that is sent as multipart. */
export interface SentFile {
  readonly name: string;
  /** The bytes of the file, while they arrive. */
  readonly bytes: Readable;
}

const MAX_HEAD = 16_384;
const BREAK = Buffer.from('\r\n\r\n');

const malformed = () => new UserError('BAD_USER_INPUT', 'The form is not complete. Send the file again.');

/** The name of a field and of its file, from the header of a part. */
function partNames(head: string): { field: string; file: string | null } {
  const line = /^content-disposition:.*$/im.exec(head)?.[0] ?? '';
  const quoted = (name: string) =>
    new RegExp(`[; ]${name}="((?:[^"\\\\]|\\\\.)*)"`, 'i').exec(line)?.[1]?.replaceAll(/\\(.)/g, '$1') ?? null;
  return { field: quoted('name') ?? '', file: quoted('filename') };
}

/** The text that separates the parts of a form; null for a request that is not one. */
export function boundaryOf(req: IncomingMessage): string | null {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;.*?boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(req.headers['content-type'] ?? '') ?? [];
  return quoted ?? plain ?? null;
}

/**
 * Finds the file of a field in a form sent as multipart, without holding the file in memory. Fields
 * before it are skipped, and what follows the file is not read.
 *
 * @throws BAD_USER_INPUT for a form without the field, or that ends early
 */
export async function sentFile(req: IncomingMessage, boundary: string, field: string): Promise<SentFile> {
  const mark = Buffer.from(`\r\n--${boundary}`);
  const chunks = req.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  // The first boundary has no line break before it.
  let held: Buffer = Buffer.from('\r\n');
  const more = async (): Promise<void> => {
    const { done, value } = await chunks.next();
    if (done === true) throw malformed();
    held = Buffer.concat([held, value]);
  };
  /** Yields what is before a text, and leaves what follows it. */
  async function* until(text: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = held.indexOf(text);
      if (at >= 0) {
        const before = held.subarray(0, at);
        held = held.subarray(at + text.length);
        if (before.length > 0) yield before;
        return;
      }
      const safe = held.length - text.length + 1;
      if (safe > 0) {
        yield held.subarray(0, safe);
        held = held.subarray(safe);
      }
      await more();
    }
  }
  const skip = async (text: Buffer): Promise<void> => {
    for await (const _bytes of until(text));
  };
  const head = async (): Promise<string> => {
    while (held.indexOf(BREAK) < 0) {
      if (held.length > MAX_HEAD) throw malformed();
      if (held.length >= 2 && held.subarray(0, 2).toString() === '--')
        throw new UserError('BAD_USER_INPUT', `Send the file in the field “${field}”.`);
      await more();
    }
    const at = held.indexOf(BREAK);
    const text = held.subarray(0, at).toString('utf8');
    held = held.subarray(at + BREAK.length);
    return text;
  };
  await skip(mark);
  for (;;) {
    const { field: name, file } = partNames(await head());
    if (name === field && file !== null) return { name: file, bytes: Readable.from(until(mark), { objectMode: false }) };
    await skip(mark);
  }
}

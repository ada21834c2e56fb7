import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** Byte order marks by encoding. */
const MARKS: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

const encodingOf = (beginning: Buffer): string | null =>
  MARKS.find(([mark]) => mark.every((byte, index) => beginning[index] === byte))?.[1] ?? null;

/** Control characters that text does not contain: all but tabs, line breaks and page breaks. */
// oxlint-disable-next-line no-control-regex -- they tell text from other bytes
const CONTROLS = /[\u0000-\u0008\u000e-\u001f]/;

const isTextByte = (byte: number): boolean => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d);

/**
 * Whether a file is text as a whole: in the encoding of its byte order mark, or in any superset of
 * ASCII such as UTF-8 and Windows-1252. Control characters mean that it is not text.
 */
export async function isTextFile(path: string): Promise<boolean> {
  let decoder: TextDecoder | null = null;
  let isFirst = true;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const encoding = isFirst ? encodingOf(chunk) : null;
    if (encoding !== null) decoder = new TextDecoder(encoding, { fatal: true });
    isFirst = false;
    if (decoder === null ? !chunk.every(isTextByte) : !isText(decoder, chunk)) return false;
  }
  return decoder === null || isText(decoder);
}

/**
 * Whether the next bytes are text in an encoding. Without a chunk, whether the text may end here.
 */
function isText(decoder: TextDecoder, chunk?: Buffer): boolean {
  try {
    return !CONTROLS.test(decoder.decode(chunk, { stream: chunk !== undefined }));
  } catch {
    return false;
  }
}

/**
 * Reads the first bytes of a file as text, in the encoding of its byte order mark, else as UTF-8,
 * else as Windows-1252.
 */
export async function readText(path: string, most: number): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(most), 0, most, 0);
    const bytes = buffer.subarray(0, bytesRead);
    const encoding = encodingOf(bytes);
    if (encoding !== null) return new TextDecoder(encoding).decode(bytes);
    try {
      // The last character may be incomplete.
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    } catch {
      return new TextDecoder('windows-1252').decode(bytes);
    }
  } finally {
    await file.close();
  }
}

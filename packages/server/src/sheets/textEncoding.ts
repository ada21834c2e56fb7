import { createReadStream } from 'node:fs';

/** The encodings of text files, by their names in iconv-lite. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const MARKS: readonly (readonly [TextEncoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** The share of zero bytes at which a text counts as UTF-16: most Latin letters have one. */
const ZEROS = 0.3;

/** The encoding of a text without a byte order mark whose letters have zero bytes; null for others. */
function encodingByZeros(head: Buffer): TextEncoding | null {
  const zeros = [0, 0];
  for (const [index, byte] of head.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros.map((count) => count / (head.length / 2));
  if (odd > ZEROS && even < ZEROS) return 'utf-16le';
  return even > ZEROS && odd < ZEROS ? 'utf-16be' : null;
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/**
 * Detects the encoding of a text file by its byte order mark, then by its zero bytes. A file that is
 * not UTF-8 throughout is in the encoding of Windows. Null for a file that is not a text.
 *
 * @param head the first bytes of the file
 */
export async function textEncoding(path: string, head: Buffer): Promise<TextEncoding | null> {
  const marked = MARKS.find(([, mark]) => mark.every((byte, index) => head[index] === byte))?.[0] ?? encodingByZeros(head);
  if (marked !== null) return marked;
  if (head.includes(0)) return null;
  return (await isUtf8(path)) ? 'utf-8' : 'windows-1252';
}

import { crc32 } from 'node:zlib';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;
/**
 * 1 January 1980, the earliest date in a ZIP. Fixed, so that the same files have the same bytes.
 */
const DAY = 0x0021;

/** A ZIP of uncompressed files. */
export function zipBytes(entries: readonly { name: string; bytes: Uint8Array }[]): Uint8Array {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let at = 0;
  for (const { name, bytes } of entries) {
    const title = Buffer.from(name, 'utf8');
    const common = Buffer.alloc(26);
    common.writeUInt16LE(VERSION, 0);
    common.writeUInt16LE(FLAGS, 2);
    common.writeUInt16LE(DAY, 8);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(bytes.byteLength, 14);
    common.writeUInt32LE(bytes.byteLength, 18);
    common.writeUInt16LE(title.byteLength, 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    const local = Buffer.concat([word(LOCAL), common, title, bytes]);
    centrals.push(Buffer.concat([word(CENTRAL), half(VERSION), common, tail, title]));
    locals.push(local);
    at += local.byteLength;
  }
  const central = Buffer.concat(centrals);
  const counts = [half(entries.length), half(entries.length)];
  const end = [word(END), half(0), half(0), ...counts, word(central.byteLength), word(at), half(0)];
  return new Uint8Array(Buffer.concat([...locals, central, ...end]));
}

function word(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value);
  return buffer;
}

function half(value: number): Buffer {
  const buffer = Buffer.alloc(2);
  buffer.writeUInt16LE(value);
  return buffer;
}

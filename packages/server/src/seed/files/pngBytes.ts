import { crc32, deflateSync } from 'node:zlib';

const SIDE = 640;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits per pixel, indexed colors, default compression and filter, not interlaced. */
const INDEXED = [8, 3, 0, 0, 0];

/** A PNG of equal horizontal stripes, one for each color such as '#0f766e', from top to bottom. */
export function pngBytes(colors: readonly string[]): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIDE, 0);
  header.writeUInt32BE(SIDE, 4);
  header.set(INDEXED, 8);
  const palette = Buffer.from(colors.map((color) => color.replace('#', '')).join(''), 'hex');
  const rows = Array.from({ length: SIDE }, (_none, y) => {
    const row = Buffer.alloc(SIDE + 1, Math.floor((y * colors.length) / SIDE));
    row[0] = 0;
    return row;
  });
  const image = deflateSync(Buffer.concat(rows));
  const parts = [chunk('IHDR', header), chunk('PLTE', palette), chunk('IDAT', image), chunk('IEND', Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat([SIGNATURE, ...parts]));
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.byteLength);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, sum]);
}

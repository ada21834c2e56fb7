import { encode } from 'uqr';

/** A QR code as an SVG path on a square of `size` units, one unit per module, including the quiet zone of four modules. */
export interface QrShape {
  readonly size: number;
  readonly path: string;
}

/**
 * A QR code in which each horizontal run of dark modules is one bar. Error correction level Q (a
 * quarter), as printed codes get worn and folded.
 *
 * @throws when the text is longer than 1,663 bytes
 * @example qrPath('https://atlas.example/r/maricel').size // 37
 */
export function qrPath(text: string): QrShape {
  const { size, data } = encode(text, { ecc: 'Q', border: 4 });
  const bars = data.flatMap((row, y) => runs(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`));
  return { size, path: bars.join('') };
}

function runs(row: readonly boolean[]): { from: number; length: number }[] {
  const found: { from: number; length: number }[] = [];
  row.forEach((dark, x) => {
    const last = found.at(-1);
    if (!dark) return;
    if (last && last.from + last.length === x) last.length++;
    else found.push({ from: x, length: 1 });
  });
  return found;
}

import { encode } from 'uqr';

/** A QR code as an SVG path on a square of `size` units, one unit a module, the quiet zone of four modules around it included. */
export interface QrShape {
  readonly size: number;
  readonly path: string;
}

/**
 * The modules of a QR code, each run of dark ones in a row drawn as one bar. Repairs a quarter of damage, as printed codes are touched and
 * folded. Throws when the text is longer than a code can hold (1,663 bytes).
 *
 * @example qrPath('https://atlas.example/r/maricel').size // 41
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

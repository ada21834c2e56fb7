import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrPath } from './qrPath.ts';

/** The modules that a path covers, as rows of `#` and `.`. */
function drawn({ size, path }: ReturnType<typeof qrPath>): string[] {
  const rows = Array.from({ length: size }, () => Array<string>(size).fill('.'));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(length); step++) rows[Number(y)]![Number(x) + step] = '#';
  }
  return rows.map((row) => row.join(''));
}

test('renders the modules of the code, and no others', () => {
  const text = 'https://atlas.example/freelance-foundations/maricel';
  const { data } = encode(text, { ecc: 'Q', border: 4 });
  expect(drawn(qrPath(text))).toEqual(data.map((row) => row.map((dark) => (dark ? '#' : '.')).join('')));
});

test('leaves four modules free on every side', () => {
  const rows = drawn(qrPath('a'));
  const empty = /^\.+$/;
  expect([...rows.slice(0, 4), ...rows.slice(-4)].every((row) => empty.test(row))).toBe(true);
  expect(rows.every((row) => row.startsWith('....') && row.endsWith('....'))).toBe(true);
});

test('throws for text that does not fit into a code', () => {
  expect(() => qrPath('a'.repeat(5000))).toThrow();
});

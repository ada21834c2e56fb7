import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsOf, copyLine, linesOf, rowsIn, type CopyCell } from './copyText.ts';

const cell = fc.option(
  fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\0', '').toWellFormed()),
  { nil: null },
);
const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 8 });

/** Cuts the bytes into pieces of one size, in the middle of lines and letters. */
async function* cut(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

describe("COPY's text", () => {
  it.each([
    [['a', null, ''], 'a\t\\N\t\n'],
    [['\\N', 'tab\there', 'two\nlines'], '\\\\N\ttab\\there\ttwo\\nlines\n'],
    [['{"a": "b\\\\c"}'], '{"a": "b\\\\\\\\c"}\n'],
  ] as const)('of %o is %o', (cells, line) => expect(copyLine(cells)).toBe(line));

  it('restores every row, however its bytes are split', () =>
    fc.assert(
      fc.asyncProperty(rows, fc.integer({ min: 1, max: 9 }), async (given, size) => {
        const bytes = Buffer.from(given.map(copyLine).join(''));
        const read: CopyCell[][] = [];
        for await (const line of linesOf(cut(bytes, size))) read.push(cellsOf(line));
        expect(read).toEqual(given);
        expect(rowsIn(bytes)).toBe(given.length);
      }),
    ));
});

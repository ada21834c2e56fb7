import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvText } from './csvText.ts';
import { unescapeFormula } from './escapeFormula.ts';
import { readCsv } from './readCsv.ts';

describe('readCsv', () => {
  test.each<[string, string[][]]>([
    ['', []],
    ['a', [['a']]],
    [
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\rb', [['a'], ['b']]],
    ['\uFEFFa', [['a']]],
    ['a,', [['a', '']]],
    [',', [['', '']]],
    ['a\n\nb', [['a'], [''], ['b']]],
    ['a\n\n', [['a'], ['']]],
    ['\n', [['']]],
    [' a , b ', [[' a ', ' b ']]],
    ['"a,b",c', [['a,b', 'c']]],
    ['"a\r\nb"\nc', [['a\r\nb'], ['c']]],
    ['"say ""yes""",""', [['say "yes"', '']]],
    ['""', [['']]],
    ['"a"\n', [['a']]],
  ])('reads %j as %j', (text, rows) => {
    expect(readCsv(text)).toEqual(rows);
  });

  test.each([
    ['"a', 'Row 1: a quote is missing or in the wrong place.'],
    ['a\nb"c"', 'Row 2: a quote is missing or in the wrong place.'],
    ['a\n"b" ,c', 'Row 2: a quote is missing or in the wrong place.'],
    ['a\nb\n"c', 'Row 3: a quote is missing or in the wrong place.'],
    ['"a""', 'Row 1: a quote is missing or in the wrong place.'],
  ])('throws for %j', (text, message) => {
    expect(() => readCsv(text)).toThrow(new SyntaxError(message));
  });

  test('reads a long cell', () => {
    const long = 'x"y'.repeat(200_000);
    expect(readCsv(csvText([[long]]))).toEqual([[long]]);
  });
});

describe('csvText', () => {
  test.each<[(string | number | null)[], string]>([
    [['a', 1, null], 'a,1,'],
    [['Cruz, Juan'], '"Cruz, Juan"'],
    [['a "b"'], '"a ""b"""'],
    [['a\nb'], '"a\nb"'],
    [[' a'], '" a"'],
    [['a '], '"a "'],
    [['=1+1', '-5', -5, '@x'], "'=1+1,-5,-5,'@x"],
    [[], ''],
  ])('formats %j as %j', (row, line) => {
    expect(csvText([row])).toBe(`\uFEFF${line}\r\n`);
  });

  test('has one line for each row', () => {
    expect(csvText([['a'], ['b']])).toBe('\uFEFFa\r\nb\r\n');
    expect(csvText([])).toBe('\uFEFF');
  });

  test('round-trips', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', '=', '-', "'", ' ', '₱', '1') });
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1 })), (rows) => {
        expect(readCsv(csvText(rows)).map((row) => row.map(unescapeFormula))).toEqual(rows);
      }),
    );
  });
});

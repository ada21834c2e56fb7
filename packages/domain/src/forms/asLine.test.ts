import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asLine } from './asLine.ts';

test.each([
  ['', ''],
  [' upwork  101 ', 'upwork 101'],
  ['\ufeffupwork\u200b', 'upwork'],
  ['upwork\r\n101', 'upwork 101'],
  ['up\u0000work', 'upwork'],
  ['\u2068Ana\u2069', 'Ana'],
  ['Nin\u0303o', 'Ni\u00f1o'],
  ['\u200b\u0000', ''],
])('turns %j into %j', (typed, line) => {
  expect(asLine(typed)).toBe(line);
});

test('is stable, and leaves no control character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const line = asLine(typed);
      expect(asLine(line)).toBe(line);
      expect(line).not.toMatch(/\p{Control}/u);
    }),
  );
});

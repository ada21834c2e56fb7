import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { couponCode } from './couponCode.ts';

describe('couponCode', () => {
  test.each([
    ['EARLY', 'EARLY'],
    [' early-bird_2026 ', 'EARLY-BIRD_2026'],
    ['abc', 'ABC'],
    ['ab', null],
    ['A'.repeat(30), 'A'.repeat(30)],
    ['A'.repeat(31), null],
    ['---', '---'],
    ['early bird', null],
    ['ñandu', null],
    ['50%OFF', null],
    ['', null],
    ['ABC\nDEF', null],
    [null, null],
    [123, null],
  ])('normalizes %j to %j', (typed, code) => {
    expect(couponCode(typed as string)).toBe(code);
  });

  test('leaves its own output unchanged', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9_-]{3,30}$/), (code) => {
        expect([couponCode(code), couponCode(code.toLowerCase())]).toEqual([code, code]);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typoKeys } from './typoKeys.ts';

const share = (one: string, other: string): boolean => typoKeys(one).some((key) => typoKeys(other).includes(key));

describe('typoKeys', () => {
  test.each([
    ['', []],
    ['abc', []],
    ['rate', ['rate', 'ate', 'rte', 'rae', 'rat']],
    ['aaaa', ['aaaa', 'aaa']],
  ])('of %j', (word, expected) => {
    expect(typoKeys(word)).toEqual(expected);
  });

  test.each([
    ['client', 'clinet'],
    ['client', 'clent'],
    ['client', 'cliient'],
    ['client', 'cloent'],
    ['pena', 'penna'],
    ['a'.repeat(12), `${'a'.repeat(12)}zzz`],
  ])('%j and %j share one', (one, other) => {
    expect(share(one, other)).toBe(true);
  });

  test.each([
    ['client', 'letters'],
    ['client', 'clumsy'],
    ['rate', 'rate unicorn'],
  ])('%j and %j share none', (one, other) => {
    expect(share(one, other)).toBe(false);
  });

  test('cover every one-letter typo', () => {
    const word = fc.stringMatching(/^[a-z]{5,12}$/);
    fc.assert(
      fc.property(word, fc.nat(), fc.stringMatching(/^[a-z]$/), (right, place, letter) => {
        const at = place % right.length;
        const [before, after] = [right.slice(0, at), right.slice(at + 1)];
        expect(share(right, before + after)).toBe(true);
        expect(share(right, before + letter + after)).toBe(true);
        if (right.length < 12) expect(share(right, before + letter + right.slice(at))).toBe(true);
        if (after !== '') expect(share(right, before + after.slice(0, 1) + right.charAt(at) + after.slice(1))).toBe(true);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buddyGroups } from './buddyGroups.ts';

const numbers = (length: number) => Array.from({ length }, (_none, index) => index + 1);

describe('buddyGroups', () => {
  test.each([
    [0, 4, []],
    [1, 4, [1]],
    [2, 4, [2]],
    [4, 4, [4]],
    [5, 4, [3, 2]],
    [8, 4, [4, 4]],
    [9, 4, [3, 3, 3]],
    [10, 4, [4, 3, 3]],
    [3, 2, [3]],
    [5, 2, [3, 2]],
  ])('%i people in groups of at most %i', (people, size, sizes) => {
    expect(buddyGroups(numbers(people), size, 'seed').map((group) => group.length)).toEqual(sizes);
  });

  test('is the same for the same seed, in any order of the people, and another for another seed', () => {
    const groups = buddyGroups(numbers(40), 4, 'november');
    expect(buddyGroups(numbers(40).toReversed(), 4, 'november')).toEqual(groups);
    expect(buddyGroups(numbers(40), 4, 'december')).not.toEqual(groups);
  });

  test('places each person once, in balanced groups', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 100_000 })), fc.integer({ min: 2, max: 12 }), fc.string(), (ids, size, seed) => {
        const groups = buddyGroups(ids, size, seed);
        const sizes = groups.map((group) => group.length);
        expect(groups.flat().toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
        expect(sizes.every((of) => of <= size + 1 && (of > 1 || ids.length === 1))).toBe(true);
        if (sizes.length > 0) expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test.each([1, 0, 2.5, Number.NaN])('refuses groups of %d', (size) => {
    expect(() => buddyGroups([1, 2], size, '')).toThrow(RangeError);
  });
});

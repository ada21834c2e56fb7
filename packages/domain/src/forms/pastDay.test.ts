import { describe, expect, test } from 'vitest';
import { fieldErrors } from './fieldErrors.ts';
import { optionalPastDay, pastDay } from './pastDay.ts';

/** 12 November, 10 AM in Manila. */
const now = new Date('2025-11-12T02:00:00Z');
type Wrong = readonly [typed: unknown, message: string];
const MESSAGES: readonly Wrong[] = [
  ['2025-11-13', 'Day cannot be in the future'],
  ['9999-01-01', 'Day cannot be in the future'],
  ['1904-12-31', 'Day is not valid'],
  ['0001-01-01', 'Day is not valid'],
  ['2025-02-29', 'Day is not valid'],
  ['11/12/2025', 'Day is not valid'],
  ['yesterday', 'Day is not valid'],
];

describe('pastDay', () => {
  const missing = ['', ' ', null, undefined].map((typed): Wrong => [typed, 'Day is required']);

  test.each([...MESSAGES, ...missing])('rejects %j: %s', (typed, message) => {
    expect(fieldErrors(pastDay('Day', now), typed)).toEqual({ '': message });
  });

  test.each(['2025-11-12', '1905-01-01', '2024-02-29'])('accepts %s', (typed) => {
    expect(pastDay('Day', now).parse(` ${typed} `)).toBe(typed);
  });
});

describe('optionalPastDay', () => {
  test.each<Wrong>([...MESSAGES, [20251112, 'Day is not valid']])('rejects %j: %s', (typed, message) => {
    expect(fieldErrors(optionalPastDay('Day', now), typed)).toEqual({ '': message });
  });

  test.each([
    ['2025-11-12', '2025-11-12'],
    ['', null],
    ['  ', null],
    [null, null],
    [undefined, null],
  ])('parses %j to %j', (typed, day) => {
    expect(optionalPastDay('Day', now).parse(typed)).toBe(day);
  });
});

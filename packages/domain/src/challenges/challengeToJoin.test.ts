import { describe, expect, test } from 'vitest';
import { challengeForm } from './challengeForm.ts';
import { challengeToJoin } from './challengeToJoin.ts';

const early = { startsOn: '2025-11-10', days: 12 };
const late = { startsOn: '2025-12-01', days: 12 };

describe('challengeToJoin', () => {
  test.each([
    ['2025-10-01T00:00:00Z', early],
    ['2025-11-21T15:59:59.999Z', early],
    ['2025-11-21T16:00:00.000Z', late],
    ['2025-12-12T15:59:59.999Z', late],
    ['2025-12-12T16:00:00.000Z', null],
    ['nonsense', null],
  ])('at %s', (now, expected) => {
    expect(challengeToJoin([late, early], new Date(now))).toBe(expected);
  });

  test('is null without a challenge, and for an invalid date', () => {
    expect(challengeToJoin([], new Date('2025-11-10T00:00:00Z'))).toBeNull();
    expect(challengeToJoin([{ startsOn: 'soon', days: 12 }], new Date('2025-11-10T00:00:00Z'))).toBeNull();
  });
});

test('challengeForm trims and lower-cases an address, and rejects an invalid one', () => {
  expect(challengeForm.parse({ email: ' Juan@Example.com ' })).toEqual({ email: 'juan@example.com' });
  expect(challengeForm.safeParse({ email: '' }).error?.issues.map(({ message }) => message)).toEqual(['Email is required']);
  expect(challengeForm.safeParse({ email: 'juan' }).error?.issues.map(({ message }) => message)).toEqual([
    'Enter a valid email address (e.g., juan@example.com)',
  ]);
});

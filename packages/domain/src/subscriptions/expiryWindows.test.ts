import { expect, test } from 'vitest';
import { EXPIRY_WINDOWS, expiryWindowDays } from './expiryWindows.ts';
import { isExpired } from './isExpired.ts';
import { expiringSoonDays } from './soon.ts';

test.each([
  ['the first moment of a day in Manila', '2025-11-16T16:00:00Z'],
  ['the last moment of a day in Manila', '2025-11-17T15:59:59.999Z'],
])('counts from today in Manila at %s', (_when, at) => {
  const now = new Date(at);
  expect(EXPIRY_WINDOWS.map((window) => expiryWindowDays(window, now))).toEqual([
    { from: '2025-11-17', to: '2025-11-24' },
    { from: '2025-11-17', to: '2025-12-17' },
    { from: '2025-11-03', to: '2025-11-16' },
  ]);
});

test('agrees with what expires soon, and with what has expired', () => {
  const now = new Date('2025-11-17T02:00:00Z');
  const [week, month, past] = EXPIRY_WINDOWS.map((window) => expiryWindowDays(window, now));
  expect(month).toEqual(expiringSoonDays(now));
  const expired = (day: string | undefined) => isExpired(new Date(`${day}T12:00:00+08:00`), now);
  expect([expired(past?.from), expired(past?.to), expired(week?.from)]).toEqual([true, true, false]);
});

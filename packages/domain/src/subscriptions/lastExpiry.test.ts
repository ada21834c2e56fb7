import { expect, test } from 'vitest';
import { lastExpiry } from './lastExpiry.ts';

const until = (expiresAt: string, isLeft = false) => ({
  expiresAt: new Date(expiresAt),
  unsubscribedAt: isLeft ? new Date('2025-06-01') : null,
});

test.each([
  [[], null],
  [[until('2025-11-17')], '2025-11-17'],
  [[until('2026-11-17'), until('2025-11-17')], '2026-11-17'],
  [[until('2025-11-17'), until('2026-11-17', true)], '2025-11-17'],
  [[until('2026-11-17', true)], null],
  [[until('nonsense'), until('2025-11-17')], '2025-11-17'],
  [[until('nonsense')], null],
  [[until('9999-12-31'), until('2025-11-17')], '9999-12-31'],
])('%#: %j', (subscriptions, expected) => {
  expect(lastExpiry(subscriptions)).toEqual(expected === null ? null : new Date(expected));
});

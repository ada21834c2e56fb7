import { expect, test } from 'vitest';
import { enrolledInYear } from './enrolledInYear.ts';

const made = (createdAt: string, unsubscribedAt: Date | null = null) => ({ createdAt: new Date(createdAt), unsubscribedAt });

test.each([
  ['is false without subscriptions', [], false],
  ['is false for the last instant of the previous year', [made('2024-12-31T15:59:59.999Z')], false],
  ['is true for the first instant of the year', [made('2024-12-31T16:00:00.000Z')], true],
  ['is true for the last instant of the year', [made('2025-12-31T15:59:59.999Z')], true],
  ['is false for the first instant of the next year', [made('2025-12-31T16:00:00.000Z')], false],
  ['is false for a subscription that was ended', [made('2025-06-01T00:00:00Z', new Date('2025-06-02T00:00:00Z'))], false],
  ['is true for one of several', [made('2023-06-01T00:00:00Z'), made('2025-06-01T00:00:00Z')], true],
  ['is false for an invalid date', [made('')], false],
])('%s', (_what, subscriptions, enrolled) => {
  expect(enrolledInYear(subscriptions, 2025)).toBe(enrolled);
});

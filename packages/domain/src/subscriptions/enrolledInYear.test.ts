import { expect, test } from 'vitest';
import { enrolledInYear } from './enrolledInYear.ts';

const made = (createdAt: string, unsubscribedAt: Date | null = null) => ({ createdAt: new Date(createdAt), unsubscribedAt });

test.each([
  ['nothing', [], false],
  ['the last instant of the year before', [made('2024-12-31T15:59:59.999Z')], false],
  ['the first instant of the year', [made('2024-12-31T16:00:00.000Z')], true],
  ['the last instant of the year', [made('2025-12-31T15:59:59.999Z')], true],
  ['the first instant of the year after', [made('2025-12-31T16:00:00.000Z')], false],
  ['one that was ended', [made('2025-06-01T00:00:00Z', new Date('2025-06-02T00:00:00Z'))], false],
  ['one of several', [made('2023-06-01T00:00:00Z'), made('2025-06-01T00:00:00Z')], true],
  ['no date', [made('')], false],
])('%s', (_what, subscriptions, enrolled) => {
  expect(enrolledInYear(subscriptions, 2025)).toBe(enrolled);
});

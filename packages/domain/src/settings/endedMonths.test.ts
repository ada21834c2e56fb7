import { expect, test } from 'vitest';
import { endedMonths, hasMonthEnded, monthText } from './endedMonths.ts';

test.each<[string, string, boolean]>([
  ['2025-10', '2025-10-31T15:59:59Z', false],
  ['2025-10', '2025-10-31T16:00:00Z', true],
  ['2025-11', '2025-10-31T16:00:00Z', false],
  ['2025-12', '2025-12-31T16:00:00Z', true],
  ['2026-01', '2025-12-31T16:00:00Z', false],
  ['2025-02', '2026-01-15T00:00:00Z', true],
])('the month %s has ended at %s: %s', (month, now, ended) => expect(hasMonthEnded(month, new Date(now))).toBe(ended));

test('lists the latest ended months, newest first, over the new year', () => {
  expect(endedMonths(new Date('2026-02-28T15:59:59Z'), 3)).toEqual(['2026-01', '2025-12', '2025-11']);
  expect(endedMonths(new Date('2025-12-31T16:00:00Z'), 1)).toEqual(['2025-12']);
});

test('words a month', () => expect([monthText('2026-01'), monthText('2025-12')]).toEqual(['January 2026', 'December 2025']));

import { expect, test } from 'vitest';
import { manilaClock } from './manilaClock.ts';
import { manilaYear } from './manilaYear.ts';

test.each([
  ['2025-12-31T15:59:59.999Z', 2025],
  ['2025-12-31T16:00:00Z', 2026],
  ['2026-01-01T00:00:00Z', 2026],
  ['2024-02-29T16:00:00Z', 2024],
])('%s is in %i', (at, year) => {
  expect(manilaYear(new Date(at))).toBe(year);
  expect(manilaClock(at).year).toBe(year);
});

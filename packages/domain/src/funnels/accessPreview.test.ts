import { describe, expect, test } from 'vitest';
import { isoDay } from '../time/isoDay.ts';
import { accessPreview } from './accessPreview.ts';

/** One second before midnight in Manila. */
const NOW = new Date('2025-11-17T15:59:59Z');
const days = (values: object) => {
  const access = accessPreview(values, NOW);
  return access && [isoDay(access.start), isoDay(access.end)];
};

describe('accessPreview', () => {
  test.each([
    ['starts today and does not end', {}, ['2025-11-17', '9999-12-31']],
    ['counts the validity from the start', { startByDays: 1, validityByDays: 30 }, ['2025-11-18', '2025-12-18']],
    ['waits for a day that lies ahead', { startByDays: 3, startsOn: '2025-12-01', validityByDays: 1 }, ['2025-12-01', '2025-12-02']],
    ['ignores a day that is earlier', { startByDays: 3, startsOn: '2025-11-18' }, ['2025-11-20', '9999-12-31']],
  ])('%s', (_what, values, expected) => expect(days(values)).toEqual(expected));

  test.each([
    { startByDays: null },
    { startByDays: -1 },
    { startsOn: '2025-02-30' },
    { validityByDays: 0 },
    { validityByDays: Number.NaN },
  ])('is missing for %o', (values) => expect(accessPreview(values, NOW)).toBeNull());
});

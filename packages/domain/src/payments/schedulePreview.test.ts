import { describe, expect, test } from 'vitest';
import { isoDay } from '../time/isoDay.ts';
import { schedulePreview } from './schedulePreview.ts';

const monthly = {
  name: '',
  kind: 'instalments',
  count: 3,
  interval: 'month',
  alignment: 'enrolment-day',
  firstPayment: null,
  surcharge: 0,
};
const daysOf = (values: object, from: string, price = 9000) => {
  const preview = schedulePreview(values, { price, from });
  return preview !== null && 'entries' in preview ? preview.entries.map(({ scheduleDate }) => isoDay(scheduleDate)) : preview;
};

describe('schedulePreview', () => {
  test.each([
    ['monthly from 31 January', monthly, '2025-01-31', ['2025-01-31', '2025-02-28', '2025-03-31']],
    ['monthly from 31 January of a leap year', monthly, '2024-01-31', ['2024-01-31', '2024-02-29', '2024-03-31']],
    ['monthly from a leap day', monthly, '2024-02-29', ['2024-02-29', '2024-03-29', '2024-04-29']],
    ['monthly over the year', monthly, '2025-11-30', ['2025-11-30', '2025-12-30', '2026-01-30']],
    ['weekly', { ...monthly, interval: 'week' }, '2025-11-17', ['2025-11-17', '2025-11-24', '2025-12-01']],
    ['half a month', { ...monthly, interval: 'half-month' }, '2025-01-31', ['2025-01-31', '2025-02-15', '2025-02-28']],
    [
      'on payday, with the first one at least half a month later',
      { ...monthly, interval: 'half-month', alignment: 'half-month-end' },
      '2025-01-20',
      ['2025-01-20', '2025-02-15', '2025-02-28'],
    ],
    [
      'on payday in a leap year',
      { ...monthly, interval: 'half-month', alignment: 'half-month-end' },
      '2024-02-01',
      ['2024-02-01', '2024-02-29', '2024-03-15'],
    ],
    ['at once', { ...monthly, kind: 'one-time' }, '2025-01-31', ['2025-01-31']],
  ])('%s', (_what, values, from, days) => expect(daysOf(values, from)).toEqual(days));

  test('adds up to the price with the surcharge, with the rest in the last payment', () => {
    const preview = schedulePreview({ ...monthly, surcharge: '500', firstPayment: '1,500' }, { price: 9999, from: '2025-01-31' });
    expect(preview).toMatchObject({ total: 10_499, entries: [{ price: 1500 }, { price: 4499 }, { price: 4500 }] });
  });

  test('has no payments for a free offer, and explains what does not add up', () => {
    expect(schedulePreview(monthly, { price: 0, from: '2025-01-31' })).toEqual({ entries: [], total: 0 });
    expect(schedulePreview(monthly, { price: 2, from: '2025-01-31' })).toEqual({ problem: '₱2.00 cannot be split into 3 payments.' });
  });

  test.each([
    ['count', { ...monthly, count: null }, 9000, '2025-01-31'],
    ['kind', { ...monthly, kind: '' }, 9000, '2025-01-31'],
    ['price', monthly, null, '2025-01-31'],
    ['valid price', monthly, Number.NaN, '2025-01-31'],
    ['price that a funnel may have', monthly, 1_000_001, '2025-01-31'],
    ['day', monthly, 9000, ''],
    ['existing day', monthly, 9000, '2025-02-30'],
  ])('is missing without a %s', (_what, values, price, from) => expect(schedulePreview(values, { price, from })).toBeNull());
});

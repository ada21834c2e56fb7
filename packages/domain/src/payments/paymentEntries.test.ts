import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatShortDate } from '../time/formatDate.ts';
import { dueDates } from './dueDates.ts';
import { paymentEntries } from './paymentEntries.ts';
import { PAYMENT_ALIGNMENTS, PAYMENT_INTERVALS, type PaymentAlignment, type PaymentInterval, type PaymentTerm } from './paymentTerms.ts';

const day = (text: string): Date => new Date(`${text}T00:00:00+08:00`);
const monthly: PaymentTerm = { kind: 'instalments', count: 3, interval: 'month', alignment: 'enrolment-day' };

describe('dueDates', () => {
  test.each<[string, PaymentInterval, PaymentAlignment, string]>([
    ['2025-01-10', 'week', 'enrolment-day', '01/10/2025 01/17/2025 01/24/2025 01/31/2025'],
    ['2025-01-10', 'half-month', 'enrolment-day', '01/10/2025 01/25/2025 02/10/2025 02/25/2025'],
    ['2025-01-31', 'half-month', 'enrolment-day', '01/31/2025 02/15/2025 02/28/2025 03/15/2025'],
    ['2025-01-31', 'month', 'enrolment-day', '01/31/2025 02/28/2025 03/31/2025 04/30/2025'],
    ['2025-01-10', 'half-month', 'half-month-end', '01/10/2025 01/31/2025 02/15/2025 02/28/2025'],
    ['2025-01-31', 'half-month', 'half-month-end', '01/31/2025 02/15/2025 02/28/2025 03/15/2025'],
    ['2025-01-10', 'month', 'half-month-end', '01/10/2025 02/15/2025 03/15/2025 04/15/2025'],
    ['2025-01-20', 'month', 'half-month-end', '01/20/2025 02/28/2025 03/31/2025 04/30/2025'],
    ['2025-01-31', 'month', 'half-month-end', '01/31/2025 02/28/2025 03/31/2025 04/30/2025'],
    ['2025-01-10', 'week', 'half-month-end', '01/10/2025 01/31/2025 02/15/2025 02/28/2025'],
  ])('from %s by the %s on the %s', (start, interval, alignment, expected) => {
    expect(dueDates(day(start), 4, interval, alignment).map(formatShortDate).join(' ')).toBe(expected);
  });

  test('starts with the start of the day in Manila', () => {
    expect(dueDates(new Date('2025-01-10T15:59:59Z'), 1, 'month', 'half-month-end')).toEqual([day('2025-01-10')]);
    expect(dueDates(new Date('2025-01-10T16:00:00Z'), 1, 'month', 'enrolment-day')).toEqual([day('2025-01-11')]);
  });

  test.each([0, -1, 1.5, 1001, Number.NaN])('throws for %d payments', (count) => {
    expect(() => dueDates(day('2025-01-10'), count, 'month', 'enrolment-day')).toThrow(`Not a number of payments: ${count}`);
  });

  test('allows a thousand payments', () => {
    expect(dueDates(day('2025-01-10'), 1000, 'week', 'enrolment-day')).toHaveLength(1000);
  });

  test('throws for an invalid date', () => {
    expect(() => dueDates(new Date(Number.NaN), 1, 'month', 'enrolment-day')).toThrow('enrolledAt must be a valid date');
  });

  test('increases with each payment', () => {
    const start = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    const interval = fc.constantFrom(...PAYMENT_INTERVALS.map((choice) => choice.value));
    const alignment = fc.constantFrom(...PAYMENT_ALIGNMENTS.map((choice) => choice.value));
    fc.assert(
      fc.property(start, fc.integer({ min: 2, max: 30 }), interval, alignment, (at, count, step, align) => {
        const dates = dueDates(at, count, step, align).map((date) => date.getTime());
        expect(dates).toEqual([...new Set(dates)].toSorted((a, b) => a - b));
      }),
    );
  });
});

describe('paymentEntries', () => {
  const prices = (price: number, term: PaymentTerm): number[] => paymentEntries(price, term, day('2025-01-10')).map((entry) => entry.price);

  test.each<[number, PaymentTerm, number[]]>([
    [3499, { kind: 'one-time' }, [3499]],
    [3499, { kind: 'one-time', surcharge: 1 }, [3500]],
    [10_000, monthly, [3333, 3333, 3334]],
    [10_000, { ...monthly, surcharge: 500 }, [3500, 3500, 3500]],
    [10_000, { ...monthly, firstPayment: 5000 }, [5000, 2500, 2500]],
    [10_000, { ...monthly, firstPayment: 4999 }, [4999, 2500, 2501]],
    [10_000, { ...monthly, firstPayment: 10_000 }, [10_000, 0, 0]],
    [10_000, { ...monthly, firstPayment: null }, [3333, 3333, 3334]],
    [10_000, { ...monthly, count: 1, firstPayment: 10_000 }, [10_000]],
    [0, monthly, [0, 0, 0]],
  ])('splits %d by %j', (price, term, expected) => {
    expect(prices(price, term)).toEqual(expected);
  });

  test('gives each entry its date', () => {
    expect(paymentEntries(3000, monthly, day('2025-01-31')).map((entry) => formatShortDate(entry.scheduleDate))).toEqual([
      '01/31/2025',
      '02/28/2025',
      '03/31/2025',
    ]);
    expect(paymentEntries(3000, { kind: 'one-time' }, new Date('2025-01-31T16:00:00Z'))).toEqual([
      { price: 3000, scheduleDate: day('2025-02-01') },
    ]);
  });

  test.each<[number, PaymentTerm]>([
    [-1, monthly],
    [-1, { ...monthly, surcharge: 5 }],
    [10.5, monthly],
    [10.5, { kind: 'one-time', surcharge: Number.MAX_SAFE_INTEGER }],
    [100, { ...monthly, surcharge: -1 }],
    [100, { ...monthly, surcharge: 0.5 }],
    [100, { ...monthly, firstPayment: 101 }],
    [100, { ...monthly, firstPayment: -1 }],
    [100, { ...monthly, firstPayment: 1.5 }],
    [100, { ...monthly, count: 1, firstPayment: 50 }],
    [100, { ...monthly, count: 0 }],
  ])('throws for %d by %j', (price, term) => {
    expect(() => prices(price, term)).toThrow(RangeError);
  });

  test('add up to the price and the surcharge', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.nat(5000),
        fc.integer({ min: 2, max: 24 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (price, surcharge, count, share) => {
          const firstPayment = Math.floor((price + surcharge) * share);
          const entries = prices(price, { ...monthly, count, surcharge, firstPayment });
          expect(entries.reduce((sum, entry) => sum + entry, 0)).toBe(price + surcharge);
          expect(Math.min(...entries)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PaymentTerm } from '../payments/paymentTerms.ts';
import { quoteChange, quoteOrder } from './quoteOrder.ts';

/** 10 a.m. in Manila. */
const NOW = new Date('2025-11-17T02:00:00Z');
const FUNNEL = { name: 'Freelancing', startByDays: 0, startsAt: null, validityByDays: 365 };
const MONTHLY: PaymentTerm = { kind: 'instalments', count: 3, interval: 'month', alignment: 'enrolment-day' };
const OFFER = { funnel: FUNNEL, price: 10_000, term: MONTHLY, coupon: null, subscriptions: [] };

test('the first payment is due today', () => {
  const { dueToday, total, entries } = quoteOrder(OFFER, NOW);
  expect([dueToday, total, entries.length]).toEqual([3333, 10_000, 3]);
});

test('a free order has nothing due', () => {
  const { dueToday, total, entries } = quoteOrder({ ...OFFER, price: 0 }, NOW);
  expect([dueToday, total, entries]).toEqual([0, 0, []]);
});

test('a buyer who has the funnel renews it: the new period begins at the end of the old one', () => {
  const subscriptions = [{ startsAt: new Date('2025-01-01'), expiresAt: new Date('2025-12-31T16:00:00Z'), unsubscribedAt: null }];
  expect(quoteOrder({ ...OFFER, subscriptions }, NOW).startsAt.toISOString()).toBe('2025-12-31T16:00:00.000Z');
});

test('the payments of any offer add up to its total, with and without a coupon', () => {
  const term = fc.oneof(
    fc.constant<PaymentTerm>({ kind: 'one-time' }),
    fc.record({
      kind: fc.constant('instalments' as const),
      count: fc.integer({ min: 1, max: 24 }),
      interval: fc.constantFrom('week' as const, 'half-month' as const, 'month' as const),
      alignment: fc.constantFrom('enrolment-day' as const, 'half-month-end' as const),
      surcharge: fc.integer({ min: 0, max: 5000 }),
    }),
  );
  const coupon = fc.option(
    fc.oneof(
      fc.record({
        discountType: fc.constant('fixed' as const),
        discount: fc.integer({ min: 1, max: 5000 }),
        appliesTo: fc.constantFrom('total' as const, 'first' as const, 'each' as const),
      }),
      fc.record({
        discountType: fc.constant('percentage' as const),
        discount: fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100),
        appliesTo: fc.constantFrom('total' as const, 'first' as const, 'each' as const),
      }),
    ),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), term, coupon, (price, chosen, discount) => {
      const quote = quoteOrder({ ...OFFER, price, term: chosen, coupon: discount }, NOW);
      const sum = quote.entries.reduce((all, entry) => all + entry.price, 0);
      expect(sum).toBe(quote.total);
      expect(quote.list - quote.discount).toBe(quote.total);
      expect(quote.dueToday).toBe(quote.entries[0]?.price ?? 0);
      expect(quote.entries.every((entry) => Number.isSafeInteger(entry.price) && entry.price >= 0)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

describe('quoteChange', () => {
  const QUOTE = { total: 9999, dueToday: 3333 };
  test.each([
    [QUOTE, null],
    [{ total: null, dueToday: null }, null],
    [{ total: 8999, dueToday: 3333 }, 'The price changed from ₱8,999.00 to ₱9,999.00. Review it, then place your order.'],
    [{ total: 9999, dueToday: 0 }, 'The first payment changed from FREE to ₱3,333.00. Review it, then place your order.'],
    [{ total: null, dueToday: 1 }, 'The first payment changed from ₱1.00 to ₱3,333.00. Review it, then place your order.'],
  ])('%j: %j', (seen, text) => expect(quoteChange(seen, QUOTE)).toBe(text));
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPeso } from '../money/formatPeso.ts';
import { quoteOrder } from '../orders/quoteOrder.ts';
import { PAYMENT_ALIGNMENTS, PAYMENT_INTERVALS, type PaymentTerm } from '../payments/paymentTerms.ts';
import { termProblem } from '../payments/termProblem.ts';
import { landingOffer, type OfferedFunnel } from './landingOffer.ts';

const NOW = new Date('2025-11-17T02:00:00.000Z');
const LATER = new Date('2027-02-28T15:59:59.999Z');
const FUNNEL: OfferedFunnel = {
  slug: 'freelancing-course',
  name: 'Freelancing Course',
  startByDays: 0,
  startsAt: null,
  validityByDays: 365,
  closesAt: null,
  price: 9999,
  terms: [{ id: 1, term: { kind: 'one-time' } }],
};
const MONTHLY: PaymentTerm = { kind: 'instalments', count: 3, interval: 'month', alignment: 'enrolment-day' };

test('has the price, the validity and the terms in words', () => {
  const terms = [...FUNNEL.terms, { id: 2, term: { ...MONTHLY, firstPayment: 3999, surcharge: 500 } }];
  const closesAt = new Date('2025-12-01T16:00:00.000Z');
  expect(landingOffer({ ...FUNNEL, terms, closesAt }, NOW)).toEqual({
    slug: 'freelancing-course',
    name: 'Freelancing Course',
    isFree: false,
    price: '₱9,999.00',
    validity: expect.stringContaining('365'),
    closesAt,
    terms: [
      { id: 1, label: expect.stringContaining('9,999'), detail: expect.any(String), amounts: ['₱9,999.00'] },
      { id: 2, label: expect.any(String), detail: expect.any(String), amounts: ['₱3,999.00', '₱3,250.00', '₱3,250.00'] },
    ],
  });
});

test('a free funnel has no terms', () => expect(landingOffer({ ...FUNNEL, price: 0 }, NOW)).toMatchObject({ isFree: true, terms: [] }));

test('a term that the price cannot be paid by is left out', () => {
  const terms = [
    { id: 1, term: MONTHLY },
    { id: 2, term: { kind: 'one-time' as const } },
  ];
  expect(landingOffer({ ...FUNNEL, price: 2, terms }, NOW).terms.map(({ id }) => id)).toEqual([2]);
  expect(landingOffer({ ...FUNNEL, price: 3, terms }, NOW).terms.map(({ id }) => id)).toEqual([1, 2]);
});

test('shows what the checkout charges, on any day', () => {
  const surcharge = fc.option(fc.nat(5000), { nil: undefined });
  const term: fc.Arbitrary<PaymentTerm> = fc.oneof(
    fc.record({ kind: fc.constant('one-time' as const), surcharge }),
    fc.record({
      kind: fc.constant('instalments' as const),
      count: fc.integer({ min: 2, max: 60 }),
      interval: fc.constantFrom(...PAYMENT_INTERVALS.map(({ value }) => value)),
      alignment: fc.constantFrom(...PAYMENT_ALIGNMENTS.map(({ value }) => value)),
      firstPayment: fc.option(fc.nat(10_000)),
      surcharge,
    }),
  ) as fc.Arbitrary<PaymentTerm>;
  const startsAt = fc.option(fc.integer({ min: -400, max: 400 }).map((days) => new Date(NOW.getTime() + days * 86_400_000)));
  fc.assert(
    fc.property(fc.nat(100_000), fc.array(term, { maxLength: 4 }), startsAt, fc.nat(60), (price, given, start, startByDays) => {
      const terms = given.map((one, id) => ({ id, term: one }));
      const funnel = { ...FUNNEL, price, terms, startsAt: start, startByDays };
      const offer = landingOffer(funnel, NOW);
      const charged = terms.flatMap(({ id, term: one }) => {
        if (price === 0 || termProblem(price, one) !== null) return [];
        const quote = quoteOrder({ funnel, price, term: one, coupon: null, subscriptions: [] }, NOW);
        expect(quote.total).toBe(price + (one.surcharge ?? 0));
        return [{ id, amounts: quote.entries.map((entry) => formatPeso(entry.price)) }];
      });
      expect(offer.terms.map(({ id, amounts }) => ({ id, amounts }))).toEqual(charged);
      // A page stays in memory for months.
      expect(landingOffer(funnel, LATER)).toEqual(offer);
    }),
    { numRuns: 300 },
  );
});

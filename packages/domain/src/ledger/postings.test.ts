import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PAYMENT_PLATFORMS } from '../payments/paymentPlatforms.ts';
import { cashAccount, LEDGER_ACCOUNTS } from './ledgerAccounts.ts';
import { balances, ledgerProblem, type Posting, POSTINGS, reversed } from './postings.ts';

const amount = fc.integer({ min: 1, max: 100_000_000 });
const platform = fc.constantFrom(...PAYMENT_PLATFORMS.map(({ value }) => value));

const event: fc.Arbitrary<Posting[]> = fc.oneof(
  fc
    .tuple(amount, fc.nat(100))
    .map(([list, percent]) => POSTINGS.billed({ listCentavos: list, discountCentavos: Math.floor((list * percent) / 100) })),
  fc.tuple(amount, platform).map(([sum, by]) => POSTINGS.received(sum, by)),
  amount.map(POSTINGS.captured),
  fc.tuple(amount, amount).map(([sum, fee]) => POSTINGS.paidOut({ amount: sum, fee })),
  fc
    .tuple(
      fc.constantFrom(
        POSTINGS.allocated,
        POSTINGS.providerFee,
        POSTINGS.deposited,
        POSTINGS.credited,
        POSTINGS.creditApplied,
        POSTINGS.voided,
        POSTINGS.commissionEarned,
        POSTINGS.payoutBegun,
      ),
      amount,
    )
    .map(([post, sum]) => post(sum)),
  fc
    .tuple(fc.constantFrom(POSTINGS.refunded, POSTINGS.creditRefunded, POSTINGS.payoutSent), amount, platform)
    .map(([post, sum, by]) => post(sum, by)),
);

describe('every event', () => {
  test('is a valid entry, and so is its reversal; together they leave nothing', () => {
    fc.assert(
      fc.property(event, (postings) => {
        expect(ledgerProblem(postings)).toBeNull();
        expect(ledgerProblem(reversed(postings))).toBeNull();
        const left = Object.values(balances([...postings, ...reversed(postings)]));
        expect(left.every((sum) => sum === 0)).toBe(true);
      }),
    );
  });

  test('names accounts of the ledger only', () => {
    const known = new Set(LEDGER_ACCOUNTS.map(({ value }) => value));
    fc.assert(fc.property(event, (postings) => postings.every(({ account }) => known.has(account))));
  });
});

test('a sale with a discount that is paid in two transfers, one of them too large, adds up', () => {
  const journal = [
    POSTINGS.billed({ listCentavos: 999_900, discountCentavos: 50_000 }),
    POSTINGS.received(500_000, 'gcash'),
    POSTINGS.allocated(500_000),
    POSTINGS.received(460_000, 'maya'),
    POSTINGS.allocated(449_900),
    POSTINGS.credited(10_100),
  ].flat();
  expect(balances(journal)).toEqual({
    receivable: 0,
    sales: -999_900,
    discounts: 50_000,
    'cash-gcash': 500_000,
    'cash-maya': 460_000,
    'unapplied-money': 0,
    'customer-credit': -10_100,
  });
});

test('what a provider collects arrives in the bank without its fees, and refunds leave what it holds', () => {
  const journal = [
    POSTINGS.captured(349_900),
    POSTINGS.allocated(349_900),
    POSTINGS.providerFee(7_803),
    POSTINGS.refunded(100_000, 'provider'),
    POSTINGS.creditRefunded(50, 'provider'),
    POSTINGS.paidOut({ amount: 241_047, fee: 1_000 }),
    POSTINGS.deposited(241_047),
  ].flat();
  expect(balances(journal)).toEqual({
    'unapplied-money': 0,
    receivable: -349_900,
    'provider-clearing': 0,
    'provider-fees': 8_803,
    'provider-in-transit': 0,
    refunds: 100_000,
    'customer-credit': 50,
    'cash-bank-transfer': 241_047,
  });
});

test('a payment on the wrong platform moves between two accounts of cash', () => {
  const wrong = POSTINGS.received(100, 'gcash');
  expect(balances([...wrong, ...reversed(wrong), ...POSTINGS.received(100, 'bank-transfer')])).toEqual({
    'cash-gcash': 0,
    'unapplied-money': -100,
    'cash-bank-transfer': 100,
  });
});

test.each([-1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('%d is not an amount', (sum) => {
  expect(() => POSTINGS.allocated(sum)).toThrow(RangeError);
  expect(() => POSTINGS.received(sum, 'gcash')).toThrow(RangeError);
});

test('a discount above the price is refused', () => {
  expect(() => POSTINGS.billed({ listCentavos: 1, discountCentavos: 2 })).toThrow('A discount cannot exceed the price.');
});

test('a free sale posts its discount only, and nothing posts nothing', () => {
  expect(POSTINGS.billed({ listCentavos: 100, discountCentavos: 100 })).toEqual([
    { account: 'discounts', centavos: 100 },
    { account: 'sales', centavos: -100 },
  ]);
  expect(POSTINGS.allocated(0)).toEqual([]);
});

test.each<[readonly Posting[], string | null]>([
  [[], 'The entry has no postings.'],
  [[{ account: 'sales', centavos: -1 }], 'The entry does not sum to zero.'],
  [
    [
      { account: 'sales', centavos: 0 },
      { account: 'receivable', centavos: 0 },
    ],
    'A posting is not a whole number of centavos.',
  ],
  [
    [
      { account: 'sales', centavos: 1 },
      { account: 'discounts', centavos: 0 },
      { account: 'receivable', centavos: -1 },
    ],
    'A posting is not a whole number of centavos.',
  ],
  [
    [
      { account: 'sales', centavos: -0.5 },
      { account: 'receivable', centavos: 0.5 },
    ],
    'A posting is not a whole number of centavos.',
  ],
  [POSTINGS.voided(1), null],
])('%j: %s', (postings, problem) => expect(ledgerProblem(postings)).toBe(problem));

test('each platform has its account', () => {
  expect(PAYMENT_PLATFORMS.map(({ value }) => cashAccount(value))).toEqual(
    LEDGER_ACCOUNTS.slice(0, PAYMENT_PLATFORMS.length).map(({ value }) => value),
  );
  expect(new Set(LEDGER_ACCOUNTS.map(({ value }) => value)).size).toBe(LEDGER_ACCOUNTS.length);
});

import type { PaymentPlatform } from '../payments/paymentPlatforms.ts';
import { cashAccount, type LedgerAccount } from './ledgerAccounts.ts';

/** One side of a journal entry, in centavos: a debit above zero, a credit below. Never zero. */
export interface Posting {
  readonly account: LedgerAccount;
  readonly centavos: number;
}

/** A sum of money that moves: whole centavos, from 0. */
type Amount = number;

function checked(amount: Amount): Amount {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`Not an amount in centavos: ${String(amount)}`);
  return amount;
}

/** Moves an amount from one account to another. Nothing moves nothing. */
const move = (amount: Amount, { from, to }: { from: LedgerAccount; to: LedgerAccount }): Posting[] =>
  checked(amount) === 0
    ? []
    : [
        { account: to, centavos: amount },
        { account: from, centavos: -amount },
      ];

/** The account that money leaves: the cash of a platform, or what a provider holds. */
const purse = (from: PaymentPlatform | 'provider'): LedgerAccount => (from === 'provider' ? 'provider-clearing' : cashAccount(from));

/**
 * The postings of each event with money. Every function returns both sides, so that an entry sums to
 * zero, and throws a RangeError for an amount that is not in whole centavos from 0. A product
 * decision; the specification names no ledger.
 *
 * @example POSTINGS.allocated(349_900)[0] // { account: 'unapplied-money', centavos: 349900 }
 */
export const POSTINGS = {
  /** An invoice is issued: its total is owed, at a list price less a discount. */
  billed: ({ listCentavos, discountCentavos }: { listCentavos: Amount; discountCentavos: Amount }): Posting[] => {
    if (checked(discountCentavos) > checked(listCentavos)) throw new RangeError('A discount cannot exceed the price.');
    return [
      ...move(listCentavos - discountCentavos, { from: 'sales', to: 'receivable' }),
      ...move(discountCentavos, { from: 'sales', to: 'discounts' }),
    ];
  },
  /** Money arrives on a platform; what it pays is decided separately. */
  received: (amount: Amount, platform: PaymentPlatform): Posting[] => move(amount, { from: 'unapplied-money', to: cashAccount(platform) }),
  /** A provider reports a payment, which it pays out later. */
  captured: (amount: Amount): Posting[] => move(amount, { from: 'unapplied-money', to: 'provider-clearing' }),
  /** A provider keeps its fee of a payment. */
  providerFee: (fee: Amount): Posting[] => move(fee, { from: 'provider-clearing', to: 'provider-fees' }),
  /** A provider pays out what it holds, less the fee of the payout. `amount` is without the fee. */
  paidOut: ({ amount, fee }: { amount: Amount; fee: Amount }): Posting[] => [
    ...move(amount, { from: 'provider-clearing', to: 'provider-in-transit' }),
    ...move(fee, { from: 'provider-clearing', to: 'provider-fees' }),
  ],
  /** A payout of a provider arrives in the bank account. */
  deposited: (amount: Amount): Posting[] => move(amount, { from: 'provider-in-transit', to: cashAccount('bank-transfer') }),
  /** Money pays an entry of an invoice. */
  allocated: (amount: Amount): Posting[] => move(amount, { from: 'receivable', to: 'unapplied-money' }),
  /** Money above what was due becomes credit. */
  credited: (amount: Amount): Posting[] => move(amount, { from: 'customer-credit', to: 'unapplied-money' }),
  /** Credit pays an entry of an invoice. */
  creditApplied: (amount: Amount): Posting[] => move(amount, { from: 'receivable', to: 'customer-credit' }),
  /** An unpaid entry is no longer owed. */
  voided: (amount: Amount): Posting[] => move(amount, { from: 'receivable', to: 'voided' }),
  /** Money for a sale goes back, from a platform or by the provider that holds it. */
  refunded: (amount: Amount, from: PaymentPlatform | 'provider'): Posting[] => move(amount, { from: purse(from), to: 'refunds' }),
  /** Credit is paid out. */
  creditRefunded: (amount: Amount, from: PaymentPlatform | 'provider'): Posting[] =>
    move(amount, { from: purse(from), to: 'customer-credit' }),
  /** An affiliate earns a commission. */
  commissionEarned: (amount: Amount): Posting[] => move(amount, { from: 'commission-payable', to: 'commission-expense' }),
  /** Commissions are put into a payout. */
  payoutBegun: (amount: Amount): Posting[] => move(amount, { from: 'payouts-in-transit', to: 'commission-payable' }),
  /** A payout is sent. */
  payoutSent: (amount: Amount, platform: PaymentPlatform): Posting[] =>
    move(amount, { from: cashAccount(platform), to: 'payouts-in-transit' }),
} as const;

export type LedgerEvent = keyof typeof POSTINGS;

/** The postings that undo an entry. */
export const reversed = (postings: readonly Posting[]): Posting[] =>
  postings.map(({ account, centavos }) => ({ account, centavos: -centavos }));

/**
 * Explains why postings cannot be one journal entry, or returns null: it is empty, has a side of
 * zero or of no whole centavos, or does not sum to zero.
 *
 * @example ledgerProblem([{ account: 'sales', centavos: -1 }]) // 'The entry does not sum to zero.'
 */
export function ledgerProblem(postings: readonly Posting[]): string | null {
  if (postings.length === 0) return 'The entry has no postings.';
  if (postings.some(({ centavos }) => !Number.isSafeInteger(centavos) || centavos === 0))
    return 'A posting is not a whole number of centavos.';
  return postings.reduce((sum, { centavos }) => sum + centavos, 0) === 0 ? null : 'The entry does not sum to zero.';
}

/** The balance of each account that postings name. */
export function balances(postings: readonly Posting[]): Partial<Record<LedgerAccount, number>> {
  const sums: Partial<Record<LedgerAccount, number>> = {};
  for (const { account, centavos } of postings) sums[account] = (sums[account] ?? 0) + centavos;
  return sums;
}

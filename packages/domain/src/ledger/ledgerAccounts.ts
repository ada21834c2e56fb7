import { PAYMENT_PLATFORMS, type PaymentPlatform } from '../payments/paymentPlatforms.ts';

/**
 * The accounts of the ledger without those for cash. A positive posting is a debit: more of an asset
 * or of an expense, less of a debt or of revenue.
 */
const ACCOUNTS = [
  { value: 'receivable', label: 'Owed by members' },
  { value: 'provider-clearing', label: 'On its way from a provider' },
  { value: 'provider-in-transit', label: 'Paid out by a provider, on its way to the bank' },
  { value: 'provider-fees', label: 'Fees of providers' },
  { value: 'payouts-in-transit', label: 'Payouts on their way' },
  { value: 'sales', label: 'Sales' },
  { value: 'discounts', label: 'Discounts' },
  { value: 'customer-credit', label: 'Credit of members' },
  { value: 'unapplied-money', label: 'Money not yet applied' },
  { value: 'refunds', label: 'Refunds' },
  { value: 'voided', label: 'Voided' },
  { value: 'commission-expense', label: 'Commissions' },
  { value: 'commission-payable', label: 'Owed to affiliates' },
] as const;

export type CashAccount = `cash-${PaymentPlatform}`;
export type LedgerAccount = (typeof ACCOUNTS)[number]['value'] | CashAccount;

/**
 * The account of the money received through a platform.
 *
 * @example cashAccount('gcash') // 'cash-gcash'
 */
export const cashAccount = (platform: PaymentPlatform): CashAccount => `cash-${platform}`;

/** Every account of the ledger: cash by platform, then the others. A product decision. */
export const LEDGER_ACCOUNTS: readonly { readonly value: LedgerAccount; readonly label: string }[] = [
  ...PAYMENT_PLATFORMS.map(({ value, label }) => ({ value: cashAccount(value), label: `Cash, ${label}` })),
  ...ACCOUNTS,
];

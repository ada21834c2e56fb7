/** The kinds of entries in the journal. A product decision. */
export const JOURNAL_KINDS = [
  { value: 'billed', label: 'Invoice issued' },
  { value: 'received', label: 'Payment received' },
  { value: 'applied', label: 'Payment applied' },
  { value: 'credit-applied', label: 'Credit used' },
  { value: 'credit-released', label: 'Credit returned' },
  { value: 'reversed', label: 'Payment reversed' },
  { value: 'voided', label: 'No longer owed' },
  { value: 'refunded', label: 'Money paid back' },
  { value: 'commission', label: 'Commission earned' },
  { value: 'commission-reversed', label: 'Commission reversed' },
  { value: 'payout', label: 'Payout to an affiliate' },
  { value: 'provider-fee', label: 'Fee of a provider' },
  { value: 'provider-payout', label: 'Payout by a provider' },
  { value: 'provider-deposit', label: 'Payout by a provider arrived' },
] as const;

export type JournalKind = (typeof JOURNAL_KINDS)[number]['value'];

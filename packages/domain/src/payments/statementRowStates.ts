/**
 * The match of a statement row: by reference and amount, by amount alone, not at all, or already
 * entered as a payment.
 */
export const STATEMENT_ROW_STATES = [
  { value: 'exact', label: 'Exact' },
  { value: 'possible', label: 'Possible' },
  { value: 'unmatched', label: 'Unmatched' },
  { value: 'applied', label: 'Applied' },
] as const;

export type StatementRowState = (typeof STATEMENT_ROW_STATES)[number]['value'];

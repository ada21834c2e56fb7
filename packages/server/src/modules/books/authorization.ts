import type { Authorization } from '../../graphql/rules.ts';

/** Access rules for the proofs of the ledger. */
export const booksAuthorization: Authorization = {
  types: { LedgerCheck: { page: 'studentPaymentDetails' }, LedgerProblem: 'with-parent' },
  fields: { 'Viewer.ledgerCheck': { page: 'studentPaymentDetails' } },
};

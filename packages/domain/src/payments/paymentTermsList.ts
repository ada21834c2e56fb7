import { defineList } from '../lists/defineList.ts';
import { PAYMENT_TERM_KINDS } from './paymentTerms.ts';

/**
 * The list of all payment terms, for staff who manage them. Archived ones appear only when
 * requested.
 *
 * @spec 1 §2.8
 */
export const paymentTermsList = defineList({
  sorts: ['name', 'created'],
  order: { by: 'name', descending: false },
  searches: 'Name',
  filters: {
    kind: { kind: 'enum', field: 'kind', words: PAYMENT_TERM_KINDS.map(({ value }) => value) as ['one-time', 'instalments'] },
    status: { kind: 'yesNo', field: 'archived', words: { archived: true } },
  },
});

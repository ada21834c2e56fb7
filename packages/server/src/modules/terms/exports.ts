import { routePath } from '@atlas/domain/navigation';
import { centavosToPesos } from '@atlas/domain/money';
import { termText } from '@atlas/domain/payments';
import { defineExport } from '../../commands/exportedList.ts';
import { PAYMENT_TERM_LIST, termInUse, termOf } from './repo.ts';

/** Spreadsheet of the payment terms. */
export const PAYMENT_TERM_EXPORT = defineExport(PAYMENT_TERM_LIST, {
  title: 'Payment terms',
  path: (query) => routePath('paymentTerms', query),
  columns: [
    { header: 'ID', value: ({ id }) => id },
    { header: 'Payment term', value: ({ name }) => name },
    { header: 'Payments', value: ({ count }) => count },
    { header: 'In words', value: (term) => termText(termOf(term)) },
    {
      header: 'First payment',
      value: (term) => {
        const t = termOf(term);
        return t.kind === 'one-time' ? null : (t.firstPayment ?? null);
      },
    },
    { header: 'Surcharge', value: ({ surchargeCentavos }) => centavosToPesos(surchargeCentavos) },
    { header: 'In use', value: async ({ id }, ctx) => ((await ctx.loader(termInUse).load(id)) ? 'Yes' : 'No') },
    { header: 'Status', value: ({ archivedAt }) => (archivedAt === null ? 'Active' : 'Archived') },
    { header: 'Created', value: ({ createdAt }) => createdAt },
  ],
});

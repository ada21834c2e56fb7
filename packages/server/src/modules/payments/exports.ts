import { centavosToPesos } from '@atlas/domain/money';
import { routePath } from '@atlas/domain/navigation';
import { platformLabel, dueCentavos, paymentStatusText, PROOF_STATES } from '@atlas/domain/payments';
import { defineExport } from '../../commands/exportedList.ts';
import { personCell } from '../../commands/personCell.ts';
import { asInvoiceEntry, dated } from './commands.ts';
import { invoiceLoader, PAYMENT_ENTRY_LIST, paymentLoader } from './repo.ts';
import { PAYMENT_PROOF_LIST } from './proofsRepo.ts';

/** Spreadsheet of scheduled payments. */
export const PAYMENT_ENTRY_EXPORT = defineExport(PAYMENT_ENTRY_LIST, {
  title: 'Scheduled payments',
  path: () => routePath('payment'),
  columns: [
    { header: 'ID', value: ({ id }) => id },
    { header: 'Member', value: ({ userId }, ctx) => personCell(ctx, userId) },
    { header: 'Invoice', value: async ({ invoiceId }, ctx) => (await ctx.loader(invoiceLoader).load(invoiceId))?.number ?? null },
    { header: 'Payment', value: ({ position }) => position },
    { header: 'Due date', value: ({ scheduleDate }) => scheduleDate },
    { header: 'Price', value: ({ priceCentavos }) => centavosToPesos(priceCentavos) },
    { header: 'Due', value: (entry) => centavosToPesos(dueCentavos(asInvoiceEntry(entry))) },
    { header: 'Status', value: (entry, ctx) => paymentStatusText(dated(entry), ctx.source.now) },
    {
      header: 'Platform',
      value: async ({ paymentId }, ctx) => {
        const payment = paymentId === null ? null : await ctx.loader(paymentLoader).load(paymentId);
        return payment === null ? null : platformLabel(payment.platform);
      },
    },
    {
      header: 'Reference',
      value: async ({ paymentId }, ctx) =>
        paymentId === null ? null : ((await ctx.loader(paymentLoader).load(paymentId))?.reference ?? null),
    },
    {
      header: 'Paid on',
      value: async ({ paymentId }, ctx) =>
        paymentId === null ? null : ((await ctx.loader(paymentLoader).load(paymentId))?.paidOn ?? null),
    },
  ],
});

/** Spreadsheet of proofs of payment. */
export const PAYMENT_PROOF_EXPORT = defineExport(PAYMENT_PROOF_LIST, {
  title: 'Receipts',
  path: () => routePath('payment'),
  columns: [
    { header: 'ID', value: ({ id }) => id },
    { header: 'Member', value: ({ userId }, ctx) => (userId === null ? null : personCell(ctx, userId)) },
    { header: 'Sent', value: ({ createdAt }) => createdAt },
    { header: 'Amount', value: ({ amountCentavos }) => centavosToPesos(amountCentavos) },
    { header: 'Platform', value: ({ platform }) => platformLabel(platform) },
    { header: 'Reference', value: ({ reference }) => reference },
    { header: 'Paid on', value: ({ paidOn }) => paidOn },
    { header: 'State', value: ({ state }) => PROOF_STATES.find(({ value }) => value === state)?.label ?? state },
    { header: 'Reason', value: ({ reason }) => reason },
  ],
});

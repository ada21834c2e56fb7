import { present } from '../../db/present.ts';
import { builder } from '../../graphql/builder.ts';
import { commandField, idempotencyKeyArg, idempotencyOf } from '../../graphql/commandFields.ts';
import { OrderRef } from '../orders/refs.ts';
import { orderLoader } from '../orders/repo.ts';
import { ScheduleEntryRef } from '../payments/refs.ts';
import { invoiceLoader } from '../payments/repo.ts';
import { subscriptionLoader } from '../subscriptions/repo.ts';
import { approveOrder } from './approveCommands.ts';
import { createBillLink, revokeBillLinks } from './billCommands.ts';
import './publicSchema.ts';
import { openLinkOfEntry } from './repo.ts';
import { cancelOrderByStaff, correctOrderEmailByStaff, noteOrder, resendOrderLink } from './staffCommands.ts';

const ofOrder = { type: OrderRef, loader: orderLoader };

commandField('approveOrder', ofOrder, {
  description: 'Approves the payment of an order, and enrolls its buyer.',
  args: (arg) => ({
    databaseId: arg.int({ required: true }),
    paymentPlatform: arg.string({ required: true }),
    externalInvoiceId: arg.string({ description: "The serial of an invoice issued elsewhere; 'N/A' if none." }),
    transactionId: arg.string({ description: "The payer's reference; that of the waiting receipt when absent." }),
    amount: arg.int({ description: 'Whole pesos received; the amount of the waiting receipt, or what is due, when absent.' }),
    paidOn: arg({ type: 'Day', description: 'The day of the payment; that of the waiting receipt, or today, when absent.' }),
    reason: arg.string({ description: 'Why the day lies in the past.' }),
    proofId: arg.int({ description: 'The waiting receipt that the caller saw. CONFLICT when another one waits.' }),
    idempotencyKey: idempotencyKeyArg(arg),
  }),
  run: async (ctx, args) => {
    const { databaseId: id, proofId, idempotencyKey: _key, ...input } = args;
    await approveOrder(ctx, { id, proofId }, input, idempotencyOf(args));
    return id;
  },
});

commandField('cancelOrder', ofOrder, {
  description: 'Cancels an order that waits for its payment.',
  args: (arg) => ({ databaseId: arg.int({ required: true }), reason: arg.string({ description: 'For the buyer.' }) }),
  run: async (ctx, { databaseId, ...input }) => {
    await cancelOrderByStaff(ctx, databaseId, input);
    return databaseId;
  },
});

commandField('correctOrderEmail', ofOrder, {
  description: 'Corrects the address of an order, and mails the new link.',
  args: (arg) => ({ databaseId: arg.int({ required: true }), email: arg.string() }),
  run: async (ctx, { databaseId, ...input }) => {
    await correctOrderEmailByStaff(ctx, databaseId, input);
    return databaseId;
  },
});

commandField('noteOrder', ofOrder, {
  description: 'Saves the note of staff about an order.',
  args: (arg) => ({ databaseId: arg.int({ required: true }), revision: arg.int({ required: true }), note: arg.string() }),
  run: async (ctx, { databaseId, revision, ...input }) => {
    await noteOrder(ctx, { id: databaseId, revision }, input);
    return databaseId;
  },
});

commandField('resendOrderLink', ofOrder, {
  description: 'Mails the link of an order again: to pay, or once it is paid to set the password.',
  args: (arg) => ({ databaseId: arg.int({ required: true }) }),
  run: async (ctx, { databaseId }) => {
    await resendOrderLink(ctx, databaseId);
    return databaseId;
  },
});

builder.mutationFields((t) => ({
  createBillLink: t.string({
    description: 'Makes a link with which someone else pays an own payment, and ends earlier ones. Returns its path, once.',
    args: { entryId: t.arg.int({ required: true }) },
    resolve: (_root, { entryId }, ctx) => createBillLink(ctx, entryId),
  }),
  revokeBillLinks: t.boolean({
    description: 'Ends the links with which someone else pays an own payment.',
    args: { entryId: t.arg.int({ required: true }) },
    resolve: async (_root, { entryId }, ctx) => {
      await revokeBillLinks(ctx, entryId);
      return true;
    },
  }),
}));

builder.objectFields(ScheduleEntryRef, (t) => ({
  hasPayLink: t.boolean({
    description: 'Whether someone else has a link to pay it.',
    resolve: async ({ id }, _args, ctx) => (await ctx.loader(openLinkOfEntry).load(id)) !== null,
  }),
  funnelId: t.int({
    description: 'The funnel that sold it, for the address at which it is paid.',
    resolve: async ({ id, invoiceId }, _args, ctx) => {
      const invoice = await present(ctx.loader(invoiceLoader).load(invoiceId), `The invoice of entry ${id}`);
      const sold = ctx.loader(subscriptionLoader).load(invoice.subscriptionId);
      return (await present(sold, `The subscription of invoice ${invoiceId}`)).funnelId;
    },
  }),
}));

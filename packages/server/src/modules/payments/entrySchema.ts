import { centavosToPesos } from '@atlas/domain/money';
import { dueCentavos, PAYMENT_FILTERS, PAYMENT_STATUSES, paymentStatusText, paymentTone } from '@atlas/domain/payments';
import { present } from '../../db/present.ts';
import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { UserRef } from '../users/refs.ts';
import { userOf, userOrNull } from '../users/repo.ts';
import { dated } from './commands.ts';
import { InvoiceRef, PaymentProofRef, ScheduleEntryRef } from './refs.ts';
import { entriesList, entriesOfInvoice, entriesWhere, entryLoader, invoiceLoader, proofsOfEntry } from './repo.ts';

const PaymentFilter = enumOf(
  'PaymentFilter',
  PAYMENT_FILTERS.map(({ value }) => value),
);
const PaymentStatus = enumOf('PaymentStatus', PAYMENT_STATUSES);
const PaymentTone = enumOf('PaymentTone', ['green', 'red', 'yellow', 'blue', 'plain'], "Color of an entry's badge.");

builder.node(ScheduleEntryRef, {
  description: 'One payment of a schedule, due or paid. Amounts in pesos.',
  id: { resolve: (entry) => entry.id },
  loadOne: (id, ctx) => ctx.loader(entryLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (entry) => entry.id }),
    position: t.exposeInt('position', { description: 'Position in the schedule, starting at 1.' }),
    paymentCount: t.int({
      description: 'Number of entries in the schedule, as in payment 2 of 6.',
      resolve: async (entry, _args, ctx) => (await ctx.loader(entriesOfInvoice).load(entry.invoiceId)).length,
    }),
    price: t.float({ resolve: (entry) => centavosToPesos(entry.priceCentavos) }),
    credit: t.float({
      description: 'An earlier overpayment credited here; may include centavos.',
      resolve: (entry) => centavosToPesos(entry.creditCentavos),
    }),
    due: t.float({ description: 'The amount still due.', resolve: (entry) => centavosToPesos(dueCentavos(entry)) }),
    scheduleDate: t.expose('scheduleDate', { type: 'Day', description: 'A day in Manila.' }),
    status: t.field({ type: PaymentStatus, resolve: (entry) => entry.status }),
    statusText: t.string({
      description: 'paid, overdue, due today, due tomorrow, or due in a number of days.',
      resolve: (entry, _args, ctx) => paymentStatusText(dated(entry), ctx.source.now),
    }),
    tone: t.field({ type: PaymentTone, resolve: (entry, _args, ctx) => paymentTone(dated(entry), ctx.source.now) }),
    paymentPlatform: t.exposeString('paymentPlatform', { nullable: true }),
    transactionId: t.exposeString('transactionId', { nullable: true, description: "The payment platform's reference." }),
    externalInvoiceId: t.exposeString('externalInvoiceId', { nullable: true }),
    paidOn: t.expose('paidOn', { type: 'Day', nullable: true, description: 'A day in Manila.' }),
    approvedAt: t.expose('approvedAt', { type: 'DateTime', nullable: true }),
    approvedBy: t.field({
      type: UserRef,
      nullable: true,
      resolve: ({ approvedById }, _args, ctx) => userOrNull(ctx, approvedById),
    }),
    remarks: t.exposeString('remarks', { nullable: true, description: 'Reason for revoking a payment.' }),
    revision: t.exposeInt('revision'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    user: t.field({
      type: UserRef,
      resolve: ({ userId }, _args, ctx) => userOf(ctx, userId),
    }),
    invoice: t.field({
      type: InvoiceRef,
      resolve: ({ id, invoiceId }, _args, ctx) => present(ctx.loader(invoiceLoader).load(invoiceId), `The invoice of entry ${id}`),
    }),
    proofs: t.field({
      type: [PaymentProofRef],
      description: 'Proofs of payment, newest first.',
      complexity: { multiplier: 2 },
      resolve: (entry, _args, ctx) => ctx.loader(proofsOfEntry).load(entry.id),
    }),
    waitingProof: t.field({
      type: PaymentProofRef,
      nullable: true,
      description: 'The proof that staff have not decided on yet.',
      resolve: async (entry, _args, ctx) =>
        (await ctx.loader(proofsOfEntry).load(entry.id)).find(({ state }) => state === 'submitted') ?? null,
    }),
  }),
});

listField(ViewerRef, {
  name: 'paymentEntries',
  description: "Payments of people in the viewer's scope, due or paid.",
  type: ScheduleEntryRef,
  list: entriesList,
  filter: builder.inputType('PaymentEntriesFilter', {
    fields: (t) => ({
      search: t.string({ description: 'Matches the member (name, e-mail address, Tribe ID) or a complete reference.' }),
      userId: t.int(),
      status: t.field({ type: PaymentFilter }),
      overdue: t.boolean({ description: 'Only unpaid payments whose due day has passed.' }),
      dueFrom: t.field({ type: 'Day', description: 'A day in Manila, inclusive.' }),
      dueTo: t.field({ type: 'Day', description: 'A day in Manila, inclusive.' }),
      platform: t.string({ description: 'The platform used to pay.' }),
    }),
  }),
  where: entriesWhere,
  loader: entryLoader,
  defaultSort: { by: 'due', descending: false },
});

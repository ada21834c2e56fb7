import { centavosToPesos } from '@atlas/domain/money';
import {
  dueCentavos,
  invoiceStanding,
  PAYMENT_FILTERS,
  PAYMENT_STANDINGS,
  PAYMENT_STATUSES,
  paymentStanding,
  paymentStatusText,
  paymentTone,
  type InvoiceStanding,
} from '@atlas/domain/payments';
import { present } from '../../db/present.ts';
import { builder } from '../../graphql/builder.ts';
import type { Context } from '../../graphql/context.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { SubscriptionRef } from '../subscriptions/refs.ts';
import { subscriptionLoader } from '../subscriptions/repo.ts';
import { UserRef } from '../users/refs.ts';
import { userLoader } from '../users/repo.ts';
import { dayOf, mayReadStanding } from './commands.ts';
import './duesSchema.ts';
import './proofSchema.ts';
import { InvoiceRef, PaymentProofRef, ScheduleEntryRef } from './refs.ts';
import {
  entriesList,
  entriesOfInvoice,
  entriesWhere,
  entryLoader,
  findInvoice,
  invoiceLoader,
  invoicesOfUser,
  proofsOfEntry,
  unpaidOfUser,
  type Invoice,
  type ScheduleEntry,
} from './repo.ts';
import './statementSchema.ts';

const PaymentFilter = enumOf(
  'PaymentFilter',
  PAYMENT_FILTERS.map(({ value }) => value),
);
const PaymentStatus = enumOf('PaymentStatus', PAYMENT_STATUSES);
const PaymentTone = enumOf('PaymentTone', ['green', 'red', 'yellow', 'blue', 'plain'], 'The colour of the badge of an entry.');
const PaymentStanding = enumOf(
  'PaymentStanding',
  PAYMENT_STANDINGS.map(({ value }) => value),
);

const standingOf = async (ctx: Context, invoice: Invoice): Promise<InvoiceStanding> =>
  invoiceStanding(invoice.totalCentavos, await ctx.loader(entriesOfInvoice).load(invoice.id));

builder.node(InvoiceRef, {
  description: 'What a subscription costs, to be paid by its schedule. Amounts in pesos.',
  id: { resolve: (invoice) => invoice.id },
  loadOne: (id, ctx) => ctx.loader(invoiceLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (invoice) => invoice.id }),
    number: t.exposeString('number'),
    total: t.float({ resolve: (invoice) => centavosToPesos(invoice.totalCentavos) }),
    paid: t.float({
      description: 'What is settled, credit included.',
      resolve: async (invoice, _args, ctx) => centavosToPesos((await standingOf(ctx, invoice)).paidCentavos),
    }),
    balance: t.float({
      description: 'What is still due.',
      resolve: async (invoice, _args, ctx) => centavosToPesos((await standingOf(ctx, invoice)).balanceCentavos),
    }),
    paidCount: t.int({ resolve: async (invoice, _args, ctx) => (await standingOf(ctx, invoice)).paidCount }),
    paymentCount: t.int({ resolve: async (invoice, _args, ctx) => (await standingOf(ctx, invoice)).count }),
    addsUp: t.boolean({
      description: 'Whether the schedule comes to the total.',
      resolve: async (invoice, _args, ctx) => (await standingOf(ctx, invoice)).addsUp,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    user: t.field({
      type: UserRef,
      resolve: ({ id, userId }, _args, ctx) => present(ctx.loader(userLoader).load(userId), `The person of invoice ${id}`),
    }),
    subscription: t.field({
      type: SubscriptionRef,
      resolve: ({ id, subscriptionId }, _args, ctx) =>
        present(ctx.loader(subscriptionLoader).load(subscriptionId), `The subscription of invoice ${id}`),
    }),
    paymentSchedule: t.field({
      type: [ScheduleEntryRef],
      resolve: (invoice, _args, ctx) => ctx.loader(entriesOfInvoice).load(invoice.id),
    }),
    nextDue: t.field({
      type: ScheduleEntryRef,
      nullable: true,
      description: 'The first entry that is not paid; overdue ones come first.',
      resolve: async (invoice, _args, ctx) => {
        const unpaid = (await ctx.loader(entriesOfInvoice).load(invoice.id)).filter(({ status }) => status === 'Unpaid');
        return unpaid.toSorted((a, b) => a.scheduleDate.localeCompare(b.scheduleDate))[0] ?? null;
      },
    }),
  }),
});

/** An entry as the rules of badges take it. */
const dated = ({ status, scheduleDate }: ScheduleEntry) => ({ status, scheduleDate: dayOf(scheduleDate) });

builder.node(ScheduleEntryRef, {
  description: 'One payment that is due on a day, or was made. Amounts in pesos.',
  id: { resolve: (entry) => entry.id },
  loadOne: (id, ctx) => ctx.loader(entryLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (entry) => entry.id }),
    position: t.exposeInt('position', { description: 'Its place in the schedule, from 1.' }),
    paymentCount: t.int({
      description: 'How many entries the schedule has: it is payment 2 of 6.',
      resolve: async (entry, _args, ctx) => (await ctx.loader(entriesOfInvoice).load(entry.invoiceId)).length,
    }),
    price: t.float({ resolve: (entry) => centavosToPesos(entry.priceCentavos) }),
    credit: t.float({
      description: 'What was paid too much before and counts here; may have centavos.',
      resolve: (entry) => centavosToPesos(entry.creditCentavos),
    }),
    due: t.float({ description: 'What is still to be paid.', resolve: (entry) => centavosToPesos(dueCentavos(entry)) }),
    scheduleDate: t.exposeString('scheduleDate', { description: 'A day in Manila, YYYY-MM-DD.' }),
    status: t.field({ type: PaymentStatus, resolve: (entry) => entry.status }),
    statusText: t.string({
      description: 'paid, overdue, due today, due tomorrow, or due in so many days.',
      resolve: (entry, _args, ctx) => paymentStatusText(dated(entry), ctx.source.now),
    }),
    tone: t.field({ type: PaymentTone, resolve: (entry, _args, ctx) => paymentTone(dated(entry), ctx.source.now) }),
    paymentPlatform: t.exposeString('paymentPlatform', { nullable: true }),
    transactionId: t.exposeString('transactionId', { nullable: true, description: "The platform's reference of the payment." }),
    externalInvoiceId: t.exposeString('externalInvoiceId', { nullable: true }),
    paidOn: t.exposeString('paidOn', { nullable: true, description: 'A day in Manila, YYYY-MM-DD.' }),
    approvedAt: t.expose('approvedAt', { type: 'DateTime', nullable: true }),
    approvedBy: t.field({
      type: UserRef,
      nullable: true,
      resolve: ({ approvedById }, _args, ctx) => (approvedById === null ? null : ctx.loader(userLoader).load(approvedById)),
    }),
    remarks: t.exposeString('remarks', { nullable: true, description: 'Why a payment was revoked.' }),
    revision: t.exposeInt('revision'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    user: t.field({
      type: UserRef,
      resolve: ({ id, userId }, _args, ctx) => present(ctx.loader(userLoader).load(userId), `The person of entry ${id}`),
    }),
    invoice: t.field({
      type: InvoiceRef,
      resolve: ({ id, invoiceId }, _args, ctx) => present(ctx.loader(invoiceLoader).load(invoiceId), `The invoice of entry ${id}`),
    }),
    proofs: t.field({
      type: [PaymentProofRef],
      description: 'What was sent to prove it, the newest first.',
      complexity: { multiplier: 2 },
      resolve: (entry, _args, ctx) => ctx.loader(proofsOfEntry).load(entry.id),
    }),
    waitingProof: t.field({
      type: PaymentProofRef,
      nullable: true,
      description: 'The proof that staff have not decided yet.',
      resolve: async (entry, _args, ctx) =>
        (await ctx.loader(proofsOfEntry).load(entry.id)).find(({ state }) => state === 'submitted') ?? null,
    }),
  }),
});

builder.objectFields(UserRef, (t) => ({
  invoices: t.field({
    type: [InvoiceRef],
    description: 'The newest first. Specification 2 §7.',
    complexity: { multiplier: 2 },
    resolve: (user, _args, ctx) => ctx.loader(invoicesOfUser).load(user.id),
  }),
  paymentStanding: t.field({
    type: PaymentStanding,
    nullable: true,
    description: 'Whether the person is behind with a payment; null for whoever may not know. Head coaches see this and nothing else.',
    resolve: async (user, _args, ctx) => {
      if (!(await mayReadStanding(ctx, user.id))) return null;
      const unpaid = await ctx.loader(unpaidOfUser).load(user.id);
      return paymentStanding(unpaid.map(dated), ctx.source.now);
    },
  }),
}));

listField(ViewerRef, {
  name: 'paymentEntries',
  description: 'The payments that are due or were made, of people in the scope of the viewer.',
  type: ScheduleEntryRef,
  list: entriesList,
  filter: builder.inputType('PaymentEntriesFilter', {
    fields: (t) => ({
      search: t.string({ description: 'The member (name, e-mail address, Tribe ID), or a whole reference.' }),
      userId: t.int(),
      status: t.field({ type: PaymentFilter }),
      overdue: t.boolean({ description: 'Only those that are not paid and whose day has passed.' }),
      dueFrom: t.string({ description: 'A day in Manila, YYYY-MM-DD, included.' }),
      dueTo: t.string({ description: 'A day in Manila, YYYY-MM-DD, included.' }),
      platform: t.string({ description: 'Paid by it.' }),
    }),
  }),
  where: entriesWhere,
  loader: entryLoader,
  defaultSort: { by: 'due', descending: false },
});

builder.objectFields(ViewerRef, (t) => ({
  invoice: t.field({
    type: InvoiceRef,
    nullable: true,
    description: "Null when its person is out of the viewer's scope.",
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => findInvoice(ctx.source, databaseId),
  }),
  myInvoices: t.field({
    type: [InvoiceRef],
    description: "The viewer's own, the newest first.",
    resolve: ({ userId }, _args, ctx) => ctx.loader(invoicesOfUser).load(userId),
  }),
}));

import { centavosToPesos } from '@atlas/domain/money';
import { dueCentavos, NO_PLATFORM, PAYMENT_FILTERS, PAYMENT_STATUSES, paymentStatusText, paymentTone } from '@atlas/domain/payments';
import type { Context } from '../../commands/context.ts';
import { present } from '../../db/present.ts';
import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { UserRef } from '../users/refs.ts';
import { userOf, userOrNull } from '../users/repo.ts';
import { asInvoiceEntry, dated, placeOf } from './commands.ts';
import { InvoiceRef, PaymentProofRef, PaymentRef, ScheduleEntryRef } from './refs.ts';
import {
  entriesOfInvoice,
  entryLoader,
  PAYMENT_ENTRY_LIST,
  invoiceLoader,
  type Payment,
  paymentLoader,
  type ScheduleEntry,
} from './repo.ts';
import { proofsOfEntry } from './proofsRepo.ts';

/** The payment that settled an entry. */
const paymentOf = async (ctx: Context, { status, paymentId }: ScheduleEntry): Promise<Payment | null> =>
  status === 'Paid' && paymentId !== null ? ctx.loader(paymentLoader).load(paymentId) : null;

const isFree = ({ status, priceCentavos }: ScheduleEntry): boolean => status === 'Paid' && priceCentavos === 0;

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
      description: 'Number of entries in the schedule that are not voided, as in payment 2 of 6.',
      resolve: async (entry, _args, ctx) =>
        (await ctx.loader(entriesOfInvoice).load(entry.invoiceId)).filter(({ voidedAt }) => voidedAt === null).length,
    }),
    place: t.string({
      nullable: true,
      description: "Position among the entries that are not voided, as in '2 of 6'; null for a voided one.",
      resolve: (entry, _args, ctx) => placeOf(ctx, entry),
    }),
    price: t.float({ resolve: (entry) => centavosToPesos(entry.priceCentavos) }),
    paid: t.float({
      description: 'Pesos that pay it so far: money and credit. May include centavos.',
      resolve: (entry) => centavosToPesos(entry.allocatedCentavos),
    }),
    due: t.float({ description: 'The amount still due.', resolve: (entry) => centavosToPesos(dueCentavos(asInvoiceEntry(entry))) }),
    scheduleDate: t.expose('scheduleDate', { type: 'Day', description: 'A day in Manila.' }),
    status: t.field({ type: PaymentStatus, resolve: (entry) => entry.status }),
    statusText: t.string({
      description: 'voided, paid, overdue, due today, due tomorrow, or due in a number of days.',
      resolve: (entry, _args, ctx) => paymentStatusText(dated(entry), ctx.source.now),
    }),
    tone: t.field({ type: PaymentTone, resolve: (entry, _args, ctx) => paymentTone(dated(entry), ctx.source.now) }),
    payment: t.field({
      type: PaymentRef,
      nullable: true,
      description: 'The payment that settled it; null when credit did, or when it is free.',
      resolve: (entry, _args, ctx) => paymentOf(ctx, entry),
    }),
    paymentPlatform: t.string({
      nullable: true,
      description: 'The platform it was paid with; "none" for a free one.',
      resolve: async (entry, _args, ctx) => (await paymentOf(ctx, entry))?.platform ?? (isFree(entry) ? NO_PLATFORM : null),
    }),
    transactionId: t.string({
      nullable: true,
      description: "The payer's reference.",
      resolve: async (entry, _args, ctx) => (await paymentOf(ctx, entry))?.reference ?? null,
    }),
    externalInvoiceId: t.string({
      nullable: true,
      resolve: async (entry, _args, ctx) => (await paymentOf(ctx, entry))?.externalInvoiceId ?? null,
    }),
    paidOn: t.field({
      type: 'Day',
      nullable: true,
      description: 'A day in Manila.',
      resolve: async (entry, _args, ctx) => (await paymentOf(ctx, entry))?.paidOn ?? null,
    }),
    approvedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: async (entry, _args, ctx) => (await paymentOf(ctx, entry))?.createdAt ?? null,
    }),
    approvedBy: t.field({
      type: UserRef,
      nullable: true,
      resolve: async (entry, _args, ctx) => userOrNull(ctx, (await paymentOf(ctx, entry))?.recordedById ?? null),
    }),
    voidedAt: t.expose('voidedAt', { type: 'DateTime', nullable: true, description: 'When it stopped being owed.' }),
    voidedReason: t.exposeString('voidedReason', { nullable: true }),
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
  ...PAYMENT_ENTRY_LIST,
  description: "Payments of people in the viewer's scope, due or paid.",
  type: ScheduleEntryRef,
  filter: builder.inputType('PaymentEntriesFilter', {
    fields: (t) => ({
      search: t.string({ description: 'Matches the member (name, email address, Tribe ID) or a complete reference.' }),
      userId: t.int(),
      status: t.field({ type: PaymentFilter }),
      overdue: t.boolean({ description: 'Only unpaid payments whose due day has passed.' }),
      dueFrom: t.field({ type: 'Day', description: 'A day in Manila, inclusive.' }),
      dueTo: t.field({ type: 'Day', description: 'A day in Manila, inclusive.' }),
      platform: t.string({ description: 'The platform used to pay.' }),
    }),
  }),
});

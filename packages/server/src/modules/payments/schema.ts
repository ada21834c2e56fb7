import { retentionRate } from '@atlas/domain/batches';
import { centavosToPesos } from '@atlas/domain/money';
import { invoiceStanding, type InvoiceStanding } from '@atlas/domain/payments';
import { present } from '../../db/present.ts';
import { builder } from '../../graphql/builder.ts';
import type { Context } from '../../commands/context.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { BatchRef } from '../batches/refs.ts';
import { ProductRef } from '../products/refs.ts';
import { SubscriptionRef } from '../subscriptions/refs.ts';
import { subscriptionLoader } from '../subscriptions/repo.ts';
import { mayReadOf } from '../access/commands.ts';
import { UserRef } from '../users/refs.ts';
import { userLoader, userOf } from '../users/repo.ts';
import { asInvoiceEntry } from './commands.ts';
import './correctionSchema.ts';
import './documentSchema.ts';
import './duesSchema.ts';
import './entrySchema.ts';
import './paymentSchema.ts';
import './proofSchema.ts';
import { InvoiceRef, ScheduleEntryRef } from './refs.ts';
import {
  type BatchFigures,
  entriesOfInvoice,
  figuresOfBatch,
  findInvoice,
  invoiceLoader,
  invoiceOfSubscription,
  invoicesOfUser,
  type Invoice,
  type ProductSales,
  salesOfProduct,
  voidedOfInvoice,
} from './repo.ts';
import './scheduleSchema.ts';

const standingOf = async (ctx: Context, invoice: Invoice): Promise<InvoiceStanding> =>
  invoiceStanding(
    invoice.totalCentavos,
    await ctx.loader(voidedOfInvoice).load(invoice.id),
    (await ctx.loader(entriesOfInvoice).load(invoice.id)).map(asInvoiceEntry),
  );

builder.node(InvoiceRef, {
  description: 'The price of a subscription, paid by a schedule. Amounts in pesos.',
  id: { resolve: (invoice) => invoice.id },
  loadOne: (id, ctx) => ctx.loader(invoiceLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (invoice) => invoice.id }),
    number: t.exposeString('number'),
    total: t.float({ resolve: (invoice) => centavosToPesos(invoice.totalCentavos) }),
    paid: t.float({
      description: 'The settled amount, including credit.',
      resolve: async (invoice, _args, ctx) => centavosToPesos((await standingOf(ctx, invoice)).paidCentavos),
    }),
    balance: t.float({
      description: 'The amount still due.',
      resolve: async (invoice, _args, ctx) => centavosToPesos((await standingOf(ctx, invoice)).balanceCentavos),
    }),
    paidCount: t.int({ resolve: async (invoice, _args, ctx) => (await standingOf(ctx, invoice)).paidCount }),
    paymentCount: t.int({ resolve: async (invoice, _args, ctx) => (await standingOf(ctx, invoice)).count }),
    addsUp: t.boolean({
      description: 'Whether the schedule adds up to the total, without what was voided.',
      resolve: async (invoice, _args, ctx) => (await standingOf(ctx, invoice)).addsUp,
    }),
    voided: t.float({
      description: 'The part of the total that is no longer owed.',
      resolve: async (invoice, _args, ctx) => centavosToPesos(await ctx.loader(voidedOfInvoice).load(invoice.id)),
    }),
    unscheduled: t.float({
      description: 'The part of the total that no entry asks for; below zero when the entries ask for more.',
      resolve: async (invoice, _args, ctx) => centavosToPesos((await standingOf(ctx, invoice)).unscheduledCentavos),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    user: t.field({
      type: UserRef,
      resolve: ({ userId }, _args, ctx) => userOf(ctx, userId),
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
      description: 'The first unpaid entry. Overdue entries come first.',
      resolve: async (invoice, _args, ctx) => {
        const unpaid = (await ctx.loader(entriesOfInvoice).load(invoice.id)).filter(
          ({ status, voidedAt }) => status === 'Unpaid' && voidedAt === null,
        );
        return unpaid.toSorted((a, b) => a.scheduleDate.localeCompare(b.scheduleDate))[0] ?? null;
      },
    }),
  }),
});

builder.objectField(SubscriptionRef, 'invoice', (t) =>
  t.field({
    type: InvoiceRef,
    nullable: true,
    description: 'Its invoice; null for a free subscription.',
    resolve: (subscription, _args, ctx) => ctx.loader(invoiceOfSubscription).load(subscription.id),
  }),
);

const ProductSalesRef = builder.objectRef<ProductSales>('ProductSales').implement({
  description: "The sales of a product to people in the viewer's scope, through all of its funnels.",
  fields: (t) => ({
    activeSubscriptions: t.exposeInt('activeSubscriptions', { description: 'Subscriptions that are current now.' }),
    received: t.float({
      description: 'Pesos that pay their entries so far: money and credit.',
      resolve: ({ receivedCentavos }) => centavosToPesos(receivedCentavos),
    }),
  }),
});

builder.objectField(ProductRef, 'sales', (t) =>
  t.field({ type: ProductSalesRef, resolve: (product, _args, ctx) => ctx.loader(salesOfProduct).load(product.id) }),
);

const BatchFiguresRef = builder.objectRef<BatchFigures>('BatchFigures').implement({
  description: "How a batch fares so far, for its people in the viewer's scope.",
  fields: (t) => ({
    enrolled: t.exposeInt('enrolled', { description: 'People who have or had a subscription.' }),
    retained: t.exposeInt('retained', { description: 'People with a current subscription.' }),
    retention: t.int({
      nullable: true,
      description: 'Percentage of the enrolled people who are retained; null when no one was enrolled.',
      resolve: (figures) => retentionRate(figures),
    }),
    received: t.float({
      description: 'Pesos that pay the entries of its people so far: money and credit.',
      resolve: ({ receivedCentavos }) => centavosToPesos(receivedCentavos),
    }),
  }),
});

builder.objectField(BatchRef, 'figures', (t) =>
  t.field({ type: BatchFiguresRef, resolve: (batch, _args, ctx) => ctx.loader(figuresOfBatch).load(batch.id) }),
);

builder.objectField(UserRef, 'invoices', (t) =>
  t.field({
    type: [InvoiceRef],
    description: 'Newest first. Specification 2 §7.',
    complexity: { multiplier: 2 },
    resolve: (user, _args, ctx) => ctx.loader(invoicesOfUser).load(user.id),
  }),
);

builder.objectFields(ViewerRef, (t) => ({
  invoice: t.field({
    type: InvoiceRef,
    nullable: true,
    description: "Null when the person is outside the viewer's scope.",
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => findInvoice(ctx.source, databaseId),
  }),
  payer: t.field({
    type: UserRef,
    nullable: true,
    description: "A person within the viewer's scope, for the page of their payments: member, non-member or archived.",
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: async (_viewer, { databaseId }, ctx) =>
      (await mayReadOf(ctx, databaseId, 'studentPaymentDetails')) ? ctx.loader(userLoader).load(databaseId) : null,
  }),
  myInvoices: t.field({
    type: [InvoiceRef],
    description: "The viewer's own invoices, newest first.",
    resolve: ({ userId }, _args, ctx) => ctx.loader(invoicesOfUser).load(userId),
  }),
}));

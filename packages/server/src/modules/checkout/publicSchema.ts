import { centavosToPesos } from '@atlas/domain/money';
import {
  COUPON_HOLD_MINUTES,
  lastDayToPay,
  readReceiptCode,
  receiptCodeText,
  stepsDone,
  whyNotCancel,
  whyNotSendReceipt,
} from '@atlas/domain/orders';
import { dueCentavos, paymentStatusText, sellerDetails } from '@atlas/domain/payments';
import { isoDay } from '@atlas/domain/time';
import type { Context } from '../../commands/context.ts';
import { present } from '../../db/present.ts';
import { builder } from '../../graphql/builder.ts';
import { ipSubnet } from '../../ipSubnet.ts';
import { OrderState } from '../orders/refs.ts';
import { asInvoiceEntry, dated } from '../payments/commands.ts';
import { proofsOfEntry, proofsOfOrder, receiptsOfProof, type PaymentProof } from '../payments/proofsRepo.ts';
import { uploadKeyOf } from '../payments/uploadCommands.ts';
import { findSale, sellerNow } from '../payments/documentsRepo.ts';
import { entriesOfInvoice } from '../payments/repo.ts';
import { termLoader } from '../terms/repo.ts';
import { userLoader } from '../users/repo.ts';
import { findBill } from './billCommands.ts';
import { findHeldOrder } from '../orders/recordCommands.ts';
import { BillRef, BuyerOrderRef, CheckoutRef, findPayAccounts, PayAccountRef, SentReceiptRef } from './refs.ts';
import { type Checkout, findCheckout, type TermQuote } from './quoteCommands.ts';
import { findDocumentByCode, findHold, openLinkOfEntry } from './repo.ts';

/** A payment with its day. */
interface ShownPayment {
  day: string;
  centavos: number;
}

const ShownPaymentRef = builder.objectRef<ShownPayment>('ShownPayment').implement({
  fields: (t) => ({
    day: t.expose('day', { type: 'Day', description: 'A day in Manila.' }),
    amount: t.float({ description: 'Pesos.', resolve: ({ centavos }) => centavosToPesos(centavos) }),
  }),
});

const TermQuoteRef = builder.objectRef<TermQuote>('TermQuote').implement({
  description: 'The price of an offer with one of its payment terms. Amounts in whole pesos.',
  fields: (t) => ({
    termId: t.exposeInt('termId', { nullable: true, description: 'Null means one payment in full.' }),
    name: t.string({
      nullable: true,
      resolve: async ({ termId }, _args, ctx) => (termId === null ? null : ((await ctx.loader(termLoader).load(termId))?.name ?? null)),
    }),
    list: t.int({ description: 'With the surcharge of the term, before the coupon.', resolve: ({ quote }) => quote?.list ?? 0 }),
    discount: t.int({ resolve: ({ quote }) => quote?.discount ?? 0 }),
    total: t.int({ resolve: ({ quote }) => quote?.total ?? 0 }),
    dueToday: t.int({ resolve: ({ quote }) => quote?.dueToday ?? 0 }),
    payments: t.field({
      type: [ShownPaymentRef],
      complexity: { multiplier: 2 },
      resolve: ({ quote }) =>
        (quote?.entries ?? []).map(({ price, scheduleDate }) => ({ day: isoDay(scheduleDate), centavos: price * 100 })),
    }),
    problem: t.exposeString('problem', { nullable: true, description: 'Why this term cannot be chosen, as a sentence.' }),
  }),
});

const SellerRef = builder.objectRef<{ name: string; details: string[] }>('CheckoutSeller').implement({
  description: 'Who sells.',
  fields: (t) => ({ name: t.exposeString('name'), details: t.exposeStringList('details') }),
});

const CheckoutBuyerRef = builder.objectRef<NonNullable<Checkout['buyer']>>('CheckoutBuyer').implement({
  description: 'What the signed-in buyer need not type.',
  fields: (t) => ({
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    email: t.exposeString('email'),
    mobileNumber: t.exposeString('mobileNumber', { nullable: true }),
    facebookProfile: t.exposeString('facebookProfile', { nullable: true }),
  }),
});

CheckoutRef.implement({
  description: 'The checkout of a funnel, with a quote for each of its payment terms.',
  fields: (t) => ({
    funnelId: t.int({ resolve: ({ offer }) => offer.funnel.id }),
    slug: t.string({ resolve: ({ offer }) => offer.funnel.slug }),
    product: t.string({ resolve: ({ offer }) => offer.product.name }),
    isOpen: t.exposeBoolean('isOpen'),
    startsOn: t.field({
      type: 'Day',
      description: 'The day on which access starts, if it is paid today.',
      resolve: ({ quotes }, _args, ctx) => isoDay(quotes.find(({ quote }) => quote !== null)?.quote?.startsAt ?? ctx.source.now),
    }),
    expiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'The end of access.',
      resolve: ({ quotes }) => quotes.find(({ quote }) => quote !== null)?.quote?.expiresAt ?? null,
    }),
    validityByDays: t.int({
      nullable: true,
      description: 'Null means that access does not expire.',
      resolve: ({ offer }) => offer.funnel.validityByDays,
    }),
    quotes: t.field({ type: [TermQuoteRef], complexity: { multiplier: 3 }, resolve: ({ quotes }) => quotes }),
    couponCode: t.exposeString('couponCode', { nullable: true, description: 'The coupon in the quotes.' }),
    couponProblem: t.exposeString('couponProblem', { nullable: true, description: 'Why the given code is not used, as a sentence.' }),
    buyer: t.field({ type: CheckoutBuyerRef, nullable: true, resolve: ({ buyer }) => buyer }),
    activeUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'The end of what the signed-in buyer has already: the order renews it.',
      resolve: ({ activeUntil }) => activeUntil,
    }),
    problem: t.exposeString('problem', { nullable: true, description: 'Why the signed-in buyer cannot order it, as a sentence.' }),
    seller: t.field({ type: SellerRef, resolve: (_checkout, _args, ctx) => sellerOf(ctx) }),
    complaintContact: t.string({ resolve: (_checkout, _args, { app }) => app.values.get('complaint-contact') }),
    refundWindowDays: t.int({ resolve: (_checkout, _args, { app }) => app.values.get('refund-window-days') }),
  }),
});

async function sellerOf(ctx: Context): Promise<{ name: string; details: string[] }> {
  const { name, ...seller } = await sellerNow(ctx, ctx.source.db);
  return { name, details: sellerDetails(seller) };
}

/** The receipts of an order or an entry, as their payer sees them. */
const sentReceipts = (ctx: Context, proofs: readonly PaymentProof[]) =>
  Promise.all(
    proofs
      .filter(({ state }) => state !== 'superseded')
      .map(async (proof) => {
        const pictures = await ctx.loader(receiptsOfProof).load(proof.id);
        return { ...proof, hasPicture: pictures.length > 0, uploadKey: uploadKeyOf(ctx.app, proof, pictures.length) };
      }),
  );

BuyerOrderRef.implement({
  description: 'An order as its buyer sees it. Amounts in pesos.',
  fields: (t) => ({
    payCode: t.exposeString('payCode', { description: 'Reference that the payer adds to the transfer.' }),
    state: t.field({ type: OrderState, resolve: ({ state }) => state }),
    stepsDone: t.int({ description: 'Of four: ordered, receipt sent, checked, enrolled.', resolve: ({ state }) => stepsDone(state) }),
    firstName: t.exposeString('firstName'),
    email: t.exposeString('email'),
    hasAccount: t.boolean({ description: 'Whether it belongs to an account.', resolve: ({ userId }) => userId !== null }),
    product: t.string({ resolve: ({ offer }) => offer.product }),
    termName: t.string({ nullable: true, resolve: ({ offer }) => offer.term }),
    validityByDays: t.int({ nullable: true, resolve: ({ offer }) => offer.validityByDays }),
    funnelId: t.exposeInt('funnelId'),
    total: t.float({ resolve: ({ totalCentavos }) => centavosToPesos(totalCentavos) }),
    discount: t.float({ resolve: ({ discountCentavos }) => centavosToPesos(discountCentavos) }),
    dueToday: t.float({ resolve: ({ dueTodayCentavos }) => centavosToPesos(dueTodayCentavos) }),
    payments: t.field({
      type: [ShownPaymentRef],
      complexity: { multiplier: 2 },
      resolve: ({ quote }) => quote.map(({ date, centavos }) => ({ day: date, centavos })),
    }),
    method: t.exposeString('method', { nullable: true }),
    deadline: t.expose('expiresAt', { type: 'DateTime', nullable: true, description: 'When it expires unless it is paid.' }),
    lastDay: t.field({
      type: 'Day',
      nullable: true,
      description: 'The last day to pay, in Manila.',
      resolve: ({ expiresAt }) => expiresAt && isoDay(lastDayToPay(expiresAt)),
    }),
    couponHeldUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: `Until when the coupon is kept: ${COUPON_HOLD_MINUTES} minutes, or for as long as the order is open once there is a receipt.`,
      resolve: async ({ id, couponId }, _args, ctx) =>
        couponId === null ? null : ((await findHold(ctx.source.db, id))?.heldUntil ?? null),
    }),
    endedReason: t.exposeString('endedReason', { nullable: true, description: 'Why it was cancelled.' }),
    whyNotCancel: t.string({
      nullable: true,
      description: 'Why it cannot be cancelled; null if it can.',
      resolve: ({ state }) => whyNotCancel(state),
    }),
    whyNotSendReceipt: t.string({
      nullable: true,
      description: 'Why it takes no receipt; null if it does.',
      resolve: ({ state }) => whyNotSendReceipt(state),
    }),
    receipts: t.field({
      type: [SentReceiptRef],
      description: 'Newest first.',
      complexity: { multiplier: 2 },
      resolve: async (order, _args, ctx) => sentReceipts(ctx, await ctx.loader(proofsOfOrder).load(order.id)),
    }),
    accounts: t.field({ type: [PayAccountRef], resolve: (_order, _args, { app }) => findPayAccounts(app) }),
    today: t.field({ type: 'Day', description: 'Today in Manila.', resolve: (_order, _args, ctx) => isoDay(ctx.source.now) }),
    complaintContact: t.string({ resolve: (_order, _args, { app }) => app.values.get('complaint-contact') }),
  }),
});

BillRef.implement({
  description: 'A payment of a schedule as its payer sees it. Amounts in pesos.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Names it in the address.' }),
    isOwn: t.exposeBoolean('isOwn', { description: 'Whether the payer is its member.' }),
    entryId: t.int({ resolve: ({ entry }) => entry.id }),
    firstName: t.string({
      description: 'The first name of its member.',
      resolve: async ({ entry }, _args, ctx) =>
        (await present(ctx.loader(userLoader).load(entry.userId), 'The member of a bill')).firstName,
    }),
    product: t.string({ resolve: async ({ entry }, _args, ctx) => (await findSale(ctx.source.db, entry.invoiceId)).product }),
    payCode: t.string({
      description: 'Reference that the payer adds to the transfer.',
      resolve: async ({ entry }, _args, ctx) => `${(await findSale(ctx.source.db, entry.invoiceId)).number}-${entry.position}`,
    }),
    place: t.string({
      nullable: true,
      description: "'2 of 6'; null once it is voided.",
      resolve: async ({ entry }, _args, ctx) => {
        const owed = (await ctx.loader(entriesOfInvoice).load(entry.invoiceId)).filter(({ voidedAt }) => voidedAt === null);
        return entry.voidedAt === null ? `${owed.findIndex(({ id }) => id === entry.id) + 1} of ${owed.length}` : null;
      },
    }),
    due: t.float({ resolve: ({ entry }) => centavosToPesos(dueCentavos(asInvoiceEntry(entry))) }),
    scheduleDate: t.field({ type: 'Day', description: 'A day in Manila.', resolve: ({ entry }) => entry.scheduleDate }),
    statusText: t.string({ resolve: ({ entry }, _args, ctx) => paymentStatusText(dated(entry), ctx.source.now) }),
    isPayable: t.boolean({ resolve: ({ entry }) => entry.voidedAt === null && entry.status === 'Unpaid' }),
    hasLink: t.boolean({
      description: 'Whether someone else has a link to pay it.',
      resolve: async ({ entry, isOwn }, _args, ctx) => isOwn && (await ctx.loader(openLinkOfEntry).load(entry.id)) !== null,
    }),
    receipts: t.field({
      type: [SentReceiptRef],
      description: 'Newest first.',
      complexity: { multiplier: 2 },
      resolve: async ({ entry }, _args, ctx) => sentReceipts(ctx, await ctx.loader(proofsOfEntry).load(entry.id)),
    }),
    accounts: t.field({ type: [PayAccountRef], resolve: (_bill, _args, { app }) => findPayAccounts(app) }),
    today: t.field({ type: 'Day', description: 'Today in Manila.', resolve: (_bill, _args, ctx) => isoDay(ctx.source.now) }),
    complaintContact: t.string({ resolve: (_bill, _args, { app }) => app.values.get('complaint-contact') }),
  }),
});

interface CheckedReceipt {
  code: string;
  totalCentavos: number;
  day: string;
}

const CheckedReceiptRef = builder.objectRef<CheckedReceipt>('CheckedReceipt').implement({
  description: 'A payment acknowledgement that exists, without the name of its payer.',
  fields: (t) => ({
    code: t.string({ resolve: ({ code }) => receiptCodeText(code) }),
    amount: t.float({ description: 'Pesos.', resolve: ({ totalCentavos }) => centavosToPesos(totalCentavos) }),
    day: t.expose('day', { type: 'Day', description: 'The day of the payment, in Manila.' }),
  }),
});

/** The acknowledgement with a code; null for an unknown code, and once its payment was taken back. */
async function checkReceipt(ctx: Context, typed: string): Promise<CheckedReceipt | null> {
  await ctx.app.limits.take('receiptNetwork', ipSubnet(ctx.visitor.ip));
  const code = readReceiptCode(typed);
  const found = code === null ? null : await findDocumentByCode(ctx.source.db, code);
  if (code === null || found === null || found.reversedAt !== null) return null;
  return { code, totalCentavos: found.totalCentavos, day: found.paidOn ?? found.issuedOn };
}

builder.queryFields((t) => ({
  checkout: t.field({
    type: CheckoutRef,
    nullable: true,
    description: 'Public. Null when there is no such funnel.',
    args: { funnel: t.arg.string({ required: true, description: 'Its number or its slug.' }), coupon: t.arg.string() },
    resolve: (_root, { funnel, coupon }, ctx) => findCheckout(ctx, funnel, coupon ?? ''),
  }),
  buyerOrder: t.field({
    type: BuyerOrderRef,
    nullable: true,
    description: 'Public. Null unless the browser holds the secret of the order.',
    args: { payCode: t.arg.string({ required: true }) },
    resolve: (_root, { payCode }, ctx) => findHeldOrder(ctx, payCode),
  }),
  bill: t.field({
    type: BillRef,
    nullable: true,
    description: 'Public. Null unless the bill is the own one, or the browser holds the secret of its link.',
    args: { key: t.arg.string({ required: true }) },
    resolve: (_root, { key }, ctx) => findBill(ctx, key),
  }),
  checkedReceipt: t.field({
    type: CheckedReceiptRef,
    nullable: true,
    description: 'Public. Null for a code that belongs to no payment that counts.',
    args: { code: t.arg.string({ required: true }) },
    resolve: (_root, { code }, ctx) => checkReceipt(ctx, code),
  }),
}));

import { COMMISSION_STATES, maskAccount, maskName, PAYOUT_STATES } from '@atlas/domain/affiliates';
import { centavosToPesos } from '@atlas/domain/money';
import { PAYMENT_PLATFORMS } from '@atlas/domain/payments';
import { present } from '../../db/present.ts';
import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { AffiliateRef } from '../affiliates/refs.ts';
import { affiliateLoader, looksAfterAffiliates } from '../affiliates/repo.ts';
import { UserRef } from '../users/refs.ts';
import { userOf } from '../users/repo.ts';
import './affiliatesSchema.ts';
import { CommissionRef, PayoutBatchRef, PayoutRef } from './refs.ts';
import { openAccount } from './payoutAccounts.ts';
import {
  commissionLoader,
  commissionsList,
  commissionsWhere,
  payoutBatchesList,
  payoutBatchesWhere,
  payoutBatchLoader,
  payoutLoader,
  payoutsList,
  payoutsWhere,
  soldLoader,
  sumOfBatch,
  type Sold,
} from './repo.ts';

const CommissionState = enumOf(
  'CommissionState',
  COMMISSION_STATES.map(({ value }) => value),
);
const CommissionKind = enumOf('CommissionKind', ['sale', 'adjustment']);
const PayoutState = enumOf(
  'PayoutState',
  PAYOUT_STATES.map(({ value }) => value),
);

const SoldRef = builder.objectRef<Sold>('CommissionSource').implement({
  description: 'The payment that a commission is for.',
  fields: (t) => ({
    customer: t.string({
      description: 'Masked for the affiliate, complete for staff who manage affiliates.',
      resolve: ({ customer }, _args, ctx) => (looksAfterAffiliates(ctx.signedIn().reader) ? customer : maskName(customer)),
    }),
    funnel: t.exposeString('funnel', { description: 'Name of the funnel that was bought.' }),
    paidOn: t.expose('paidOn', { type: 'Day', nullable: true, description: 'A day in Manila; null if the payment was revoked.' }),
    price: t.float({ description: 'Pesos.', resolve: ({ priceCentavos }) => centavosToPesos(priceCentavos) }),
  }),
});

builder.node(CommissionRef, {
  description: "An affiliate's earnings from one payment, or an adjustment.",
  id: { resolve: (commission) => commission.id },
  loadOne: (id, ctx) => ctx.loader(commissionLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (commission) => commission.id }),
    affiliate: t.field({
      type: AffiliateRef,
      resolve: ({ affiliateId }, _args, ctx) => present(ctx.loader(affiliateLoader).load(affiliateId), `Affiliate ${affiliateId}`),
    }),
    kind: t.field({ type: CommissionKind, resolve: ({ kind }) => kind }),
    source: t.field({
      type: SoldRef,
      nullable: true,
      description: 'Null for an adjustment that is not tied to a payment.',
      resolve: (commission, _args, ctx) => ctx.loader(soldLoader).load(commission.id),
    }),
    position: t.exposeInt('position', { description: 'The position of the payment in its plan, starting at 1.' }),
    ofCount: t.exposeInt('ofCount', { description: 'Number of payments in the plan.' }),
    ratePercent: t.float({ resolve: ({ rateBasisPoints }) => rateBasisPoints / 100 }),
    amount: t.float({
      description: 'Pesos; negative for a deduction.',
      resolve: ({ amountCentavos }) => centavosToPesos(amountCentavos),
    }),
    state: t.field({ type: CommissionState, resolve: ({ state }) => state }),
    availableAt: t.expose('availableAt', { type: 'DateTime', description: 'The end of the refund hold.' }),
    payout: t.field({
      type: PayoutRef,
      nullable: true,
      resolve: ({ payoutId }, _args, ctx) => (payoutId === null ? null : ctx.loader(payoutLoader).load(payoutId)),
    }),
    reason: t.exposeString('reason', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.node(PayoutBatchRef, {
  description: 'A batch of payouts that staff send together.',
  id: { resolve: (batch) => batch.id },
  loadOne: (id, ctx) => ctx.loader(payoutBatchLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (batch) => batch.id }),
    name: t.exposeString('name'),
    createdBy: t.field({
      type: UserRef,
      resolve: ({ createdById }, _args, ctx) => userOf(ctx, createdById),
    }),
    sentAt: t.expose('sentAt', { type: 'DateTime', nullable: true, description: 'Null until it is sent.' }),
    payouts: t.int({
      description: 'Number of payouts.',
      resolve: async (batch, _args, ctx) => (await ctx.loader(sumOfBatch).load(batch.id)).payouts,
    }),
    amount: t.float({
      description: 'Total in pesos.',
      resolve: async (batch, _args, ctx) => centavosToPesos((await ctx.loader(sumOfBatch).load(batch.id)).centavos),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.node(PayoutRef, {
  description: 'A payment to an affiliate.',
  id: { resolve: (payout) => payout.id },
  loadOne: (id, ctx) => ctx.loader(payoutLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (payout) => payout.id }),
    affiliate: t.field({
      type: AffiliateRef,
      resolve: ({ affiliateId }, _args, ctx) => present(ctx.loader(affiliateLoader).load(affiliateId), `Affiliate ${affiliateId}`),
    }),
    batch: t.field({
      type: PayoutBatchRef,
      nullable: true,
      resolve: ({ batchId }, _args, ctx) => (batchId === null ? null : ctx.loader(payoutBatchLoader).load(batchId)),
    }),
    amount: t.float({ description: 'Pesos.', resolve: ({ amountCentavos }) => centavosToPesos(amountCentavos) }),
    state: t.field({ type: PayoutState, resolve: ({ state }) => state }),
    method: t.string({
      description: 'Payment method, such as GCash.',
      resolve: ({ method }) => PAYMENT_PLATFORMS.find(({ value }) => value === method)?.label ?? method,
    }),
    account: t.string({
      description: 'Masked except for the last four characters.',
      resolve: (payout, _args, ctx) => maskAccount(openAccount(ctx.app, payout)),
    }),
    accountInFull: t.string({
      description: 'Visible only to staff who make the payout.',
      resolve: (payout, _args, ctx) => openAccount(ctx.app, payout),
    }),
    reference: t.exposeString('reference', { nullable: true, description: 'Reference of the transfer, once paid.' }),
    reason: t.exposeString('reason', { nullable: true, description: 'Reason for the rejection.' }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

listField(ViewerRef, {
  name: 'commissions',
  description: "The viewer's own commissions; for staff who manage affiliates, all commissions.",
  type: CommissionRef,
  list: commissionsList,
  filter: builder.inputType('CommissionsFilter', {
    fields: (t) => ({
      affiliateId: t.int(),
      payoutId: t.int(),
      state: t.field({ type: CommissionState }),
      from: t.field({ type: 'Day', description: 'The first day in Manila.' }),
      to: t.field({ type: 'Day', description: 'The last day in Manila.' }),
    }),
  }),
  where: commissionsWhere,
  loader: commissionLoader,
  defaultSort: { by: 'created', descending: true },
});

listField(ViewerRef, {
  name: 'payouts',
  description: "The viewer's own payouts; for staff who manage affiliates, all payouts.",
  type: PayoutRef,
  list: payoutsList,
  filter: builder.inputType('PayoutsFilter', {
    fields: (t) => ({
      affiliateId: t.int(),
      batchId: t.int(),
      state: t.field({ type: PayoutState }),
      from: t.field({ type: 'Day', description: 'The first day in Manila.' }),
      to: t.field({ type: 'Day', description: 'The last day in Manila.' }),
    }),
  }),
  where: payoutsWhere,
  loader: payoutLoader,
  defaultSort: { by: 'created', descending: true },
});

listField(ViewerRef, {
  name: 'payoutBatches',
  description: 'Batches of payouts that staff send together.',
  type: PayoutBatchRef,
  list: payoutBatchesList,
  filter: builder.inputType('PayoutBatchesFilter', { fields: (t) => ({ sent: t.boolean() }) }),
  where: payoutBatchesWhere,
  loader: payoutBatchLoader,
  defaultSort: { by: 'created', descending: true },
});

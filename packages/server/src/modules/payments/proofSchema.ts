import { centavosToPesos } from '@atlas/domain/money';
import { PROOF_CHECKS, PROOF_STATES, type CheckedProof } from '@atlas/domain/payments';
import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { OrderRef } from '../orders/refs.ts';
import { orderLoader } from '../orders/repo.ts';
import { UserRef } from '../users/refs.ts';
import { userOrNull } from '../users/repo.ts';
import { checksOf } from './commands.ts';
import { PaymentProofRef, ScheduleEntryRef } from './refs.ts';
import {
  earlierPaymentOf,
  entryLoader,
  findProof,
  proofLoader,
  proofsList,
  proofsOfOrder,
  proofsWhere,
  receiptsOfProof,
  type Receipt,
} from './repo.ts';

const ProofState = enumOf(
  'ProofState',
  PROOF_STATES.map(({ value }) => value),
);

const ReceiptRef = builder.objectRef<Receipt>('Receipt').implement({
  description: 'A stored picture or document that shows a payment.',
  fields: (t) => ({
    databaseId: t.int({ resolve: (receipt) => receipt.id }),
    name: t.exposeString('name'),
    mediaType: t.exposeString('mediaType'),
    bytes: t.float({ resolve: (receipt) => receipt.bytes }),
    url: t.string({ resolve: (receipt) => `/api/uploads/${receipt.id}` }),
  }),
});

const ProofCheckRef = builder.objectRef<CheckedProof>('ProofCheck').implement({
  description: 'Something that was checked of a proof without a person.',
  fields: (t) => ({
    check: t.field({
      type: enumOf(
        'ProofCheckKind',
        PROOF_CHECKS.map(({ value }) => value),
      ),
      resolve: ({ check }) => check,
    }),
    label: t.exposeString('label', { description: 'What holds when it passes.' }),
    passes: t.exposeBoolean('passes'),
  }),
});

builder.node(PaymentProofRef, {
  description: 'What somebody sent as proof of a payment, and what staff decided.',
  id: { resolve: (proof) => proof.id },
  loadOne: (id, ctx) => ctx.loader(proofLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (proof) => proof.id }),
    state: t.field({ type: ProofState, resolve: (proof) => proof.state }),
    amount: t.float({ description: 'Pesos; may have centavos.', resolve: (proof) => centavosToPesos(proof.amountCentavos) }),
    platform: t.exposeString('platform'),
    reference: t.exposeString('reference', { description: "The platform's reference of the payment." }),
    paidOn: t.expose('paidOn', { type: 'Day', description: 'A day in Manila.' }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why it was rejected.' }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true }),
    decidedBy: t.field({
      type: UserRef,
      nullable: true,
      resolve: ({ decidedById }, _args, ctx) => userOrNull(ctx, decidedById),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was sent.' }),
    user: t.field({
      type: UserRef,
      nullable: true,
      description: 'Null for an order of somebody without an account.',
      resolve: ({ userId }, _args, ctx) => userOrNull(ctx, userId),
    }),
    entry: t.field({
      type: ScheduleEntryRef,
      nullable: true,
      description: 'Null while it only belongs to an order.',
      resolve: ({ entryId }, _args, ctx) => (entryId === null ? null : ctx.loader(entryLoader).load(entryId)),
    }),
    order: t.field({
      type: OrderRef,
      nullable: true,
      description: 'The order whose first payment it proves.',
      resolve: ({ orderId }, _args, ctx) => (orderId === null ? null : ctx.loader(orderLoader).load(orderId)),
    }),
    receipts: t.field({
      type: [ReceiptRef],
      complexity: { multiplier: 2 },
      resolve: (proof, _args, ctx) => ctx.loader(receiptsOfProof).load(proof.id),
    }),
    checks: t.field({ type: [ProofCheckRef], complexity: { multiplier: 4 }, resolve: (proof, _args, ctx) => checksOf(ctx, proof) }),
    passesAllChecks: t.boolean({
      description: 'It may be approved together with others.',
      resolve: async (proof, _args, ctx) => (await checksOf(ctx, proof)).every(({ passes }) => passes),
    }),
    earlierPayment: t.field({
      type: ScheduleEntryRef,
      nullable: true,
      description: 'The payment that was approved with this reference before, where its person is in the scope of the viewer.',
      resolve: async (proof, _args, ctx) => {
        const earlier = await ctx.loader(earlierPaymentOf).load(proof.id);
        return earlier?.inScope === true ? ctx.loader(entryLoader).load(earlier.entryId) : null;
      },
    }),
  }),
});

builder.objectField(OrderRef, 'proofs', (t) =>
  t.field({
    type: [PaymentProofRef],
    description: 'What was sent to prove the first payment, the newest first.',
    complexity: { multiplier: 2 },
    resolve: (order, _args, ctx) => ctx.loader(proofsOfOrder).load(order.id),
  }),
);

listField(ViewerRef, {
  name: 'paymentProofs',
  description: 'The proofs of payment of people in the scope of the viewer.',
  type: PaymentProofRef,
  list: proofsList,
  filter: builder.inputType('PaymentProofsFilter', {
    fields: (t) => ({
      search: t.string({ description: 'The member (name, e-mail address, Tribe ID), or a whole reference.' }),
      state: t.field({ type: ProofState }),
      platform: t.string(),
      sentFrom: t.field({ type: 'Day', description: 'A day in Manila, included.' }),
      sentTo: t.field({ type: 'Day', description: 'A day in Manila, included.' }),
    }),
  }),
  where: proofsWhere,
  loader: proofLoader,
  defaultSort: { by: 'created', descending: false },
});

builder.objectField(ViewerRef, 'paymentProof', (t) =>
  t.field({
    type: PaymentProofRef,
    nullable: true,
    description: "Null when its person is out of the viewer's scope.",
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => findProof(ctx.source, databaseId),
  }),
);

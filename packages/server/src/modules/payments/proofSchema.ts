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
import { entryLoader } from './repo.ts';
import {
  earlierPaymentOf,
  findProof,
  PAYMENT_PROOF_LIST,
  proofLoader,
  proofsOfOrder,
  receiptsOfProof,
  type Receipt,
} from './proofsRepo.ts';

const ProofState = enumOf(
  'ProofState',
  PROOF_STATES.map(({ value }) => value),
);

const ReceiptRef = builder.objectRef<Receipt>('Receipt').implement({
  description: 'A stored image or document that shows a payment.',
  fields: (t) => ({
    databaseId: t.int({ resolve: (receipt) => receipt.id }),
    name: t.exposeString('name'),
    mediaType: t.exposeString('mediaType'),
    bytes: t.float({ resolve: (receipt) => receipt.bytes }),
    url: t.string({ resolve: (receipt) => `/api/uploads/${receipt.id}` }),
  }),
});

const ProofCheckRef = builder.objectRef<CheckedProof>('ProofCheck').implement({
  description: 'An automatic check of a proof.',
  fields: (t) => ({
    check: t.field({
      type: enumOf(
        'ProofCheckKind',
        PROOF_CHECKS.map(({ value }) => value),
      ),
      resolve: ({ check }) => check,
    }),
    label: t.exposeString('label', { description: 'The result as a sentence.' }),
    passes: t.exposeBoolean('passes'),
  }),
});

builder.node(PaymentProofRef, {
  description: 'A proof of payment and the decision of staff.',
  id: { resolve: (proof) => proof.id },
  loadOne: (id, ctx) => ctx.loader(proofLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (proof) => proof.id }),
    state: t.field({ type: ProofState, resolve: (proof) => proof.state }),
    amount: t.float({ description: 'Pesos; may include centavos.', resolve: (proof) => centavosToPesos(proof.amountCentavos) }),
    platform: t.exposeString('platform'),
    reference: t.exposeString('reference', { description: "The payment platform's reference." }),
    paidOn: t.expose('paidOn', { type: 'Day', description: 'A day in Manila.' }),
    reason: t.exposeString('reason', { nullable: true, description: 'Reason for the rejection.' }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true }),
    decidedBy: t.field({
      type: UserRef,
      nullable: true,
      resolve: ({ decidedById }, _args, ctx) => userOrNull(ctx, decidedById),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time when it was submitted.' }),
    user: t.field({
      type: UserRef,
      nullable: true,
      description: 'Null for an order by a person without an account.',
      resolve: ({ userId }, _args, ctx) => userOrNull(ctx, userId),
    }),
    entry: t.field({
      type: ScheduleEntryRef,
      nullable: true,
      description: 'Null while it belongs only to an order.',
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
      description: 'Whether it can be approved in bulk with others.',
      resolve: async (proof, _args, ctx) => (await checksOf(ctx, proof)).every(({ passes }) => passes),
    }),
    earlierPayment: t.field({
      type: ScheduleEntryRef,
      nullable: true,
      description: "An approved payment with the same reference, if its person is in the viewer's scope.",
      resolve: async (proof, _args, ctx) => {
        const earlier = await ctx.loader(earlierPaymentOf).load(proof.id);
        return earlier?.inScope === true && earlier.entryId !== null ? ctx.loader(entryLoader).load(earlier.entryId) : null;
      },
    }),
  }),
});

builder.objectField(OrderRef, 'proofs', (t) =>
  t.field({
    type: [PaymentProofRef],
    description: 'Proofs of the first payment, newest first.',
    complexity: { multiplier: 2 },
    resolve: (order, _args, ctx) => ctx.loader(proofsOfOrder).load(order.id),
  }),
);

listField(ViewerRef, {
  ...PAYMENT_PROOF_LIST,
  description: "Proofs of payment by people in the viewer's scope.",
  type: PaymentProofRef,
  filter: builder.inputType('PaymentProofsFilter', {
    fields: (t) => ({
      search: t.string({ description: 'Matches the member (name, email address, Tribe ID) or a complete reference.' }),
      state: t.field({ type: ProofState }),
      platform: t.string(),
      sentFrom: t.field({ type: 'Day', description: 'A day in Manila, inclusive.' }),
      sentTo: t.field({ type: 'Day', description: 'A day in Manila, inclusive.' }),
    }),
  }),
});

builder.objectField(ViewerRef, 'paymentProof', (t) =>
  t.field({
    type: PaymentProofRef,
    nullable: true,
    description: "Null when the person is outside the viewer's scope.",
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => findProof(ctx.source, databaseId),
  }),
);

import { builder } from '../../graphql/builder.ts';
import { commandField, idempotencyKeyArg, idempotencyOf } from '../../graphql/commandFields.ts';
import { rejectProof } from './proofCommands.ts';
import { PaymentProofRef, ScheduleEntryRef } from './refs.ts';
import { entryLoader } from './repo.ts';
import { proofLoader } from './proofsRepo.ts';
import {
  addPaymentSchedule,
  applyCreditTo,
  approvePaymentSchedule,
  disapprovePaymentSchedule,
  updatePaymentSchedule,
  voidPaymentSchedule,
} from './scheduleCommands.ts';

const AddInput = builder.inputType('AddPaymentScheduleInput', {
  fields: (t) => ({
    invoiceId: t.int(),
    scheduleDate: t.string({ description: 'A day in Manila: 2025-11-30.' }),
    price: t.int({ description: 'Whole pesos.' }),
  }),
});

const UpdateInput = builder.inputType('UpdatePaymentScheduleInput', {
  fields: (t) => ({
    paymentPlatform: t.string({ description: 'The platform of a paid entry. Ignored while it is unpaid: approval sets it.' }),
    scheduleDate: t.string({ description: 'A day in Manila: 2025-11-30.' }),
    price: t.int({ description: 'Whole pesos. Another price for a paid entry is rejected.' }),
  }),
});

const ofEntry = { type: ScheduleEntryRef, loader: entryLoader };

commandField('addPaymentSchedule', ofEntry, {
  description: 'Adds an entry to the schedule of an invoice. Specification 2 §7.',
  args: (arg) => ({ input: arg({ type: AddInput, required: true }), idempotencyKey: idempotencyKeyArg(arg) }),
  run: (ctx, args) => addPaymentSchedule(ctx, { ...args.input }, idempotencyOf(args)),
});

commandField('updatePaymentSchedule', ofEntry, {
  description: 'Changes an entry. Specification 2 §7.',
  args: (arg) => ({
    id: arg.int({ required: true }),
    input: arg({ type: UpdateInput, required: true }),
    revision: arg.int(),
    idempotencyKey: idempotencyKeyArg(arg),
  }),
  run: async (ctx, args) => {
    await updatePaymentSchedule(ctx, { id: args.id, revision: args.revision }, { ...args.input }, idempotencyOf(args));
    return args.id;
  },
});

commandField('approvePaymentScheduleTransaction', ofEntry, {
  description: 'Approves the payment of an entry. Specification 2 §7.',
  args: (arg) => ({
    id: arg.int({ required: true }),
    paymentPlatform: arg.string({ required: true }),
    externalInvoiceId: arg.string({ description: "The serial of an invoice issued elsewhere; 'N/A' if none." }),
    transactionId: arg.string({ description: "The payer's reference; that of the waiting proof when absent." }),
    amount: arg.int({ description: 'Whole pesos received; the amount of the waiting proof, or what is due, when absent.' }),
    paidOn: arg({ type: 'Day', description: 'The day of the payment; that of the waiting proof, or today, when absent.' }),
    reason: arg.string({ description: 'Why the day lies in the past.' }),
    proofId: arg.int({ description: 'The waiting proof that the caller saw. CONFLICT when another one waits.' }),
    revision: arg.int(),
    idempotencyKey: idempotencyKeyArg(arg),
  }),
  run: async (ctx, args) => {
    const { id, revision, proofId, idempotencyKey: _key, ...input } = args;
    await approvePaymentSchedule(ctx, { id, revision, proofId }, input, idempotencyOf(args));
    return id;
  },
});

commandField('disapprovePaymentScheduleTransaction', ofEntry, {
  description: 'Revokes the payment of an entry, or rejects the proof that waits for it. Specification 2 §7.',
  args: (arg) => ({
    id: arg.int({ required: true }),
    remarks: arg.string({ required: true }),
    revision: arg.int(),
    idempotencyKey: idempotencyKeyArg(arg),
  }),
  run: async (ctx, args) => {
    await disapprovePaymentSchedule(ctx, { id: args.id, revision: args.revision }, { remarks: args.remarks }, idempotencyOf(args));
    return args.id;
  },
});

commandField('voidPaymentSchedule', ofEntry, {
  description: 'Takes an unpaid entry off the invoice, with a credit note.',
  args: (arg) => ({
    id: arg.int({ required: true }),
    remarks: arg.string({ required: true }),
    revision: arg.int(),
    idempotencyKey: idempotencyKeyArg(arg),
  }),
  run: async (ctx, args) => {
    await voidPaymentSchedule(ctx, { id: args.id, revision: args.revision }, { remarks: args.remarks }, idempotencyOf(args));
    return args.id;
  },
});

commandField('applyCredit', ofEntry, {
  description: "Uses the person's credit for an entry.",
  args: (arg) => ({ id: arg.int({ required: true }), revision: arg.int(), idempotencyKey: idempotencyKeyArg(arg) }),
  run: async (ctx, args) => {
    await applyCreditTo(ctx, { id: args.id, revision: args.revision }, idempotencyOf(args));
    return args.id;
  },
});

commandField(
  'rejectPaymentProof',
  { type: PaymentProofRef, loader: proofLoader },
  {
    description: 'Rejects a receipt that waits for review, with a reason for its payer.',
    args: (arg) => ({ id: arg.int({ required: true }), remarks: arg.string({ required: true }), idempotencyKey: idempotencyKeyArg(arg) }),
    run: async (ctx, args) => {
      await rejectProof(ctx, args.id, { remarks: args.remarks }, idempotencyOf(args));
      return args.id;
    },
  },
);

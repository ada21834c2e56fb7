import { CORRECTION_KINDS } from '@atlas/domain/payments';
import { LEDGER_ACCOUNTS, JOURNAL_KINDS } from '@atlas/domain/ledger';
import { centavosToPesos } from '@atlas/domain/money';
import { builder } from '../../graphql/builder.ts';
import { commandField, idempotencyKeyArg, idempotencyOf } from '../../graphql/commandFields.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { UserRef } from '../users/refs.ts';
import { userLoader, userOrNull } from '../users/repo.ts';
import { correctPayment, previewCorrection, recordPayment } from './correctionCommands.ts';
import type { PreviewedPosting } from './moneyRepo.ts';
import { InvoiceRef, PaymentRef } from './refs.ts';
import { invoiceLoader, paymentLoader } from './repo.ts';

const Kind = enumOf(
  'CorrectionKind',
  CORRECTION_KINDS.map(({ value }) => value),
);

const CorrectionInput = builder.inputType('CorrectionInput', {
  description: 'What was recorded wrongly, and the right value.',
  fields: (t) => ({
    kind: t.field({ type: Kind }),
    paymentPlatform: t.string(),
    userId: t.int(),
    amount: t.float({ description: 'Pesos; may include centavos.' }),
    paidOn: t.field({ type: 'Day' }),
    transactionId: t.string(),
    reason: t.string(),
  }),
});

const labelOf = (choices: readonly { value: string; label: string }[], value: string): string =>
  choices.find((choice) => choice.value === value)?.label ?? value;

const PostingRef = builder.objectRef<PreviewedPosting>('LedgerPosting').implement({
  description: 'A side of an entry in the ledger.',
  fields: (t) => ({
    kind: t.string({ description: 'What happens, in words.', resolve: ({ kind }) => labelOf(JOURNAL_KINDS, kind) }),
    account: t.string({ description: 'The account, in words.', resolve: ({ account }) => labelOf(LEDGER_ACCOUNTS, account) }),
    amount: t.float({ description: 'Pesos: a debit above zero, a credit below.', resolve: ({ centavos }) => centavosToPesos(centavos) }),
    day: t.expose('day', { type: 'Day', description: 'The day in Manila on which it counts.' }),
    user: t.field({ type: UserRef, nullable: true, resolve: ({ userId }, _args, ctx) => userOrNull(ctx, userId) }),
    invoice: t.field({
      type: InvoiceRef,
      nullable: true,
      resolve: ({ invoiceId }, _args, ctx) => (invoiceId === null ? null : ctx.loader(invoiceLoader).load(invoiceId)),
    }),
  }),
});

builder.objectField(PaymentRef, 'correctionPreview', (t) =>
  t.field({
    type: [PostingRef],
    description: 'What a correction would post, without making it.',
    args: { input: t.arg({ type: CorrectionInput, required: true }) },
    resolve: (payment, { input }, ctx) => previewCorrection(ctx, payment.id, { ...input }),
  }),
);

commandField(
  'correctPayment',
  { type: PaymentRef, loader: paymentLoader },
  {
    description: 'Corrects a payment: reverses it, and records it again as it should have been.',
    args: (arg) => ({
      id: arg.int({ required: true }),
      input: arg({ type: CorrectionInput, required: true }),
      idempotencyKey: idempotencyKeyArg(arg),
    }),
    run: async (ctx, args) => {
      await correctPayment(ctx, args.id, { ...args.input }, idempotencyOf(args));
      return args.id;
    },
  },
);

const RecordInput = builder.inputType('RecordPaymentInput', {
  fields: (t) => ({
    paymentPlatform: t.string(),
    externalInvoiceId: t.string(),
    transactionId: t.string({ description: "The payer's reference." }),
    amount: t.int({ description: 'Whole pesos; what is due for the entries when absent.' }),
    paidOn: t.field({ type: 'Day' }),
    reason: t.string({ description: 'Why the day lies in the past.' }),
  }),
});

commandField(
  'recordPayment',
  { type: UserRef, loader: userLoader },
  {
    description: 'Records one transfer for several entries of a person, or as credit.',
    args: (arg) => ({
      userId: arg.int({ required: true }),
      entryIds: arg.intList({ required: true, description: 'First to last. None makes it credit.' }),
      input: arg({ type: RecordInput, required: true }),
      idempotencyKey: idempotencyKeyArg(arg),
    }),
    run: async (ctx, args) => {
      await recordPayment(ctx, { userId: args.userId, entryIds: args.entryIds }, { ...args.input }, idempotencyOf(args));
      return args.userId;
    },
  },
);

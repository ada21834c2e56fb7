import { builder } from '../../graphql/builder.ts';
import { commandField, idempotencyKeyArg, idempotencyOf } from '../../graphql/commandFields.ts';
import { MoneyRef, ScheduleEntryRef } from '../payments/refs.ts';
import { savePromise } from './promiseCommands.ts';
import { promiseOfEntry } from './promiseRepo.ts';
import { PaymentPromiseRef } from './refs.ts';
import { promiseLoader, promisesOfUser } from './repo.ts';

builder.objectField(MoneyRef, 'promises', (t) =>
  t.field({
    type: [PaymentPromiseRef],
    description: 'Promises to pay, latest day first.',
    complexity: { multiplier: 2 },
    resolve: ({ userId }, _args, ctx) => ctx.loader(promisesOfUser).load(userId),
  }),
);

builder.objectField(ScheduleEntryRef, 'promise', (t) =>
  t.field({
    type: PaymentPromiseRef,
    nullable: true,
    description: 'The open promise to pay it, of the entry or of all that the person owes; else the latest one of the entry.',
    resolve: (entry, _args, ctx) => ctx.loader(promiseOfEntry).load(entry.id),
  }),
);

const PromiseInput = builder.inputType('PromiseInput', {
  fields: (t) => ({
    entryId: t.int({ description: 'The payment that is promised; all that is owed when absent.' }),
    amount: t.float({ description: 'Pesos, at least 1, at most what is owed.' }),
    promisedFor: t.string({ description: 'A day in Manila, today or at most 60 days ahead: 2025-11-30.' }),
    note: t.string(),
  }),
});

commandField(
  'savePromise',
  { type: PaymentPromiseRef, loader: promiseLoader },
  {
    description: "Notes a member's promise to pay, or changes an open one.",
    args: (arg) => ({
      databaseId: arg.int({ description: 'The promise to change; absent for a new one.' }),
      userId: arg.int({ required: true }),
      input: arg({ type: PromiseInput, required: true }),
      idempotencyKey: idempotencyKeyArg(arg),
    }),
    run: (ctx, args) => savePromise(ctx, { id: args.databaseId ?? null, userId: args.userId }, { ...args.input }, idempotencyOf(args)),
  },
);

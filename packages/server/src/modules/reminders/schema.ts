import { reminderLabel } from '@atlas/domain/reminders';
import { present } from '../../db/present.ts';
import { builder } from '../../graphql/builder.ts';
import { commandField, idempotencyKeyArg, idempotencyOf } from '../../graphql/commandFields.ts';
import { MoneyRef, ScheduleEntryRef } from '../payments/refs.ts';
import { entryLoader } from '../payments/repo.ts';
import { UserRef } from '../users/refs.ts';
import { userLoader, userOf } from '../users/repo.ts';
import { holdReminders, releaseReminders } from './holdCommands.ts';
import './planSchema.ts';
import { PaymentReminderRef, ReminderHoldRef } from './refs.ts';
import { holdOfUser, remindersOfUser } from './repo.ts';

PaymentReminderRef.implement({
  description: 'A reminder of a payment that was sent.',
  fields: (t) => ({
    databaseId: t.int({ resolve: ({ id }) => id }),
    entry: t.field({
      type: ScheduleEntryRef,
      resolve: ({ entryId }, _args, ctx) => present(ctx.loader(entryLoader).load(entryId), `Entry ${entryId}`),
    }),
    dueOn: t.expose('dueOn', { type: 'Day', description: 'The day on which the payment was due when it was sent.' }),
    offset: t.exposeInt('offset', { description: 'Days after that day; below zero before it.' }),
    label: t.string({ description: "The offset in words, such as '3 days before'.", resolve: ({ offset }) => reminderLabel(offset) }),
    sentAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
  }),
});

ReminderHoldRef.implement({
  description: 'An exemption of a person from reminders of payments.',
  fields: (t) => ({
    reason: t.exposeString('reason'),
    until: t.expose('until', { type: 'Day', nullable: true, description: 'Its last day in Manila; null until staff end it.' }),
    heldBy: t.field({ type: UserRef, resolve: ({ heldById }, _args, ctx) => userOf(ctx, heldById) }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.objectFields(MoneyRef, (t) => ({
  reminders: t.field({
    type: [PaymentReminderRef],
    description: 'The last 50 reminders of payments, newest first.',
    complexity: { multiplier: 2 },
    resolve: ({ userId }, _args, ctx) => ctx.loader(remindersOfUser).load(userId),
  }),
  reminderHold: t.field({
    type: ReminderHoldRef,
    nullable: true,
    description: 'The exemption from reminders of payments, even if its last day has passed.',
    resolve: ({ userId }, _args, ctx) => ctx.loader(holdOfUser).load(userId),
  }),
}));

const ofPerson = { type: UserRef, loader: userLoader };

commandField('holdReminders', ofPerson, {
  description: 'Exempts a person from reminders of payments.',
  args: (arg) => ({
    userId: arg.int({ required: true }),
    reason: arg.string({ required: true }),
    until: arg({ type: 'Day', description: 'The last day in Manila without reminders; until staff end it when absent.' }),
    idempotencyKey: idempotencyKeyArg(arg),
  }),
  run: async (ctx, args) => {
    await holdReminders(ctx, args.userId, { reason: args.reason, until: args.until }, idempotencyOf(args));
    return args.userId;
  },
});

commandField('releaseReminders', ofPerson, {
  description: 'Ends the exemption of a person from reminders of payments.',
  args: (arg) => ({ userId: arg.int({ required: true }) }),
  run: async (ctx, { userId }) => {
    await releaseReminders(ctx, userId);
    return userId;
  },
});

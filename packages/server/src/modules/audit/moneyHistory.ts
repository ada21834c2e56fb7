import { moneyDeed } from '@atlas/domain/payments';
import { builder } from '../../graphql/builder.ts';
import { MoneyRef, ScheduleEntryRef } from '../payments/refs.ts';
import { entryLoader } from '../payments/repo.ts';
import { UserRef } from '../users/refs.ts';
import { userOrNull } from '../users/repo.ts';
import { MAX_CHANGES, type MoneyChange, moneyHistory } from './moneyHistoryRepo.ts';

const MoneyChangeRef = builder.objectRef<MoneyChange>('MoneyChange').implement({
  description: "A change to a person's payments, from the audit.",
  fields: (t) => ({
    databaseId: t.int({ resolve: ({ id }) => id }),
    at: t.expose('at', { type: 'DateTime' }),
    deed: t.string({ description: 'What was done, in words: Approved a payment.', resolve: ({ action }) => moneyDeed(action) }),
    reason: t.exposeString('reason', { nullable: true }),
    actor: t.field({
      type: UserRef,
      nullable: true,
      description: 'Null for changes made by the server itself.',
      resolve: ({ actorId }, _args, ctx) => userOrNull(ctx, actorId),
    }),
    onBehalfOf: t.field({
      type: UserRef,
      nullable: true,
      description: 'The person whom the actor was viewing Atlas as.',
      resolve: ({ onBehalfOfId }, _args, ctx) => userOrNull(ctx, onBehalfOfId),
    }),
    entry: t.field({
      type: ScheduleEntryRef,
      nullable: true,
      description: 'The scheduled payment that was changed, where it is one.',
      resolve: ({ entryId }, _args, ctx) => (entryId === null ? null : ctx.loader(entryLoader).load(entryId)),
    }),
  }),
});

builder.objectField(MoneyRef, 'history', (t) =>
  t.field({
    type: [MoneyChangeRef],
    description: `The latest changes to the payments of the person, newest first, at most ${MAX_CHANGES}.`,
    complexity: { multiplier: 3 },
    resolve: ({ userId }, _args, ctx) => ctx.loader(moneyHistory).load(userId),
  }),
);

import { XP_SOURCES } from '@atlas/domain/journey';
import { builder } from '../../graphql/builder.ts';
import { idempotencyKeyArg, idempotencyOf } from '../../graphql/commandFields.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { UserRef } from '../users/refs.ts';
import { UserStageProgressRef, XpEntryRef } from './refs.ts';
import { adjustXp } from './xpCommands.ts';
import { xpEntryLoader, xpList, xpWhere } from './xpRepo.ts';

const XpSourceEnum = enumOf(
  'XpSource',
  XP_SOURCES.map(({ value }) => value),
);

builder.node(XpEntryRef, {
  description: 'An entry in the points ledger. The total is the sum of its entries.',
  id: { resolve: (entry) => entry.id },
  loadOne: (id, ctx) => ctx.loader(xpEntryLoader).load(Number(id)),
  fields: (t) => ({
    source: t.field({ type: XpSourceEnum, resolve: (entry) => entry.source }),
    points: t.exposeInt('points', { description: 'XP; negative when staff deducted points.' }),
    label: t.exposeString('label', { description: 'Reason for the points.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const XpFilter = builder.inputType('XpFilter', { fields: (t) => ({ source: t.field({ type: XpSourceEnum }) }) });

listField(ViewerRef, {
  name: 'xpHistory',
  description: "History of the viewer's own points.",
  type: XpEntryRef,
  list: xpList,
  filter: XpFilter,
  where: (filter, _source, { userId }) => xpWhere(filter, userId),
  loader: xpEntryLoader,
  defaultSort: { by: 'created', descending: true },
});

listField(UserRef, {
  name: 'xpHistory',
  typeName: 'UserXpHistory',
  description: "History of a person's points.",
  type: XpEntryRef,
  list: xpList,
  filter: XpFilter,
  where: (filter, _source, { id }) => xpWhere(filter, id),
  loader: xpEntryLoader,
  defaultSort: { by: 'created', descending: true },
});

builder.mutationField('adjustXp', (t) =>
  t.field({
    type: UserStageProgressRef,
    description: 'Gives a person XP, or takes some, as an entry in the ledger with a reason that they see.',
    args: {
      userId: t.arg.int({ required: true }),
      points: t.arg.int({ required: true, description: 'From −10,000 to 10,000, but not 0. The total never falls below 0.' }),
      reason: t.arg.string({ required: true, description: 'Up to 200 characters.' }),
      idempotencyKey: idempotencyKeyArg(t.arg),
    },
    resolve: async (_root, args, ctx) => {
      const { userId, points, reason } = args;
      await adjustXp(ctx, userId, { points, reason }, idempotencyOf(args));
      return { userId };
    },
  }),
);

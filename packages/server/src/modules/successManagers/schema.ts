import { centavosToPesos } from '@atlas/domain/money';
import { CASH_COLLECTION_FILTERS, cashCollection, PROMISE_STATES } from '@atlas/domain/payments';
import { RETENTION_STATES } from '@atlas/domain/subscriptions';
import { present } from '../../db/present.ts';
import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { ScheduleEntryRef } from '../payments/refs.ts';
import { entryLoader } from '../payments/repo.ts';
import { SubscriptionRef } from '../subscriptions/refs.ts';
import { subscriptionLoader, subscriptionsOfUser } from '../subscriptions/repo.ts';
import { UserCommunityRef } from '../stages/refs.ts';
import { UserRef } from '../users/refs.ts';
import { userOf } from '../users/repo.ts';
import './promiseSchema.ts';
import { PaymentPromiseRef, PortfolioMemberRef, RetentionCaseRef, SuccessManagerRef } from './refs.ts';
import {
  findSuccessManager,
  managerFigures,
  openCasesOfUser,
  portfolioList,
  portfolioLoader,
  portfolioWhere,
  promiseLoader,
  promisesOfUser,
  retentionCaseLoader,
  retentionCasesList,
  retentionCasesWhere,
  successManagerLoader,
  successManagersList,
  successManagersWhere,
  type Collection,
  type ManagerFigures,
} from './repo.ts';

const CashCollection = enumOf(
  'CashCollection',
  CASH_COLLECTION_FILTERS.map(({ value }) => value).filter((value): value is Collection => value !== 'all'),
);
const PromiseState = enumOf(
  'PromiseState',
  PROMISE_STATES.map(({ value }) => value),
);
const RetentionState = enumOf(
  'RetentionState',
  RETENTION_STATES.map(({ value }) => value),
);

const FiguresRef = builder.objectRef<ManagerFigures>('ManagerFigures').implement({
  description: "The state of a success manager's portfolio. Amounts in pesos.",
  fields: (t) => ({
    members: t.exposeInt('members'),
    atRisk: t.exposeInt('atRisk', { description: 'Members with an open retention case.' }),
    renewals: t.exposeInt('renewals', { description: 'Members whose last subscription expires today or within 30 days.' }),
    promised: t.float({ description: 'Total of the open promises.', resolve: ({ promised }) => centavosToPesos(promised) }),
    collected: t.float({ description: 'Total of the kept promises.', resolve: ({ collected }) => centavosToPesos(collected) }),
  }),
});

builder.node(SuccessManagerRef, {
  description: 'A person who works to retain members.',
  id: { resolve: (manager) => manager.id },
  loadOne: (id, ctx) => ctx.loader(successManagerLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (manager) => manager.id }),
    user: t.field({ type: UserRef, resolve: ({ userId }, _args, ctx) => userOf(ctx, userId) }),
    figures: t.field({ type: FiguresRef, resolve: (manager, _args, ctx) => ctx.loader(managerFigures).load(manager.id) }),
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.node(PaymentPromiseRef, {
  description: "A member's promise to pay, with amount and day.",
  id: { resolve: (promise) => promise.id },
  loadOne: (id, ctx) => ctx.loader(promiseLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (promise) => promise.id }),
    amount: t.float({ description: 'Pesos.', resolve: ({ amountCentavos }) => centavosToPesos(amountCentavos) }),
    promisedFor: t.expose('promisedFor', { type: 'Day', description: 'A day in Manila.' }),
    state: t.field({ type: PromiseState, resolve: ({ state }) => state }),
    note: t.exposeString('note'),
    entry: t.field({
      type: ScheduleEntryRef,
      nullable: true,
      description: 'The payment that was promised.',
      resolve: ({ entryId }, _args, ctx) => (entryId === null ? null : ctx.loader(entryLoader).load(entryId)),
    }),
    manager: t.field({
      type: SuccessManagerRef,
      description: 'The success manager who recorded it.',
      resolve: ({ managerId }, _args, ctx) => present(ctx.loader(successManagerLoader).load(managerId), `Success manager ${managerId}`),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.node(RetentionCaseRef, {
  description: 'The effort to retain one member whose subscription is ending.',
  id: { resolve: (retentionCase) => retentionCase.id },
  loadOne: (id, ctx) => ctx.loader(retentionCaseLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (retentionCase) => retentionCase.id }),
    user: t.field({ type: UserRef, resolve: ({ userId }, _args, ctx) => userOf(ctx, userId) }),
    subscription: t.field({
      type: SubscriptionRef,
      resolve: ({ subscriptionId }, _args, ctx) =>
        present(ctx.loader(subscriptionLoader).load(subscriptionId), `Subscription ${subscriptionId}`),
    }),
    manager: t.field({
      type: SuccessManagerRef,
      nullable: true,
      description: 'The success manager who works on it; null while unassigned.',
      resolve: ({ managerId }, _args, ctx) => (managerId === null ? null : ctx.loader(successManagerLoader).load(managerId)),
    }),
    state: t.field({ type: RetentionState, resolve: ({ state }) => state }),
    reason: t.exposeString('reason', { description: 'Why the member may leave or left, in their own words.' }),
    nextContactOn: t.expose('nextContactOn', { type: 'Day', nullable: true, description: 'A day in Manila.' }),
    closedAt: t.expose('closedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.objectField(UserCommunityRef, 'successManager', (t) =>
  t.field({
    type: UserRef,
    nullable: true,
    description: 'The success manager who has the person in their portfolio.',
    resolve: async ({ userId }, _args, ctx) => {
      const held = await ctx.loader(portfolioLoader).load(userId);
      const manager = held && (await ctx.loader(successManagerLoader).load(held.managerId));
      return manager?.archivedAt === null ? userOf(ctx, manager.userId) : null;
    },
  }),
);

builder.node(PortfolioMemberRef, {
  description: 'A member in the portfolio of a success manager.',
  id: { resolve: ({ userId }) => userId },
  loadOne: (id, ctx) => ctx.loader(portfolioLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ description: 'The databaseId of the member.', resolve: ({ userId }) => userId }),
    user: t.field({ type: UserRef, resolve: ({ userId }, _args, ctx) => userOf(ctx, userId) }),
    manager: t.field({
      type: SuccessManagerRef,
      resolve: ({ managerId }, _args, ctx) => present(ctx.loader(successManagerLoader).load(managerId), `Success manager ${managerId}`),
    }),
    since: t.expose('since', { type: 'DateTime' }),
    cashCollection: t.field({
      type: CashCollection,
      description: "The member's state in cash collection. Specification 2 §3.",
      resolve: async ({ userId }, _args, ctx) =>
        cashCollection(await ctx.loader(subscriptionsOfUser).load(userId), ctx.source.now) as Collection,
    }),
    lastExpiry: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'The latest expiry among the subscriptions that were not ended; null if there are none.',
      resolve: async ({ userId }, _args, ctx) => {
        const held = (await ctx.loader(subscriptionsOfUser).load(userId)).filter(({ unsubscribedAt }) => unsubscribedAt === null);
        return held.length === 0 ? null : new Date(Math.max(...held.map(({ expiresAt }) => expiresAt.getTime())));
      },
    }),
    promises: t.field({ type: [PaymentPromiseRef], resolve: ({ userId }, _args, ctx) => ctx.loader(promisesOfUser).load(userId) }),
    openCases: t.field({
      type: [RetentionCaseRef],
      description: 'Retention cases that are not closed.',
      resolve: ({ userId }, _args, ctx) => ctx.loader(openCasesOfUser).load(userId),
    }),
  }),
});

listField(ViewerRef, {
  name: 'successManagers',
  description: "Success managers within the viewer's scope. Success managers see only themselves.",
  type: SuccessManagerRef,
  list: successManagersList,
  filter: builder.inputType('SuccessManagersFilter', { fields: (t) => ({ search: t.string(), archived: t.boolean() }) }),
  where: successManagersWhere,
  loader: successManagerLoader,
  defaultSort: { by: 'created', descending: false },
});

listField(ViewerRef, {
  name: 'portfolio',
  description: "Members assigned to success managers, within the viewer's scope.",
  type: PortfolioMemberRef,
  list: portfolioList,
  filter: builder.inputType('PortfolioFilter', {
    fields: (t) => ({
      search: t.string({ description: 'Matches name, email address or Tribe ID.' }),
      managerId: t.int(),
      cashCollection: t.field({ type: CashCollection }),
    }),
  }),
  where: portfolioWhere,
  loader: portfolioLoader,
  defaultSort: { by: 'since', descending: true },
});

listField(ViewerRef, {
  name: 'retentionCases',
  description: "Retention cases of people in the viewer's scope.",
  type: RetentionCaseRef,
  list: retentionCasesList,
  filter: builder.inputType('RetentionCasesFilter', {
    fields: (t) => ({
      search: t.string({ description: 'Matches name, email address or Tribe ID.' }),
      managerId: t.int(),
      state: t.field({ type: RetentionState }),
      open: t.boolean({ description: 'True: cases neither renewed nor lost so far.' }),
    }),
  }),
  where: retentionCasesWhere,
  loader: retentionCaseLoader,
  defaultSort: { by: 'created', descending: true },
});

builder.objectField(ViewerRef, 'successManager', (t) =>
  t.field({
    type: SuccessManagerRef,
    nullable: true,
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => findSuccessManager(ctx.source, databaseId),
  }),
);

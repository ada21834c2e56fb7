import { duplicatePairsList as pairsDeclaration, MERGE_FIELDS, type MergedAccount, type MergeField } from '@atlas/domain/merging';
import { builder } from '../../graphql/builder.ts';
import { commandField, idempotencyKeyArg, idempotencyOf } from '../../graphql/commandFields.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { accessLevelLoader } from '../access/repo.ts';
import { SubscriptionRef } from '../subscriptions/refs.ts';
import { subscriptionLoader } from '../subscriptions/repo.ts';
import { mergeOfArchived, userMergeLoader } from '../users/mergeRepo.ts';
import { UserAccountRef, UserMergeRef, UserRef } from '../users/refs.ts';
import { userOf, userOrNull } from '../users/repo.ts';
import { mergePreview, type MergePreview, mergeUsers, undoMerge } from './commands.ts';
import { setDuplicateDismissed } from './duplicateCommands.ts';
import { duplicatePairLoader, duplicatePairsList, duplicatePairsWhere } from './duplicatesRepo.ts';
import { DuplicatePairRef, DuplicateReasonEnum, MergeFieldEnum, MergeKindEnum } from './refs.ts';
import { findAccountsToMerge, findMergedAccounts } from './repo.ts';

builder.objectField(UserAccountRef, 'mergedInto', (t) =>
  t.field({
    type: UserRef,
    nullable: true,
    description: 'The account that this one was merged into, unless that was undone.',
    resolve: async ({ userId }, _args, ctx) => userOrNull(ctx, (await ctx.loader(mergeOfArchived).load(userId))?.keptId ?? null),
  }),
);

builder.node(DuplicatePairRef, {
  description: 'Two accounts that probably belong to one person.',
  id: { resolve: ({ id }) => id },
  fields: (t) => ({
    databaseId: t.int({ resolve: ({ id }) => id }),
    first: t.field({ type: UserRef, resolve: ({ firstId }, _args, ctx) => userOf(ctx, firstId) }),
    second: t.field({ type: UserRef, resolve: ({ secondId }, _args, ctx) => userOf(ctx, secondId) }),
    reasons: t.field({ type: [DuplicateReasonEnum], complexity: { multiplier: 1 }, resolve: ({ reasons }) => [...reasons] }),
    foundAt: t.expose('foundAt', { type: 'DateTime' }),
    dismissedAt: t.expose('dismissedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When staff decided that these are two people.',
    }),
  }),
});

listField(ViewerRef, {
  name: 'duplicatePairs',
  description: "Accounts that probably belong to one person, within the viewer's scope. Dismissed pairs only when requested.",
  type: DuplicatePairRef,
  list: duplicatePairsList,
  filter: builder.inputType('DuplicatePairsFilter', { fields: (t) => ({ dismissed: t.boolean() }) }),
  where: duplicatePairsWhere,
  loader: duplicatePairLoader,
  declaration: pairsDeclaration,
});

const MergeValueRef = builder.objectRef<{ field: MergeField; value: string | null }>('MergeValue').implement({
  fields: (t) => ({
    field: t.field({ type: MergeFieldEnum, resolve: ({ field }) => field }),
    value: t.exposeString('value', { nullable: true, description: 'In words; null where the account has none.' }),
  }),
});

const MergeAccountRef = builder.objectRef<MergedAccount>('MergeAccount').implement({
  description: 'An account in a merge, with the values that staff compare.',
  fields: (t) => ({
    user: t.field({ type: UserRef, resolve: ({ id }, _args, ctx) => userOf(ctx, id) }),
    values: t.field({
      type: [MergeValueRef],
      complexity: { multiplier: 1 },
      description: 'In the order in which they are shown.',
      resolve: ({ values }) => MERGE_FIELDS.map(({ field }) => ({ field, value: values[field] })),
    }),
  }),
});

builder.objectField(ViewerRef, 'mergeAccounts', (t) =>
  t.field({
    type: [MergeAccountRef],
    complexity: { multiplier: 3 },
    description: "Accounts side by side, in the order of their ids. Those out of the viewer's scope are left out.",
    args: { databaseIds: t.arg.intList({ required: true }) },
    resolve: async (_viewer, { databaseIds }, ctx) => {
      const ids = [...new Set(databaseIds)].slice(0, 5);
      const seen = (await findAccountsToMerge(ctx.source, ids)).filter(({ isInScope }) => isInScope).map(({ id }) => id);
      return findMergedAccounts(ctx.source, seen);
    },
  }),
);

const MergeInput = builder.inputType('MergeInput', {
  fields: (t) => ({
    keptId: t.int({ required: true, description: 'The account that remains.' }),
    otherIds: t.intList({ required: true, description: 'One to four accounts that are merged into it and archived.' }),
    sources: t.field({
      type: [
        builder.inputType('MergeSourceInput', {
          fields: (source) => ({
            field: source.field({ type: MergeFieldEnum, required: true }),
            accountId: source.int({ required: true }),
          }),
        }),
      ],
      required: true,
      description: 'The account that a field comes from. Fields that are not named come from the kept account, if it has a value.',
    }),
  }),
});

type Given = typeof MergeInput.$inferInput;
const inputOf = ({ keptId, otherIds, sources }: Given) => ({
  keptId,
  otherIds,
  sources: Object.fromEntries(sources.map(({ field, accountId }) => [field, accountId])),
});

const MergeCountRef = builder.objectRef<MergePreview['counts'][number]>('MergeCount').implement({
  fields: (t) => ({
    kind: t.field({ type: MergeKindEnum, resolve: ({ kind }) => kind }),
    moved: t.exposeInt('moved'),
    stayed: t.exposeInt('stayed', { description: 'Records that stay, because the kept account has the same.' }),
  }),
});

const MergePeriodRef = builder.objectRef<MergePreview['periods'][number]>('MergePeriod').implement({
  description: 'A subscription that starts when the one before it ends, and keeps its days.',
  fields: (t) => ({
    subscription: t.field({
      type: SubscriptionRef,
      nullable: true,
      resolve: ({ id }, _args, ctx) => ctx.loader(subscriptionLoader).load(id),
    }),
    startsAt: t.field({ type: 'DateTime', resolve: ({ after }) => new Date(after.startsAt) }),
    expiresAt: t.field({ type: 'DateTime', resolve: ({ after }) => new Date(after.expiresAt) }),
  }),
});

const MergePreviewRef = builder.objectRef<MergePreview>('MergePreview').implement({
  description: 'What a merge would do. Nothing is written.',
  fields: (t) => ({
    counts: t.field({ type: [MergeCountRef], complexity: { multiplier: 1 }, resolve: ({ counts }) => [...counts] }),
    periods: t.field({ type: [MergePeriodRef], complexity: { multiplier: 1 }, resolve: ({ periods }) => [...periods] }),
    ended: t.field({
      type: [SubscriptionRef],
      complexity: { multiplier: 1 },
      description: 'Subscriptions that end, because the account has one for life to the same funnel.',
      resolve: async ({ endedIds }, _args, ctx) =>
        (await Promise.all(endedIds.map((id) => ctx.loader(subscriptionLoader).load(id)))).filter((one) => one !== null),
    }),
    levelNames: t.stringList({
      description: 'The access levels that the kept account gets.',
      resolve: async ({ levelIds }, _args, ctx) =>
        (await Promise.all(levelIds.map((id) => ctx.loader(accessLevelLoader).load(id)))).flatMap((level) => level?.name ?? []),
    }),
  }),
});

builder.queryField('mergePreview', (t) =>
  t.field({
    type: MergePreviewRef,
    description: 'Shows what merging accounts would move and change.',
    args: { input: t.arg({ type: MergeInput, required: true }) },
    resolve: (_root, { input }, ctx) => mergePreview(ctx, inputOf(input)),
  }),
);

const MERGES = { type: UserMergeRef, loader: userMergeLoader };

commandField('mergeUsers', MERGES, {
  description: 'Merges accounts of one person. Returns the last merge.',
  args: (arg) => ({ input: arg({ type: MergeInput, required: true }), idempotencyKey: idempotencyKeyArg(arg) }),
  run: (ctx, { input, idempotencyKey }) => mergeUsers(ctx, inputOf(input), idempotencyOf({ ...inputOf(input), idempotencyKey })),
});

commandField('undoMerge', MERGES, {
  description: 'Undoes a merge within seven days.',
  args: (arg) => ({ databaseId: arg.int({ required: true }) }),
  run: async (ctx, { databaseId }) => {
    await undoMerge(ctx, databaseId);
    return databaseId;
  },
});

commandField(
  'setDuplicateDismissed',
  { type: DuplicatePairRef, loader: duplicatePairLoader },
  {
    description: 'Says that two accounts belong to two people, or takes that back.',
    args: (arg) => ({ databaseId: arg.int({ required: true }), dismissed: arg.boolean({ required: true }) }),
    run: async (ctx, { databaseId, dismissed }) => {
      await setDuplicateDismissed(ctx, databaseId, dismissed);
      return databaseId;
    },
  },
);

import './records.ts';
import { can, chooseAccessLevel } from '@atlas/domain/access';
import { ENROLLMENT_STATUSES } from '@atlas/domain/subscriptions';
import { fullName, USER_STATUSES, USER_TYPES, whyNotRestore } from '@atlas/domain/users';
import type { InputFieldBuilder } from '@pothos/core';
import { present } from '../../db/present.ts';
import { accessRestricted } from '../../errors.ts';
import { builder, type Types } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import type { Context } from '../../commands/context.ts';
import { commandField } from '../../graphql/commandFields.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { AccessLevelRef } from '../access/refs.ts';
import { findAccessLevels } from '../access/repo.ts';
import { mayReadOf, sees } from '../access/commands.ts';
import { inScopeLoader } from '../access/scopes.ts';
import { BatchRef } from '../batches/refs.ts';
import { batchLoader, findBatches } from '../batches/repo.ts';
import { archiverOf, setUserArchived } from './commands.ts';
import { heldLevel } from './levelsSchema.ts';
import './noteSchema.ts';
import './profileSchema.ts';
import './staffSchema.ts';
import { PeopleChoicesRef, UserAccountRef, UserNoteRef, UserRef, WinRef } from './refs.ts';
import { archivingLoader } from './archivingRepo.ts';
import { levelsOfUser } from './levelsRepo.ts';
import { ARCHIVED_USER_LIST, findProvinces, MEMBER_LIST, NON_MEMBER_LIST } from './peopleListRepo.ts';
import { batchSize, notesOfUser, userLoader, type User } from './repo.ts';
import { winsOfUser } from './winRepo.ts';

const UserProfileRef = builder.objectRef<User>('UserProfile').implement({
  description: 'The names of a person, as the specification groups them.',
  fields: (t) => ({
    firstName: t.exposeString('firstName'),
    middleName: t.exposeString('middleName', { nullable: true }),
    lastName: t.exposeString('lastName'),
    suffix: t.exposeString('suffix', { nullable: true }),
    sex: t.exposeString('sex', { nullable: true }),
    birthdate: t.expose('birthdate', { type: 'Day', nullable: true }),
  }),
});

UserAccountRef.implement({
  description: "What staff see and manage of a person's account.",
  fields: (t) => ({
    noteCount: t.int({
      nullable: true,
      description: 'Number of notes by staff; null for viewers who may not read them.',
      resolve: async ({ userId }, _args, ctx) => (await ctx.loader(notesOfUser).load(userId)).length,
    }),
  }),
});

const UserTypeEnum = enumOf('UserType', USER_TYPES);

builder.node(UserRef, {
  description:
    'A person with an account. Everyone signed in can see the name. The rest is for the person and for those responsible for them.',
  id: { resolve: (user) => user.id },
  loadOne: (id, ctx) => ctx.loader(userLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (user) => user.id }),
    name: t.string({ resolve: (user) => fullName(user) }),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    slug: t.exposeString('slug'),
    profileImage: t.exposeString('profileImage', { nullable: true }),
    email: t.exposeString('email'),
    isEmailConfirmed: t.boolean({
      description: 'Whether the person has confirmed the email address.',
      resolve: (user) => user.emailConfirmedAt !== null,
    }),
    tribeId: t.exposeString('tribeId'),
    mobileNumber: t.exposeString('mobileNumber', { nullable: true }),
    facebookProfile: t.exposeString('facebookProfile', { nullable: true }),
    about: t.exposeString('about', { nullable: true, description: 'A short text by the person, shown on the profile.' }),
    country: t.exposeString('country', { nullable: true }),
    province: t.exposeString('province', { nullable: true }),
    city: t.exposeString('city', { nullable: true }),
    type: t.field({
      type: UserTypeEnum,
      description: 'MEMBER for people who hold an access level above non-member.',
      resolve: (user) => user.type,
    }),
    batch: t.field({
      type: BatchRef,
      nullable: true,
      resolve: (user, _args, ctx) => (user.batchId === null ? null : ctx.loader(batchLoader).load(user.batchId)),
    }),
    isFastTrackStudent: t.exposeBoolean('isFastTrackStudent'),
    affiliateTimestamp: t.expose('affiliateTimestamp', {
      type: 'DateTime',
      nullable: true,
      description: 'When the person accepted the terms for affiliates.',
    }),
    revision: t.exposeInt('revision'),
    userProfile: t.field({ type: UserProfileRef, resolve: (user) => user }),
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
    archivedReason: t.exposeString('archivedReason', { nullable: true }),
    whyNotRestored: t.string({
      nullable: true,
      description: 'Why the viewer cannot restore the person, as a message; null if they can, or if the person is not archived.',
      resolve: async (user, _args, ctx) => {
        if (user.archivedAt === null) return null;
        return whyNotRestore(await present(ctx.loader(archivingLoader).load(user.id), `User ${user.id}`), archiverOf(ctx));
      },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    isInScope: t.boolean({
      description: 'Whether the viewer is responsible for the person.',
      resolve: (user, _args, ctx) => sees(ctx, inScopeLoader, user.id),
    }),
    accessLevelNames: t.stringList({
      description: 'The access levels that the person holds.',
      resolve: async (user, _args, ctx) => (await ctx.loader(levelsOfUser).load(user.id)).map(({ name }) => name),
    }),
    accessLevels: t.field({
      type: [AccessLevelRef],
      description: 'The access levels that the person holds, in the order received.',
      complexity: { multiplier: 2 },
      resolve: async (user, _args, ctx) => {
        const levels = await ctx.loader(levelsOfUser).load(user.id);
        return Promise.all(levels.map(({ id }) => heldLevel(ctx, id)));
      },
    }),
    accessLevel: t.field({
      type: AccessLevelRef,
      nullable: true,
      description: 'The access level that applies at sign-in: a member level if the person holds one, otherwise the first.',
      resolve: async (user, _args, ctx) => {
        const level = chooseAccessLevel(await ctx.loader(levelsOfUser).load(user.id), null, ctx.source.now);
        return level && heldLevel(ctx, level.id);
      },
    }),
    notes: t.field({
      type: [UserNoteRef],
      description:
        'Notes by staff, pinned ones first, each newest first. People cannot read notes about themselves unless they see everyone.',
      args: { latest: t.arg.int({ description: 'Only as many of those that are not pinned.' }) },
      // One statement for all people of a page, and no note is read on its own.
      complexity: { multiplier: 1 },
      resolve: async (user, { latest }, ctx) => {
        const notes = await ctx.loader(notesOfUser).load(user.id);
        if (latest == null) return notes;
        return notes.slice(0, notes.filter(({ pinnedAt }) => pinnedAt !== null).length + Math.max(0, latest));
      },
    }),
    account: t.field({ type: UserAccountRef, resolve: (user) => ({ userId: user.id }) }),
    wins: t.field({
      type: [WinRef],
      description: "The person's wins, newest first.",
      complexity: { multiplier: 4 },
      resolve: (user, _args, ctx) => ctx.loader(winsOfUser).load(user.id),
    }),
  }),
});

builder.objectField(BatchRef, 'size', (t) =>
  t.int({ description: 'Number of people in it.', resolve: (batch, _args, ctx) => ctx.loader(batchSize).load(batch.id) }),
);

/** Loads a person whom the request may read: the caller, or a person in their care. */
const findReadable = async (ctx: Context, id: number): Promise<User | null> =>
  (await mayReadOf(ctx, id, 'user')) ? ctx.loader(userLoader).load(id) : null;

builder.queryField('user', (t) =>
  t.field({
    type: UserRef,
    nullable: true,
    description: 'A person: the viewer, or a person they are responsible for; null for anyone else. Specification 2 §7.',
    args: { id: t.arg.int({ required: true, description: 'The databaseId.' }) },
    resolve: (_root, { id }, ctx) => {
      if (id !== ctx.signedIn().session.userId && !can(ctx.access, { page: 'user' })) throw accessRestricted();
      return findReadable(ctx, id);
    },
  }),
);

builder.objectField(ViewerRef, 'member', (t) =>
  t.field({
    type: UserRef,
    nullable: true,
    description: "A person within the viewer's scope: member, non-member or archived.",
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => findReadable(ctx, databaseId),
  }),
);

builder.objectField(ViewerRef, 'user', (t) =>
  t.field({
    type: UserRef,
    resolve: async ({ userId }, _args, ctx) => {
      const user = await ctx.loader(userLoader).load(userId);
      if (!user) throw new Error(`Person ${userId} of the session no longer exists`);
      return user;
    },
  }),
);

const UserStatusEnum = enumOf('UserStatus', USER_STATUSES, 'Whether the person has a current subscription.');
const EnrollmentStatusEnum = enumOf('EnrollmentStatus', ENROLLMENT_STATUSES);

const filterFields = (t: InputFieldBuilder<Types, 'InputObject'>) => ({
  search: t.string({ description: 'Matches names, email address or Tribe ID.' }),
  enrolment: t.field({ type: [EnrollmentStatusEnum] }),
  batchId: t.intList({ description: 'One of these batches.' }),
  stageId: t.intList({ description: "One of these is the person's current stage." }),
  groupId: t.intList({ description: 'One of these groups.' }),
  accessLevelId: t.intList({ description: 'The person holds one of these access levels.' }),
  funnelId: t.intList({ description: 'Funnels: the person has or had a subscription to one of them that was not unsubscribed.' }),
  province: t.stringList(),
  expiresFrom: t.field({ type: 'Day', description: 'The first day in Manila for `lastExpiry`.' }),
  expiresTo: t.field({ type: 'Day', description: 'The last day in Manila for `lastExpiry`.' }),
  createdFrom: t.field({ type: 'Day', description: 'The first day in Manila.' }),
  createdTo: t.field({ type: 'Day', description: 'The last day in Manila.' }),
});

const PeopleFilter = builder.inputType('PeopleFilter', {
  description: 'Filters for a list of people.',
  fields: (t) => ({
    status: t.field({ type: UserStatusEnum }),
    ...filterFields(t),
    isDueSoon: t.boolean({
      description: 'True: only people with an unpaid entry due today or in the next 7 days. For holders of studentPaymentDetails.',
    }),
    isStuck: t.boolean({ description: 'True: only people who took no step in their stage for more than 14 days.' }),
    isExpiringSoon: t.boolean({ description: 'True: only people whose `lastExpiry` is today or in the next 30 days.' }),
    isOwn: t.boolean({ description: 'True: only people whom the viewer is responsible for, without the viewer.' }),
    needsHelp: t.boolean({ description: 'True: only people whose latest check-in, of this week or the previous one, asks for help.' }),
    isOverdue: t.boolean({ description: 'True: only people with an unpaid entry due before today. For holders of studentPaymentDetails.' }),
    isQuiet: t.boolean({ description: 'True: only people who were not seen for more than 14 days.' }),
    isWaitingToMoveUp: t.boolean({ description: 'True: only people whose request to move up waits for a reviewer.' }),
  }),
});

listField(ViewerRef, {
  ...MEMBER_LIST,
  description: "People with an access level above non-member, within the viewer's scope.",
  type: UserRef,
  filter: PeopleFilter,
});

listField(ViewerRef, {
  ...NON_MEMBER_LIST,
  description: 'Accounts that have not had a membership.',
  type: UserRef,
  filter: PeopleFilter,
});

listField(ViewerRef, {
  ...ARCHIVED_USER_LIST,
  description: 'Accounts that can no longer sign in.',
  type: UserRef,
  filter: builder.inputType('ArchivedUsersFilter', { description: 'Filters for the list of archived people.', fields: filterFields }),
});

PeopleChoicesRef.implement({
  description: 'The choices for filtering lists of people.',
  fields: (t) => ({
    provinces: t.stringList({
      description: "Provinces of people within the viewer's scope, by name.",
      resolve: (_choices, _args, ctx) => findProvinces(ctx.source),
    }),
    batches: t.field({ type: [BatchRef], description: 'Oldest first.', resolve: (_choices, _args, ctx) => findBatches(ctx.source.db) }),
    accessLevels: t.field({
      type: [AccessLevelRef],
      description: 'By name.',
      resolve: (_choices, _args, ctx) => findAccessLevels(ctx.source.db),
    }),
  }),
});

builder.objectField(ViewerRef, 'peopleChoices', (t) => t.field({ type: PeopleChoicesRef, resolve: () => ({}) }));

commandField(
  'setUserArchived',
  { type: UserRef, loader: userLoader },
  {
    description: "Revokes or restores the sign-in of a person whom the viewer is responsible for. The person's data is retained.",
    args: (arg) => ({
      databaseId: arg.int({ required: true }),
      archived: arg.boolean({ required: true }),
      reason: arg.string({ description: 'Reason, 1 to 500 characters. Required for archiving.' }),
    }),
    run: async (ctx, { databaseId, archived, reason }) => {
      await setUserArchived(ctx, databaseId, archived, reason ?? null);
      return databaseId;
    },
  },
);

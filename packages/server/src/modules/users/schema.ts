import { can, chooseAccessLevel } from '@atlas/domain/access';
import { USER_TYPES } from '@atlas/domain/users';
import { accessRestricted } from '../../errors.ts';
import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import type { Context } from '../../commands/context.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { AccessLevelRef } from '../access/refs.ts';
import { accessLevelLoader } from '../access/repo.ts';
import { mayReadOf } from '../access/commands.ts';
import { BatchRef } from '../batches/refs.ts';
import { batchLoader } from '../batches/repo.ts';
import { MembershipStatusEnum, UserNoteRef, UserRef, WinRef } from './refs.ts';
import { batchSize, levelsOfUser, notesOfUser, peopleWhere, userLoader, usersList, winsOfUser, type User } from './repo.ts';

/** The name as people read it. */
const fullName = (user: User): string => [user.firstName, user.middleName, user.lastName, user.suffix].filter(Boolean).join(' ');

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

const UserTypeEnum = enumOf('UserType', USER_TYPES);

builder.node(UserRef, {
  description:
    'A person with an account. Whoever is signed in knows the name; the rest is for the person and for those who look after them.',
  id: { resolve: (user) => user.id },
  loadOne: (id, ctx) => ctx.loader(userLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (user) => user.id }),
    name: t.string({ resolve: fullName }),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    slug: t.exposeString('slug'),
    profileImage: t.exposeString('profileImage', { nullable: true }),
    email: t.exposeString('email'),
    tribeId: t.exposeString('tribeId'),
    mobileNumber: t.exposeString('mobileNumber', { nullable: true }),
    facebookProfile: t.exposeString('facebookProfile', { nullable: true }),
    about: t.exposeString('about', { nullable: true, description: 'A few words about oneself, shown on the profile.' }),
    country: t.exposeString('country', { nullable: true }),
    province: t.exposeString('province', { nullable: true }),
    city: t.exposeString('city', { nullable: true }),
    type: t.field({
      type: UserTypeEnum,
      description: 'MEMBER for whoever holds an access level above non-member.',
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
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    accessLevelNames: t.stringList({
      description: 'The access levels that the person holds.',
      resolve: async (user, _args, ctx) => (await ctx.loader(levelsOfUser).load(user.id)).map(({ name }) => name),
    }),
    accessLevels: t.field({
      type: [AccessLevelRef],
      description: 'The access levels that the person holds, in the order in which they got them.',
      complexity: { multiplier: 2 },
      resolve: async (user, _args, ctx) => {
        const levels = await ctx.loader(levelsOfUser).load(user.id);
        return Promise.all(levels.map(({ id }) => heldLevel(ctx, id)));
      },
    }),
    accessLevel: t.field({
      type: AccessLevelRef,
      nullable: true,
      description: 'The access level that the person begins with: the one of a member where they hold one, else the first.',
      resolve: async (user, _args, ctx) => {
        const level = chooseAccessLevel(await ctx.loader(levelsOfUser).load(user.id), null, ctx.source.now);
        return level && heldLevel(ctx, level.id);
      },
    }),
    notes: t.field({
      type: [UserNoteRef],
      description: 'What staff wrote down, the newest first; nobody reads what was written about themselves.',
      complexity: { multiplier: 4 },
      resolve: (user, _args, ctx) => ctx.loader(notesOfUser).load(user.id),
    }),
    wins: t.field({
      type: [WinRef],
      description: 'What the person is proud of, the newest first.',
      complexity: { multiplier: 4 },
      resolve: (user, _args, ctx) => ctx.loader(winsOfUser).load(user.id),
    }),
  }),
});

async function heldLevel(ctx: Context, id: number) {
  const level = await ctx.loader(accessLevelLoader).load(id);
  if (!level) throw new Error(`The access level ${id} is held and gone`);
  return level;
}

builder.objectField(BatchRef, 'size', (t) =>
  t.int({ description: 'How many people are in it.', resolve: (batch, _args, ctx) => ctx.loader(batchSize).load(batch.id) }),
);

/** Somebody whom the request may read as a person: oneself, or whom one looks after. */
const findReadable = async (ctx: Context, id: number): Promise<User | null> =>
  (await mayReadOf(ctx, id, 'user')) ? ctx.loader(userLoader).load(id) : null;

builder.queryField('user', (t) =>
  t.field({
    type: UserRef,
    nullable: true,
    description: 'A person: oneself, or somebody whom the viewer looks after; null for everybody else. Specification 2 §7.',
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
    description: 'A person within the scope of the viewer, whether member, non-member or archived.',
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => findReadable(ctx, databaseId),
  }),
);

builder.objectField(ViewerRef, 'user', (t) =>
  t.field({
    type: UserRef,
    resolve: async ({ userId }, _args, ctx) => {
      const user = await ctx.loader(userLoader).load(userId);
      if (!user) throw new Error(`The session's person ${userId} is gone`);
      return user;
    },
  }),
);

const PeopleFilter = builder.inputType('PeopleFilter', {
  description: 'Narrows a list of people.',
  fields: (t) => ({
    search: t.string({ description: 'Names, e-mail address or Tribe ID.' }),
    batchId: t.int(),
    groupId: t.int(),
    stageId: t.int(),
    accessLevelId: t.int(),
    province: t.string(),
    createdFrom: t.field({ type: 'Day', description: 'The first day in Manila.' }),
    createdTo: t.field({ type: 'Day', description: 'The last day in Manila.' }),
    status: t.field({ type: MembershipStatusEnum }),
    neverMember: t.boolean({ description: 'Only people who never had a subscription.' }),
  }),
});

const PEOPLE_LISTS = [
  { name: 'members', kind: 'member', description: 'Everybody with an access level above non-member, within the scope of the viewer.' },
  { name: 'nonMembers', kind: 'non-member', description: 'Accounts without a membership so far.' },
  { name: 'archivedUsers', kind: 'archived', description: 'Accounts that cannot sign in any more.' },
] as const;

for (const { name, kind, description } of PEOPLE_LISTS) {
  listField(ViewerRef, {
    name,
    description,
    type: UserRef,
    list: usersList,
    filter: PeopleFilter,
    where: ({ neverMember, status, ...filter }, source) =>
      peopleWhere(kind, { ...filter, status: neverMember === true ? 'none' : (status ?? null) }, source),
    loader: userLoader,
    defaultSort: { by: 'created', descending: true },
  });
}

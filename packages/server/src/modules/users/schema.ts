import { MEMBERSHIP_STATUSES, membershipStatus, type MembershipStatus } from '@atlas/domain/subscriptions';
import { builder } from '../../graphql/builder.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { subscriptionsOfUser } from '../subscriptions/repo.ts';
import { UserRef } from './refs.ts';
import { levelsOfUser, peopleWhere, userLoader, usersList, type User } from './repo.ts';

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
    birthdate: t.exposeString('birthdate', { nullable: true, description: 'YYYY-MM-DD' }),
  }),
});

/** Membership statuses under names that GraphQL allows. */
const MembershipStatusEnum = builder.enumType('MembershipStatus', {
  values: Object.fromEntries(MEMBERSHIP_STATUSES.map((value) => [value.replaceAll(' ', '_').toUpperCase(), { value }])) as Record<
    string,
    { value: MembershipStatus }
  >,
});

builder.node(UserRef, {
  description:
    'A person with an account. Whoever is signed in knows the name; the rest is for the person and for those who look after them.',
  id: { resolve: (user) => user.id },
  loadOne: (id, ctx) => (ctx.session ? ctx.loader(userLoader).load(Number(id)) : null),
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
    userProfile: t.field({ type: UserProfileRef, resolve: (user) => user }),
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    accessLevelNames: t.stringList({
      description: 'The access levels that the person holds.',
      resolve: async (user, _args, ctx) => (await ctx.loader(levelsOfUser).load(user.id)).map(({ name }) => name),
    }),
    membershipStatus: t.field({
      type: MembershipStatusEnum,
      nullable: true,
      resolve: async (user, _args, ctx) => membershipStatus(await ctx.loader(subscriptionsOfUser).load(user.id), ctx.source.now),
    }),
  }),
});

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

import { can } from '@atlas/domain/access';
import { builder } from '../../graphql/builder.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import type { User } from './repo.ts';

/** A person: oneself, or anybody for those who hold the page flag `user`. */
export const UserRef = builder.objectRef<User>('User');
builder.node(UserRef, {
  description: 'A person with an account.',
  id: { resolve: (user) => user.id },
  isTypeOf: (value) => typeof value === 'object' && value !== null && 'tribeId' in value,
  loadOne: (id, ctx) => (ctx.session ? ctx.signedIn().loaders.user.load(Number(id)) : null),
  authScopes: (user, ctx) => user.id === ctx.session?.userId || can(ctx.access, { page: 'user' }),
  fields: (t) => ({
    databaseId: t.int({ resolve: (user) => user.id }),
    name: t.string({ resolve: (user) => [user.firstName, user.middleName, user.lastName, user.suffix].filter(Boolean).join(' ') }),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    email: t.exposeString('email'),
    slug: t.exposeString('slug'),
    tribeId: t.exposeString('tribeId'),
  }),
});

builder.objectField(ViewerRef, 'user', (t) =>
  t.field({
    type: UserRef,
    resolve: async ({ userId }, _args, ctx) => {
      const user = await ctx.signedIn().loaders.user.load(userId);
      if (!user) throw new Error(`The session's person ${userId} is gone`);
      return user;
    },
  }),
);

import { builder } from '../../graphql/builder.ts';
import { UserRef } from '../users/refs.ts';
import { switchRole } from './commands.ts';
import { currentUserOf } from './currentUser.ts';
import { lastSignInOf } from './repo.ts';
import './accountSchema.ts';
import './recoverySchema.ts';

builder.objectField(UserRef, 'lastSignInAt', (t) =>
  t.field({
    type: 'DateTime',
    nullable: true,
    resolve: (user, _args, ctx) => ctx.loader(lastSignInOf).load(user.id),
  }),
);

builder.mutationField('switchRole', (t) =>
  t.field({
    type: 'JSON',
    description: 'Puts another held access level into use and answers the current user anew.',
    nullable: true,
    args: { accessLevelId: t.arg.int({ required: true }) },
    resolve: async (_root, { accessLevelId }, ctx) => {
      const session = ctx.withAnySession();
      await switchRole(ctx, accessLevelId);
      return currentUserOf(ctx, session);
    },
  }),
);

const RedwoodRef = builder.objectRef<object>('Redwood').implement({
  description: "Where the published dbAuth client looks for the current user. Open to everybody: a visitor's current user is null.",
  fields: (t) => ({
    currentUser: t.field({
      type: 'JSON',
      nullable: true,
      resolve: (_root, _args, ctx) => (ctx.anySession ? currentUserOf(ctx, ctx.anySession) : null),
    }),
  }),
});
builder.queryField('redwood', (t) => t.field({ type: RedwoodRef, resolve: () => ({}) }));

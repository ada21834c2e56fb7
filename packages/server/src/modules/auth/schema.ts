import { builder } from '../../graphql/builder.ts';
import { sees } from '../access/commands.ts';
import { GroupMemberRef } from '../groups/refs.ts';
import { looksAfterMember } from '../groups/repo.ts';
import { UserRef } from '../users/refs.ts';
import { switchRole } from './sessionCommands.ts';
import { currentUserOf } from './currentUser.ts';
import { startImpersonation, stopImpersonation } from './impersonation.ts';
import { secondFactorOf } from './secondFactorRepo.ts';
import { lastSeenOf, lastSignInOf, lastVisitOf } from './signInRepo.ts';
import './accountSchema.ts';
import './recoverySchema.ts';
import './staffEmailSchema.ts';

builder.objectField(UserRef, 'lastSignInAt', (t) =>
  t.field({
    type: 'DateTime',
    nullable: true,
    resolve: (user, _args, ctx) => ctx.loader(lastSignInOf).load(user.id),
  }),
);

builder.objectField(UserRef, 'lastSeenAt', (t) =>
  t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When the person last used Atlas or signed in; null if never, or too long ago to be recorded.',
    resolve: async (user, _args, ctx) => {
      const [seen, signedIn] = await Promise.all([ctx.loader(lastSeenOf).load(user.id), ctx.loader(lastSignInOf).load(user.id)]);
      return seen === null || (signedIn !== null && signedIn > seen) ? signedIn : seen;
    },
  }),
);

builder.objectField(GroupMemberRef, 'lastSeenAt', (t) =>
  t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When the member last used Atlas or signed in; null if never, or too long ago to be recorded, and for fellow members.',
    resolve: async ({ userId }, _args, ctx) => ((await sees(ctx, looksAfterMember, userId)) ? ctx.loader(lastVisitOf).load(userId) : null),
  }),
);

builder.objectField(UserRef, 'hasSecondFactor', (t) =>
  t.boolean({
    description: 'Whether the person uses two-step sign-in.',
    resolve: (user, _args, ctx) => ctx.loader(secondFactorOf).load(user.id),
  }),
);

builder.mutationField('switchRole', (t) =>
  t.field({
    type: 'JSON',
    description: 'Switches to another access level that the viewer holds. Returns the updated current user.',
    nullable: true,
    args: { accessLevelId: t.arg.int({ required: true }) },
    resolve: async (_root, { accessLevelId }, ctx) => {
      const session = ctx.withAnySession();
      await switchRole(ctx, accessLevelId);
      return currentUserOf(ctx, session);
    },
  }),
);

builder.mutationFields((t) => ({
  startImpersonation: t.field({
    type: 'JSON',
    description: 'Starts viewing Atlas as another person for half an hour. Returns that person as the current user.',
    nullable: true,
    args: { userId: t.arg.int({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: async (_root, { userId, reason }, ctx) => {
      const session = ctx.withAnySession();
      await startImpersonation(ctx, userId, { reason });
      return currentUserOf(ctx, session);
    },
  }),
  stopImpersonation: t.field({
    type: 'JSON',
    description:
      "Ends the view and returns to the viewer's own session. Returns the updated current user. The server knows whose session it is and ignores the argument.",
    nullable: true,
    args: { originalUserId: t.arg.int() },
    resolve: async (_root, _args, ctx) => {
      const session = ctx.withAnySession();
      await stopImpersonation(ctx);
      return currentUserOf(ctx, session);
    },
  }),
}));

const RedwoodRef = builder.objectRef<object>('Redwood').implement({
  description: 'Where the published dbAuth client looks for the current user. Public: the current user of a visitor is null.',
  fields: (t) => ({
    currentUser: t.field({
      type: 'JSON',
      nullable: true,
      resolve: (_root, _args, ctx) => (ctx.anySession ? currentUserOf(ctx, ctx.anySession) : null),
    }),
  }),
});
builder.queryField('redwood', (t) => t.field({ type: RedwoodRef, resolve: () => ({}) }));

import { whyNotChangeEmail } from '@atlas/domain/users';
import { present } from '../../db/present.ts';
import { builder } from '../../graphql/builder.ts';
import { commandField } from '../../graphql/commandFields.ts';
import { archivingLoader } from '../users/archivingRepo.ts';
import { archiverOf } from '../users/commands.ts';
import { UserAccountRef, UserRef } from '../users/refs.ts';
import { userLoader, userOrNull } from '../users/repo.ts';
import { pendingChangeOf, type ConfirmationRow } from './confirmationRepo.ts';
import { changeUserEmail, resendEmailChange, withdrawEmailChange } from './staffEmail.ts';

const EmailChangeRef = builder.objectRef<ConfirmationRow>('EmailChange').implement({
  description: 'A new address of a person, which replaces the current one once its owner opens the mailed link.',
  fields: (t) => ({
    email: t.exposeString('email'),
    reason: t.exposeString('reason', { nullable: true, description: 'Why staff requested it; null when the person did.' }),
    requestedBy: t.field({
      type: UserRef,
      nullable: true,
      description: 'The member of staff who requested it; null when the person did.',
      resolve: ({ requestedById }, _args, ctx) => userOrNull(ctx, requestedById),
    }),
    sentAt: t.expose('createdAt', { type: 'DateTime', description: 'When the link was last sent.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When the link stops working.' }),
  }),
});

builder.objectFields(UserAccountRef, (t) => ({
  emailChange: t.field({
    type: EmailChangeRef,
    nullable: true,
    description: 'The new address that waits for its link to be opened. Null for viewers without editUser.',
    resolve: ({ userId }, _args, ctx) => ctx.loader(pendingChangeOf).load(userId),
  }),
  whyNotChangeEmail: t.string({
    nullable: true,
    description: 'Why the viewer cannot change the email address, as a message; null if they can.',
    resolve: async ({ userId }, _args, ctx) =>
      whyNotChangeEmail(await present(ctx.loader(archivingLoader).load(userId), `User ${userId}`), archiverOf(ctx)),
  }),
}));

const USERS = { type: UserRef, loader: userLoader };

const UserEmailInput = builder.inputType('UserEmailInput', {
  fields: (t) => ({
    email: t.string({ required: true }),
    reason: t.string({ required: true, description: '1 to 500 characters.' }),
  }),
});

commandField('changeUserEmail', USERS, {
  description: 'Mails a link to a new address of a person, which replaces the current one once the link is opened within 24 hours.',
  args: (arg) => ({ databaseId: arg.int({ required: true }), input: arg({ type: UserEmailInput, required: true }) }),
  run: async (ctx, { databaseId, input }) => {
    await changeUserEmail(ctx, databaseId, { ...input });
    return databaseId;
  },
});

for (const [name, description, run] of [
  ['resendEmailChange', 'Mails the link of a pending change of address again. The link from before stops working.', resendEmailChange],
  ['withdrawEmailChange', 'Withdraws a pending change of address, so that its link stops working.', withdrawEmailChange],
] as const)
  commandField(name, USERS, {
    description,
    args: (arg) => ({ databaseId: arg.int({ required: true }) }),
    run: async (ctx, { databaseId }) => {
      await run(ctx, databaseId);
      return databaseId;
    },
  });

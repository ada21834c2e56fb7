import { whyNotDelete } from '@atlas/domain/privacy';
import { builder } from '../../graphql/builder.ts';
import { commandField } from '../../graphql/commandFields.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { privacyRequestLoader } from '../users/privacyRequestRepo.ts';
import { PrivacyRequestRef } from '../users/refs.ts';
import { decidePrivacyRequest, requestDataDownload, requestDeletion, withdrawPrivacyRequest } from './commands.ts';
import { findPersonToDelete } from './repo.ts';

const REQUEST = { type: PrivacyRequestRef, loader: privacyRequestLoader };

builder.objectField(ViewerRef, 'whyNotDelete', (t) =>
  t.string({
    nullable: true,
    description: "The reason why the viewer's account cannot be deleted now; null when it can.",
    resolve: async ({ userId }, _args, ctx) => whyNotDelete(await findPersonToDelete(ctx.source.db, userId)),
  }),
);

commandField('requestDataDownload', REQUEST, {
  description: 'Requests a file with all data about the viewer. They get an email when it is ready.',
  args: () => ({}),
  run: (ctx) => requestDataDownload(ctx),
});

commandField('requestDeletion', REQUEST, {
  description: "Requests that the viewer's account is deleted. It can be withdrawn for a week.",
  args: (arg) => ({
    input: arg({
      type: builder.inputType('RequestDeletionInput', {
        fields: (t) => ({
          currentPassword: t.string({ required: true }),
          code: t.string({ description: 'A code of two-step sign-in, when it is on.' }),
        }),
      }),
      required: true,
    }),
  }),
  run: (ctx, { input }) => requestDeletion(ctx, { ...input }),
});

commandField('withdrawPrivacyRequest', REQUEST, {
  description: "Withdraws the viewer's request to delete their account.",
  args: (arg) => ({ databaseId: arg.int({ required: true }) }),
  run: async (ctx, { databaseId }) => {
    await withdrawPrivacyRequest(ctx, databaseId);
    return databaseId;
  },
});

commandField('decidePrivacyRequest', REQUEST, {
  description: 'Deletes the account of a person who requested it. It cannot be undone.',
  args: (arg) => ({ databaseId: arg.int({ required: true }) }),
  run: async (ctx, { databaseId }) => {
    await decidePrivacyRequest(ctx, databaseId);
    return databaseId;
  },
});

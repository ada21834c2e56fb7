import { builder } from '../../graphql/builder.ts';
import { commandField, idempotencyKeyArg, idempotencyOf } from '../../graphql/commandFields.ts';
import { hideReturneeModal, setFacebookProfile, setProfileImage, updateProfile } from './profileCommands.ts';
import { UserRef, WinRef } from './refs.ts';
import { userLoader, winLoader } from './repo.ts';
import { removeWin, saveWin } from './winCommands.ts';

const USERS = { type: UserRef, loader: userLoader };
const WINS = { type: WinRef, loader: winLoader };

const ProfileInput = builder.inputType('ProfileInput', {
  description: 'What people say of themselves; what is left out is empty afterwards.',
  fields: (t) => ({
    firstName: t.string({ required: true }),
    middleName: t.string(),
    lastName: t.string(),
    suffix: t.string(),
    sex: t.string(),
    birthdate: t.string({ description: 'A day like 1998-04-30.' }),
    mobileNumber: t.string(),
    facebookProfile: t.string(),
    about: t.string(),
    country: t.string(),
    province: t.string(),
    city: t.string(),
    slug: t.string({ required: true, description: 'What stands behind `/profile/`.' }),
  }),
});

commandField('updateProfile', USERS, {
  description: 'Saves what the viewer says of themselves.',
  args: (arg) => ({ revision: arg.int({ required: true }), input: arg({ type: ProfileInput, required: true }) }),
  run: (ctx, { revision, input }) => updateProfile(ctx, revision, { ...input }),
});

commandField('setFacebookProfile', USERS, {
  description: 'Says where on Facebook the viewer is found.',
  args: (arg) => ({ facebookProfile: arg.string({ description: 'Empty or left out takes it away.' }) }),
  run: (ctx, { facebookProfile }) => setFacebookProfile(ctx, { facebookProfile }),
});

commandField('setProfileImage', USERS, {
  description: 'Makes a file that was uploaded as `avatar` the picture of the viewer.',
  args: (arg) => ({ fileId: arg.int({ description: 'Left out, the picture is taken away.' }) }),
  run: (ctx, { fileId }) => setProfileImage(ctx, fileId ?? null),
});

builder.mutationField('hideReturneeModal', (t) =>
  t.boolean({
    description: 'The viewer has seen the welcome back: it does not open again. Specification 2 §7.',
    resolve: async (_root, _args, ctx) => {
      await hideReturneeModal(ctx);
      return true;
    },
  }),
);

const WinInput = builder.inputType('WinInput', {
  fields: (t) => ({
    title: t.string({ required: true }),
    body: t.string(),
    achievedOn: t.string({ required: true, description: 'A day like 2025-11-30, today at the latest.' }),
    removesPicture: t.boolean({ description: 'Takes away the picture that it has; another one takes its place by itself.' }),
  }),
});

commandField('saveWin', WINS, {
  description: 'Adds a win of the viewer, or saves one. Its picture is uploaded for it afterwards, as `win`.',
  args: (arg) => ({
    databaseId: arg.int({ description: 'Left out for a new one.' }),
    input: arg({ type: WinInput, required: true }),
    idempotencyKey: idempotencyKeyArg(arg),
  }),
  run: (ctx, { databaseId, input: { removesPicture, ...input }, idempotencyKey }) =>
    saveWin(ctx, databaseId ?? null, { ...input, removesPicture: removesPicture ?? false }, idempotencyOf({ idempotencyKey, ...input })),
});

commandField('removeWin', USERS, {
  description: 'Removes a win of the viewer, with its picture.',
  args: (arg) => ({ databaseId: arg.int({ required: true }) }),
  run: (ctx, { databaseId }) => removeWin(ctx, databaseId),
});

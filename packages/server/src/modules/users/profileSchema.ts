import { builder } from '../../graphql/builder.ts';
import { commandField, idempotencyKeyArg, idempotencyOf } from '../../graphql/commandFields.ts';
import { hideReturneeModal, setFacebookProfile, setProfileImage, updateProfile } from './profileCommands.ts';
import { UserRef, WinRef } from './refs.ts';
import { userLoader } from './repo.ts';
import { winLoader } from './winRepo.ts';
import { removeWin, saveWin } from './winCommands.ts';

const USERS = { type: UserRef, loader: userLoader };
const WINS = { type: WinRef, loader: winLoader };

const ProfileInput = builder.inputType('ProfileInput', {
  description: 'The profile as edited by its owner. Omitted fields are cleared.',
  fields: (t) => ({
    firstName: t.string({ required: true }),
    middleName: t.string(),
    lastName: t.string(),
    suffix: t.string(),
    sex: t.string(),
    birthdate: t.string({ description: 'A day such as 1998-04-30.' }),
    mobileNumber: t.string(),
    facebookProfile: t.string(),
    about: t.string(),
    country: t.string(),
    province: t.string(),
    city: t.string(),
    slug: t.string({ required: true, description: 'The part after `/profile/`.' }),
  }),
});

commandField('updateProfile', USERS, {
  description: "Saves the viewer's own profile.",
  args: (arg) => ({ revision: arg.int({ required: true }), input: arg({ type: ProfileInput, required: true }) }),
  run: (ctx, { revision, input }) => updateProfile(ctx, revision, { ...input }),
});

commandField('setFacebookProfile', USERS, {
  description: "Sets the viewer's Facebook profile.",
  args: (arg) => ({ facebookProfile: arg.string({ description: 'When empty or omitted, the profile is removed.' }) }),
  run: (ctx, { facebookProfile }) => setFacebookProfile(ctx, { facebookProfile }),
});

commandField('setProfileImage', USERS, {
  description: "Sets the viewer's picture to a file uploaded as `avatar`.",
  args: (arg) => ({ fileId: arg.int({ description: 'When omitted, the picture is removed.' }) }),
  run: (ctx, { fileId }) => setProfileImage(ctx, fileId ?? null),
});

builder.mutationField('hideReturneeModal', (t) =>
  t.boolean({
    description: 'Records that the viewer has seen the welcome-back dialog, so that it does not open again. Specification 2 §7.',
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
    achievedOn: t.string({ required: true, description: 'A day such as 2025-11-30, today at the latest.' }),
    removesPicture: t.boolean({ description: 'Removes the current picture. Not needed when uploading a new one, which replaces it.' }),
  }),
});

commandField('saveWin', WINS, {
  description: "Adds or updates one of the viewer's wins. Its picture is uploaded afterwards, as `win`.",
  args: (arg) => ({
    databaseId: arg.int({ description: 'Omit it for a new win.' }),
    input: arg({ type: WinInput, required: true }),
    idempotencyKey: idempotencyKeyArg(arg),
  }),
  run: (ctx, { databaseId, input: { removesPicture, ...input }, idempotencyKey }) =>
    saveWin(ctx, databaseId ?? null, { ...input, removesPicture: removesPicture ?? false }, idempotencyOf({ idempotencyKey, ...input })),
});

commandField('removeWin', USERS, {
  description: "Removes one of the viewer's wins, with its picture.",
  args: (arg) => ({ databaseId: arg.int({ required: true }) }),
  run: (ctx, { databaseId }) => removeWin(ctx, databaseId),
});

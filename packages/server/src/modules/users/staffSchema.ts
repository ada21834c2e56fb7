import type { InputFieldBuilder } from '@pothos/core';
import { builder, type Types } from '../../graphql/builder.ts';
import { commandField, idempotencyKeyArg, idempotencyOf } from '../../graphql/commandFields.ts';
import { UserRef } from './refs.ts';
import { userLoader } from './repo.ts';
import { addUser, updateUser } from './staffCommands.ts';

const USERS = { type: UserRef, loader: userLoader };

const batchId = (t: InputFieldBuilder<Types, 'InputObject'>) => t.int({ description: 'Omit it for no batch.' });

const NewUserInput = builder.inputType('NewUserInput', {
  description: 'A person added by staff.',
  fields: (t) => ({
    firstName: t.string({ required: true }),
    lastName: t.string(),
    email: t.string({ required: true }),
    mobileNumber: t.string(),
    batchId: batchId(t),
    accessLevelId: t.int({ required: true, description: "An access level that allows nothing beyond the viewer's own access." }),
    sendsLink: t.boolean({ description: 'Whether a link for setting a password is mailed to the new account. Defaults to false.' }),
  }),
});

const UserInput = builder.inputType('UserInput', {
  description: "A person's data as edited by staff. Omitted fields are cleared. Only the person can change the email address.",
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
    batchId: batchId(t),
  }),
});

commandField('createUser', USERS, {
  description: 'Adds a person with an account. The account has no password until the person sets one.',
  args: (arg) => ({ input: arg({ type: NewUserInput, required: true }), idempotencyKey: idempotencyKeyArg(arg) }),
  run: (ctx, { input, idempotencyKey }) => addUser(ctx, { ...input }, idempotencyOf({ idempotencyKey, ...input })),
});

commandField('updateUser', USERS, {
  description: 'Saves the data of a person whom staff are responsible for.',
  args: (arg) => ({
    databaseId: arg.int({ required: true }),
    revision: arg.int({ required: true }),
    input: arg({ type: UserInput, required: true }),
  }),
  run: async (ctx, { databaseId, revision, input }) => {
    await updateUser(ctx, { id: databaseId, revision }, { ...input });
    return databaseId;
  },
});

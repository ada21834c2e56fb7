import type { InputFieldBuilder } from '@pothos/core';
import { builder, type Types } from '../../graphql/builder.ts';
import { commandField, idempotencyKeyArg, idempotencyOf } from '../../graphql/commandFields.ts';
import { UserRef } from './refs.ts';
import { userLoader } from './repo.ts';
import { addUser, updateUser } from './staffCommands.ts';

const USERS = { type: UserRef, loader: userLoader };

const batchId = (t: InputFieldBuilder<Types, 'InputObject'>) => t.int({ description: 'Left out for none.' });

const NewUserInput = builder.inputType('NewUserInput', {
  description: 'Somebody whom staff add.',
  fields: (t) => ({
    firstName: t.string({ required: true }),
    lastName: t.string(),
    email: t.string({ required: true }),
    mobileNumber: t.string(),
    batchId: batchId(t),
    accessLevelId: t.int({ required: true, description: 'One that allows nothing beyond what the viewer may.' }),
    sendsLink: t.boolean({ description: 'Whether the link to set a password is mailed with the account; false when left out.' }),
  }),
});

const UserInput = builder.inputType('UserInput', {
  description: 'What staff change about somebody; what is left out is empty afterwards. The person changes the e-mail address themselves.',
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
    batchId: batchId(t),
  }),
});

commandField('createUser', USERS, {
  description: 'Adds a person with an account, who has no password until they set one.',
  args: (arg) => ({ input: arg({ type: NewUserInput, required: true }), idempotencyKey: idempotencyKeyArg(arg) }),
  run: (ctx, { input, idempotencyKey }) => addUser(ctx, { ...input }, idempotencyOf({ idempotencyKey, ...input })),
});

commandField('updateUser', USERS, {
  description: 'Saves what staff know about somebody whom they look after.',
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

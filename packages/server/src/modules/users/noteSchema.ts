import { builder } from '../../graphql/builder.ts';
import { commandField, idempotencyKeyArg, idempotencyOf } from '../../graphql/commandFields.ts';
import { addUserNote, deleteUserNote, setUserNotePinned, updateUserNote } from './noteCommands.ts';
import { UserNoteRef, UserRef } from './refs.ts';
import { noteLoader, userLoader } from './repo.ts';

const NOTES = { type: UserNoteRef, loader: noteLoader };

const UserNoteInput = builder.inputType('UserNoteInput', {
  fields: (t) => ({ body: t.string({ required: true, description: '1 to 5,000 characters.' }) }),
});

commandField('addUserNote', NOTES, {
  description: 'Adds a note by staff about a person, who never sees it in the product.',
  args: (arg) => ({
    userId: arg.int({ required: true, description: 'The databaseId of the person.' }),
    input: arg({ type: UserNoteInput, required: true }),
    idempotencyKey: idempotencyKeyArg(arg),
  }),
  run: (ctx, { userId, input, idempotencyKey }) =>
    addUserNote(ctx, userId, { ...input }, idempotencyOf({ idempotencyKey, userId, ...input })),
});

commandField('updateUserNote', NOTES, {
  description: "Changes the text of a note: one's own, or with editUser that of anyone.",
  args: (arg) => ({
    databaseId: arg.int({ required: true }),
    revision: arg.int({ required: true }),
    input: arg({ type: UserNoteInput, required: true }),
  }),
  run: async (ctx, { databaseId, revision, input }) => {
    await updateUserNote(ctx, { id: databaseId, revision }, { ...input });
    return databaseId;
  },
});

commandField('setUserNotePinned', NOTES, {
  description: 'Pins a note above the others, or unpins it.',
  args: (arg) => ({ databaseId: arg.int({ required: true }), pinned: arg.boolean({ required: true }) }),
  run: async (ctx, { databaseId, pinned }) => {
    await setUserNotePinned(ctx, databaseId, pinned);
    return databaseId;
  },
});

commandField(
  'deleteUserNote',
  { type: UserRef, loader: userLoader },
  {
    description: "Deletes a note: one's own, or with editUser that of anyone. Returns the person.",
    args: (arg) => ({ databaseId: arg.int({ required: true }) }),
    run: (ctx, { databaseId }) => deleteUserNote(ctx, databaseId),
  },
);

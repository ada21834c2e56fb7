import { type NoteEditor, userNoteForm, whyNotEditNote } from '@atlas/domain/users';
import { change, create } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { defineRecord, gone, insertRow, type RecordRevision, saveRow, type Scope } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { looksAfterWithin } from '../access/commands.ts';
import { seesEveryone } from '../access/scopes.ts';
import { deleteNote, type UserNote } from './repo.ts';
import { userNotes } from './tables.ts';

/** Returns the editor of a request, as the rule of notes needs it. */
export const noteEditorOf = ({ source: { reader } }: Context): NoteEditor => ({ userId: reader.userId, access: reader.access });

/** The person who writes: during a staff view, the member of staff. */
const writerOf = ({ actor, source: { reader } }: Context): number => actor.userId ?? reader.userId;

/**
 * Whether the caller may write notes about a person: with the flag `user` and the person in scope,
 * and about themselves only when they see everyone. Product decision X1.
 */
async function mayWriteAbout(ctx: Context, tx: Db, userId: number): Promise<boolean> {
  const { reader } = ctx.source;
  return (userId !== reader.userId || seesEveryone(reader)) && looksAfterWithin(ctx, tx, userId, 'user');
}

const inScope: Scope<UserNote> = async (ctx, { userId }, { tx }) => {
  if (!(await mayWriteAbout(ctx, tx, userId))) throw gone({ name: 'staff note' });
};

/** A staff note, for callers who may read it. */
const NOTE = defineRecord('staff note', userNotes, { scope: inScope });

/** A staff note, for callers who may change its text. */
const OWN_NOTE: typeof NOTE = {
  ...NOTE,
  scope: async (ctx, note, locked) => {
    await inScope(ctx, note, locked);
    const problem = whyNotEditNote(note, noteEditorOf(ctx));
    if (problem !== null) throw new UserError('FORBIDDEN', problem);
  },
};

/**
 * Adds a staff note about a person. The person never sees it in the product.
 *
 * @returns the id of the note
 * @throws NOT_FOUND for a person out of scope, and BAD_USER_INPUT
 */
export function addUserNote(ctx: Context, userId: number, input: Input, idempotency?: Idempotency): Promise<number> {
  const { body } = parseForm(userNoteForm, input);
  return create(ctx, NOTE, { action: 'addUserNote', idempotency }, async ({ tx, at }) => {
    if (!(await mayWriteAbout(ctx, tx, userId))) throw gone({ name: 'person' });
    return insertRow(tx, NOTE, { userId, authorId: writerOf(ctx), body, createdAt: at });
  });
}

/**
 * Changes the text of a staff note: one's own, or with editUser that of anyone. Saving the same
 * text changes nothing.
 *
 * @throws NOT_FOUND for a note out of scope, FORBIDDEN for someone else's note, and BAD_USER_INPUT
 * @throws STALE when the note was changed since the revision was loaded
 */
export function updateUserNote(ctx: Context, edition: RecordRevision, input: Input): Promise<void> {
  const { body } = parseForm(userNoteForm, input);
  return change(ctx, OWN_NOTE, edition.id, 'updateUserNote', async ({ tx, at, before }) => {
    if (before.body === body && before.revision === edition.revision) return;
    await saveRow(tx, NOTE, edition, { body, editedAt: at, editedById: writerOf(ctx) });
  });
}

/**
 * Pins a staff note above the others, or unpins it. Repeating it changes nothing.
 *
 * @throws NOT_FOUND for a note out of scope
 */
export const setUserNotePinned = (ctx: Context, id: number, pinned: boolean): Promise<void> =>
  change(ctx, NOTE, id, 'setUserNotePinned', async ({ tx, at, before: { pinnedAt, revision } }) => {
    if ((pinnedAt !== null) === pinned) return;
    await saveRow(tx, NOTE, { id, revision }, { pinnedAt: pinned ? at : null });
  });

/**
 * Deletes a staff note. The audit keeps that there was one.
 *
 * @returns the id of the person
 * @throws NOT_FOUND for a note out of scope, and FORBIDDEN for someone else's note
 */
export const deleteUserNote = (ctx: Context, id: number): Promise<number> =>
  change(ctx, OWN_NOTE, id, 'deleteUserNote', async ({ tx, before: { userId } }) => {
    await deleteNote(tx, id);
    return userId;
  });

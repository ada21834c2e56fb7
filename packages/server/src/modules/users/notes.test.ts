import { NOTE_OF_ANOTHER } from '@atlas/domain/users';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { readAuditEntries } from '../audit/repo.ts';
import { auditEntries } from '../audit/tables.ts';
import { userNotes } from './tables.ts';

let server: TestServer;
/** A member whom coach@ manages, and one whom they do not. */
let own: number;
let stranger: number;
beforeAll(async () => {
  server = await testServer();
  const list = async (key: string) => {
    const { data } = await server.request(key, '{ viewer { members(first: 100) { edges { node { databaseId } } } } }');
    return data.viewer.members.edges.map(({ node }: { node: { databaseId: number } }) => node.databaseId) as number[];
  };
  const [all, mine] = [await list('admin'), await list('coach')];
  const coach = await server.idOf('coach');
  own = mine.find((id) => id !== coach) ?? 0;
  stranger = all.find((id) => !mine.includes(id)) ?? 0;
});
afterAll(() => server.close());

const db = () => server.app.database.db;
const FIELDS = 'databaseId body revision pinnedAt editedAt editedBy { name } author { name } whyNotEdited';
const call = async (key: string, mutation: string, variables: Record<string, unknown> = {}, types = '') => {
  const { data, errors } = await server.request(key, `mutation${types} { it: ${mutation} }`, variables);
  return errors ? errors[0].extensions.code : data.it;
};
const add = (key: string, userId: number, body = 'Called on Tuesday.') =>
  call(key, `addUserNote(userId: $userId, input: { body: $body }) { ${FIELDS} }`, { userId, body }, '($userId: Int!, $body: String!)');
const update = (key: string, { databaseId, revision }: { databaseId: number; revision: number }, body: string) =>
  call(
    key,
    `updateUserNote(databaseId: $databaseId, revision: $revision, input: { body: $body }) { ${FIELDS} }`,
    { databaseId, revision, body },
    '($databaseId: Int!, $revision: Int!, $body: String!)',
  );
const pin = (key: string, databaseId: number, pinned: boolean) =>
  call(key, `setUserNotePinned(databaseId: ${databaseId}, pinned: ${pinned}) { ${FIELDS} }`);
const remove = (key: string, databaseId: number) => call(key, `deleteUserNote(databaseId: ${databaseId}) { account { noteCount } }`);
const lines = (action: string, id: number) =>
  readAuditEntries(db(), and(eq(auditEntries.action, action), eq(auditEntries.subjectId, id), eq(auditEntries.subjectType, 'staff note')));
const notesOf = async (key: string, id: number, args = '') => {
  const { data } = await server.request(
    key,
    `{ viewer { member(databaseId: ${id}) { account { noteCount } notes${args} { databaseId } } } }`,
  );
  return data.viewer.member;
};

describe('a staff note', () => {
  it('is added with its author, and audited without its text in the open entry', async () => {
    const note = await add('coach', own, ' Call after 6 PM.\r\nNot on Sundays. ');
    expect(note).toMatchObject({
      body: 'Call after 6 PM.\nNot on Sundays.',
      revision: 1,
      pinnedAt: null,
      editedAt: null,
      whyNotEdited: null,
    });
    const [line] = await lines('addUserNote', note.databaseId);
    expect(line).toMatchObject({ actorId: await server.idOf('coach'), after: { userId: own, body: 'Call after 6 PM.\nNot on Sundays.' } });
    const [open] = await db().select().from(auditEntries).where(eq(auditEntries.id, line!.id));
    expect(JSON.stringify(open)).not.toContain('Sundays');
  });

  it.each(['', '  ', 'a'.repeat(5001)])('is rejected with a text of another length', async (body) => {
    expect(await add('admin', own, body)).toBe('BAD_USER_INPUT');
  });

  it.each([
    ['admin', 'object'],
    ['tribe-team-fa', 'object'],
    ['tribe-team-ro', 'object'],
    ['coach', 'object'],
    ['team-lead', 'FORBIDDEN'],
    ['member', 'FORBIDDEN'],
  ])('is written by %s about a person of a coach: %s', async (key, outcome) => {
    const note = await add(key, own);
    expect(typeof note === 'object' ? 'object' : note).toBe(outcome);
  });

  it('is rejected about a person out of scope, whatever the change', async () => {
    const note = await add('admin', stranger);
    expect(await add('coach', stranger)).toBe('NOT_FOUND');
    expect(await update('coach', note, 'Mine now.')).toBe('NOT_FOUND');
    expect(await pin('coach', note.databaseId, true)).toBe('NOT_FOUND');
    expect(await remove('coach', note.databaseId)).toBe('NOT_FOUND');
    expect(await db().$count(userNotes, eq(userNotes.id, note.databaseId))).toBe(1);
  });

  it('is not written by staff about themselves when they do not see everyone', async () => {
    expect(await add('coach', await server.idOf('coach'))).toBe('NOT_FOUND');
  });

  it('is edited by its author, which shows when and by whom', async () => {
    const note = await add('coach', own);
    const edited = await update('coach', note, 'Called on Friday.');
    expect(edited).toMatchObject({ body: 'Called on Friday.', revision: 2, editedAt: TEST_NOW.toISOString(), editedBy: edited.author });
    expect(await lines('updateUserNote', note.databaseId)).toMatchObject([
      { before: { body: 'Called on Tuesday.' }, after: { body: 'Called on Friday.' } },
    ]);
  });

  it('is edited and deleted by holders of editUser, and by no one else', async () => {
    const note = await add('admin', own);
    expect(await update('coach', note, 'Mine now.')).toBe('FORBIDDEN');
    expect(await remove('coach', note.databaseId)).toBe('FORBIDDEN');
    const { data } = await server.request('coach', `{ viewer { member(databaseId: ${own}) { notes { databaseId whyNotEdited } } } }`);
    expect(data.viewer.member.notes).toContainEqual({ databaseId: note.databaseId, whyNotEdited: NOTE_OF_ANOTHER });
    expect(await update('tribe-team-fa', note, 'Corrected.')).toMatchObject({ body: 'Corrected.', revision: 2 });
    expect(await remove('tribe-team-fa', note.databaseId)).toMatchObject({ account: { noteCount: expect.any(Number) } });
  });

  it('is not saved over a change of someone else', async () => {
    const note = await add('coach', own);
    await update('tribe-team-fa', note, 'Corrected.');
    expect(await update('coach', note, 'Mine.')).toBe('STALE');
    expect((await db().select().from(userNotes).where(eq(userNotes.id, note.databaseId)))[0]?.body).toBe('Corrected.');
  });

  it('is pinned above newer ones and unpinned again, each once', async () => {
    const first = await add('admin', stranger);
    const second = await add('admin', stranger);
    expect((await notesOf('admin', stranger)).notes[0]).toEqual({ databaseId: second.databaseId });
    for (const _twice of [1, 2])
      expect(await pin('tribe-team-ro', first.databaseId, true)).toMatchObject({ pinnedAt: TEST_NOW.toISOString() });
    expect((await notesOf('admin', stranger)).notes[0]).toEqual({ databaseId: first.databaseId });
    expect((await notesOf('admin', stranger, '(latest: 1)')).notes).toEqual([
      { databaseId: first.databaseId },
      { databaseId: second.databaseId },
    ]);
    for (const _twice of [1, 2]) expect(await pin('admin', first.databaseId, false)).toMatchObject({ pinnedAt: null });
    expect(await lines('setUserNotePinned', first.databaseId)).toHaveLength(2);
  });

  it('is deleted, which the audit keeps', async () => {
    const note = await add('coach', own);
    const { account } = await notesOf('coach', own);
    expect(await remove('coach', note.databaseId)).toEqual({ account: { noteCount: account.noteCount - 1 } });
    expect(await lines('deleteUserNote', note.databaseId)).toMatchObject([{ before: { body: 'Called on Tuesday.', userId: own } }]);
    expect(await remove('coach', note.databaseId)).toBe('NOT_FOUND');
  });

  it('and their number are hidden from the person', async () => {
    const coach = await server.idOf('coach');
    await add('admin', coach);
    expect(await notesOf('coach', coach)).toEqual({ account: { noteCount: null }, notes: [] });
  });
});

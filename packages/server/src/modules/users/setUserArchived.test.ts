import { and, eq, ne, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, contextOf, testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { readAuditEntries } from '../audit/repo.ts';
import { auditEntries } from '../audit/tables.ts';
import { scheduleEntries } from '../payments/tables.ts';
import { archiverOf, makeAdministrator, setUserArchived } from './commands.ts';
import { findPeopleToArchive } from './archivingRepo.ts';
import { userMerges, users } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
afterEach(() => server.app.database.db.update(users).set({ archivedAt: null, archivedReason: null }).where(ne(users.email, '')));

const REASON = 'Left the programme';
const rowOf = async (key: string) => {
  const [row] = await server.app.database.db
    .select()
    .from(users)
    .where(eq(users.id, await server.idOf(key)));
  return row;
};
const setArchived = async (by: string, whom: string, archived: boolean, reason: string | null = archived ? REASON : null) =>
  server.request(
    by,
    'mutation ($id: Int!, $archived: Boolean!, $reason: String) { setUserArchived(databaseId: $id, archived: $archived, reason: $reason) { archivedAt archivedReason } }',
    {
      id: await server.idOf(whom),
      archived,
      reason,
    },
  );
const rejection = async (...requested: Parameters<typeof setArchived>) => {
  const { errors } = await setArchived(...requested);
  return [errors?.[0].extensions.code, errors?.[0].message];
};

describe('archiving a person', () => {
  it('ends their sessions and their sign-in, and keeps their payments', async () => {
    const { db } = server.app.database;
    const browser = server.browser();
    await browser.logIn('member');
    const paid = await db.$count(scheduleEntries);
    expect((await setArchived('tribe-team-fa', 'member', true)).data.setUserArchived).toEqual({
      archivedAt: TEST_NOW.toISOString(),
      archivedReason: REASON,
    });
    expect(codeOf((await browser.graphql('{ viewer { user { email } } }')).json)).toBe('UNAUTHENTICATED');
    expect((await server.browser().logIn('member')).json.error).toBe('Incorrect email or password.');
    expect(await db.$count(scheduleEntries)).toBe(paid);
  });

  it('records the reason in the audit once', async () => {
    const lines = () =>
      readAuditEntries(server.app.database.db, and(eq(auditEntries.action, 'archiveUser'), eq(auditEntries.subjectType, 'user')));
    const before = (await lines()).length;
    await setArchived('admin', 'coach', true);
    await setArchived('admin', 'coach', true, 'Another reason');
    const after = await lines();
    expect(after).toHaveLength(before + 1);
    expect(after.at(-1)).toMatchObject({ reason: REASON, before: { archivedAt: null }, after: { archivedReason: REASON } });
    expect((await rowOf('coach'))?.archivedReason).toBe(REASON);
  });

  it.each([null, '', '   ', 'x'.repeat(501)])('needs a reason: %j', async (reason) => {
    expect(codeOf(await setArchived('admin', 'coach', true, reason))).toBe('BAD_USER_INPUT');
    expect((await rowOf('coach'))?.archivedAt).toBeNull();
  });

  it.each([
    ['tribe-team-fa', 'tribe-team-fa', 'You cannot archive yourself.'],
    ['tribe-team-fa', 'head-coach', 'You cannot archive someone whose access level allows more than yours.'],
    ['tribe-team-fa', 'admin', 'This is the last administrator. Make someone else an administrator first.'],
    ['admin', 'admin', 'You cannot archive yourself.'],
  ])('%s cannot archive %s', async (by, whom, message) => {
    expect(await rejection(by, whom, true)).toEqual(['FORBIDDEN', message]);
    expect((await rowOf(whom))?.archivedAt).toBeNull();
  });

  it('keeps one administrator when two archive each other at once', async () => {
    await makeAdministrator(await contextOf(server.app, 'admin'), 'expert@atlas.example', 'For a day');
    const { rows } = await server.app.database.db.execute<{ id: number }>(sql`select id from access_levels where key = 'admin'`);
    await server.request('expert', `mutation { switchRole(accessLevelId: ${rows[0]?.id}) }`);
    const answers = await Promise.all([rejection('admin', 'expert', true), rejection('expert', 'admin', true)]);
    const archived = [await rowOf('admin'), await rowOf('expert')].filter((row) => row?.archivedAt != null);
    expect(archived).toHaveLength(1);
    expect(answers.filter(([code]) => code === undefined)).toHaveLength(1);
  });

  it('is rejected for a person out of scope', async () => {
    const { db } = server.app.database;
    await db.execute(sql`update access_levels set page_access = page_access || '{"editUser": true}' where key = 'head-coach'`);
    const outside = await server.idOf('non-member');
    const ctx = await contextOf(server.app, 'head-coach');
    expect((await findPeopleToArchive(ctx.source, [outside])).get(outside)?.isInScope).toBe(false);
    await expect(setUserArchived(ctx, outside, true, REASON)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: 'This person is not assigned to you.',
    });
  });
});

describe('restoring a person', () => {
  it('lets them sign in again and clears the reason, also when repeated', async () => {
    await setArchived('admin', 'coach', true);
    for (const _time of [1, 2]) {
      expect((await setArchived('tribe-team-fa', 'coach', false)).data.setUserArchived).toEqual({ archivedAt: null, archivedReason: null });
    }
    expect((await server.browser().logIn('coach')).json.error).toBeUndefined();
  });

  it('does not revive former sessions, so a restored person signs in again', async () => {
    const browser = server.browser();
    await browser.logIn('newcomer');
    await setArchived('tribe-team-fa', 'newcomer', true);
    await setArchived('tribe-team-fa', 'newcomer', false);
    expect((await browser.send('/api/auth?method=getToken')).text).toBe('');
    await browser.logIn('newcomer');
    expect((await browser.send('/api/auth?method=getToken')).text).not.toBe('');
  });

  it('is rejected for an account that was merged into another one, until the merge is undone', async () => {
    const { db } = server.app.database;
    // An earlier test archived this administrator, which signed them out.
    await (await server.as('admin')).logIn('admin');
    const [keptId, archivedId] = [await server.idOf('member'), await server.idOf('coach')];
    await setArchived('admin', 'coach', true);
    await db.insert(userMerges).values({ keptId, archivedId, moved: {}, mergedById: keptId, undoableUntil: TEST_NOW, createdAt: TEST_NOW });
    expect(await rejection('admin', 'coach', false)).toEqual([
      'FORBIDDEN',
      'This account was merged into another one. Undo the merge instead.',
    ]);
    await db.update(userMerges).set({ undoneAt: TEST_NOW }).where(eq(userMerges.archivedId, archivedId));
    expect(await rejection('admin', 'coach', false)).toEqual([undefined, undefined]);
  });
});

describe('the facts that decide', () => {
  it('are loaded for many people in two statements', async () => {
    const ctx = await contextOf(server.app, 'admin');
    const ids = [await server.idOf('admin'), await server.idOf('multi'), 999_999];
    const people = await findPeopleToArchive(ctx.source, ids);
    expect(new Set(people.keys())).toEqual(new Set(ids.slice(0, 2)));
    const [admin, multi] = ids.map((id) => people.get(id));
    expect(admin).toMatchObject({ isInScope: true, isMerged: false });
    expect(admin?.levels).toHaveLength(1);
    expect(multi?.levels.length).toBeGreaterThan(1);
    expect(archiverOf(ctx)).toEqual({ userIds: [ids[0]], access: ctx.access });
  });
});

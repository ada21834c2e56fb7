import {
  IMPERSONATING_ALREADY,
  IMPERSONATION_MINUTES,
  NOT_IMPERSONATING,
  NOT_TO_BE_IMPERSONATED,
  type Role,
  ROLES,
} from '@atlas/domain/access';
import { and, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, testServer, type Browser, type TestServer } from '../../http/testServer.ts';
import { TEST_NOW } from '../../testing.ts';
import { userAccessLevels } from '../access/tables.ts';
import { auditEntries } from '../audit/tables.ts';
import { users } from '../users/tables.ts';
import { impersonations } from './tables.ts';
import { signUpSomebody } from './testPeople.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(() => server.app.setNow(TEST_NOW));

const db = () => server.app.database.db;
const START = 'mutation S($userId: Int!, $reason: String!) { startImpersonation(userId: $userId, reason: $reason) }';
const STOP = 'mutation S($id: Int) { stopImpersonation(originalUserId: $id) }';
const REASON = 'Cannot open her course';
const start = (browser: Browser, userId: number, reason = REASON) => browser.graphql(START, { userId, reason });
const currentUser = async (browser: Browser) => (await browser.graphql('{ redwood { currentUser } }')).json.data.redwood.currentUser;
const minutesLater = (minutes: number, ms = 0) => new Date(TEST_NOW.getTime() + minutes * 60_000 + ms);
/** A browser of its own, so that no other test goes on in its session. */
const signedIn = async (key: string): Promise<Browser> => {
  const browser = server.browser();
  await browser.logIn(key);
  return browser;
};
const levelId = async (key: string) => {
  const { rows } = await db().execute<{ id: number }>(sql`select id from access_levels where key = ${key}`);
  return rows[0]?.id ?? 0;
};
const giveLevel = async (userId: number, key: string) =>
  db()
    .insert(userAccessLevels)
    .values({ userId, accessLevelId: await levelId(key), createdAt: TEST_NOW });

describe('looking through somebody’s eyes', () => {
  it('is the person’s session for half an hour, and then one’s own again', async () => {
    const browser = await signedIn('admin');
    const token = browser.cookies.get('session');
    const member = await server.idOf('member');
    const { json } = await start(browser, member);
    expect(json.data.startImpersonation).toMatchObject({
      id: member,
      roles: 'member',
      isImpersonating: true,
      originalUserId: await server.idOf('admin'),
      impersonatesUntil: minutesLater(IMPERSONATION_MINUTES).toISOString(),
    });
    expect(browser.cookies.get('session')).toBe(token);
    expect(codeOf((await browser.graphql('{ viewer { members(first: 1) { totalCount } } }')).json)).toBe('FORBIDDEN');
    server.app.setNow(minutesLater(IMPERSONATION_MINUTES, -1));
    expect(await currentUser(browser)).toMatchObject({ id: member });
    server.app.setNow(minutesLater(IMPERSONATION_MINUTES));
    expect(await currentUser(browser)).toMatchObject({
      roles: 'admin',
      isImpersonating: false,
      originalUserId: null,
      impersonatesUntil: null,
    });
    const [row] = await db().select().from(impersonations).orderBy(desc(impersonations.id)).limit(1);
    expect(row).toMatchObject({ userId: member, reason: REASON, startedAt: TEST_NOW, endedAt: minutesLater(IMPERSONATION_MINUTES) });
  });

  it('ends by the button, whatever the argument says, with the access level from before', async () => {
    const browser = await signedIn('admin');
    await start(browser, await server.idOf('member'));
    const { json } = await browser.graphql(STOP, { id: await server.idOf('tribe-team-fa') });
    expect(json.data.stopImpersonation).toMatchObject({ email: 'admin@atlas.example', roles: 'admin', isImpersonating: false });
    const again = (await browser.graphql(STOP, {})).json;
    expect([codeOf(again), again.errors[0].message]).toEqual(['CONFLICT', NOT_IMPERSONATING]);
  });

  it('stands in the audit and shows to the person, with the reason', async () => {
    const person = await signUpSomebody(server);
    const browser = await signedIn('admin');
    await start(browser, person.id, `  ${REASON} `);
    await browser.graphql('mutation { switchRole(accessLevelId: 0) }');
    await browser.graphql(STOP, {});
    const admin = await server.idOf('admin');
    const ofPerson = and(eq(auditEntries.subjectId, person.id), eq(auditEntries.subjectType, 'user'));
    const lines = await db().select().from(auditEntries).where(ofPerson).orderBy(auditEntries.id);
    expect(lines.slice(1).map(({ action, actorId, onBehalfOfId, reason }) => [action, actorId, onBehalfOfId, reason])).toEqual([
      ['startImpersonation', admin, person.id, REASON],
      ['stopImpersonation', admin, person.id, null],
    ]);
    const SEEN = '{ viewer { security { impersonations { reason startedAt endedAt } } } }';
    expect((await person.browser.graphql(SEEN)).json.data.viewer.security.impersonations).toEqual([
      { reason: REASON, startedAt: TEST_NOW.toISOString(), endedAt: TEST_NOW.toISOString() },
    ]);
  });

  it('is not nested', async () => {
    const browser = await signedIn('admin');
    await giveLevel(await server.idOf('multi'), 'tribe-team-fa');
    await start(browser, await server.idOf('multi'));
    await browser.graphql('mutation S($id: Int!) { switchRole(accessLevelId: $id) }', { id: await levelId('tribe-team-fa') });
    const { json } = await start(browser, await server.idOf('member'));
    expect([codeOf(json), json.errors[0].message]).toEqual(['CONFLICT', IMPERSONATING_ALREADY]);
    await db()
      .delete(userAccessLevels)
      .where(
        and(eq(userAccessLevels.userId, await server.idOf('multi')), eq(userAccessLevels.accessLevelId, await levelId('tribe-team-fa'))),
      );
  });

  it('goes downwards only, for thirteen roles by thirteen', async () => {
    const seen: Record<string, string[]> = {};
    for (const role of ROLES) {
      for (const other of ROLES) {
        const browser = await signedIn(role);
        const answer = await start(browser, await server.idOf(other));
        if (answer.json.errors === undefined) (seen[role] ??= []).push(other);
      }
    }
    const below = (...above: Role[]) => ROLES.filter((role) => !above.includes(role));
    expect(seen).toEqual({ admin: below('admin'), 'tribe-team-fa': below('admin', 'tribe-team-fa') });
  });

  it.each([
    [
      'somebody with a level above beside others',
      async () => {
        const { id } = await signUpSomebody(server);
        await giveLevel(id, 'admin');
        return id;
      },
      'tribe-team-fa',
      'FORBIDDEN',
      NOT_TO_BE_IMPERSONATED,
    ],
    ['an archived person', () => server.idOf('archived'), 'admin', 'NOT_FOUND', 'There is no such person.'],
    ['oneself', () => server.idOf('admin'), 'admin', 'NOT_FOUND', 'There is no such person.'],
    ['nobody', () => Promise.resolve(2_000_000_000), 'admin', 'NOT_FOUND', 'There is no such person.'],
  ])('is not possible with %s', async (_what, idOf, key, code, message) => {
    const { json } = await start(await signedIn(key), await idOf());
    expect([codeOf(json), json.errors[0].message]).toEqual([code, message]);
  });

  it.each(['', '  ', 'ab', 'x'.repeat(501)])('is not possible with the reason %j', async (reason) => {
    expect(codeOf((await start(await signedIn('admin'), await server.idOf('member'), reason)).json)).toBe('BAD_USER_INPUT');
  });

  it('ends at the next request when the person was promoted in between', async () => {
    const person = await signUpSomebody(server);
    const browser = await signedIn('tribe-team-fa');
    await start(browser, person.id);
    expect(await currentUser(browser)).toMatchObject({ id: person.id });
    await giveLevel(person.id, 'tribe-team-fa');
    expect(await currentUser(browser)).toMatchObject({ roles: 'tribe-team-fa', isImpersonating: false });
  });

  it('ends at the next request when whoever started it lost the level, and the session with it where none is left', async () => {
    const staff = await signUpSomebody(server);
    await giveLevel(staff.id, 'tribe-team-fa');
    const SWITCH = 'mutation S($id: Int!) { switchRole(accessLevelId: $id) }';
    await staff.browser.graphql(SWITCH, { id: await levelId('tribe-team-fa') });
    const person = await signUpSomebody(server);
    await start(staff.browser, person.id);
    expect(await currentUser(staff.browser)).toMatchObject({ id: person.id });
    await db()
      .delete(userAccessLevels)
      .where(and(eq(userAccessLevels.userId, staff.id), eq(userAccessLevels.accessLevelId, await levelId('tribe-team-fa'))));
    expect(await currentUser(staff.browser)).toMatchObject({ id: staff.id, roles: 'non-member' });
    await giveLevel(staff.id, 'tribe-team-fa');
    await staff.browser.graphql(SWITCH, { id: await levelId('tribe-team-fa') });
    await start(staff.browser, person.id);
    await db().delete(userAccessLevels).where(eq(userAccessLevels.userId, staff.id));
    expect(await currentUser(staff.browser)).toBeNull();
  });

  it('ends when whoever started it is archived', async () => {
    const staff = await signUpSomebody(server);
    await giveLevel(staff.id, 'tribe-team-fa');
    await staff.browser.graphql('mutation S($id: Int!) { switchRole(accessLevelId: $id) }', { id: await levelId('tribe-team-fa') });
    await start(staff.browser, await server.idOf('member'));
    await db().update(users).set({ archivedAt: TEST_NOW, archivedReason: 'Left' }).where(eq(users.id, staff.id));
    expect(await currentUser(staff.browser)).toBeNull();
  });

  it('is nowhere among the sessions of the person', async () => {
    const person = await signUpSomebody(server);
    await start(await signedIn('admin'), person.id);
    const SESSIONS = '{ viewer { security { sessions { isCurrent } } } }';
    expect((await person.browser.graphql(SESSIONS)).json.data.viewer.security.sessions).toEqual([{ isCurrent: true }]);
  });
});

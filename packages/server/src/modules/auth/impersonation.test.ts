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
import { JOBS } from '../../registry/jobs.ts';
import { codeOf, testServer, type Browser, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { userAccessLevels } from '../access/tables.ts';
import { auditEntries } from '../audit/tables.ts';
import { users } from '../users/tables.ts';
import { removeExpired } from './removeExpired.ts';
import { VIEW_ENDED } from './endSessions.ts';
import { impersonations, passwordResets } from './tables.ts';
import { signInAnew, signUpPerson, takeAnotherAddress, TEST_PASSWORD, turnOnSecondFactor } from '../../testing/testPeople.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.app.queues.open(JOBS);
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
/** Signs in with a separate browser, so that no other test continues in its session. */
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

describe('viewing Atlas as someone else', () => {
  it('turns the session into the person’s for half an hour, then back into the caller’s own', async () => {
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

  it('stops with the former access level, whatever the argument', async () => {
    const browser = await signedIn('admin');
    await start(browser, await server.idOf('member'));
    const { json } = await browser.graphql(STOP, { id: await server.idOf('tribe-team-fa') });
    expect(json.data.stopImpersonation).toMatchObject({ email: 'admin@atlas.example', roles: 'admin', isImpersonating: false });
    const again = (await browser.graphql(STOP, {})).json;
    expect([codeOf(again), again.errors[0].message]).toEqual(['CONFLICT', NOT_IMPERSONATING]);
  });

  it('is audited and shown to the person, with the reason', async () => {
    const person = await signUpPerson(server);
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

  it('cannot be nested', async () => {
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

  it('is possible for lower roles only, for thirteen roles by thirteen', async () => {
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
      'a person who also holds a higher level',
      async () => {
        const { id } = await signUpPerson(server);
        await giveLevel(id, 'admin');
        return id;
      },
      'tribe-team-fa',
      'FORBIDDEN',
      NOT_TO_BE_IMPERSONATED,
    ],
    ['an archived person', () => server.idOf('archived'), 'admin', 'NOT_FOUND', 'There is no such person.'],
    ['the caller', () => server.idOf('admin'), 'admin', 'NOT_FOUND', 'There is no such person.'],
    ['an unknown id', () => Promise.resolve(2_000_000_000), 'admin', 'NOT_FOUND', 'There is no such person.'],
  ])('is not possible with %s', async (_what, idOf, key, code, message) => {
    const { json } = await start(await signedIn(key), await idOf());
    expect([codeOf(json), json.errors[0].message]).toEqual([code, message]);
  });

  it.each(['', '  ', 'ab', 'x'.repeat(501)])('is not possible with the reason %j', async (reason) => {
    expect(codeOf((await start(await signedIn('admin'), await server.idOf('member'), reason)).json)).toBe('BAD_USER_INPUT');
  });

  it('ends at the next request when the person was promoted in between', async () => {
    const person = await signUpPerson(server);
    const browser = await signedIn('tribe-team-fa');
    await start(browser, person.id);
    expect(await currentUser(browser)).toMatchObject({ id: person.id });
    await giveLevel(person.id, 'tribe-team-fa');
    expect(await currentUser(browser)).toMatchObject({ roles: 'tribe-team-fa', isImpersonating: false });
  });

  it('ends at the next request when the member of staff lost the level, and ends the session where none is left', async () => {
    const staff = await signUpPerson(server);
    await giveLevel(staff.id, 'tribe-team-fa');
    const SWITCH = 'mutation S($id: Int!) { switchRole(accessLevelId: $id) }';
    await staff.browser.graphql(SWITCH, { id: await levelId('tribe-team-fa') });
    const person = await signUpPerson(server);
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

  it('ends when the member of staff is archived', async () => {
    const staff = await signUpPerson(server);
    await giveLevel(staff.id, 'tribe-team-fa');
    await staff.browser.graphql('mutation S($id: Int!) { switchRole(accessLevelId: $id) }', { id: await levelId('tribe-team-fa') });
    await start(staff.browser, await server.idOf('member'));
    await db().update(users).set({ archivedAt: TEST_NOW, archivedReason: 'Left' }).where(eq(users.id, staff.id));
    expect(await currentUser(staff.browser)).toBeNull();
  });
});

/** A member of staff with their own password, signed in twice. */
const newStaff = async (level = 'tribe-team-fa') => {
  const staff = await signUpPerson(server);
  await giveLevel(staff.id, level);
  const { browser: second } = await signInAnew(server, staff);
  for (const browser of [staff.browser, second])
    await browser.graphql('mutation S($id: Int!) { switchRole(accessLevelId: $id) }', { id: await levelId(level) });
  return { ...staff, second };
};

/** The user id that a browser acts as; null once it is signed out. */
const actsAs = async (browser: Browser): Promise<number | null> => (await currentUser(browser))?.id ?? null;
const viewsOf = (userId: number) => db().select().from(impersonations).where(eq(impersonations.userId, userId)).orderBy(impersonations.id);
const endingsOf = (userId: number) =>
  db()
    .select({ actorId: auditEntries.actorId, reason: auditEntries.reason })
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, userId), eq(auditEntries.action, 'stopImpersonation')))
    .orderBy(auditEntries.id);

const NEW_PASSWORD = 'Apat-na-mangga-78';
const CHANGE_PASSWORD = 'mutation C($input: ChangePasswordInput!) { changePassword(input: $input) { email } }';
const changePassword = (browser: Browser) =>
  browser.graphql(CHANGE_PASSWORD, { input: { currentPassword: TEST_PASSWORD, password: NEW_PASSWORD } });
const END_OTHERS = `mutation { endOtherSessions(input: { currentPassword: "${TEST_PASSWORD}" }) { email } }`;
const endSessionsOf = async (by: string, userId: number) =>
  (await signedIn(by)).graphql('mutation E($userId: Int!) { endSessions(userId: $userId) }', { userId });
async function resetPassword({ email }: { email: string }): Promise<void> {
  const browser = server.browser();
  const { json } = await browser.post('/api/auth', { method: 'forgotPassword', username: email });
  await db().update(passwordResets).set({ verifiedAt: TEST_NOW }).where(eq(passwordResets.id, json.id));
  const { status, json: answer } = await browser.post('/api/auth', {
    method: 'resetPassword',
    resetToken: json.token,
    password: NEW_PASSWORD,
  });
  expect([status, answer]).toEqual([200, {}]);
}
const archive = async ({ id }: { id: number }) =>
  (await signedIn('admin')).graphql(
    'mutation A($id: Int!) { setUserArchived(databaseId: $id, archived: true, reason: "Left us") { id } }',
    { id },
  );

describe('a staff view whose member of staff is signed out everywhere', () => {
  type Staff = Awaited<ReturnType<typeof newStaff>>;
  it.each([
    ['changes the password', (staff: Staff) => changePassword(staff.second)],
    ['resets the password', resetPassword],
    ['signs out everywhere else', (staff: Staff) => staff.second.graphql(END_OTHERS)],
    ['is signed out by an administrator', (staff: Staff) => endSessionsOf('admin', staff.id)],
    ['is archived', archive],
  ])('ends with its session when that person %s', async (_what, signOutElsewhere) => {
    const staff = await newStaff();
    const person = await signUpPerson(server);
    await start(staff.browser, person.id);
    expect(await actsAs(staff.browser)).toBe(person.id);
    await signOutElsewhere(staff);
    expect(await actsAs(staff.browser)).toBeNull();
    expect(codeOf((await staff.browser.graphql(STOP, {})).json)).toBe('UNAUTHENTICATED');
    server.app.setNow(minutesLater(IMPERSONATION_MINUTES));
    expect(await actsAs(staff.browser)).toBeNull();
    expect(await viewsOf(person.id)).toMatchObject([{ endedAt: TEST_NOW }]);
    expect(await endingsOf(person.id)).toMatchObject([{ reason: VIEW_ENDED.staffSessionsEnded }]);
    expect(await actsAs(person.browser)).toBe(person.id);
  });

  it('ends with its session when a second factor is set up, or another address is confirmed', async () => {
    for (const change of ['factor', 'address'] as const) {
      const staff = await newStaff();
      const person = await signUpPerson(server);
      await start(staff.browser, person.id);
      const elsewhere = { ...staff, browser: staff.second };
      await (change === 'factor' ? turnOnSecondFactor(server, elsewhere) : takeAnotherAddress(server, elsewhere));
      expect(await actsAs(staff.browser), change).toBeNull();
      expect(await endingsOf(person.id), change).toHaveLength(1);
    }
  });

  it('ends with its session when both happen at once', async () => {
    const staff = await newStaff();
    const person = await signUpPerson(server);
    await start(staff.browser, person.id);
    await Promise.all([staff.browser.graphql(STOP, {}), changePassword(staff.second)]);
    expect(await actsAs(staff.browser)).toBeNull();
  });

  it('does not survive being archived and restored', async () => {
    const staff = await newStaff();
    await start(staff.browser, await server.idOf('member'));
    await archive(staff);
    await (
      await signedIn('admin')
    ).graphql('mutation A($id: Int!) { setUserArchived(databaseId: $id, archived: false) { id } }', { id: staff.id });
    expect(await actsAs(staff.browser)).toBeNull();
  });
});

describe('a staff view whose person is signed out everywhere', () => {
  type Person = Awaited<ReturnType<typeof signUpPerson>>;
  it.each([
    ['changes the password', (person: Person) => changePassword(person.browser)],
    ['resets the password', resetPassword],
    ['signs out everywhere else', (person: Person) => person.browser.graphql(END_OTHERS)],
    ['is signed out by an administrator', (person: Person) => endSessionsOf('admin', person.id)],
    ['is archived', archive],
  ])('goes back to its member of staff when that person %s', async (_what, signOutElsewhere) => {
    const staff = await newStaff();
    const person = await signUpPerson(server);
    await start(staff.browser, person.id);
    await signOutElsewhere(person);
    expect(await currentUser(staff.browser)).toMatchObject({ id: staff.id, roles: 'tribe-team-fa', isImpersonating: false });
    expect(await viewsOf(person.id)).toMatchObject([{ endedAt: TEST_NOW }]);
    expect(await endingsOf(person.id)).toMatchObject([{ reason: VIEW_ENDED.sessionsEnded }]);
  });
});

describe('signing out of a staff view', () => {
  it('ends it with its audit line, by signing out and by signing in as someone else', async () => {
    const person = await signUpPerson(server);
    for (const leave of [{ method: 'logout' }, { method: 'login', username: person.email, password: person.password }]) {
      const staff = await newStaff();
      await start(staff.browser, person.id);
      await staff.browser.post('/api/auth', leave);
    }
    expect((await viewsOf(person.id)).map(({ endedAt }) => endedAt)).toEqual([TEST_NOW, TEST_NOW]);
    expect((await endingsOf(person.id)).map(({ reason }) => reason)).toEqual([VIEW_ENDED.signedOut, VIEW_ENDED.signedOut]);
  });

  it('is done by the sweep for a browser that never returns', async () => {
    const person = await signUpPerson(server);
    const staff = await newStaff();
    await start(staff.browser, person.id);
    server.app.setNow(minutesLater(IMPERSONATION_MINUTES, -1));
    expect(await removeExpired(server.app)).toMatchObject({ views: 0 });
    server.app.setNow(minutesLater(IMPERSONATION_MINUTES, 5));
    expect((await removeExpired(server.app)).views).toBeGreaterThanOrEqual(1);
    expect(await viewsOf(person.id)).toMatchObject([{ endedAt: minutesLater(IMPERSONATION_MINUTES) }]);
    expect(await endingsOf(person.id)).toEqual([{ actorId: staff.id, reason: VIEW_ENDED.time }]);
    expect(await currentUser(staff.browser)).toMatchObject({ id: staff.id, isImpersonating: false });
  });
});

describe('the list of sessions', () => {
  const SESSIONS = `{ viewer { security {
    sessions { id isCurrent device ip viewsAs staffView { staffName reason until } } impersonations { staffName reason } } } }`;
  const END = `mutation E($id: ID!) { endSession(id: $id, input: { currentPassword: "${TEST_PASSWORD}" }) { sessions { isCurrent } } }`;
  const securityOf = async (browser: Browser) => (await browser.graphql(SESSIONS)).json.data.viewer.security;

  it('of the person shows who views Atlas as them and why, without device or IP address, and lets them end it', async () => {
    const person = await signUpPerson(server);
    const staff = await newStaff();
    await start(staff.browser, person.id);
    const { sessions, impersonations: views } = await securityOf(person.browser);
    const view = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    const until = minutesLater(IMPERSONATION_MINUTES).toISOString();
    expect(view).toMatchObject({ device: null, ip: null, viewsAs: null, staffView: { staffName: 'Lara Cruz', reason: REASON, until } });
    expect(views).toEqual([{ staffName: 'Lara Cruz', reason: REASON }]);
    expect((await person.browser.graphql(END, { id: view.id })).json.data.endSession.sessions).toEqual([{ isCurrent: true }]);
    expect(await currentUser(staff.browser)).toMatchObject({ id: staff.id, isImpersonating: false });
    expect(await endingsOf(person.id)).toEqual([{ actorId: person.id, reason: VIEW_ENDED.sessionsEnded }]);
  });

  it('of the member of staff shows the browser and whose view it has, and ending it signs it out', async () => {
    const person = await signUpPerson(server);
    const staff = await newStaff();
    await start(staff.browser, person.id);
    const { sessions } = await securityOf(staff.second);
    const view = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    expect(view).toMatchObject({ device: expect.any(String), ip: expect.any(String), viewsAs: 'Lara Cruz', staffView: null });
    await staff.second.graphql(END, { id: view.id });
    expect(await actsAs(staff.browser)).toBeNull();
    expect(await endingsOf(person.id)).toHaveLength(1);
  });

  it('contains no staff view whose time is up', async () => {
    const person = await signUpPerson(server);
    await start((await newStaff()).browser, person.id);
    server.app.setNow(minutesLater(IMPERSONATION_MINUTES));
    expect((await securityOf(person.browser)).sessions).toMatchObject([{ isCurrent: true }]);
  });
});

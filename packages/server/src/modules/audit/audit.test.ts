import { and, eq, gte, isNotNull, lt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addManilaDays, startOfManilaDay } from '@atlas/domain/time';
import { testServer, type Browser, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { accessLevels, userAccessLevels } from '../access/tables.ts';
import { impersonations, signInLog } from '../auth/tables.ts';
import { users } from '../users/tables.ts';
import { auditEntries } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const as = (key: string) => server.as(key);
const idOf = (key: string) => server.idOf(key);
/**
 * Loads a list in a browser.
 *
 * @returns its count and its rows
 */
async function list(browser: Browser, name: string, fields: string, filter: string) {
  const { json } = await browser.graphql(
    `{ viewer { ${name}(first: 100, filter: { ${filter} }) { totalCount edges { node { ${fields} } } } } }`,
  );
  if (json.errors) throw new Error(json.errors[0].message);
  const { totalCount, edges } = json.data.viewer[name];
  return { totalCount: totalCount as number, nodes: edges.map(({ node }: { node: unknown }) => node) as Record<string, unknown>[] };
}

const LISTS = ['auditEntries', 'signInLog', 'impersonations'] as const;

describe('access to the logs', () => {
  it.each(['admin', 'tribe-team-fa', 'tribe-team-ro'])('is granted to %s', async (key) => {
    const browser = await as(key);
    for (const name of LISTS) expect((await list(browser, name, 'id', '')).totalCount).toBeGreaterThan(20);
  });

  it.each(['member', 'coach', 'head-coach', 'success-manager'])('is refused to %s', async (key) => {
    const browser = await as(key);
    for (const name of LISTS) {
      const answer = await browser.graphql(`{ viewer { ${name} { totalCount } } }`);
      expect(answer.json.errors[0].extensions.code).toBe('FORBIDDEN');
    }
    for (const [type, field] of [
      ['AuditEntry', 'action'],
      ['SignIn', 'email'],
      ['Impersonation', 'reason'],
    ] as const) {
      const id = Buffer.from(`${type}:1`).toString('base64');
      expect((await browser.graphql(`{ node(id: "${id}") { ... on ${type} { ${field} } } }`)).json.errors).toHaveLength(1);
    }
  });

  it('shows only own people to a level with the flag but a limited scope', async () => {
    const { db } = server.app.database;
    const [level] = await db
      .insert(accessLevels)
      .values({
        createdAt: TEST_NOW,
        key: 'log-reader',
        name: 'Log reader',
        role: 'coach',
        pageAccess: { infoLogsReport: true },
        functionAccess: {},
      })
      .returning({ id: accessLevels.id });
    const userId = await idOf('non-member');
    await db.delete(userAccessLevels).where(eq(userAccessLevels.userId, userId));
    await db.insert(userAccessLevels).values({ createdAt: TEST_NOW, userId, accessLevelId: level?.id ?? 0 });
    const { nodes, totalCount } = await list(await as('non-member'), 'signInLog', 'email', '');
    expect(new Set(nodes.map(({ email }) => email))).toEqual(new Set(['non-member@atlas.example']));
    expect(totalCount).toBe(nodes.length);
  });
});

describe('the audit', () => {
  const FIELDS = 'at action subjectType subjectId reason before after actor { databaseId } onBehalfOf { databaseId }';

  it('filters by actor and action', async () => {
    const actor = await idOf('tribe-team-fa');
    const { nodes } = await list(await as('admin'), 'auditEntries', FIELDS, `actorId: ${actor}, action: "rejectPaymentProof"`);
    expect(nodes.length).toBeGreaterThan(2);
    for (const node of nodes)
      expect(node).toMatchObject({ action: 'rejectPaymentProof', actor: { databaseId: actor }, after: { state: 'rejected' } });
  });

  it('filters by the changed record', async () => {
    const [row] = await server.app.database.db.select().from(auditEntries).where(eq(auditEntries.action, 'enrollUser')).limit(1);
    const { nodes } = await list(await as('admin'), 'auditEntries', FIELDS, `subjectType: "user", subjectId: ${row?.subjectId}`);
    expect(nodes.length).toBeGreaterThan(0);
    for (const node of nodes) expect(node).toMatchObject({ subjectType: 'user', subjectId: row?.subjectId });
  });

  it('filters by Manila days', async () => {
    const from = startOfManilaDay(addManilaDays(TEST_NOW, -10));
    const expected = await server.app.database.db.$count(
      auditEntries,
      and(gte(auditEntries.at, from), lt(auditEntries.at, addManilaDays(from, 2))),
    );
    const { totalCount } = await list(await as('admin'), 'auditEntries', FIELDS, 'from: "2025-11-02", to: "2025-11-03"');
    expect(totalCount).toBe(expected);
    expect(expected).toBeGreaterThan(3);
  });

  it('shows who impersonated whom, and what the server did automatically', async () => {
    const { nodes } = await list(await as('admin'), 'auditEntries', FIELDS, 'action: "finishLesson"');
    expect(nodes.some(({ onBehalfOf }) => onBehalfOf !== null)).toBe(true);
    const byItself = await list(await as('admin'), 'auditEntries', FIELDS, 'action: "runBackup"');
    expect(byItself.nodes.every(({ actor }) => actor === null)).toBe(true);
  });
});

describe('the search of the audit', () => {
  const FIELDS = 'databaseId requestId actor { databaseId } onBehalfOf { databaseId }';
  interface Found {
    requestId: string;
    actor: { databaseId: number } | null;
    onBehalfOf: { databaseId: number } | null;
  }
  const find = async (search: string, more = '', browser?: Browser) => {
    const { totalCount, nodes } = await list(
      browser ?? (await as('admin')),
      'auditEntries',
      FIELDS,
      `search: ${JSON.stringify(search)} ${more}`,
    );
    return { totalCount, nodes: nodes as unknown as Found[] };
  };

  it('finds actors by name, email address and Tribe ID, newest first', async () => {
    const id = await idOf('tribe-team-fa');
    const { db } = server.app.database;
    const [person] = await db.select().from(users).where(eq(users.id, id));
    for (const search of [`${person?.firstName} ${person?.lastName}`, 'tribe-team-fa@atlas.example', person?.tribeId ?? '']) {
      const { nodes, totalCount } = await find(search);
      expect(totalCount).toBe(await db.$count(auditEntries, eq(auditEntries.actorId, id)));
      expect(nodes.every(({ actor }) => actor?.databaseId === id)).toBe(true);
    }
    const { nodes } = await list(await as('admin'), 'auditEntries', 'at', 'search: "tribe-team-fa@atlas.example"');
    const times = nodes.map(({ at }) => String(at));
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('finds entries by the person on whose behalf they were made', async () => {
    const { db } = server.app.database;
    const [entry] = await db.select().from(auditEntries).where(isNotNull(auditEntries.onBehalfOfId)).limit(1);
    const [person] = await db
      .select()
      .from(users)
      .where(eq(users.id, entry?.onBehalfOfId ?? 0));
    const { nodes } = await find(person?.email ?? '');
    expect(nodes.some(({ onBehalfOf }) => onBehalfOf?.databaseId === person?.id)).toBe(true);
    expect(nodes.every(({ actor, onBehalfOf }) => [actor?.databaseId, onBehalfOf?.databaseId].includes(person?.id))).toBe(true);
  });

  it('finds a request only by its complete id', async () => {
    const [entry] = await server.app.database.db.select().from(auditEntries).where(isNotNull(auditEntries.requestId)).limit(1);
    const requestId = entry?.requestId ?? '';
    const { nodes } = await find(requestId.toUpperCase());
    expect(nodes.length).toBeGreaterThan(0);
    expect(nodes.every((node) => node.requestId === requestId)).toBe(true);
    expect((await find(requestId.slice(0, 20))).nodes).toEqual([]);
  });

  it('combines with the other filters and with paging', async () => {
    const both = await find('tribe-team-fa@atlas.example', 'action: "rejectPaymentProof"');
    const { db } = server.app.database;
    const actorId = await idOf('tribe-team-fa');
    const expected = await db.$count(auditEntries, and(eq(auditEntries.actorId, actorId), eq(auditEntries.action, 'rejectPaymentProof')));
    expect([both.totalCount, both.nodes.length]).toEqual([expected, expected]);
    const page = (args: string) =>
      as('admin').then((browser) =>
        browser.graphql(
          `{ viewer { auditEntries(first: 3, filter: { search: "tribe-team-fa@atlas.example" } ${args}) { pageInfo { endCursor } edges { node { databaseId } } } } }`,
        ),
      );
    const first = (await page('')).json.data.viewer.auditEntries;
    const byCursor = (await page(`, after: "${first.pageInfo.endCursor}"`)).json.data.viewer.auditEntries;
    const byNumber = (await page(', offset: 3')).json.data.viewer.auditEntries;
    expect(byCursor.edges).toEqual(byNumber.edges);
    expect(byCursor.edges).toHaveLength(3);
  });

  it('finds nothing when no person matches', async () => {
    expect(await find('nobody is called that')).toEqual({ totalCount: 0, nodes: [] });
  });
});

describe('one entry by its number', () => {
  const request = (browser: Browser, name: string, id: number) =>
    browser.graphql(`{ viewer { ${name}(databaseId: ${id}) { databaseId } } }`);

  it('is returned to readers of the log', async () => {
    const [{ id } = { id: 0 }] = await server.app.database.db.select({ id: auditEntries.id }).from(auditEntries).limit(1);
    const [{ id: attempt } = { id: 0 }] = await server.app.database.db.select({ id: signInLog.id }).from(signInLog).limit(1);
    const reader = await as('tribe-team-ro');
    expect((await request(reader, 'auditEntry', id)).json.data.viewer.auditEntry).toEqual({ databaseId: id });
    expect((await request(reader, 'signIn', attempt)).json.data.viewer.signIn).toEqual({ databaseId: attempt });
    expect((await request(reader, 'auditEntry', 0)).json.data.viewer.auditEntry).toBeNull();
    expect((await request(await as('coach'), 'auditEntry', id)).json.errors[0].extensions.code).toBe('FORBIDDEN');
  });

  it('is not returned when the person is out of scope', async () => {
    const { db } = server.app.database;
    const browser = await as('non-member');
    const [own] = await db
      .select({ id: signInLog.id })
      .from(signInLog)
      .where(eq(signInLog.userId, await idOf('non-member')));
    const [foreign] = await db
      .select({ id: signInLog.id })
      .from(signInLog)
      .where(eq(signInLog.userId, await idOf('member')));
    expect((await request(browser, 'signIn', own?.id ?? 0)).json.data.viewer.signIn).toEqual({ databaseId: own?.id });
    expect((await request(browser, 'signIn', foreign?.id ?? 0)).json.data.viewer.signIn).toBeNull();
  });
});

describe('the log of sign-ins', () => {
  it('finds a person and an address as typed, but no one out of scope', async () => {
    const admin = await as('admin');
    const find = (browser: Browser, search: string) =>
      list(browser, 'signInLog', 'email user { databaseId }', `search: ${JSON.stringify(search)}`);
    const ofMember = await find(admin, 'member@atlas.example');
    expect(ofMember.nodes.some(({ email }) => email === 'member@atlas.example')).toBe(true);
    const [unknown] = (await list(admin, 'signInLog', 'email', 'isSuccess: false')).nodes.filter(({ email }) =>
      String(email).includes('@mail.'),
    );
    const typed = String(unknown?.['email']);
    const byAddress = await find(admin, ` ${typed.toUpperCase()} `);
    expect(byAddress.nodes.length).toBeGreaterThan(0);
    expect(new Set(byAddress.nodes.map(({ email }) => email))).toEqual(new Set([typed]));
    // This reader has only themselves in scope.
    const narrow = await as('non-member');
    expect((await find(narrow, 'member@atlas.example')).nodes.every(({ email }) => email === 'non-member@atlas.example')).toBe(true);
    expect((await find(narrow, typed)).totalCount).toBe(0);
  });

  it('contains every attempt with its outcome', async () => {
    const failed = await list(await as('admin'), 'signInLog', 'isSuccess message user { databaseId }', 'isSuccess: false');
    expect(failed.totalCount).toBe(await server.app.database.db.$count(signInLog, eq(signInLog.isSuccess, false)));
    expect(new Set(failed.nodes.map(({ message }) => message))).toEqual(new Set(['wrong password', 'unknown account', 'archived account']));
    for (const { message, user } of failed.nodes) expect(user === null).toBe(message === 'unknown account');
  });

  it('counts up to 1,001, and filters by one person', async () => {
    const admin = await as('admin');
    expect((await list(admin, 'signInLog', 'id', '')).totalCount).toBe(1001);
    const userId = await idOf('member');
    const { nodes } = await list(admin, 'signInLog', 'user { databaseId }', `userId: ${userId}`);
    expect(nodes.length).toBeGreaterThan(3);
    for (const { user } of nodes) expect(user).toEqual({ databaseId: userId });
  });

  it("reports a person's last sign-in", async () => {
    const admin = await as('admin');
    server.app.setNow(new Date(TEST_NOW.getTime() + 60_000));
    try {
      await as('upcoming');
      const query = 'query ($id: Int!) { viewer { member(databaseId: $id) { lastSignInAt } } }';
      const { member } = (await admin.graphql(query, { id: await idOf('upcoming') })).json.data.viewer;
      expect(member.lastSignInAt).toBe('2025-11-12T02:01:00.000Z');
    } finally {
      server.app.setNow(TEST_NOW);
    }
  });

  it('contains the request id of an attempt', async () => {
    const browser = server.browser();
    const failed = await browser.post('/api/auth', { method: 'login', username: 'newcomer@atlas.example', password: 'wrong' });
    const succeeded = await browser.logIn('newcomer');
    const signUp = { method: 'signup', username: 'new@atlas.example', password: 'kalabaw-2025', firstName: 'Ana', lastName: 'Cruz' };
    const signedUp = await browser.post('/api/auth', signUp);
    const { nodes } = await list(await as('admin'), 'signInLog', 'message requestId', 'from: "2025-11-12"');
    for (const [message, { headers }] of [
      ['wrong password', failed],
      ['signed in', succeeded],
      ['signed up', signedUp],
    ] as const)
      expect(nodes).toContainEqual({ message, requestId: headers.get('x-request-id') });
  });

  it('cannot be changed or emptied', async () => {
    const { db } = server.app.database;
    await expect(db.update(signInLog).set({ message: 'x' })).rejects.toThrow();
    await expect(db.delete(signInLog)).rejects.toThrow();
  });
});

describe('impersonations', () => {
  it('state the impersonator, the person, the reason and the duration', async () => {
    const { nodes } = await list(
      await as('tribe-team-ro'),
      'impersonations',
      'reason startedAt endedAt impersonator { name } user { name }',
      '',
    );
    expect(new Set(nodes.map(({ impersonator }) => (impersonator as { name: string }).name))).toEqual(
      new Set(['Paolo Reyes', 'Ivy Rosales']),
    );
    for (const { reason } of nodes) expect(String(reason).length).toBeGreaterThan(2);
    expect((await list(await as('tribe-team-ro'), 'impersonations', 'endedAt', 'running: true')).totalCount).toBe(1);
  });

  it('need two people and a reason, and cannot be deleted', async () => {
    const { db } = server.app.database;
    const [admin, member] = [await idOf('admin'), await idOf('member')];
    const row = { impersonatorId: admin, userId: member, reason: 'Helping', startedAt: TEST_NOW };
    await expect(db.insert(impersonations).values({ ...row, userId: admin })).rejects.toThrow();
    await expect(db.insert(impersonations).values({ ...row, reason: 'x' })).rejects.toThrow();
    await expect(db.delete(impersonations)).rejects.toThrow();
  });
});

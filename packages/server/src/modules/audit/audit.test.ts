import { and, eq, gte, lt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addManilaDays, startOfManilaDay } from '@atlas/domain/time';
import { testServer, type Browser, type TestServer } from '../../http/testServer.ts';
import { TEST_NOW } from '../../testing.ts';
import { accessLevels, userAccessLevels } from '../access/tables.ts';
import { impersonations, signInLog } from '../auth/tables.ts';
import { auditEntries } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const as = (key: string) => server.as(key);
const idOf = (key: string) => server.idOf(key);
/** A list as somebody sees it: its count and its rows. */
async function list(browser: Browser, name: string, fields: string, filter: string) {
  const { json } = await browser.graphql(
    `{ viewer { ${name}(first: 100, filter: { ${filter} }) { totalCount edges { node { ${fields} } } } } }`,
  );
  if (json.errors) throw new Error(json.errors[0].message);
  const { totalCount, edges } = json.data.viewer[name];
  return { totalCount: totalCount as number, nodes: edges.map(({ node }: { node: unknown }) => node) as Record<string, unknown>[] };
}

const LISTS = ['auditEntries', 'signInLog', 'impersonations'] as const;

describe('who reads the logs', () => {
  it.each(['admin', 'tribe-team-fa', 'tribe-team-ro'])('%s does', async (key) => {
    const browser = await as(key);
    for (const name of LISTS) expect((await list(browser, name, 'id', '')).totalCount).toBeGreaterThan(20);
  });

  it.each(['member', 'coach', 'head-coach', 'success-manager'])('%s does not', async (key) => {
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

  it('a level with the flag but not everybody in scope sees its own people only', async () => {
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

  it('narrows by who did what', async () => {
    const actor = await idOf('tribe-team-fa');
    const { nodes } = await list(await as('admin'), 'auditEntries', FIELDS, `actorId: ${actor}, action: "rejectPaymentProof"`);
    expect(nodes.length).toBeGreaterThan(2);
    for (const node of nodes)
      expect(node).toMatchObject({ action: 'rejectPaymentProof', actor: { databaseId: actor }, after: { state: 'rejected' } });
  });

  it('narrows by what was changed', async () => {
    const [row] = await server.app.database.db.select().from(auditEntries).where(eq(auditEntries.action, 'enrollUser')).limit(1);
    const { nodes } = await list(await as('admin'), 'auditEntries', FIELDS, `subjectType: "user", subjectId: ${row?.subjectId}`);
    expect(nodes.length).toBeGreaterThan(0);
    for (const node of nodes) expect(node).toMatchObject({ subjectType: 'user', subjectId: row?.subjectId });
  });

  it('narrows by days of Manila', async () => {
    const from = startOfManilaDay(addManilaDays(TEST_NOW, -10));
    const expected = await server.app.database.db.$count(
      auditEntries,
      and(gte(auditEntries.at, from), lt(auditEntries.at, addManilaDays(from, 2))),
    );
    const { totalCount } = await list(await as('admin'), 'auditEntries', FIELDS, 'from: "2025-11-02", to: "2025-11-03"');
    expect(totalCount).toBe(expected);
    expect(expected).toBeGreaterThan(3);
  });

  it('tells who looked through whose eyes, and what the server did by itself', async () => {
    const { nodes } = await list(await as('admin'), 'auditEntries', FIELDS, 'action: "finishLesson"');
    expect(nodes.some(({ onBehalfOf }) => onBehalfOf !== null)).toBe(true);
    const byItself = await list(await as('admin'), 'auditEntries', FIELDS, 'action: "runBackup"');
    expect(byItself.nodes.every(({ actor }) => actor === null)).toBe(true);
  });
});

describe('the log of sign-ins', () => {
  it('has every attempt with its outcome', async () => {
    const failed = await list(await as('admin'), 'signInLog', 'isSuccess message user { databaseId }', 'isSuccess: false');
    expect(failed.totalCount).toBe(await server.app.database.db.$count(signInLog, eq(signInLog.isSuccess, false)));
    expect(new Set(failed.nodes.map(({ message }) => message))).toEqual(new Set(['wrong password', 'unknown account', 'archived account']));
    for (const { message, user } of failed.nodes) expect(user === null).toBe(message === 'unknown account');
  });

  it('counts up to 1,001, and narrows to one person', async () => {
    const admin = await as('admin');
    expect((await list(admin, 'signInLog', 'id', '')).totalCount).toBe(1001);
    const userId = await idOf('member');
    const { nodes } = await list(admin, 'signInLog', 'user { databaseId }', `userId: ${userId}`);
    expect(nodes.length).toBeGreaterThan(3);
    for (const { user } of nodes) expect(user).toEqual({ databaseId: userId });
  });

  it('tells when somebody last signed in', async () => {
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

  it('cannot be changed or emptied', async () => {
    const { db } = server.app.database;
    await expect(db.update(signInLog).set({ message: 'x' })).rejects.toThrow();
    await expect(db.delete(signInLog)).rejects.toThrow();
  });
});

describe('impersonations', () => {
  it('say who, whom, why and for how long', async () => {
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

  it('need two people and a reason, and stay', async () => {
    const { db } = server.app.database;
    const [admin, member] = [await idOf('admin'), await idOf('member')];
    const row = { impersonatorId: admin, userId: member, reason: 'Helping', startedAt: TEST_NOW };
    await expect(db.insert(impersonations).values({ ...row, userId: admin })).rejects.toThrow();
    await expect(db.insert(impersonations).values({ ...row, reason: 'x' })).rejects.toThrow();
    await expect(db.delete(impersonations)).rejects.toThrow();
  });
});

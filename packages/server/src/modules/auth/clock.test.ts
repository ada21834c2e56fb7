import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { users } from '../users/tables.ts';
import { sessions } from './tables.ts';

const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;
const VIEWER = '{ viewer { user { email } } }';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
afterEach(() => server.app.setNow(TEST_NOW));

const jump = (ms: number) => server.app.setNow(new Date(TEST_NOW.getTime() + ms));
const as = (key: string) => server.as(key);

describe('a clock that jumps', () => {
  it('far ahead and back again keeps a session that looked expired', async () => {
    const member = await as('member');
    jump(YEAR);
    expect((await member.graphql(VIEWER)).json.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    jump(0);
    expect((await member.graphql(VIEWER)).json.data.viewer.user.email).toBe('member@atlas.example');
  });

  it('a little ahead and back again leaves no session with an instant in the future', async () => {
    const { db } = server.app.database;
    const lastSeen = async () => {
      const rows = await db
        .select({ at: sessions.lastSeenAt })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(eq(users.email, 'affiliate@atlas.example'));
      return rows.map(({ at }) => at.toISOString());
    };
    const affiliate = await as('affiliate');
    jump(2 * HOUR);
    await affiliate.graphql(VIEWER);
    expect(await lastSeen()).toContain(new Date(TEST_NOW.getTime() + 2 * HOUR).toISOString());
    jump(0);
    await affiliate.graphql(VIEWER);
    expect(await lastSeen()).not.toContain(new Date(TEST_NOW.getTime() + 2 * HOUR).toISOString());
  });

  it('far back still lets people sign in, and detects conflicting saves', async () => {
    jump(-YEAR);
    const admin = await as('admin');
    const input = { name: 'Written in the past', shortDescription: '', description: '', accessLevelIds: [] };
    const created = await admin.graphql(
      'mutation ($input: CourseInput!) { createCourse(input: $input) { databaseId revision createdAt } }',
      { input },
    );
    const { databaseId, revision, createdAt } = created.json.data.createCourse;
    expect(new Date(createdAt).getTime()).toBe(TEST_NOW.getTime() - YEAR);
    const update =
      'mutation ($id: Int!, $revision: Int!, $input: CourseInput!) { updateCourse(databaseId: $id, revision: $revision, input: $input) { revision } }';
    const save = (name: string) => admin.graphql(update, { id: databaseId, revision, input: { ...input, name } });
    expect((await save('First')).json.data.updateCourse.revision).toBe(revision + 1);
    jump(-YEAR - HOUR);
    expect((await save('Second')).json.errors[0].extensions.code).toBe('STALE');
  });
});

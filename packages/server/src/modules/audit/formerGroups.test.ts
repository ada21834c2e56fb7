import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bulkJobsOf } from '../../testing/bulkJobs.ts';
import { testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { groupMembers, groups } from '../groups/tables.ts';
import { users } from '../users/tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const db = () => server.app.database.db;
const JOINED = new Date('2025-02-01T00:00:00.000Z');
let made = 0;
const newGroup = async () => {
  const name = `Former ${(made += 1)}`;
  const [row] = await db().insert(groups).values({ name, createdAt: TEST_NOW }).returning();
  return { id: row?.id ?? 0, name };
};
async function memberOf(groupId: number): Promise<number> {
  const key = `former-${(made += 1)}`;
  const names = { email: `${key}@people.example`, tribeId: key, slug: key, firstName: 'Ben', lastName: key };
  const [row] = await db()
    .insert(users)
    .values({ ...names, createdAt: TEST_NOW })
    .returning({ id: users.id });
  const userId = row?.id ?? 0;
  await db().execute(sql`insert into user_access_levels (user_id, access_level_id, created_at)
    select ${userId}, id, ${TEST_NOW} from access_levels where key = 'member'`);
  await db().insert(groupMembers).values({ userId, groupId, subgroupId: null, joinedAt: JOINED });
  return userId;
}
const formerOf = async (key: string, id: number) => {
  const { data } = await server.request(
    key,
    `{ viewer { member(databaseId: ${id}) { community { group { name } formerGroups { kind name from to } } } } }`,
  );
  return data.viewer.member?.community;
};

describe('the former groups of a person', () => {
  it('are those that recorded moves prove, and none after an undo', async () => {
    const bulk = await bulkJobsOf(server);
    const [first, second] = [await newGroup(), await newGroup()];
    const id = await memberOf(first.id);
    expect(await formerOf('admin', id)).toEqual({ group: { name: first.name }, formerGroups: [] });
    const { databaseId } = await bulk.carryOut('MOVE_TO_GROUP', { groupId: second.id, subgroupId: null }, [id]);
    expect(await formerOf('admin', id)).toEqual({
      group: { name: second.name },
      formerGroups: [{ kind: 'GROUP', name: first.name, from: JOINED.toISOString(), to: TEST_NOW.toISOString() }],
    });
    await bulk.undo(databaseId);
    expect(await formerOf('admin', id)).toEqual({ group: { name: first.name }, formerGroups: [] });
  });

  it('leave the start open where it was not recorded', async () => {
    const [first] = [await newGroup()];
    const id = await memberOf(first.id);
    await db().execute(sql`insert into audit_entries (at, action, subject_type, subject_id, before, after)
      values (${TEST_NOW}, 'placeByRound', 'user', ${id}, ${JSON.stringify({ accountabilityGroup: 'Amihan' })}, ${JSON.stringify({ accountabilityGroup: 'Habagat' })})`);
    expect((await formerOf('admin', id)).formerGroups).toEqual([
      { kind: 'ACCOUNTABILITY_GROUP', name: 'Amihan', from: null, to: TEST_NOW.toISOString() },
    ]);
  });

  it('are hidden with the person from staff who do not manage them', async () => {
    const id = await memberOf((await newGroup()).id);
    expect(await formerOf('coach', id)).toBeUndefined();
    expect(await db().$count(users, eq(users.id, id))).toBe(1);
  });
});

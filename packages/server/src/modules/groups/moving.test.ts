import { ROW_CHANGED } from '@atlas/domain/jobs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bulkJobsOf } from '../../testing/bulkJobs.ts';
import { codeOf, testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { auditEntries } from '../audit/tables.ts';
import { users } from '../users/tables.ts';
import { groupMembers, groups, subgroups } from './tables.ts';

type Bulk = Awaited<ReturnType<typeof bulkJobsOf>>;
let server: TestServer;
let bulk: Bulk;
beforeAll(async () => {
  server = await testServer();
  bulk = await bulkJobsOf(server);
});
afterAll(() => server.close());

const db = () => server.app.database.db;
let made = 0;

/** Members with an account, in a group or in none. */
async function newMembers(count: number, place?: { groupId: number; subgroupId?: number | null }): Promise<number[]> {
  const prefix = `moved-${(made += 1)}`;
  const rows = await db()
    .insert(users)
    .values(
      Array.from({ length: count }, (_none, n) => {
        const key = `${prefix}-${n}`;
        return { email: `${key}@people.example`, tribeId: key, slug: key, firstName: 'Ben', lastName: key, createdAt: TEST_NOW };
      }),
    )
    .returning({ id: users.id });
  const ids = rows.map(({ id }) => id);
  await db().execute(sql`insert into user_access_levels (user_id, access_level_id, created_at)
    select id, (select id from access_levels where key = 'member'), ${TEST_NOW} from users where id = any(${sql.param(ids)})`);
  if (place)
    await db()
      .insert(groupMembers)
      .values(ids.map((userId, n) => ({ subgroupId: null, ...place, userId, joinedAt: new Date(Date.UTC(2025, 1, 1, 0, n)) })));
  return ids;
}
async function newGroup(): Promise<{ id: number; name: string }> {
  const name = `Moves ${(made += 1)}`;
  const [row] = await db().insert(groups).values({ name, createdAt: TEST_NOW }).returning();
  return { id: row?.id ?? 0, name };
}
async function newSubgroup(groupId: number, capacity: number | null = null): Promise<{ id: number; name: string }> {
  const name = `Part ${(made += 1)}`;
  const [row] = await db().insert(subgroups).values({ groupId, name, capacity, createdAt: TEST_NOW }).returning();
  return { id: row?.id ?? 0, name };
}
const placesOf = async (ids: readonly number[]) =>
  db()
    .select()
    .from(groupMembers)
    .where(sql`${groupMembers.userId} = any(${sql.param([...ids])})`)
    .orderBy(groupMembers.userId);

/** Every row of every table, except the audit and the bulk jobs. */
async function wholeDatabase(): Promise<Record<string, string>> {
  const { rows } = await db().execute<{ name: string }>(sql`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const found: Record<string, string> = {};
  for (const { name } of rows) {
    if (/^(audit_|bulk_|sessions$|sign_in_log$|rate_limits$)/.test(name)) continue;
    const table = sql.identifier(name);
    const { rows: hashes } = await db().execute<{ hash: string }>(
      sql`select md5(coalesce(string_agg(row.text, ',' order by row.text), '')) as hash from (select (to_jsonb(${table}) - 'revision')::text as text from ${table}) as row`,
    );
    found[name] = hashes[0]?.hash ?? '';
  }
  return found;
}

describe('moving to a group', () => {
  it('of 500 members is undone without a trace but in the audit', async () => {
    const [from, to] = [await newGroup(), await newGroup()];
    const subgroup = await newSubgroup(from.id);
    const ids = [
      ...(await newMembers(250, { groupId: from.id, subgroupId: subgroup.id })),
      ...(await newMembers(150, { groupId: from.id })),
      ...(await newMembers(100)),
    ];
    const target = await newSubgroup(to.id);
    const before = await wholeDatabase();
    const job = await bulk.carryOut('MOVE_TO_GROUP', { groupId: to.id, subgroupId: target.id }, ids);
    expect(job).toMatchObject({ state: 'DONE', total: 500, changed: 500, failed: 0 });
    const places = await placesOf(ids);
    expect(places).toHaveLength(500);
    expect(places.every((row) => row.groupId === to.id && row.subgroupId === target.id)).toBe(true);
    expect(await wholeDatabase()).not.toEqual(before);
    expect(await bulk.undo(job.databaseId)).toMatchObject({ state: 'UNDONE', undone: 500, kept: 0 });
    expect(await wholeDatabase()).toEqual(before);
    const entries = await db().$count(
      auditEntries,
      sql`${auditEntries.action} in ('move-to-group', 'undo-move-to-group') and ${auditEntries.subjectId} = any(${sql.param(ids)})`,
    );
    expect(entries).toBe(1000);
  }, 60_000);

  it('fills a subgroup to its last seat, and skips the others', async () => {
    const group = await newGroup();
    const subgroup = await newSubgroup(group.id, 3);
    await newMembers(1, { groupId: group.id, subgroupId: subgroup.id });
    const ids = await newMembers(4);
    const { data } = await bulk.preview('MOVE_TO_GROUP', { groupId: group.id, subgroupId: subgroup.id }, ids);
    expect(data.it).toMatchObject({ total: 4, skipped: 2, skips: [{ message: `${subgroup.name} is full.`, rows: 2 }] });
    const job = await bulk.follow('apply', data.it.databaseId, 'admin');
    expect(job).toMatchObject({ changed: 2 });
    expect(await db().$count(groupMembers, eq(groupMembers.subgroupId, subgroup.id))).toBe(3);
  });

  it('leaves a member who was moved by someone else after the preview', async () => {
    const [from, to, elsewhere] = [await newGroup(), await newGroup(), await newGroup()];
    const ids = await newMembers(2, { groupId: from.id });
    const { data } = await bulk.preview('MOVE_TO_GROUP', { groupId: to.id }, ids);
    await db()
      .update(groupMembers)
      .set({ groupId: elsewhere.id })
      .where(eq(groupMembers.userId, ids[0] ?? 0));
    const job = await bulk.follow('apply', data.it.databaseId, 'admin');
    expect(job).toMatchObject({ changed: 1, failed: 1 });
    expect(job.rows.edges.map(({ node }: { node: { message: string | null } }) => node.message)).toContain(ROW_CHANGED);
    expect((await placesOf(ids)).map(({ groupId }) => groupId)).toEqual([elsewhere.id, to.id]);
  });

  it('fails for everyone when the group was archived after the preview', async () => {
    const [from, to] = [await newGroup(), await newGroup()];
    const ids = await newMembers(2, { groupId: from.id });
    const { data } = await bulk.preview('MOVE_TO_GROUP', { groupId: to.id }, ids);
    await db().update(groups).set({ archivedAt: TEST_NOW }).where(eq(groups.id, to.id));
    const answer = await server.request('admin', `mutation { applyBulkJob(databaseId: ${data.it.databaseId}) { id } }`);
    expect(answer.errors[0].extensions.fieldErrors).toEqual({ groupId: 'This group is archived.' });
    expect((await placesOf(ids)).every(({ groupId }) => groupId === from.id)).toBe(true);
  });

  it('reports a wrong place at its field', async () => {
    const [group, other] = [await newGroup(), await newGroup()];
    const subgroup = await newSubgroup(other.id);
    const ids = await newMembers(1);
    const errorsOf = async (input: object) => (await bulk.preview('MOVE_TO_GROUP', input, ids)).errors[0].extensions.fieldErrors;
    expect(await errorsOf({})).toEqual({ groupId: 'Group is required' });
    expect(await errorsOf({ groupId: 999_999 })).toEqual({ groupId: 'This group no longer exists, or it is not one of yours.' });
    expect(await errorsOf({ groupId: group.id, subgroupId: 999_999 })).toEqual({ subgroupId: 'This subgroup no longer exists.' });
    expect(await errorsOf({ groupId: group.id, subgroupId: subgroup.id })).toEqual({
      subgroupId: `This is not a subgroup of ${group.name}.`,
    });
  });

  it.each(['tribe-team-fa', 'head-coach', 'coach', 'success-manager'])('is refused to %s', async (key) => {
    const group = await newGroup();
    expect(codeOf(await bulk.preview('MOVE_TO_GROUP', { groupId: group.id }, await newMembers(1), { key }))).toBe('FORBIDDEN');
  });
});

describe('moving to a subgroup', () => {
  const preview = (key: string, input: object, search: string, ids: readonly number[] | null = null) =>
    server.request(
      key,
      `mutation ($input: JSON!, $search: String!, $ids: [Int!]) { it: previewBulkJob(operation: MOVE_TO_SUBGROUP, input: $input,
        selection: { list: groupMembers, search: $search, ids: $ids }) { databaseId total skipped skips { message rows } } }`,
      { input, search, ids },
    );
  const groupNamed = async (name: string) => (await db().select().from(groups).where(eq(groups.name, name)))[0]?.id ?? 0;

  it('moves members of one group, and is undone', async () => {
    const group = await newGroup();
    const subgroup = await newSubgroup(group.id);
    const ids = await newMembers(3, { groupId: group.id });
    const before = await placesOf(ids);
    const { data } = await preview('admin', { subgroupId: subgroup.id }, `groupId=${group.id}`);
    expect(data.it).toMatchObject({ total: 3, skipped: 0 });
    await bulk.follow('apply', data.it.databaseId, 'admin');
    const after = await placesOf(ids);
    expect(after.every(({ subgroupId }) => subgroupId === subgroup.id)).toBe(true);
    expect(after.map(({ joinedAt }) => joinedAt)).toEqual(before.map(({ joinedAt }) => joinedAt));
    await bulk.undo(data.it.databaseId);
    expect(await placesOf(ids)).toEqual(before);
  });

  it('lets a head coach move members of their groups only', async () => {
    const [amihan, mayon] = [await groupNamed('Amihan'), await groupNamed('Mayon')];
    const [own, other] = [await newSubgroup(amihan), await newSubgroup(mayon)];
    const members = await newMembers(2, { groupId: amihan });
    const strangers = await newMembers(1, { groupId: mayon });
    const refused = await preview('head-coach', { subgroupId: other.id }, `groupId=${amihan}`, members);
    expect(refused.errors[0].extensions.fieldErrors).toEqual({ subgroupId: 'This group no longer exists, or it is not one of yours.' });
    const { data } = await preview('head-coach', { subgroupId: own.id }, `groupId=${amihan}`, [...members, ...strangers]);
    expect(data.it).toMatchObject({ total: 3, skipped: 1 });
    await bulk.follow('apply', data.it.databaseId, 'head-coach');
    expect((await placesOf([...members, ...strangers])).map(({ subgroupId }) => subgroupId)).toEqual([own.id, own.id, null]);
  });

  it('is refused to coaches and leaders', async () => {
    const amihan = await groupNamed('Amihan');
    const subgroup = await newSubgroup(amihan);
    for (const key of ['coach', 'group-leader', 'member'])
      expect(codeOf(await preview(key, { subgroupId: subgroup.id }, `groupId=${amihan}`)), key).toBe('FORBIDDEN');
  });
});

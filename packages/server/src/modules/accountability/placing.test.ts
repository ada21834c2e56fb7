import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bulkJobsOf } from '../../testing/bulkJobs.ts';
import { codeOf, testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { auditEntries } from '../audit/tables.ts';
import { notifications } from '../notifications/tables.ts';
import { users } from '../users/tables.ts';
import { accountabilityChoices, accountabilityGroups, accountabilityMembers } from './tables.ts';

let server: TestServer;
let bulk: Awaited<ReturnType<typeof bulkJobsOf>>;
beforeAll(async () => {
  server = await testServer();
  bulk = await bulkJobsOf(server);
});
afterAll(() => server.close());

const db = () => server.app.database.db;
let made = 0;

/** Members with an account and no accountability group, by turns in the first three stages. */
async function unplaced(count: number): Promise<number[]> {
  const prefix = `unplaced-${(made += 1)}`;
  const rows = await db()
    .insert(users)
    .values(
      Array.from({ length: count }, (_none, n) => {
        const key = `${prefix}-${n}`;
        return { email: `${key}@people.example`, tribeId: key, slug: key, firstName: 'Bea', lastName: key, createdAt: TEST_NOW };
      }),
    )
    .returning({ id: users.id });
  const ids = rows.map(({ id }) => id);
  await db().execute(sql`insert into user_access_levels (user_id, access_level_id, created_at)
    select id, (select id from access_levels where key = 'member'), ${TEST_NOW} from users where id = any(${sql.param(ids)})`);
  await db().execute(sql`insert into user_stages (user_id, stage_id, entered_at)
    select id, (select id from stages order by number, id offset id_ % 3 limit 1), ${TEST_NOW}
    from (select id, row_number() over (order by id)::int as id_ from users where id = any(${sql.param(ids)})) as people`);
  return ids;
}
/** Groups without members. */
async function groups(count: number, capacity: number): Promise<number[]> {
  const name = `Fill ${(made += 1)}`;
  const rows = await db()
    .insert(accountabilityGroups)
    .values(Array.from({ length: count }, (_none, n) => ({ name: `${name} ${n}`, capacity, createdAt: TEST_NOW })))
    .returning({ id: accountabilityGroups.id });
  return rows.map(({ id }) => id);
}
const placesOf = async (ids: readonly number[]) => {
  const rows = await db()
    .select()
    .from(accountabilityMembers)
    .where(sql`${accountabilityMembers.userId} = any(${sql.param([...ids])})`)
    .orderBy(accountabilityMembers.userId);
  return new Map(rows.map(({ userId, groupId }) => [userId, groupId]));
};
const archiveAll = () => db().update(accountabilityGroups).set({ archivedAt: TEST_NOW }).where(isNull(accountabilityGroups.archivedAt));
const options = { list: 'unplacedMembers' };

describe('placing members automatically', () => {
  it('places 500, as previewed and each with members of their stage, tells each once, and is undone', async () => {
    await archiveAll();
    const ids = await unplaced(500);
    const open = await groups(90, 8);
    const before = await db().select().from(accountabilityMembers).orderBy(accountabilityMembers.userId);
    const { data } = await bulk.preview('PLACE_MEMBERS', { seed: 7 }, ids, options);
    expect(data.it).toMatchObject({ total: 500, skipped: 0 });
    const planned = await db().execute<{ id: number; group: string }>(
      sql`select subject_id as id, becomes as group from bulk_job_rows where job_id = ${data.it.databaseId}`,
    );
    const job = await bulk.follow('apply', data.it.databaseId, 'admin');
    expect(job).toMatchObject({ state: 'DONE', changed: 500, failed: 0, skipped: 0 });
    const places = await placesOf(ids);
    expect(places.size).toBe(500);
    const names = new Map((await db().select().from(accountabilityGroups)).map(({ id, name }) => [id, name]));
    for (const { id, group } of planned.rows) expect(names.get(places.get(id) ?? 0)).toBe(group);
    const { rows } = await db().execute<{ stages: number; members: number }>(sql`
      select count(distinct user_stages.stage_id)::int as stages, count(*)::int as members
      from accountability_members join user_stages using (user_id)
      where group_id = any(${sql.param(open)}) group by group_id`);
    expect(rows.every(({ stages, members }) => stages === 1 && members <= 8)).toBe(true);
    const told = await db().$count(
      notifications,
      and(sql`${notifications.userId} = any(${sql.param(ids)})`, sql`${notifications.dedupeKey} like 'in accountability group%'`),
    );
    expect(told).toBe(500);
    // The same seed gives the same groups again.
    expect(await bulk.undo(data.it.databaseId)).toMatchObject({ state: 'UNDONE', undone: 500, kept: 0 });
    expect(await db().select().from(accountabilityMembers).orderBy(accountabilityMembers.userId)).toEqual(before);
    await bulk.carryOut('PLACE_MEMBERS', { seed: 7 }, ids, options);
    expect(await placesOf(ids)).toEqual(places);
    const entries = await db().$count(
      auditEntries,
      sql`${auditEntries.action} in ('place-members', 'undo-place-members') and ${auditEntries.subjectId} = any(${sql.param(ids)})`,
    );
    expect(entries).toBe(1500);
  }, 120_000);

  it('says why members stay without a group, and places them elsewhere where that is wanted', async () => {
    await archiveAll();
    const ids = await unplaced(4);
    await groups(1, 3);
    const [first] = ids;
    await db().insert(accountabilityChoices).values({ userId: first!, meets: 'evening', allowsBuddy: true });
    const strict = await bulk.preview('PLACE_MEMBERS', { seed: 1 }, ids, options);
    expect(strict.data.it.skips).toEqual([{ message: 'No group with room has this stage and meets at this time.', rows: 2 }]);
    const loose = await bulk.preview('PLACE_MEMBERS', { seed: 1, elsewhere: true }, ids, options);
    expect(loose.data.it.skips).toEqual([{ message: 'No group has room.', rows: 1 }]);
  });

  it('does not fill a group that was filled after the preview', async () => {
    await archiveAll();
    const [ids, others] = [await unplaced(2), await unplaced(2)];
    const [only] = await groups(1, 2);
    const { data } = await bulk.preview('PLACE_MEMBERS', { seed: 1, elsewhere: true }, ids, options);
    expect(data.it).toMatchObject({ total: 2, skipped: 0 });
    await db()
      .insert(accountabilityMembers)
      .values(others.map((userId) => ({ userId, groupId: only!, joinedAt: TEST_NOW })));
    const job = await bulk.follow('apply', data.it.databaseId, 'admin');
    expect(job).toMatchObject({ changed: 0, skipped: 2 });
    expect((await placesOf(ids)).size).toBe(0);
  });

  it('asks for a new preview when a member was placed in the meantime', async () => {
    await archiveAll();
    const ids = await unplaced(2);
    const [to] = await groups(1, 5);
    const { data } = await bulk.preview('PLACE_MEMBERS', { seed: 1 }, ids, options);
    await db().insert(accountabilityMembers).values({ userId: ids[0]!, groupId: to!, joinedAt: TEST_NOW });
    const answer = await server.request('admin', `mutation { applyBulkJob(databaseId: ${data.it.databaseId}) { id } }`);
    expect(codeOf(answer)).toBe('CONFLICT');
    expect((await placesOf(ids)).size).toBe(1);
  });

  it.each(['team-lead', 'coach', 'head-coach', 'success-manager', 'member', 'tribe-team-ro'])('is refused to %s', async (key) => {
    expect(codeOf(await bulk.preview('PLACE_MEMBERS', { seed: 1 }, [1], { ...options, key }))).toBe('FORBIDDEN');
  });
});

describe('moving and leaving', () => {
  it('moves to the last free place, and says the group is full after it', async () => {
    await archiveAll();
    const ids = await unplaced(3);
    const [to] = await groups(1, 2);
    const job = await bulk.carryOut('MOVE_TO_ACCOUNTABILITY_GROUP', { accountabilityGroupId: to }, ids, options);
    expect(job).toMatchObject({ changed: 2, skipped: 1 });
    const gone = await bulk.carryOut('LEAVE_ACCOUNTABILITY_GROUP', {}, ids);
    expect(gone).toMatchObject({ changed: 2, skipped: 1 });
    expect((await placesOf(ids)).size).toBe(0);
    await bulk.undo(gone.databaseId);
    expect((await placesOf(ids)).size).toBe(2);
  });

  it('reports a group that is gone at its field', async () => {
    const ids = await unplaced(1);
    const { errors } = await bulk.preview('MOVE_TO_ACCOUNTABILITY_GROUP', { accountabilityGroupId: 999_999 }, ids, options);
    expect(errors[0].extensions.fieldErrors).toEqual({ accountabilityGroupId: 'The group no longer exists, or it is archived.' });
  });
});

describe('accountability groups', () => {
  const INPUT = { name: 'Lauan', capacity: 6, meetingDay: 3, meetingTime: '19:30', chatLink: 'https://m.me/j/lauan' };
  const CREATE =
    'mutation ($input: AccountabilityGroupInput!) { createAccountabilityGroup(input: $input) { databaseId revision meetingTime } }';
  const UPDATE =
    'mutation ($id: Int!, $revision: Int!, $input: AccountabilityGroupInput!) { updateAccountabilityGroup(databaseId: $id, revision: $revision, input: $input) { name revision } }';
  const ARCHIVE =
    'mutation ($id: Int!, $archived: Boolean!) { setAccountabilityGroupArchived(databaseId: $id, archived: $archived) { archivedAt } }';
  const CONTACT =
    'mutation ($id: Int!, $revision: Int!, $input: AccountabilityContactInput!) { saveAccountabilityContact(databaseId: $id, revision: $revision, input: $input) { meetingDay chatLink revision } }';

  it('are created, changed and archived once no one is in them', async () => {
    const { databaseId: id, revision } = (await server.request('admin', CREATE, { input: INPUT })).data.createAccountabilityGroup;
    const again = await server.request('admin', CREATE, { input: INPUT });
    expect(again.errors[0].extensions.fieldErrors).toEqual({ name: 'Another accountability group has this name.' });
    const change = { ...INPUT, name: 'Lauan 2', leaderId: await server.idOf('team-lead') };
    expect((await server.request('admin', UPDATE, { id, revision, input: change })).data.updateAccountabilityGroup.name).toBe('Lauan 2');
    expect(codeOf(await server.request('admin', UPDATE, { id, revision, input: change }))).toBe('STALE');
    const [member] = await unplaced(1);
    await bulk.carryOut('MOVE_TO_ACCOUNTABILITY_GROUP', { accountabilityGroupId: id }, [member!], options);
    expect(codeOf(await server.request('admin', ARCHIVE, { id, archived: true }))).toBe('CONFLICT');
    await bulk.carryOut('LEAVE_ACCOUNTABILITY_GROUP', {}, [member!]);
    expect((await server.request('admin', ARCHIVE, { id, archived: true })).data.setAccountabilityGroupArchived.archivedAt).not.toBeNull();
  });

  it('have an active person as a new leader', async () => {
    const [gone] = await unplaced(1);
    await db().update(users).set({ archivedAt: TEST_NOW }).where(eq(users.id, gone!));
    const { errors } = await server.request('admin', CREATE, { input: { ...INPUT, name: 'Ipil', leaderId: gone } });
    expect(errors[0].extensions.fieldErrors).toEqual({ leaderId: 'This person no longer has an active account. Choose someone else.' });
  });

  it('have a meeting and a chat that their own leaders change', async () => {
    const leaderId = await server.idOf('team-lead');
    const [row] = await db().insert(accountabilityGroups).values({ name: 'Dao', leaderId, createdAt: TEST_NOW }).returning();
    const [other] = await db().insert(accountabilityGroups).values({ name: 'Supa', createdAt: TEST_NOW }).returning();
    const input = { meetingDay: 2, meetingTime: '20:00', chatLink: 'https://m.me/j/dao' };
    const saved = await server.request('team-lead', CONTACT, { id: row!.id, revision: 1, input });
    expect(saved.data.saveAccountabilityContact).toEqual({ meetingDay: 2, chatLink: 'https://m.me/j/dao', revision: 2 });
    expect(codeOf(await server.request('team-lead', CONTACT, { id: other!.id, revision: 1, input }))).toBe('NOT_FOUND');
    expect(codeOf(await server.request('member', CONTACT, { id: row!.id, revision: 2, input }))).toBe('NOT_FOUND');
    const bad = await server.request('team-lead', CONTACT, { id: row!.id, revision: 2, input: { ...input, meetingTime: '' } });
    expect(bad.errors[0].extensions.fieldErrors).toHaveProperty('meetingTime');
  });

  it('are counted for staff alone', async () => {
    const COUNTS = '{ viewer { accountabilityCounts { withRoom overFull unled } } }';
    const { withRoom, unled } = (await server.request('admin', COUNTS)).data.viewer.accountabilityCounts;
    expect(withRoom).toBeGreaterThan(0);
    expect(unled).toBeGreaterThan(0);
    expect(codeOf(await server.request('team-lead', COUNTS))).toBe('FORBIDDEN');
  });
});

import { ROW_CHANGED, ROW_CHANGED_SINCE, ROW_GONE } from '@atlas/domain/jobs';
import { LIVES_ELSEWHERE } from '@atlas/domain/subscriptions';
import { asc, eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inList } from '../../db/inList.ts';
import { onStatement } from '../../db/pool.ts';
import { bulkJobsOf } from '../../testing/bulkJobs.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { codeOf, testServer, type TestServer } from '../../testing/testServer.ts';
import { auditEntries } from '../audit/tables.ts';
import { findProblems } from '../books/verifyRepo.ts';
import { announcements, notifications } from '../notifications/tables.ts';
import { scheduleEntries } from '../payments/tables.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { users } from '../users/tables.ts';

let server: TestServer;
let bulk: Awaited<ReturnType<typeof bulkJobsOf>>;
let offer: { funnelId: number; paymentTermId: number; batchId: number };
beforeAll(async () => {
  server = await testServer();
  bulk = await bulkJobsOf(server);
  const { rows } = await db().execute<typeof offer>(sql`
    select f.id as "funnelId", t.payment_term_id as "paymentTermId", (select max(id) from batches where archived_at is null) as "batchId"
    from funnels f join funnel_payment_terms t on t.funnel_id = f.id join payment_terms p on p.id = t.payment_term_id
    where f.slug = 'freelancing-course' and p.kind = 'instalments' order by t.position limit 1`);
  if (!rows[0]) throw new Error('The demo sells no course in instalments');
  offer = rows[0];
});
afterAll(() => server.close());
const db = () => server.app.database.db;

let made = 0;
/** People in a city who bought a course in instalments and paid nothing yet. */
async function newMembers(count: number, city: string | null = 'Naga'): Promise<number[]> {
  const prefix = `typhoon-${++made}`;
  const rows = await db()
    .insert(users)
    .values(
      Array.from({ length: count }, (_none, n) => ({
        email: `${prefix}-${n}@example.com`,
        tribeId: `${prefix}-${n}`,
        slug: `${prefix}-${n}`,
        firstName: 'Ana',
        lastName: `Reyes ${n}`,
        province: 'Camarines Sur',
        city,
        createdAt: TEST_NOW,
      })),
    )
    .returning({ id: users.id });
  const ids = rows.map(({ id }) => id);
  expect(await bulk.carryOut('ENROL_PEOPLE', offer, ids, { list: 'nonMembers' })).toMatchObject({ changed: count });
  return ids;
}

const INPUT = { days: 7, cities: '', message: 'Stay safe.', reason: 'Typhoon in Bicol' };
const extend = (ids: readonly number[], input: object = {}) => bulk.carryOut('TYPHOON_EXTENSION', { ...INPUT, ...input }, ids);

/** The periods and the schedule of a person. */
async function standing(userId: number) {
  const held = await db().select().from(subscriptions).where(eq(subscriptions.userId, userId)).orderBy(asc(subscriptions.id));
  const schedule = await db().select().from(scheduleEntries).where(eq(scheduleEntries.userId, userId)).orderBy(asc(scheduleEntries.id));
  return {
    periods: held.map(({ startsAt, expiresAt }) => [startsAt.toISOString(), expiresAt.toISOString()]),
    schedule: schedule.map(({ id, scheduleDate, status }) => [id, scheduleDate, status]),
  };
}
const standings = async (ids: readonly number[]) => Promise.all(ids.map((id) => standing(id)));
const later = (instant: string) => new Date(new Date(instant).getTime() + 7 * 86_400_000).toISOString();
const laterDay = (day: unknown) => later(`${String(day)}T00:00:00Z`).slice(0, 10);
const newsAbout = (jobId: number) =>
  db()
    .select()
    .from(notifications)
    .where(like(notifications.dedupeKey, `typhoon extension ${jobId} %`));
const payFirst = async (userId: number) => {
  const [entry] = await db()
    .select()
    .from(scheduleEntries)
    .where(eq(scheduleEntries.userId, userId))
    .orderBy(asc(scheduleEntries.position));
  const APPROVE = 'mutation ($id: Int!) { approvePaymentScheduleTransaction(id: $id, paymentPlatform: "gcash") { status } }';
  expect(codeOf(await server.request('tribe-team-fa', APPROVE, { id: entry?.id }))).toBeUndefined();
};

describe('a typhoon extension', () => {
  it('moves subscriptions and unpaid payments as previewed, and undo restores both', async () => {
    const ids = await newMembers(2);
    await payFirst(ids[1] ?? 0);
    const before = await standings(ids);
    const { data } = await bulk.preview('TYPHOON_EXTENSION', INPUT, ids);
    expect(data.it).toMatchObject({ total: 2, skipped: 0 });
    const ROWS =
      'query ($id: Int!) { viewer { bulkJob(databaseId: $id) { rows(first: 50) { edges { node { subjectId was becomes } } } } } }';
    const { data: previewed } = await server.request('admin', ROWS, { id: data.it.databaseId });
    const job = await bulk.follow('apply', data.it.databaseId, 'admin');
    expect(job).toMatchObject({ state: 'DONE', changed: 2, failed: 0 });
    const rowsOf = ({ rows }: typeof job) =>
      rows.edges.map(({ node: { subjectId, was, becomes } }: { node: Record<string, unknown> }) => ({ subjectId, was, becomes }));
    expect(rowsOf(job)).toEqual(rowsOf(previewed.viewer.bulkJob));
    const after = await standings(ids);
    before.forEach(({ periods, schedule }, index) => {
      expect(after[index]?.periods).toEqual(periods.map(([start, end]) => [start, later(end ?? '')]));
      expect(after[index]?.schedule).toEqual(schedule.map(([id, day, status]) => [id, status === 'Paid' ? day : laterDay(day), status]));
    });
    expect(after[1]?.schedule.filter(([, , status]) => status === 'Paid')).toHaveLength(1);
    expect(await bulk.undo(job.databaseId)).toMatchObject({ state: 'UNDONE', undone: 2, kept: 0 });
    expect(await standings(ids)).toEqual(before);
    expect(await findProblems(db())).toEqual([]);
  });

  it('is undone except for people whose payments or subscriptions changed since', async () => {
    const [paid = 0, extended = 0, same = 0] = await newMembers(3);
    const before = await standing(same);
    const job = await extend([paid, extended, same]);
    await payFirst(paid);
    await bulk.carryOut('EXTEND_SUBSCRIPTIONS', { days: 1, reason: 'Was ill' }, [extended]);
    const changed = await standings([paid, extended]);
    const undone = await bulk.undo(job.databaseId);
    expect(undone).toMatchObject({ undone: 1, kept: 2 });
    const kept = undone.rows.edges.filter(({ node }: { node: { state: string } }) => node.state === 'KEPT');
    expect(new Set(kept.map(({ node }: { node: { message: string } }) => node.message))).toEqual(new Set([ROW_CHANGED_SINCE]));
    expect(await standing(same)).toEqual(before);
    expect(await standings([paid, extended])).toEqual(changed);
    expect(await findProblems(db())).toEqual([]);
  });

  it('leaves a person who paid after the preview, with the reason', async () => {
    const [id = 0] = await newMembers(1);
    const { data } = await bulk.preview('TYPHOON_EXTENSION', INPUT, [id]);
    await payFirst(id);
    const before = await standing(id);
    const job = await bulk.follow('apply', data.it.databaseId, 'admin');
    expect(job).toMatchObject({ changed: 0, failed: 1, rows: { edges: [{ node: { message: ROW_CHANGED } }] } });
    expect(await standing(id)).toEqual(before);
    expect(await newsAbout(job.databaseId)).toEqual([]);
  });

  it('reaches only the cities of the input', async () => {
    const [inNaga = 0] = await newMembers(1, 'Naga');
    const [inLegazpi = 0] = await newMembers(1, 'Legazpi');
    const [nowhere = 0] = await newMembers(1, null);
    const job = await extend([inNaga, inLegazpi, nowhere], { cities: 'Daraga, legazpi' });
    expect(job).toMatchObject({ changed: 1, skipped: 2, skips: [{ message: LIVES_ELSEWHERE, rows: 2 }] });
    expect((await newsAbout(job.databaseId)).map(({ userId }) => userId)).toEqual([inLegazpi]);
  });

  it('can be started for everyone in a province', async () => {
    const ids = await newMembers(2);
    await db().update(users).set({ province: 'Catanduanes' }).where(inList(users.id, ids));
    const PREVIEW = `mutation ($input: JSON!) {
      it: previewBulkJob(operation: TYPHOON_EXTENSION, input: $input, selection: { list: members, search: "province=Catanduanes" }) { databaseId total } }`;
    const { data } = await server.request('admin', PREVIEW, { input: INPUT });
    expect(data.it.total).toBe(2);
    const job = await bulk.follow('apply', data.it.databaseId, 'admin');
    const changed = job.rows.edges.map(({ node }: { node: { subjectId: number } }) => node.subjectId);
    expect(new Set(changed)).toEqual(new Set(ids));
  });

  it('is announced once to each person who got days, and not again by its undo', async () => {
    const ids = await newMembers(60);
    const [elsewhere = 0] = await newMembers(1, 'Legazpi');
    const job = await extend([...ids, elsewhere], { cities: 'Naga', days: 1 });
    const announced = () =>
      db()
        .select()
        .from(announcements)
        .where(eq(announcements.key, `typhoon extension ${job.databaseId}`));
    expect(await announced()).toMatchObject([
      { kind: 'enrolment', title: 'You have one more day', body: 'Stay safe.', path: '/account?q=subscriptions' },
    ]);
    const recipients = (await announced())[0]?.recipients ?? [];
    expect([recipients.length, new Set(recipients)]).toEqual([60, new Set(ids)]);
    await bulk.undo(job.databaseId);
    expect(await announced()).toHaveLength(1);
  });

  it('states the days and the reason in the audit of each person', async () => {
    const [id = 0] = await newMembers(1);
    const { schedule } = await standing(id);
    await extend([id]);
    const entries = await db()
      .select()
      .from(auditEntries)
      .where(sql`${auditEntries.action} = 'typhoon-extension' and ${auditEntries.subjectId} = ${id}`);
    expect(entries).toMatchObject([{ subjectType: 'user', reason: INPUT.reason }]);
    const [entryId, day] = schedule[0] ?? [];
    expect(entries[0]?.before).toMatchObject({ [`payment ${entryId}`]: day });
    expect(entries[0]?.after).toMatchObject({ [`payment ${entryId}`]: laterDay(day) });
  });

  it('takes the same statements for 3 people as for 12', async () => {
    const statementsOf = async (ids: readonly number[]) => {
      let statements = 0;
      const stop = onStatement(() => statements++);
      await extend(ids);
      stop();
      return statements;
    };
    const [few, many] = [await newMembers(3), await newMembers(12)];
    expect(await statementsOf(many)).toBe(await statementsOf(few));
  });
});

describe('access to typhoon extensions', () => {
  it.each(['coach', 'head-coach', 'success-manager', 'tribe-team-ro', 'member'])('is refused to %s', async (key) => {
    expect(codeOf(await bulk.preview('TYPHOON_EXTENSION', INPUT, [1], { key }))).toBe('FORBIDDEN');
  });

  it('skips the person who runs it', async () => {
    const [admin] = await db().select().from(users).where(eq(users.email, 'admin@atlas.example'));
    const { data } = await bulk.preview('TYPHOON_EXTENSION', INPUT, [admin?.id ?? 0]);
    expect(data.it).toMatchObject({ total: 1, skipped: 1 });
  });

  it('changes no one out of scope for a level with the flags', async () => {
    const [id = 0] = await newMembers(1);
    const before = await standing(id);
    await db().execute(
      sql`update access_levels set function_access = function_access || '{"user_enroll/unenroll": true}' where key = 'success-manager'`,
    );
    const { data } = await bulk.preview('TYPHOON_EXTENSION', INPUT, [id], { key: 'success-manager' });
    const job = await bulk.follow('apply', data.it.databaseId, 'success-manager');
    await db().execute(
      sql`update access_levels set function_access = function_access || '{"user_enroll/unenroll": false}' where key = 'success-manager'`,
    );
    expect(job).toMatchObject({ changed: 0, skipped: 1, skips: [{ message: ROW_GONE, rows: 1 }] });
    expect(await standing(id)).toEqual(before);
  });
});

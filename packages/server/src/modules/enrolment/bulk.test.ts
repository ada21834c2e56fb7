import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bulkJobsOf } from '../../testing/bulkJobs.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { codeOf, testServer, type TestServer } from '../../testing/testServer.ts';
import { findProblems } from '../books/verifyRepo.ts';
import { scheduleEntries } from '../payments/tables.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { users } from '../users/tables.ts';

let server: TestServer;
let bulk: Awaited<ReturnType<typeof bulkJobsOf>>;
let input: { funnelId: number; paymentTermId: number; batchId: number };
beforeAll(async () => {
  server = await testServer();
  bulk = await bulkJobsOf(server);
  const { rows } = await db().execute<typeof input>(sql`
    select f.id as "funnelId", t.payment_term_id as "paymentTermId", (select max(id) from batches where archived_at is null) as "batchId"
    from funnels f join funnel_payment_terms t on t.funnel_id = f.id join payment_terms p on p.id = t.payment_term_id
    where f.slug = 'freelancing-course' and p.kind = 'instalments' order by t.position limit 1`);
  if (!rows[0]) throw new Error('The demo sells no course in instalments');
  input = rows[0];
});
afterAll(() => server.close());
const db = () => server.app.database.db;

let made = 0;
async function newPeople(count: number): Promise<number[]> {
  const prefix = `joining-${++made}`;
  const rows = await db()
    .insert(users)
    .values(
      Array.from({ length: count }, (_none, n) => ({
        email: `${prefix}-${n}@example.com`,
        tribeId: `${prefix}-${n}`,
        slug: `${prefix}-${n}`,
        firstName: 'Ana',
        lastName: `Reyes ${n}`,
        createdAt: TEST_NOW,
      })),
    )
    .returning({ id: users.id });
  return rows.map(({ id }) => id);
}
const enrol = (ids: readonly number[], list = 'nonMembers') => bulk.carryOut('ENROL_PEOPLE', input, ids, { list });
const subscriptionsOf = (userId: number) =>
  db().select().from(subscriptions).where(eq(subscriptions.userId, userId)).orderBy(asc(subscriptions.id));
const messagesOf = (job: { rows: { edges: { node: { message: string | null } }[] } }) => job.rows.edges.map(({ node }) => node.message);

describe('enrolling people in bulk', () => {
  it('bills each of them, and is undone with their debt', async () => {
    const ids = await newPeople(3);
    const job = await enrol(ids);
    expect(job).toMatchObject({ changed: 3, skipped: 0, failed: 0 });
    for (const id of ids) expect(await subscriptionsOf(id)).toMatchObject([{ funnelId: input.funnelId, unsubscribedAt: null }]);
    expect(await bulk.undo(job.databaseId)).toMatchObject({ undone: 3, kept: 0 });
    for (const id of ids) {
      expect((await subscriptionsOf(id)).every(({ unsubscribedAt }) => unsubscribedAt !== null)).toBe(true);
      const schedule = await db().select().from(scheduleEntries).where(eq(scheduleEntries.userId, id));
      expect(schedule.length).toBeGreaterThan(1);
      expect(schedule.every(({ voidedAt }) => voidedAt !== null)).toBe(true);
    }
    expect(await findProblems(db())).toEqual([]);
  });

  it('skips who is active in the funnel, with the reason', async () => {
    const [id = 0] = await newPeople(1);
    await enrol([id]);
    const { data } = await bulk.preview('ENROL_PEOPLE', input, [id]);
    expect(data.it.skips).toEqual([{ message: expect.stringMatching(/^Already active in .* Choose Renew instead\.$/), rows: 1 }]);
  });

  it('enrolls who was a member before, and undo leaves the earlier subscription', async () => {
    const [id = 0] = await newPeople(1);
    await enrol([id]);
    const startsAt = new Date('2024-01-01T00:00:00Z');
    await db()
      .update(subscriptions)
      .set({ startsAt, expiresAt: new Date('2024-12-31T00:00:00Z') })
      .where(eq(subscriptions.userId, id));
    const job = await enrol([id], 'members');
    expect(job).toMatchObject({ changed: 1, skipped: 0 });
    expect(await subscriptionsOf(id)).toHaveLength(2);
    expect(await bulk.undo(job.databaseId)).toMatchObject({ undone: 1, kept: 0 });
    expect(await subscriptionsOf(id)).toMatchObject([{ startsAt, unsubscribedAt: null }, { unsubscribedAt: expect.any(Date) as Date }]);
  });

  it('is not undone for who paid since, or renewed', async () => {
    const [paid = 0, renewed = 0] = await newPeople(2);
    const job = await enrol([paid, renewed]);
    const [entry] = await db()
      .select()
      .from(scheduleEntries)
      .where(eq(scheduleEntries.userId, paid))
      .orderBy(asc(scheduleEntries.position));
    const APPROVE = 'mutation ($id: Int!) { approvePaymentScheduleTransaction(id: $id, paymentPlatform: "gcash") { status } }';
    expect(codeOf(await server.request('tribe-team-fa', APPROVE, { id: entry?.id }))).toBeUndefined();
    const RENEW =
      'mutation ($id: Int!, $details: [ManualFunnelDetail!]!) { manualUserSubscription(id: $id, funnelDetails: $details) { id } }';
    const details = [{ id: input.funnelId, paymentTerm: input.paymentTermId, renew: true }];
    expect(codeOf(await server.request('admin', RENEW, { id: renewed, details }))).toBeUndefined();
    const undone = await bulk.undo(job.databaseId);
    expect(undone).toMatchObject({ undone: 0, kept: 2 });
    expect(new Set(messagesOf(undone))).toEqual(
      new Set(['Something was paid or voided since. Unsubscribe the person instead.', 'The subscription was renewed since.']),
    );
    expect((await subscriptionsOf(paid))[0]?.unsubscribedAt).toBeNull();
    expect(await findProblems(db())).toEqual([]);
  });

  it('rejects a payment term that the funnel does not offer', async () => {
    const answer = await bulk.preview('ENROL_PEOPLE', { ...input, paymentTermId: 999_999 }, await newPeople(1));
    expect(codeOf(answer)).toBe('BAD_USER_INPUT');
  });
});

describe('ending subscriptions in bulk', () => {
  const end = (id: number, keepOwed: boolean) =>
    bulk.carryOut('UNENROL', { keepOwed, keepLevel: false, reason: 'Left' }, [id], { list: 'subscriptions' });

  it('keeps what is owed and is undone, or voids it and stays', async () => {
    const [keeps = 0, voids = 0] = await newPeople(2);
    await enrol([keeps, voids]);
    const [kept] = await subscriptionsOf(keeps);
    const [voided] = await subscriptionsOf(voids);
    const ending = await end(kept?.id ?? 0, true);
    expect(ending).toMatchObject({ changed: 1 });
    expect(await bulk.undo(ending.databaseId)).toMatchObject({ undone: 1 });
    expect((await subscriptionsOf(keeps))[0]?.unsubscribedAt).toBeNull();
    const job = await end(voided?.id ?? 0, false);
    const undone = await bulk.undo(job.databaseId);
    expect([undone.kept, messagesOf(undone)]).toEqual([1, ['Its unpaid payments were voided. Enroll the person again.']]);
    expect(await findProblems(db())).toEqual([]);
  });
});

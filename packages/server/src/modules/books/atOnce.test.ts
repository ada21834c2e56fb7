import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiTest, type SalesTest } from '../../testing/apiTest.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { documents, paymentProofs, payments, scheduleEntries } from '../payments/tables.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { users } from '../users/tables.ts';
import { findProblems } from './verifyRepo.ts';

/** The number of simultaneous requests; on PostgreSQL they hold as many connections as the pool has. */
const AT_ONCE = 50;

let world: SalesTest;
let funnelId = 0;
let batchId = 0;
beforeAll(async () => {
  world = await apiTest();
  const { rows } = await db().execute<{ funnelId: number; batchId: number }>(sql`
    select id as "funnelId", (select max(id) from batches where archived_at is null) as "batchId" from funnels where slug = 'freelancing-course'`);
  funnelId = rows[0]?.funnelId ?? 0;
  batchId = rows[0]?.batchId ?? 0;
});
afterAll(() => world.close());
const db = () => world.app.database.db;

async function people(count: number, word: string): Promise<number[]> {
  const rows = await db()
    .insert(users)
    .values(
      Array.from({ length: count }, (_none, index) => {
        const name = `${word}-${index}`;
        return { email: `${name}@example.com`, tribeId: name, slug: name, firstName: 'Ana', lastName: 'Reyes', createdAt: TEST_NOW };
      }),
    )
    .returning({ id: users.id });
  return rows.map(({ id }) => id);
}
const enrol = (id: number) =>
  world.request('admin', 'mutation ($id: Int!, $input: EnrollUserInput!) { enrollUser(id: $id, input: $input) { databaseId } }', {
    id,
    input: { batchId, funnelDetails: [{ funnelId }] },
  });

it(`enrols ${AT_ONCE} people at once, with consecutive numbers`, async () => {
  const ids = await people(AT_ONCE, 'crowd');
  const [last] = await db()
    .select({ number: sql<number>`max(${documents.number})` })
    .from(documents)
    .where(eq(documents.kind, 'statement'));
  const before = last?.number ?? 0;
  const answers = await Promise.all(ids.map(enrol));
  expect(answers.flatMap(({ codes }) => codes)).toEqual([]);
  const issued = await db()
    .select({ number: documents.number })
    .from(documents)
    .where(and(eq(documents.kind, 'statement'), gt(documents.number, before)))
    .orderBy(asc(documents.number));
  expect(issued.map(({ number }) => number - before)).toEqual(ids.map((_id, index) => index + 1));
  expect(await findProblems(db())).toEqual([]);
});

it(`enrols one person once, of ${AT_ONCE} requests`, async () => {
  const [id = 0] = await people(1, 'once');
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => enrol(id)));
  expect(answers.filter(({ codes }) => codes.length === 0)).toHaveLength(1);
  expect(new Set(answers.flatMap(({ codes }) => codes))).toEqual(new Set(['CONFLICT']));
  expect(await db().$count(subscriptions, eq(subscriptions.userId, id))).toBe(1);
});

it(`approves one proof once, of ${AT_ONCE} requests`, async () => {
  const [id = 0] = await people(1, 'proof');
  await enrol(id);
  const [entry] = await db()
    .select()
    .from(scheduleEntries)
    .where(eq(scheduleEntries.userId, id))
    .orderBy(asc(scheduleEntries.position))
    .limit(1);
  const entryId = entry?.id ?? 0;
  const proof = {
    amountCentavos: 100_000,
    platform: 'gcash',
    reference: 'GCASH000000001',
    referenceKey: 'GCASH000000001',
    paidOn: '2025-11-12',
  };
  await db()
    .insert(paymentProofs)
    .values({ ...proof, entryId, userId: id, createdAt: TEST_NOW });
  const approve =
    'mutation ($id: Int!) { approvePaymentScheduleTransaction(id: $id, paymentPlatform: "gcash", externalInvoiceId: "N/A") { status } }';
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_none, index) => world.request(index % 2 ? 'admin' : 'tribe-team-fa', approve, { id: entryId })),
  );
  expect(answers.filter(({ codes }) => codes.length === 0)).toHaveLength(1);
  expect(new Set(answers.flatMap(({ codes }) => codes))).toEqual(new Set(['CONFLICT']));
  expect(await db().$count(payments, eq(payments.userId, id))).toBe(1);
  expect(await findProblems(db())).toEqual([]);
});

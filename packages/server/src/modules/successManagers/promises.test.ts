import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiTest, type SalesTest } from '../../testing/apiTest.ts';
import { entry as entryFixture } from '../../testing/moneyFixtures.ts';
import { mutationWorld } from '../../testing/mutationWorld.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { auditEntries } from '../audit/tables.ts';
import { findProblems } from '../books/verifyRepo.ts';
import { payments, scheduleEntries } from '../payments/tables.ts';
import { users } from '../users/tables.ts';
import { createContext } from '../../commands/context.ts';
import { contextOf } from '../../testing/testServer.ts';
import { decideDuePromises, savePromise } from './promiseCommands.ts';
import { findPaidSince } from './promiseRepo.ts';
import { paymentPromises, portfolio, successManagers } from './tables.ts';

let world: SalesTest;
beforeAll(async () => {
  world = await apiTest();
});
afterAll(() => world.close());
const db = () => world.app.database.db;

const SAVE = `mutation ($id: Int, $userId: Int!, $input: PromiseInput!, $key: String) {
  savePromise(databaseId: $id, userId: $userId, input: $input, idempotencyKey: $key) {
    databaseId amount promisedFor state note entry { databaseId } manager { user { databaseId } } } }`;
const APPROVE = `mutation ($id: Int!, $amount: Int) {
  approvePaymentScheduleTransaction(id: $id, paymentPlatform: "gcash", externalInvoiceId: "N/A", amount: $amount) { status } }`;
const REVOKE = 'mutation ($id: Int!) { disapprovePaymentScheduleTransaction(id: $id, remarks: "It came back") { status } }';
const CORRECT = `mutation ($id: Int!) { correctPayment(id: $id, input: { kind: PLATFORM, paymentPlatform: "maya", reason: "It was Maya" }) { id } }`;
const RECORD = `mutation ($userId: Int!, $entryIds: [Int!]!, $amount: Float!) {
  recordPayment(userId: $userId, entryIds: $entryIds, input: { paymentPlatform: "gcash", amount: $amount }) { databaseId } }`;

/** A person in the portfolio of the demo's success manager, who owes two payments of ₱1,000.00. */
let person = { id: 0, first: 0, second: 0 };
beforeEach(async () => {
  world.app.setNow(at('2025-11-11'));
  const rows = mutationWorld({ app: world.app, idOf: world.idOf } as never);
  const first = await rows.row(entryFixture);
  const [row] = await db().select().from(scheduleEntries).where(eq(scheduleEntries.id, first));
  const id = row?.userId ?? 0;
  await db().execute(sql`update invoices set total_centavos = 200000 where id = ${row?.invoiceId}`);
  const second =
    await rows.numberFrom(sql`insert into schedule_entries (invoice_id, user_id, position, price_centavos, schedule_date, created_at)
    values (${row?.invoiceId}, ${id}, 2, 100000, '2025-12-20', ${TEST_NOW}) returning id`);
  await rows.numberFrom(sql`
    with j as (insert into journal_entries (kind, subject_type, subject_id, business_day, idempotency_key, created_at)
        values ('billed', 'invoice', ${row?.invoiceId}, '2025-11-12', ${`billed again:invoice:${row?.invoiceId}`}, ${TEST_NOW}) returning id)
    insert into postings (journal_entry_id, account, invoice_id, centavos)
    select j.id, side.account, ${row?.invoiceId}::int, side.centavos from j, (values ('receivable', 100000), ('sales', -100000)) as side (account, centavos) returning id`);
  const [manager] = await db()
    .select()
    .from(successManagers)
    .where(eq(successManagers.userId, await world.idOf('success-manager')));
  await db()
    .insert(portfolio)
    .values({ userId: id, managerId: manager?.id ?? 0, since: TEST_NOW });
  // The schedule is older than any promise.
  await db()
    .update(scheduleEntries)
    .set({ createdAt: at('2025-10-01') })
    .where(eq(scheduleEntries.userId, id));
  person = { id, first, second };
});

/** Ten in the morning in Manila. */
const at = (day: string) => new Date(`${day}T10:00:00+08:00`);
const input = (more: object = {}) => ({ amount: 1000, promisedFor: '2025-11-20', note: 'After payday', ...more });
const save = (
  more: object = {},
  { by = 'success-manager', ...variables }: { by?: string; id?: number; userId?: number; key?: string } = {},
) => world.request(by, SAVE, { userId: person.id, input: input(more), ...variables });
const promise = async (more: object = {}) => {
  const { data, errors } = await save(more);
  expect(errors).toEqual([]);
  return data.savePromise.databaseId as number;
};
const approve = async (id: number, amount?: number) => expect((await world.request('admin', APPROVE, { id, amount })).errors).toEqual([]);
const state = async (id: number) => (await db().select().from(paymentPromises).where(eq(paymentPromises.id, id)))[0]?.state;
const entries = () =>
  db().select().from(scheduleEntries).where(eq(scheduleEntries.userId, person.id)).orderBy(asc(scheduleEntries.position));
const owed = async () => (await entries()).filter(({ status }) => status === 'Unpaid').map(({ id }) => id);

describe('a promise to pay', () => {
  it('is noted by the success manager of the portfolio, in the audit', async () => {
    const { data } = await save({ entryId: person.first, amount: 500.5 });
    expect(data.savePromise).toMatchObject({
      amount: 500.5,
      promisedFor: '2025-11-20',
      state: 'OPEN',
      note: 'After payday',
      entry: { databaseId: person.first },
      manager: { user: { databaseId: await world.idOf('success-manager') } },
    });
    const [audited] = await db()
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'savePromise'), eq(auditEntries.subjectId, data.savePromise.databaseId)));
    expect(audited).toMatchObject({ subjectType: 'payment promise', before: null, after: { amountCentavos: 50_050, note: '[personal]' } });
  });

  it('is noted once, however often the request arrives', async () => {
    const key = `promise of ${person.id} 000000`;
    const [one, other] = [await save({}, { key }), await save({}, { key })];
    expect(other.data.savePromise.databaseId).toBe(one.data.savePromise.databaseId);
    expect(await db().$count(paymentPromises, eq(paymentPromises.userId, person.id))).toBe(1);
  });

  it.each([
    [{ promisedFor: '2025-11-10' }, { promisedFor: 'Promised for cannot be in the past.' }],
    [{ promisedFor: '2026-01-11' }, { promisedFor: 'Promised for has to be within 60 days.' }],
    [{ amount: 0.5 }, { amount: 'Amount is too low' }],
    [{ amount: 2000.01 }, { amount: 'At most ₱2,000.00 is owed.' }],
  ])('is refused with %j', async (more, fieldErrors) => {
    expect(await save(more)).toMatchObject({ codes: ['BAD_USER_INPUT'], errors: [{ fieldErrors }] });
  });

  it('of one payment is at most what is due of it', async () => {
    expect((await save({ entryId: person.first, amount: 1001 })).errors[0]?.fieldErrors).toEqual({ amount: 'At most ₱1,000.00 is owed.' });
    expect((await save({ entryId: person.first, amount: 1000 })).codes).toEqual([]);
  });

  it('is refused for a payment of someone else, for a second one, and without a success manager', async () => {
    const [other] = await db()
      .select()
      .from(scheduleEntries)
      .where(sql`${scheduleEntries.userId} <> ${person.id}`)
      .limit(1);
    expect((await save({ entryId: other?.id })).codes).toEqual(['NOT_FOUND']);
    await promise();
    expect((await save()).codes).toEqual(['CONFLICT']);
    expect((await save({ entryId: person.first })).codes).toEqual([]);
    await db().delete(portfolio).where(eq(portfolio.userId, person.id));
    expect((await save({ entryId: person.second }, { by: 'admin' })).codes).toEqual(['CONFLICT']);
  });

  it('is refused to readers, to managers of other portfolios, about the own money, and while viewing as someone', async () => {
    expect((await save({}, { by: 'tribe-team-ro' })).codes).toEqual(['FORBIDDEN']);
    await db().delete(portfolio).where(eq(portfolio.userId, person.id));
    expect((await save()).codes).toEqual(['NOT_FOUND']);
    const self = await world.idOf('success-manager');
    expect((await save({}, { userId: self })).codes).toEqual(['FORBIDDEN']);
    const { visitor, session } = await contextOf(world.app, 'admin');
    const viewing = createContext(world.app, visitor, session && { ...session, impersonatorId: self });
    await expect(savePromise(viewing, { id: null, userId: person.id }, input())).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('can be changed while it is open', async () => {
    const id = await promise();
    expect((await save({ amount: 700, promisedFor: '2025-11-25', note: '' }, { id })).data.savePromise).toMatchObject({
      databaseId: id,
      amount: 700,
      promisedFor: '2025-11-25',
      note: '',
    });
    await approve(person.first, 700);
    expect(await state(id)).toBe('kept');
    expect((await save({}, { id })).codes).toEqual(['CONFLICT']);
  });

  it('that is lowered to what was paid since is kept at once', async () => {
    const id = await promise({ amount: 1500 });
    await approve(person.first, 700);
    expect([await state(id), (await save({ amount: 700 }, { id })).data.savePromise.state]).toEqual(['open', 'KEPT']);
  });
});

describe('what is paid decides', () => {
  it.each([
    [999, 'open'],
    [1000, 'kept'],
    [1500, 'kept'],
  ])('a payment of ₱%s makes it %s', async (amount, expected) => {
    const id = await promise();
    await approve(person.first, amount);
    expect(await state(id)).toBe(expected);
    expect(await findProblems(db())).toEqual([]);
  });

  it('a payment from before the promise does not count, nor does its correction afterwards', async () => {
    await approve(person.first);
    world.app.setNow(at('2025-11-12'));
    const id = await promise();
    const [payment] = await db().select().from(payments).where(eq(payments.userId, person.id));
    expect((await world.request('admin', CORRECT, { id: payment?.id })).errors).toEqual([]);
    expect([await state(id), await findPaidSince(db(), id)]).toEqual(['open', 0]);
    await approve(person.second);
    expect(await state(id)).toBe('kept');
  });

  it('a payment that is corrected after it kept the promise still keeps it', async () => {
    const id = await promise();
    await approve(person.first);
    const [payment] = await db().select().from(payments).where(eq(payments.userId, person.id));
    await world.request('admin', CORRECT, { id: payment?.id });
    expect([await state(id), await findPaidSince(db(), id)]).toEqual(['kept', 100_000]);
  });

  it('a promise of one payment is kept in parts, and not by another payment', async () => {
    const id = await promise({ entryId: person.first });
    await approve(person.second);
    expect(await state(id)).toBe('open');
    await approve(person.first, 400);
    expect([await state(id), await findPaidSince(db(), id)]).toEqual(['open', 40_000]);
    const [rest] = await owed();
    await approve(rest ?? 0);
    expect(await state(id)).toBe('kept');
  });

  it('is broken on the day after the promised one, not on it, and kept by a late payment', async () => {
    const id = await promise();
    world.app.setNow(new Date('2025-11-20T15:59:59Z'));
    await decideDuePromises(world.app);
    expect(await state(id)).toBe('open');
    world.app.setNow(new Date('2025-11-20T16:00:00Z'));
    await decideDuePromises(world.app);
    expect(await state(id)).toBe('broken');
    await approve(person.first);
    expect(await state(id)).toBe('kept');
  });

  it('a revoked payment reopens it, or breaks it after its day', async () => {
    const id = await promise();
    await approve(person.first);
    await world.request('admin', REVOKE, { id: person.first });
    expect(await state(id)).toBe('open');
    await approve(person.first);
    world.app.setNow(at('2025-11-21'));
    await world.request('admin', REVOKE, { id: person.first });
    expect(await state(id)).toBe('broken');
  });

  it('money that became credit keeps a promise of all that is owed by the next day', async () => {
    const id = await promise();
    expect((await world.request('admin', RECORD, { userId: person.id, entryIds: [], amount: 1000 })).errors).toEqual([]);
    await decideDuePromises(world.app);
    expect(await state(id)).toBe('kept');
  });
});

it('a person and an entry have their promises, for those who collect', async () => {
  const QUERY = `query ($id: Int!) { user(id: $id) { money { promises { databaseId } }
    invoices { paymentSchedule { databaseId promise { databaseId state } } } } }`;
  const read = async (by: string) => world.request(by, QUERY, { id: person.id });
  const whole = await promise();
  const ofEntry = await promise({ entryId: person.first, amount: 200 });
  const promisesOf = async (by: string) => {
    const { data } = await read(by);
    return data.user.invoices[0].paymentSchedule.map((row: { promise: { databaseId: number } | null }) => row.promise?.databaseId ?? null);
  };
  expect(await promisesOf('success-manager')).toEqual([ofEntry, whole]);
  await db().update(paymentPromises).set({ state: 'kept' }).where(eq(paymentPromises.id, whole));
  expect(await promisesOf('tribe-team-ro')).toEqual([ofEntry, null]);
  expect((await read('admin')).data.user.money.promises.map(({ databaseId }: { databaseId: number }) => databaseId)).toEqual([
    ofEntry,
    whole,
  ]);
  const [member] = await db().select().from(users).where(eq(users.id, person.id));
  expect(member?.id).toBe(person.id);
  expect(
    (await world.request('member', 'query ($id: Int!) { user(id: $id) { money { promises { id } } } }', { id: await world.idOf('member') }))
      .codes,
  ).toEqual(['FORBIDDEN']);
});

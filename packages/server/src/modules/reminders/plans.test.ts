import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OWED_CHANGED, RECEIPT_WAITS } from '@atlas/domain/reminders';
import { createContext } from '../../commands/context.ts';
import { seededRandom } from '../../seed/seededRandom.ts';
import { apiTest, type SalesTest } from '../../testing/apiTest.ts';
import { type OwingMember, owingMember } from '../../testing/owingMember.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { contextOf } from '../../testing/testServer.ts';
import { auditEntries } from '../audit/tables.ts';
import { findProblems } from '../books/verifyRepo.ts';
import { notifications } from '../notifications/tables.ts';
import { paymentProofs, scheduleEntries } from '../payments/tables.ts';
import { acceptPlan, expirePlans } from './planCommands.ts';
import { rewriteSchedule } from './planRepo.ts';
import { payPlans } from './tables.ts';

let world: SalesTest;
beforeAll(async () => {
  world = await apiTest();
});
afterAll(() => world.close());
const db = () => world.app.database.db;

const PROPOSE = `mutation ($input: ProposePlanInput!, $key: String) { proposePlan(input: $input, idempotencyKey: $key) {
  databaseId state owed note expiresAt entries { date amount } proposedBy { databaseId } invoice { databaseId } } }`;
const ACCEPT = 'mutation ($id: Int!, $key: String) { acceptPlan(databaseId: $id, idempotencyKey: $key) { state decidedAt } }';
const DECLINE = 'mutation ($id: Int!) { declinePlan(databaseId: $id) { state } }';
const WITHDRAW = 'mutation ($id: Int!) { withdrawPlan(databaseId: $id) { state } }';
const APPROVE = `mutation ($id: Int!, $amount: Int) {
  approvePaymentScheduleTransaction(id: $id, paymentPlatform: "gcash", externalInvoiceId: "N/A", amount: $amount) { status } }`;

/** The demo's newcomer, who owes three payments of ₱1,000.00, two of them overdue. */
let member: OwingMember;
beforeEach(async () => {
  world.app.setNow(TEST_NOW);
  await db().update(payPlans).set({ state: 'withdrawn', decidedAt: TEST_NOW }).where(eq(payPlans.state, 'proposed'));
  member = await asNewcomer(
    await owingMember(
      world.app,
      ['2025-10-15', '2025-10-31', '2025-11-15'].map((day) => ({ day, centavos: 100_000 })),
    ),
  );
});

/** Gives an owing member the sign-in of the demo's newcomer. */
async function asNewcomer(owing: OwingMember): Promise<OwingMember> {
  const newcomer = await world.idOf('newcomer');
  // An invoice and its entries keep their owner, so the account moves instead.
  await db().execute(sql`
    with levels as (update user_access_levels set user_id = ${owing.id} where user_id = ${newcomer} returning 1),
      old as (update users set email = ${`old-${newcomer}@example.com`} where id = ${newcomer} returning password_hash, id)
    select count(*) from levels, old`);
  await db().execute(sql`update users set email = 'newcomer@atlas.example',
    password_hash = (select password_hash from users other where other.id = ${newcomer}) where id = ${owing.id}`);
  return owing;
}

const propose = (more: object = {}, { by = 'admin', key }: { by?: string; key?: string } = {}) =>
  world.request(by, PROPOSE, { input: { invoiceId: member.invoiceId, count: 4, firstDay: '2025-11-15', ...more }, key });
const proposed = async (more: object = {}) => {
  const { data, errors } = await propose(more);
  expect(errors).toEqual([]);
  return data.proposePlan.databaseId as number;
};
const accept = (id: number, key?: string) => world.request('newcomer', ACCEPT, { id, key });
const schedule = async () =>
  (
    await db().select().from(scheduleEntries).where(eq(scheduleEntries.invoiceId, member.invoiceId)).orderBy(asc(scheduleEntries.position))
  ).map(({ position, priceCentavos, allocatedCentavos, scheduleDate, status }) => [
    position,
    priceCentavos,
    allocatedCentavos,
    scheduleDate,
    status,
  ]);
const receivable = async () =>
  Number(
    (await db().execute(sql`select sum(centavos) as sum from postings where account = 'receivable' and invoice_id = ${member.invoiceId}`))
      .rows[0]?.['sum'],
  );
const stateOf = async (id: number) => (await db().select().from(payPlans).where(eq(payPlans.id, id)))[0]?.state;
const newsOf = async (userId: number) =>
  (await db().select().from(notifications).where(eq(notifications.userId, userId)).orderBy(asc(notifications.id))).map(
    ({ kind, title }) => [kind, title],
  );
/** Pesos that become credit of the member. */
const credit = (amount: number) =>
  world.request(
    'admin',
    'mutation ($userId: Int!, $amount: Int!) { recordPayment(userId: $userId, entryIds: [], input: { paymentPlatform: "gcash", amount: $amount }) { id } }',
    { userId: member.id, amount },
  );
const applyCreditTo = (id = 0) => world.request('admin', 'mutation ($id: Int!) { applyCredit(id: $id) { due } }', { id });

describe('a plan', () => {
  it('splits what is owed over paydays, waits for the member, and notifies them', async () => {
    const { data } = await propose({ note: 'As we talked' });
    expect(data.proposePlan).toMatchObject({
      state: 'PROPOSED',
      owed: 3000,
      note: 'As we talked',
      // The end of the first payment's day is sooner than seven days.
      expiresAt: '2025-11-15T15:59:59.999Z',
      entries: [
        { date: '2025-11-15', amount: 750 },
        { date: '2025-11-30', amount: 750 },
        { date: '2025-12-15', amount: 750 },
        { date: '2025-12-31', amount: 750 },
      ],
      proposedBy: { databaseId: await world.idOf('admin') },
      invoice: { databaseId: member.invoiceId },
    });
    expect(await newsOf(member.id)).toEqual([['enrolment', 'We have a new payment plan for you']]);
    const { data: read } = await world.request(
      'newcomer',
      'query { viewer { myInvoices { databaseId payPlan { databaseId state entries { date amount } } } } }',
    );
    const own = read.viewer.myInvoices.find(({ databaseId }: { databaseId: number }) => databaseId === member.invoiceId);
    expect(own.payPlan).toMatchObject({ databaseId: data.proposePlan.databaseId, state: 'PROPOSED' });
    expect(await schedule()).toHaveLength(3);
  });

  it('waits for seven days when its first payment is later', async () => {
    expect((await propose({ firstDay: '2025-11-30' })).data.proposePlan.expiresAt).toBe('2025-11-19T02:00:00.000Z');
  });

  it.each([
    [{ count: 2 }, { count: 'Number of payments: 3 to 12, because 3 are unpaid.' }],
    [{ count: 13 }, { count: 'Number of payments is too high' }],
    [{ firstDay: '2025-11-11' }, { firstDay: 'First payment cannot be in the past.' }],
    [{ firstDay: '2025-12-15' }, { firstDay: 'First payment has to be within 31 days.' }],
    [{ firstDay: 'soon' }, { firstDay: 'First payment is not valid' }],
  ])('is refused with %j', async (more, fieldErrors) => {
    expect(await propose(more)).toMatchObject({ codes: ['BAD_USER_INPUT'], errors: [{ fieldErrors }] });
  });

  it('is proposed once, however often the request arrives, and one at a time', async () => {
    const key = `plan of ${member.id} 0000000000`;
    const [one, other] = [await propose({}, { key }), await propose({}, { key })];
    expect(other.data.proposePlan.databaseId).toBe(one.data.proposePlan.databaseId);
    const { codes, errors } = await propose();
    expect([codes, errors[0]?.message]).toEqual([['CONFLICT'], 'A plan for this invoice waits already. Withdraw it first.']);
    await world.request('admin', WITHDRAW, { id: one.data.proposePlan.databaseId });
    expect((await propose()).codes).toEqual([]);
  });

  it('is refused when nothing is owed, and to staff about their own money', async () => {
    for (const id of member.entryIds) await world.request('admin', APPROVE, { id });
    expect((await propose()).errors[0]?.message).toBe('Nothing is owed of this invoice.');
    const own = await owingMember(world.app, [{ day: '2025-10-15', centavos: 100_000 }]);
    await db().execute(sql`update invoices set user_id = ${await world.idOf('admin')} where id = ${own.invoiceId}`);
    expect((await propose({ invoiceId: own.invoiceId })).codes).toEqual(['FORBIDDEN']);
    expect((await propose({}, { by: 'success-manager' })).codes).toEqual(['FORBIDDEN']);
  });
});

describe('accepting', () => {
  it('gives the unpaid entries their new days and amounts, and adds the others behind them', async () => {
    await world.request('admin', APPROVE, { id: member.entryIds[0] });
    const before = await receivable();
    const id = await proposed({ count: 3 });
    const { data, errors } = await accept(id);
    expect([errors, data.acceptPlan.state]).toEqual([[], 'ACCEPTED']);
    expect(await schedule()).toEqual([
      [1, 100_000, 100_000, '2025-10-15', 'Paid'],
      [2, 66_600, 0, '2025-11-15', 'Unpaid'],
      [3, 66_600, 0, '2025-11-30', 'Unpaid'],
      [4, 66_800, 0, '2025-12-15', 'Unpaid'],
    ]);
    expect(await receivable()).toBe(before);
    expect(await findProblems(db())).toEqual([]);
    const invoice = await world.request(
      'admin',
      'query ($id: Int!) { viewer { invoice(databaseId: $id) { total balance addsUp payPlan { state } } } }',
      {
        id: member.invoiceId,
      },
    );
    expect(invoice.data.viewer.invoice).toEqual({ total: 3000, balance: 2000, addsUp: true, payPlan: null });
    expect((await newsOf(await world.idOf('admin'))).at(-1)).toEqual(['staff-task', 'A member accepted your payment plan']);
  });

  it('keeps what credit paid of an entry, with its rest directly behind it', async () => {
    expect((await credit(400)).errors).toEqual([]);
    expect((await applyCreditTo(member.entryIds[1])).errors).toEqual([]);
    const id = await proposed({ count: 4 });
    expect((await accept(id)).errors).toEqual([]);
    expect(await schedule()).toEqual([
      [1, 65_000, 0, '2025-11-15', 'Unpaid'],
      [2, 40_000, 40_000, '2025-10-31', 'Paid'],
      [3, 65_000, 0, '2025-11-30', 'Unpaid'],
      [4, 65_000, 0, '2025-12-15', 'Unpaid'],
      [5, 65_000, 0, '2025-12-31', 'Unpaid'],
    ]);
    expect(await findProblems(db())).toEqual([]);
  });

  it('puts payments behind the last unpaid entry when a later one is paid', async () => {
    await world.request('admin', APPROVE, { id: member.entryIds[2] });
    expect((await accept(await proposed({ count: 3 }))).errors).toEqual([]);
    expect(await schedule()).toEqual([
      [1, 66_600, 0, '2025-11-15', 'Unpaid'],
      [2, 66_600, 0, '2025-11-30', 'Unpaid'],
      [3, 66_800, 0, '2025-12-15', 'Unpaid'],
      [4, 100_000, 100_000, '2025-11-15', 'Paid'],
    ]);
    expect(await findProblems(db())).toEqual([]);
  });

  it('is audited with the schedule before and after, and changes nothing the second time', async () => {
    const id = await proposed();
    const key = `accept plan ${id} 00000000`;
    expect([(await accept(id, key)).codes, (await accept(id, key)).codes, (await accept(id)).codes]).toEqual([[], [], []]);
    const audited = await db()
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'acceptPlan'), eq(auditEntries.subjectId, id)));
    expect(audited).toMatchObject([
      {
        subjectType: 'payment plan',
        actorId: member.id,
        before: { state: 'proposed', schedule: ['₱1,000.00 on 2025-10-15', '₱1,000.00 on 2025-10-31', '₱1,000.00 on 2025-11-15'] },
        after: {
          state: 'accepted',
          schedule: ['₱750.00 on 2025-11-15', '₱750.00 on 2025-11-30', '₱750.00 on 2025-12-15', '₱750.00 on 2025-12-31'],
        },
      },
    ]);
    expect((await world.request('newcomer', DECLINE, { id })).errors[0]?.message).toBe('This plan was accepted already.');
  });

  it('twice at the same time rewrites the schedule once', async () => {
    const id = await proposed();
    const answers = await Promise.all([accept(id), accept(id), accept(id)]);
    expect(answers.flatMap(({ codes }) => codes)).toEqual([]);
    expect(await schedule()).toHaveLength(4);
    expect(await findProblems(db())).toEqual([]);
  });

  it('at the moment of a payment either splits what is left or is refused', async () => {
    const id = await proposed();
    const [accepted, approved] = await Promise.all([accept(id), world.request('admin', APPROVE, { id: member.entryIds[0], amount: 1000 })]);
    expect([approved.codes, [[], ['CONFLICT']]]).toEqual([[], expect.arrayContaining([accepted.codes])]);
    const entries = await schedule();
    expect(entries.reduce((sum, [, price]) => sum + Number(price), 0)).toBe(300_000);
    expect(await findProblems(db())).toEqual([]);
  });

  it.each<[string, string, () => Promise<unknown>]>([
    ['something was paid since', OWED_CHANGED, () => world.request('admin', APPROVE, { id: member.entryIds[0] })],
    [
      'an entry was added since',
      OWED_CHANGED,
      () =>
        world.request(
          'admin',
          'mutation ($id: Int!) { addPaymentSchedule(input: { invoiceId: $id, scheduleDate: "2025-12-01", price: 5 }) { id } }',
          {
            id: member.invoiceId,
          },
        ),
    ],
    [
      'an entry was split since',
      OWED_CHANGED,
      () =>
        db()
          .execute(sql`with cut as (update schedule_entries set price_centavos = 50000 where id = ${member.entryIds[2]} returning invoice_id, user_id)
          insert into schedule_entries (invoice_id, user_id, position, price_centavos, schedule_date, created_at)
          select invoice_id, user_id, place, 25000, '2025-11-15', ${TEST_NOW} from cut, generate_series(4, 5) as place`),
    ],
    [
      'a receipt waits',
      RECEIPT_WAITS,
      () =>
        db()
          .insert(paymentProofs)
          .values({
            entryId: member.entryIds[1],
            userId: member.id,
            amountCentavos: 100_000,
            platform: 'gcash',
            reference: `GC${member.id}`,
            referenceKey: `GC${member.id}`,
            paidOn: '2025-11-10',
            createdAt: TEST_NOW,
          }),
    ],
  ])('is refused when %s', async (_what, message, happens) => {
    const id = await proposed();
    await happens();
    const before = await schedule();
    const { codes, errors } = await accept(id);
    expect([codes, errors[0]?.message, await stateOf(id)]).toEqual([['CONFLICT'], message, 'proposed']);
    expect(await schedule()).toEqual(before);
  });

  it('is for the member only, and not while staff view Atlas as the member', async () => {
    const id = await proposed();
    for (const by of ['member', 'admin']) {
      expect((await world.request(by, ACCEPT, { id })).codes).toEqual(['NOT_FOUND']);
      expect((await world.request(by, DECLINE, { id })).codes).toEqual(['NOT_FOUND']);
    }
    const { visitor, session } = await contextOf(world.app, 'newcomer');
    const viewing = createContext(world.app, visitor, session && { ...session, impersonatorId: await world.idOf('admin') });
    await expect(acceptPlan(viewing, id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await stateOf(id)).toBe('proposed');
  });
});

describe('a plan that is not accepted', () => {
  it('is declined by the member, who can say so twice', async () => {
    const id = await proposed();
    const before = await schedule();
    expect((await world.request('newcomer', DECLINE, { id })).data.declinePlan.state).toBe('DECLINED');
    expect((await world.request('newcomer', DECLINE, { id })).codes).toEqual([]);
    expect((await accept(id)).errors[0]?.message).toBe('This plan was declined.');
    expect(await schedule()).toEqual(before);
    expect((await newsOf(await world.idOf('admin'))).at(-1)).toEqual(['staff-task', 'A member declined your payment plan']);
  });

  it('is withdrawn by staff', async () => {
    const id = await proposed();
    expect((await world.request('tribe-team-fa', WITHDRAW, { id })).data.withdrawPlan.state).toBe('WITHDRAWN');
    expect((await world.request('admin', WITHDRAW, { id })).codes).toEqual([]);
    expect((await accept(id)).codes).toEqual(['CONFLICT']);
  });

  it('expires after seven days, to the instant', async () => {
    const id = await proposed({ firstDay: '2025-11-30' });
    world.app.setNow(new Date('2025-11-19T01:59:59.999Z'));
    expect([await expirePlans(world.app), await stateOf(id)]).toEqual([0, 'proposed']);
    world.app.setNow(new Date('2025-11-19T02:00:00Z'));
    expect((await accept(id)).errors[0]?.message).toBe('This plan has expired. Message us if you need another one.');
    expect(await expirePlans(world.app)).toBe(1);
    expect(await stateOf(id)).toBe('expired');
    expect((await newsOf(await world.idOf('admin'))).at(-1)).toEqual(['staff-task', 'A payment plan expired without an answer']);
    const [audited] = await db()
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'expirePlan'), eq(auditEntries.subjectId, id)));
    expect(audited).toMatchObject({ before: { state: 'proposed' }, after: { state: 'expired' }, actorId: null });
  });
});

it('rewriting any schedule keeps the sum of the prices, what is paid, and the order of the positions', async () => {
  const random = seededRandom('schedules and plans');
  for (let one = 0; one < 25; one++) {
    const owing = await owingMember(
      world.app,
      Array.from({ length: random.between(1, 6) }, (_none, n) => ({
        day: `2025-${10 + (n % 3)}-15`,
        centavos: random.between(5, 40) * 1000,
      })),
    );
    const of = () =>
      db().select().from(scheduleEntries).where(eq(scheduleEntries.invoiceId, owing.invoiceId)).orderBy(asc(scheduleEntries.position));
    for (const { id, priceCentavos } of await of()) {
      const share = random.pick([0, 0, priceCentavos, random.between(1, priceCentavos - 1)]);
      if (share > 0)
        await db().execute(
          sql`insert into payment_allocations (user_id, entry_id, amount_centavos, created_at) values (${owing.id}, ${id}, ${share}, ${TEST_NOW})`,
        );
    }
    const before = await of();
    const open = before.filter(({ status }) => status === 'Unpaid');
    if (open.length === 0) continue;
    const owed = open.reduce((sum, entry) => sum + entry.priceCentavos - entry.allocatedCentavos, 0);
    const plan = Array.from({ length: open.length + random.between(0, 4) }, (_none, n) => ({ date: `2026-01-${10 + n}`, centavos: 1 }));
    for (const last of plan.slice(-1)) last.centavos = owed - plan.length + 1;
    await world.app.database.transaction((tx) => rewriteSchedule(tx, TEST_NOW, before, plan));
    const after = await of();
    const sum = (rows: typeof after, key: 'priceCentavos' | 'allocatedCentavos') => rows.reduce((total, row) => total + row[key], 0);
    expect([sum(after, 'priceCentavos'), sum(after, 'allocatedCentavos')]).toEqual([
      sum(before, 'priceCentavos'),
      sum(before, 'allocatedCentavos'),
    ]);
    expect(after.map(({ position }) => position)).toEqual(after.map((_entry, n) => n + 1));
    const unpaid = after.filter(({ status }) => status === 'Unpaid');
    expect(unpaid.map(({ scheduleDate, priceCentavos }) => ({ date: scheduleDate, centavos: priceCentavos }))).toEqual(plan);
    const paid = before
      .filter(({ status }) => status === 'Paid')
      .map(({ id, priceCentavos, scheduleDate }) => ({ id, priceCentavos, scheduleDate }));
    expect(after).toEqual(expect.arrayContaining(paid.map((row) => expect.objectContaining(row))));
  }
});

import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiTest, type SalesTest } from '../../testing/apiTest.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { auditEntries } from '../audit/tables.ts';
import { findProblems } from '../books/verifyRepo.ts';
import { commissions } from '../commissions/tables.ts';
import { journalEntries, postings } from '../ledger/tables.ts';
import { notifications } from '../notifications/tables.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { users } from '../users/tables.ts';
import { documents, paymentProofs, payments, refunds, scheduleEntries } from './tables.ts';

let world: SalesTest;
beforeAll(async () => {
  world = await apiTest();
});
afterAll(() => world.close());
const db = () => world.app.database.db;

const APPROVE = `mutation ($id: Int!, $platform: String!, $more: String, $amount: Int, $paidOn: Day, $reference: String, $reason: String, $proofId: Int, $revision: Int) {
  approvePaymentScheduleTransaction(id: $id, paymentPlatform: $platform, externalInvoiceId: $more, amount: $amount, paidOn: $paidOn,
    transactionId: $reference, reason: $reason, proofId: $proofId, revision: $revision) {
    databaseId status paymentPlatform transactionId externalInvoiceId paidOn due paid approvedBy { databaseId } } }`;
const REVOKE = `mutation ($id: Int!, $remarks: String!) { disapprovePaymentScheduleTransaction(id: $id, remarks: $remarks) { status paymentPlatform transactionId remarks } }`;
const UPDATE = `mutation ($id: Int!, $input: UpdatePaymentScheduleInput!) { updatePaymentSchedule(id: $id, input: $input) { price scheduleDate status paymentPlatform } }`;
const ADD = `mutation ($input: AddPaymentScheduleInput!) { addPaymentSchedule(input: $input) { databaseId position price status paymentPlatform } }`;
const VOID = `mutation ($id: Int!) { voidPaymentSchedule(id: $id, remarks: "No longer owed") { statusText } }`;
const CREDIT = `mutation ($id: Int!) { applyCredit(id: $id) { due } }`;
const CORRECT = `mutation ($id: Int!, $input: CorrectionInput!) { correctPayment(id: $id, input: $input) { reversedAt } }`;
const REFUND = `mutation ($invoiceId: Int, $userId: Int, $input: RefundInput!) { refundPayment(invoiceId: $invoiceId, userId: $userId, input: $input) { databaseId state } }`;

/** A person with three payments of ₱3,000.00, and the numbers of their entries. */
let person = { id: 0, invoiceId: 0, entryIds: [0, 0, 0] };
let count = 0;
beforeEach(async () => {
  person = await enrolled();
});

async function enrolled(affiliateId: number | null = null) {
  const name = `payer-${++count}`;
  const [user] = await db()
    .insert(users)
    .values({ email: `${name}@example.com`, tribeId: name, slug: name, firstName: 'Lito', lastName: `Reyes ${count}`, createdAt: TEST_NOW })
    .returning({ id: users.id });
  const id = user?.id ?? 0;
  const { rows } = await db().execute<{ invoiceId: number }>(sql`
    with s as (insert into subscriptions (user_id, funnel_id, affiliate_id, starts_at, expires_at, created_at)
        values (${id}, 1, ${affiliateId}, ${TEST_NOW}, '2026-11-12', ${TEST_NOW}) returning id),
      i as (insert into invoices (number, subscription_id, user_id, total_centavos, created_at)
        select ${name}, id, ${id}, 900000, ${TEST_NOW} from s returning id)
    select id as "invoiceId" from i`);
  const invoiceId = rows[0]?.invoiceId ?? 0;
  const entries = await db()
    .insert(scheduleEntries)
    .values(
      [1, 2, 3].map((position) => ({
        invoiceId,
        userId: id,
        position,
        priceCentavos: 300_000,
        scheduleDate: `2025-1${position - 1}-20`,
        createdAt: TEST_NOW,
      })),
    )
    .returning({ id: scheduleEntries.id });
  await world.app.database.transaction(async (tx) => {
    const [entry] = await tx
      .insert(journalEntries)
      .values({
        kind: 'billed',
        subjectType: 'invoice',
        subjectId: invoiceId,
        businessDay: '2025-11-12',
        idempotencyKey: `billed:invoice:${invoiceId}`,
        createdAt: TEST_NOW,
      })
      .returning({ id: journalEntries.id });
    const side = { journalEntryId: entry?.id ?? 0, userId: id, invoiceId };
    await tx.insert(postings).values([
      { ...side, account: 'receivable', centavos: 900_000 },
      { ...side, account: 'sales', centavos: -900_000 },
    ]);
  });
  return { id, invoiceId, entryIds: entries.map((entry) => entry.id) };
}
const entry = async (nth: number) => {
  const [row] = await db()
    .select()
    .from(scheduleEntries)
    .where(eq(scheduleEntries.id, person.entryIds[nth] ?? 0));
  if (!row) throw new Error('The entry is gone');
  return row;
};
const schedule = () =>
  db().select().from(scheduleEntries).where(eq(scheduleEntries.invoiceId, person.invoiceId)).orderBy(asc(scheduleEntries.position));
const approve = (nth: number, more: Record<string, unknown> = {}, by = 'tribe-team-fa') =>
  world.request(by, APPROVE, { id: person.entryIds[nth], platform: 'gcash', ...more });
/** A proof of ₱2,000.50 that waits for an entry. */
const proofOf = (nth: number) =>
  db()
    .insert(paymentProofs)
    .values({
      entryId: person.entryIds[nth],
      userId: person.id,
      amountCentavos: 200_050,
      platform: 'gcash',
      reference: `GC ${person.id} 777777`,
      referenceKey: `GC${person.id}777777`,
      paidOn: '2025-11-10',
      createdAt: TEST_NOW,
    })
    .returning({ id: paymentProofs.id });
const revoke = (nth: number, by = 'tribe-team-fa') =>
  world.request(by, REVOKE, { id: person.entryIds[nth], remarks: 'The transfer came back.' });
const latestPayment = async () => {
  const [row] = await db().select().from(payments).where(eq(payments.userId, person.id)).orderBy(desc(payments.id)).limit(1);
  if (!row) throw new Error('There is no payment');
  return row;
};
const cash = async (account: string) =>
  Number((await db().execute(sql`select coalesce(sum(centavos), 0) as sum from postings where account = ${account}`)).rows[0]?.['sum']);
const creditOf = async () =>
  (await world.request('admin', 'query ($id: Int!) { user(id: $id) { money { credit } } }', { id: person.id })).data.user.money.credit;
const booksAddUp = async () => expect(await findProblems(db())).toEqual([]);

describe('approving', () => {
  it('takes the specification’s own arguments alone: what is due is paid, today', async () => {
    const before = await cash('cash-maya');
    const { data, codes } = await world.request(
      'tribe-team-fa',
      `mutation { approvePaymentScheduleTransaction(
      id: ${person.entryIds[0] ?? 0}, paymentPlatform: "Maya", externalInvoiceId: "N/A") { status paymentPlatform externalInvoiceId paidOn due approvedBy { databaseId } } }`,
    );
    expect([codes, data.approvePaymentScheduleTransaction]).toEqual([
      [],
      {
        status: 'PAID',
        paymentPlatform: 'maya',
        externalInvoiceId: 'N/A',
        paidOn: '2025-11-12',
        due: 0,
        approvedBy: { databaseId: await world.idOf('tribe-team-fa') },
      },
    ]);
    expect((await cash('cash-maya')) - before).toBe(300_000);
    const [document] = await db().select().from(documents).where(eq(documents.userId, person.id));
    expect([document?.kind, document?.totalCentavos, document?.snapshot.payment?.platform]).toEqual(['acknowledgement', 300_000, 'maya']);
    const told = await db().select().from(notifications).where(eq(notifications.userId, person.id));
    expect(told.map(({ title }) => title)).toEqual(['We received ₱3,000.00']);
    await booksAddUp();
  });

  it('splits an entry that is paid in part, and the rest comes directly behind it', async () => {
    await approve(0, { amount: 2000, reference: 'GC100000001' });
    expect((await schedule()).map(({ position, priceCentavos, status }) => [position, priceCentavos, status])).toEqual([
      [1, 200_000, 'Paid'],
      [2, 100_000, 'Unpaid'],
      [3, 300_000, 'Unpaid'],
      [4, 300_000, 'Unpaid'],
    ]);
    await booksAddUp();
  });

  it('uses what is paid too much for the next entries, and keeps the rest as credit', async () => {
    await approve(0, { amount: 10_000 });
    expect((await schedule()).map(({ status }) => status)).toEqual(['Paid', 'Paid', 'Paid']);
    expect(await creditOf()).toBe(1000);
    await booksAddUp();
  });

  it('is refused when another proof waits than the one that was read', async () => {
    const [read] = await proofOf(0);
    await db()
      .update(paymentProofs)
      .set({ state: 'superseded' })
      .where(eq(paymentProofs.id, read?.id ?? 0));
    const [sent] = await proofOf(0);
    expect((await approve(0, { proofId: read?.id })).codes).toEqual(['CONFLICT']);
    expect((await entry(0)).status).toBe('Unpaid');
    expect((await approve(0, { proofId: sent?.id })).codes).toEqual([]);
    expect((await approve(1, { proofId: sent?.id })).codes).toEqual(['CONFLICT']);
    await booksAddUp();
  });

  it('of the waiting proof takes its amount, reference and day', async () => {
    const [proof] = await proofOf(0);
    const { data } = await approve(0);
    expect(data.approvePaymentScheduleTransaction).toMatchObject({
      paidOn: '2025-11-10',
      transactionId: `GC ${person.id} 777777`,
      paid: 2000,
    });
    const [decided] = await db()
      .select()
      .from(paymentProofs)
      .where(eq(paymentProofs.id, proof?.id ?? 0));
    expect(decided?.state).toBe('approved');
    const [rest] = (await schedule()).filter(({ position }) => position === 2);
    expect([rest?.priceCentavos, rest?.allocatedCentavos]).toEqual([100_000, 50]);
    await revoke(0);
    const [waiting] = await db()
      .select()
      .from(paymentProofs)
      .where(eq(paymentProofs.id, proof?.id ?? 0));
    expect([waiting?.state, waiting?.decidedAt]).toEqual(['submitted', null]);
    await booksAddUp();
  });

  it('is refused a second time, with what happened', async () => {
    await approve(0);
    const { codes, errors } = await approve(0, { platform: 'maya' });
    expect([codes, errors[0]?.message]).toEqual([['CONFLICT'], 'This payment was approved already, by GCash.']);
  });

  it('of one entry by two people lets one win', async () => {
    const answers = await Promise.all([approve(0), approve(0, {}, 'admin'), approve(0)]);
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['CONFLICT', 'CONFLICT']);
    expect(await db().$count(payments, eq(payments.userId, person.id))).toBe(1);
  });

  it('names the earlier payment with the same reference, however it is spelled', async () => {
    await approve(0, { reference: `GC ${person.id} 123456` });
    const { codes, errors } = await approve(1, { reference: `gc${person.id}-123456` });
    expect(codes).toEqual(['CONFLICT']);
    expect(errors[0]?.message).toBe(
      `The GCash reference gc${person.id}-123456 already paid payment 1 of Lito Reyes ${count} on 11/12/2025.`,
    );
    expect((await approve(1, { reference: `gc${person.id}-123456`, platform: 'maya' })).codes).toEqual([]);
    await revoke(0);
    expect((await approve(0, { reference: `GC${person.id}123456` })).codes).toEqual([]);
    await booksAddUp();
  });

  it('accepts a short reference again with another amount', async () => {
    const reference = String(10_000_000 + person.id);
    await approve(0, { reference });
    expect((await approve(1, { reference })).codes).toEqual(['CONFLICT']);
    expect((await approve(1, { reference, amount: 2999 })).codes).toEqual([]);
  });

  it.each([
    ['2025-11-13', 'Typed', 'The day cannot be in the future.'],
    ['2025-11-11', undefined, 'A day in the past needs a reason.'],
    ['2025-09-12', 'Typed', 'The day can be at most 60 days back.'],
  ])('on %s with the reason %s is refused', async (paidOn, reason, message) => {
    const { errors } = await approve(0, { paidOn, reason });
    expect(errors[0]?.fieldErrors).toEqual({ paidOn: message });
  });

  it('posts on the day of the payment, or today once its month was closed', async () => {
    await approve(0, { paidOn: '2025-10-31', reason: 'Found in the statement' });
    const dayOf = async () =>
      (
        await db().execute(
          sql`select business_day::text as day from journal_entries where kind = 'received' and subject_id = ${(await latestPayment()).id}`,
        )
      ).rows[0]?.['day'];
    expect(await dayOf()).toBe('2025-10-31');
    await db().execute(sql`update settings set value = '2025-10' where name = 'closed-month'`);
    world.app.values.forget();
    await approve(1, { paidOn: '2025-10-31', reason: 'Found in the statement' });
    expect(await dayOf()).toBe('2025-11-12');
    await db().execute(sql`update settings set value = '' where name = 'closed-month'`);
    world.app.values.forget();
  });

  it('keeps serials of invoices issued elsewhere unique', async () => {
    await approve(0, { more: `SI-${person.id}` });
    expect((await approve(1, { more: `SI-${person.id}` })).codes).toEqual(['CONFLICT']);
  });

  it.each([
    ['tribe-team-ro', 'FORBIDDEN'],
    ['success-manager', 'FORBIDDEN'],
    ['head-coach', 'FORBIDDEN'],
    ['member', 'FORBIDDEN'],
  ])('is refused to %s', async (by, code) => {
    for (const call of [
      approve(0, {}, by),
      revoke(0, by),
      world.request(by, VOID, { id: person.entryIds[0] }),
      world.request(by, CREDIT, { id: person.entryIds[0] }),
    ])
      expect((await call).codes).toEqual([code]);
  });

  it('of one’s own payment is refused', async () => {
    const own = await world.idOf('tribe-team-fa');
    await db()
      .update(scheduleEntries)
      .set({ userId: own })
      .where(eq(scheduleEntries.id, person.entryIds[0] ?? 0));
    const { codes, errors } = await approve(0);
    expect([codes, errors[0]?.message]).toEqual([['FORBIDDEN'], 'You cannot decide about your own money. Ask a colleague.']);
    await db()
      .update(scheduleEntries)
      .set({ userId: person.id })
      .where(eq(scheduleEntries.id, person.entryIds[0] ?? 0));
  });

  it('is refused for an old revision', async () => {
    const { revision } = await entry(0);
    await world.request('admin', UPDATE, { id: person.entryIds[0], input: { price: 2500 } });
    expect((await approve(0, { revision })).codes).toEqual(['STALE']);
  });
});

describe('revoking', () => {
  it('leaves the entry as before, and the next approval on another platform counts once', async () => {
    const [gcash, maya] = [await cash('cash-gcash'), await cash('cash-maya')];
    await approve(0);
    const { data } = await revoke(0);
    expect(data.disapprovePaymentScheduleTransaction).toEqual({
      status: 'UNPAID',
      paymentPlatform: null,
      transactionId: null,
      remarks: 'The transfer came back.',
    });
    await approve(0, { platform: 'maya' });
    expect([(await cash('cash-gcash')) - gcash, (await cash('cash-maya')) - maya]).toEqual([0, 300_000]);
    const kinds = (await db().select().from(documents).where(eq(documents.userId, person.id)).orderBy(asc(documents.id))).map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(['acknowledgement', 'credit-note', 'acknowledgement']);
    await booksAddUp();
  });

  it('takes credit back from the entries that it paid', async () => {
    await approve(0, { amount: 10_000 });
    await revoke(0);
    expect((await schedule()).map(({ status, allocatedCentavos }) => [status, allocatedCentavos])).toEqual([
      ['Unpaid', 0],
      ['Unpaid', 0],
      ['Unpaid', 0],
    ]);
    expect(await creditOf()).toBe(0);
    await booksAddUp();
  });

  it('of an unpaid entry without a proof is refused', async () => {
    const { codes, errors } = await revoke(0);
    expect([codes, errors[0]?.message]).toEqual([['CONFLICT'], 'This payment is not approved, and no proof waits for it.']);
  });

  it('of money that was paid back is refused', async () => {
    await approve(0);
    await world.request('admin', REFUND, {
      invoiceId: person.invoiceId,
      input: { amount: 500, paymentPlatform: 'gcash', reason: 'Goodwill' },
    });
    expect((await revoke(0)).codes).toEqual(['CONFLICT']);
    await booksAddUp();
  });

  it('records both steps in the audit, with the platform and the reference', async () => {
    await approve(0, { reference: `AUDIT${person.id}00` });
    await revoke(0);
    const lines = await db()
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectType, 'schedule entry'), eq(auditEntries.subjectId, person.entryIds[0] ?? 0)))
      .orderBy(asc(auditEntries.id));
    expect(lines.map(({ action }) => action)).toEqual(['approvePaymentScheduleTransaction', 'disapprovePaymentScheduleTransaction']);
    expect([lines[0]?.after?.['paymentPlatform'], lines[1]?.after?.['status'], lines[1]?.reason]).toEqual([
      'gcash',
      'Unpaid',
      expect.anything(),
    ]);
  });
});

describe('editing the schedule', () => {
  it('adds an entry; one of ₱0 is paid at once', async () => {
    const add = (price: number) =>
      world.request('tribe-team-fa', ADD, { input: { invoiceId: person.invoiceId, scheduleDate: '2026-01-15', price } });
    expect((await add(500)).data.addPaymentSchedule).toMatchObject({ position: 4, price: 500, status: 'UNPAID', paymentPlatform: null });
    expect((await add(0)).data.addPaymentSchedule).toMatchObject({ position: 5, price: 0, status: 'PAID', paymentPlatform: 'none' });
    const { unscheduled, addsUp } = (
      await world.request('admin', 'query ($id: Int!) { viewer { invoice(databaseId: $id) { unscheduled addsUp } } }', {
        id: person.invoiceId,
      })
    ).data.viewer.invoice;
    expect([unscheduled, addsUp]).toEqual([-500, false]);
    await booksAddUp();
  });

  it.each([
    [{ price: -1 }, { price: 'Price cannot be below zero.' }],
    [{ scheduleDate: '1999-12-31' }, { scheduleDate: 'Schedule date is not valid' }],
    [{ scheduleDate: 'soon' }, { scheduleDate: 'Schedule date is not valid' }],
    [{ invoiceId: 0 }, { invoiceId: 'Invoice is too low' }],
  ])('refuses %j', async (more, fieldErrors) => {
    const input = { invoiceId: person.invoiceId, scheduleDate: '2026-01-15', price: 100, ...more };
    expect((await world.request('tribe-team-fa', ADD, { input })).errors[0]?.fieldErrors).toEqual(fieldErrors);
  });

  it('changes price and day of an unpaid entry, and only platform and day of a paid one', async () => {
    const update = (input: Record<string, unknown>) => world.request('tribe-team-fa', UPDATE, { id: person.entryIds[0], input });
    expect((await update({ price: 2500, scheduleDate: '2025-12-01', paymentPlatform: 'gcash' })).data.updatePaymentSchedule).toEqual({
      price: 2500,
      scheduleDate: '2025-12-01',
      status: 'UNPAID',
      paymentPlatform: null,
    });
    await approve(0);
    expect((await update({ price: 2600 })).errors[0]?.fieldErrors).toEqual({
      price: 'The price of a paid entry cannot be changed. Revoke the payment first.',
    });
    const [gcash, maya] = [await cash('cash-gcash'), await cash('cash-maya')];
    expect((await update({ price: 2500, paymentPlatform: 'maya', scheduleDate: '2025-11-30' })).data.updatePaymentSchedule).toMatchObject({
      paymentPlatform: 'maya',
      scheduleDate: '2025-11-30',
    });
    expect([(await cash('cash-gcash')) - gcash, (await cash('cash-maya')) - maya]).toEqual([-250_000, 250_000]);
    await booksAddUp();
  });

  it('gives credit back when a price falls below it', async () => {
    await approve(0, { amount: 4000 });
    expect((await entry(1)).allocatedCentavos).toBe(100_000);
    await world.request('admin', UPDATE, { id: person.entryIds[1], input: { price: 400 } });
    expect([(await entry(1)).status, await creditOf()]).toEqual(['Paid', 600]);
    await booksAddUp();
  });

  it('voids an entry with a credit note, returns its credit, and refuses paid and voided ones', async () => {
    await approve(0, { amount: 4000 });
    expect((await world.request('admin', VOID, { id: person.entryIds[1] })).data.voidPaymentSchedule).toEqual({ statusText: 'voided' });
    expect(await creditOf()).toBe(1000);
    const again = await Promise.all([0, 1].map((nth) => world.request('admin', VOID, { id: person.entryIds[nth] })));
    expect(again.map(({ codes }) => codes)).toEqual([['CONFLICT'], ['CONFLICT']]);
    expect((await approve(1)).errors[0]?.message).toBe('This payment was voided in the meantime.');
    await booksAddUp();
  });

  it('uses credit for another entry, by choice', async () => {
    await approve(2, { amount: 10_000 });
    await world.request('admin', ADD, { input: { invoiceId: person.invoiceId, scheduleDate: '2026-02-15', price: 1500 } });
    const [added] = (await schedule()).slice(-1);
    expect((await world.request('admin', CREDIT, { id: added?.id })).data.applyCredit).toEqual({ due: 500 });
    expect((await world.request('admin', CREDIT, { id: added?.id })).errors[0]?.message).toBe('This person has no credit.');
    await booksAddUp();
  });
});

describe('correcting', () => {
  const correct = async (input: Record<string, unknown>) =>
    world.request('tribe-team-fa', CORRECT, { id: (await latestPayment()).id, input: { reason: 'Typed wrongly', ...input } });

  it.each([
    ['PLATFORM', { paymentPlatform: 'maya' }, { platform: 'maya' }],
    ['AMOUNT', { amount: 2000.5 }, { amountCentavos: 200_050 }],
    ['DAY', { paidOn: '2025-11-10' }, { paidOn: '2025-11-10' }],
    ['REFERENCE', { transactionId: 'RIGHT-REFERENCE' }, { reference: 'RIGHT-REFERENCE', referenceKey: 'RIGHTREFERENCE' }],
  ])('%s reverses the payment and records it again', async (kind, values, expected) => {
    await approve(0, { reference: `WRONG${person.id}00` });
    const { id } = await latestPayment();
    const { codes } = await correct({ kind, ...values });
    expect(codes).toEqual([]);
    expect(await latestPayment()).toMatchObject({ ...expected, replacesId: id, reversedAt: null });
    await booksAddUp();
  });

  it('moves money to another person, whose earliest entry it pays', async () => {
    await approve(0);
    const wrong = person;
    const { id } = await latestPayment();
    person = await enrolled();
    const { codes } = await world.request('tribe-team-fa', CORRECT, {
      id,
      input: { kind: 'PERSON', userId: person.id, reason: 'Paid by the sister' },
    });
    expect(codes).toEqual([]);
    expect((await entry(0)).status).toBe('Paid');
    person = wrong;
    expect((await entry(0)).status).toBe('Unpaid');
    await booksAddUp();
  });

  it.each(['BOUNCED', 'DUPLICATE'])('%s only reverses, once', async (kind) => {
    await approve(0);
    expect((await correct({ kind })).codes).toEqual([]);
    expect([(await entry(0)).status, (await correct({ kind })).codes]).toEqual(['Unpaid', ['CONFLICT']]);
    await booksAddUp();
  });

  it('is previewed without effect, as the postings that it makes', async () => {
    await approve(0);
    const { id } = await latestPayment();
    const before = await db().$count(journalEntries);
    const preview = `query ($id: ID!, $input: CorrectionInput!) { node(id: $id) { ... on Payment { correctionPreview(input: $input) { kind account amount } } } }`;
    const { data } = await world.request('tribe-team-fa', preview, {
      id: Buffer.from(`Payment:${id}`).toString('base64'),
      input: { kind: 'PLATFORM', paymentPlatform: 'maya', reason: 'Wrong' },
    });
    expect(data.node.correctionPreview).toEqual([
      { kind: 'Payment reversed', account: 'Cash, GCash', amount: -3000 },
      { kind: 'Payment reversed', account: 'Owed by members', amount: 3000 },
      { kind: 'Payment received', account: 'Cash, Maya', amount: 3000 },
      { kind: 'Payment received', account: 'Owed by members', amount: -3000 },
    ]);
    expect([await db().$count(journalEntries), (await latestPayment()).id]).toEqual([before, id]);
  });

  it('needs the right value', async () => {
    await approve(0);
    expect((await correct({ kind: 'PLATFORM' })).errors[0]?.fieldErrors).toEqual({ paymentPlatform: 'Payment platform is required' });
    expect((await correct({ kind: 'DAY', paidOn: '2025-01-01' })).errors[0]?.fieldErrors).toEqual({
      paidOn: 'The day can be at most 60 days back.',
    });
  });
});

describe('one transfer', () => {
  const RECORD = `mutation ($userId: Int!, $entryIds: [Int!]!, $input: RecordPaymentInput!) { recordPayment(userId: $userId, entryIds: $entryIds, input: $input) { money { credit } } }`;

  it('pays several entries, the last in part', async () => {
    const input = { paymentPlatform: 'bank-transfer', amount: 5000, transactionId: `BANK${person.id}0000` };
    const { codes } = await world.request('tribe-team-fa', RECORD, { userId: person.id, entryIds: person.entryIds.slice(0, 2), input });
    expect(codes).toEqual([]);
    expect((await schedule()).map(({ priceCentavos, status }) => [priceCentavos, status])).toEqual([
      [300_000, 'Paid'],
      [200_000, 'Paid'],
      [100_000, 'Unpaid'],
      [300_000, 'Unpaid'],
    ]);
    expect(await db().$count(payments, eq(payments.userId, person.id))).toBe(1);
    await booksAddUp();
  });

  it('without an entry is credit', async () => {
    const { data } = await world.request('admin', RECORD, {
      userId: person.id,
      entryIds: [],
      input: { paymentPlatform: 'gcash', amount: 700 },
    });
    expect(data.recordPayment).toEqual({ money: { credit: 700 } });
    await booksAddUp();
  });

  it('is refused for entries of someone else', async () => {
    const other = await enrolled();
    const call = world.request('admin', RECORD, { userId: person.id, entryIds: other.entryIds, input: { paymentPlatform: 'gcash' } });
    expect((await call).codes).toEqual(['BAD_USER_INPUT']);
  });
});

describe('refunds', () => {
  const refund = (input: Record<string, unknown>, by = 'tribe-team-fa', of: Record<string, unknown> = { invoiceId: person.invoiceId }) =>
    world.request(by, REFUND, { ...of, input: { paymentPlatform: 'gcash', reason: 'Changed her mind', ...input } });

  it('never exceed what was received', async () => {
    await approve(0);
    expect((await refund({ amount: 3000.01 })).errors[0]?.fieldErrors).toEqual({ amount: 'At most ₱3,000.00 can be paid back.' });
    expect((await refund({ amount: 1000 })).data.refundPayment.state).toBe('PAID');
    expect((await refund({ amount: 2000.01 })).errors[0]?.fieldErrors).toEqual({ amount: 'At most ₱2,000.00 can be paid back.' });
    await booksAddUp();
  });

  it('in full end the subscription, void what is unpaid, and tell the person', async () => {
    await approve(0);
    await refund({ amount: 3000 });
    const [subscription] = await db().select().from(subscriptions).where(eq(subscriptions.userId, person.id));
    expect(subscription?.unsubscribedAt).toEqual(TEST_NOW);
    expect((await schedule()).map(({ status, voidedAt }) => [status, voidedAt !== null])).toEqual([
      ['Paid', false],
      ['Unpaid', true],
      ['Unpaid', true],
    ]);
    const told = await db().select().from(notifications).where(eq(notifications.userId, person.id));
    expect(told.map(({ title }) => title)).toContain('We paid ₱3,000.00 back to you');
    await booksAddUp();
  });

  it('in part keep the access, unless staff end it', async () => {
    await approve(0);
    await refund({ amount: 100 });
    expect(await db().$count(subscriptions, and(eq(subscriptions.userId, person.id), isNull(subscriptions.unsubscribedAt)))).toBe(1);
    await refund({ amount: 100, endsAccess: true });
    expect(await db().$count(subscriptions, and(eq(subscriptions.userId, person.id), isNull(subscriptions.unsubscribedAt)))).toBe(0);
  });

  it('from the limit on need a second person', async () => {
    await approve(0, { amount: 9000 });
    const { data } = await refund({ amount: 5000 });
    expect(data.refundPayment.state).toBe('REQUESTED');
    const DECIDE = `mutation ($id: Int!) { approveRefund(id: $id) { state } }`;
    const id = data.refundPayment.databaseId;
    expect((await world.request('tribe-team-fa', DECIDE, { id })).codes).toEqual(['FORBIDDEN']);
    expect((await world.request('admin', DECIDE, { id })).data.approveRefund).toEqual({ state: 'PAID' });
    expect((await world.request('admin', DECIDE, { id })).codes).toEqual(['CONFLICT']);
    await booksAddUp();
  });

  it('that are refused move nothing', async () => {
    await approve(0, { amount: 9000 });
    const id = (await refund({ amount: 6000 })).data.refundPayment.databaseId;
    const REFUSE = `mutation ($id: Int!) { refuseRefund(id: $id, remarks: "Outside of the window") { state decidedReason } }`;
    expect((await world.request('admin', REFUSE, { id })).data.refuseRefund).toEqual({
      state: 'REFUSED',
      decidedReason: 'Outside of the window',
    });
    expect((await refund({ amount: 9000 })).codes).toEqual([]);
    await booksAddUp();
  });

  it('of credit pay it out', async () => {
    await approve(0, { amount: 10_000 });
    expect((await refund({ amount: 1000.5 }, 'admin', { userId: person.id })).codes).toEqual(['BAD_USER_INPUT']);
    expect((await refund({ amount: 1000 }, 'admin', { userId: person.id })).data.refundPayment.state).toBe('PAID');
    expect(await creditOf()).toBe(0);
    expect((await revoke(0)).codes).toEqual(['CONFLICT']);
    await booksAddUp();
  });

  it('of several at once never exceed the money', async () => {
    await approve(0);
    const answers = await Promise.all([1, 2, 3].map(() => refund({ amount: 2000 })));
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT']);
    expect(await db().$count(refunds, eq(refunds.userId, person.id))).toBe(1);
  });
});

describe('commissions', () => {
  const affiliate = async () => {
    const { rows } = await db().execute<{ id: number; rate: number }>(
      sql`select id, rate_basis_points as rate from affiliates where state = 'active' order by id limit 1`,
    );
    return rows[0] ?? { id: 0, rate: 0 };
  };
  const rowsOf = async () =>
    (
      await db()
        .select()
        .from(commissions)
        .where(sql`${commissions.entryId} = any(${sql.param(person.entryIds)})`)
        .orderBy(asc(commissions.id))
    ).map(({ kind, state, amountCentavos }) => ({ kind, state, amountCentavos }));

  it('are earned with a payment, reversed with its revocation, and earned again', async () => {
    const { id, rate } = await affiliate();
    person = await enrolled(id);
    const earned = Math.floor((300_000 * rate) / 10_000 + 0.5);
    await approve(0);
    expect(await rowsOf()).toEqual([{ kind: 'sale', state: 'pending', amountCentavos: earned }]);
    await revoke(0);
    expect((await rowsOf()).map(({ state }) => state)).toEqual(['reversed']);
    await approve(0);
    expect((await rowsOf()).map(({ state }) => state)).toEqual(['reversed', 'pending']);
    await booksAddUp();
  });

  it('that were paid out are taken back by a correction', async () => {
    const { id } = await affiliate();
    person = await enrolled(id);
    await approve(0);
    await db().execute(sql`update commissions set state = 'approved' where entry_id = ${person.entryIds[0]}`);
    const before = await rowsOf();
    await world.app.database.transaction(async (tx) => {
      const { rows } = await tx.execute<{
        id: number;
      }>(sql`insert into payouts (affiliate_id, amount_centavos, state, method, account, created_at)
        select ${id}, greatest(amount_centavos, 50000), 'processing', 'gcash', '09170000000', ${TEST_NOW} from commissions where entry_id = ${person.entryIds[0]} and amount_centavos >= 50000 returning id`);
      if (rows[0])
        await tx.execute(sql`update commissions set state = 'in-payout', payout_id = ${rows[0].id} where entry_id = ${person.entryIds[0]}`);
    });
    const isInPayout = (await rowsOf())[0]?.state === 'in-payout';
    await revoke(0);
    const after = await rowsOf();
    expect(after.reduce((sum, { state, amountCentavos }) => sum + (state === 'reversed' ? 0 : amountCentavos), 0)).toBe(0);
    expect(after.length).toBe(isInPayout ? before.length + 1 : before.length);
  });

  it('are taken back in proportion to a refund', async () => {
    const { id } = await affiliate();
    person = await enrolled(id);
    await approve(0);
    const [sale] = await rowsOf();
    await world.request('admin', REFUND, {
      invoiceId: person.invoiceId,
      input: { amount: 1000, paymentPlatform: 'gcash', reason: 'Goodwill' },
    });
    const back = (await rowsOf()).find(({ kind }) => kind === 'adjustment')?.amountCentavos ?? 0;
    expect(back).toBe(-Math.floor(((sale?.amountCentavos ?? 0) * 100_000 * 2 + 300_000) / 600_000));
    await booksAddUp();
  });
});

describe('the page of a payer', () => {
  const PAYER = `query ($id: Int!) { viewer { payer(databaseId: $id) { databaseId
    money { closedMonth secondPersonFrom history { deed reason actor { databaseId } onBehalfOf { databaseId } entry { databaseId } } } } } }`;
  const read = (by: string, id = person.id) => world.request(by, PAYER, { id });

  it('lists the changes to the money of the person, newest first, with the author and the reason', async () => {
    await approve(0);
    await revoke(0);
    await world.request('tribe-team-fa', CORRECT, { id: 0, input: { kind: 'BOUNCED', reason: 'Another payment' } });
    await world.request('tribe-team-fa', VOID, { id: person.entryIds[2] });
    const { data, codes } = await read('tribe-team-ro');
    const byStaff = { actor: { databaseId: await world.idOf('tribe-team-fa') }, onBehalfOf: null };
    expect([codes, data.viewer.payer.money]).toEqual([
      [],
      {
        closedMonth: null,
        secondPersonFrom: 5000,
        history: [
          { ...byStaff, deed: 'Voided a scheduled payment', reason: 'No longer owed', entry: { databaseId: person.entryIds[2] } },
          {
            ...byStaff,
            deed: 'Revoked a payment, or rejected its proof',
            reason: 'The transfer came back.',
            entry: { databaseId: person.entryIds[0] },
          },
          { ...byStaff, deed: 'Approved a payment', reason: null, entry: { databaseId: person.entryIds[0] } },
        ],
      },
    ]);
  });

  it('includes a transfer, which is a change of the person, and a refund', async () => {
    await world.request(
      'tribe-team-fa',
      `mutation ($id: Int!) { recordPayment(userId: $id, entryIds: [], input: { paymentPlatform: "maya", amount: 500 }) { id } }`,
      { id: person.id },
    );
    await world.request('tribe-team-fa', REFUND, {
      userId: person.id,
      input: { amount: 500, paymentPlatform: 'maya', reason: 'Paid twice' },
    });
    const { data } = await read('admin');
    expect(data.viewer.payer.money.history.map(({ deed }: { deed: string }) => deed)).toEqual([
      'Requested a refund',
      'Recorded a transfer',
    ]);
  });

  it('is null outside the scope of a success manager, and forbidden without the page', async () => {
    expect((await read('success-manager')).data.viewer.payer).toBeNull();
    for (const role of ['member', 'coach']) expect((await read(role)).codes).toEqual(['FORBIDDEN']);
  });
});

describe('the ledger', () => {
  const insert = (sides: number[]) =>
    world.app.database.transaction(async (tx) => {
      const [row] = await tx
        .insert(journalEntries)
        .values({
          kind: 'billed',
          subjectType: 'invoice',
          subjectId: 1,
          businessDay: '2025-11-12',
          idempotencyKey: `test:${Math.random()}`,
          createdAt: TEST_NOW,
        })
        .returning({ id: journalEntries.id });
      if (sides.length > 0)
        await tx.insert(postings).values(sides.map((centavos) => ({ journalEntryId: row?.id ?? 0, account: 'sales' as const, centavos })));
    });

  it.each([[[]], [[1]], [[1, -2]], [[0]]])('rejects an entry with the sides %j', async (sides) => {
    await expect(insert(sides)).rejects.toThrow();
  });

  it('never changes', async () => {
    await expect(db().delete(postings)).rejects.toThrow();
    await expect(db().update(postings).set({ centavos: 1 })).rejects.toThrow();
    await expect(db().delete(journalEntries)).rejects.toThrow();
    await expect(db().update(journalEntries).set({ businessDay: '2020-01-01' })).rejects.toThrow();
    await expect(db().delete(documents)).rejects.toThrow();
    await expect(db().update(documents).set({ totalCentavos: 1 })).rejects.toThrow();
  });

  it('is reported where it does not add up', async () => {
    const broken = world.app.database.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`update schedule_entries set allocated_centavos = allocated_centavos + 100 where id = ${person.entryIds[2]}`);
      await tx.execute(
        sql`insert into postings (journal_entry_id, account, user_id, centavos) select min(id), 'cash-card', ${person.id}, 7 from journal_entries`,
      );
      const problems = await findProblems(tx);
      expect(problems.map(({ row }) => row.replace(/\d+/, 'N'))).toEqual(
        expect.arrayContaining(['journal entry N', 'cash-card', 'invoice N', 'schedule entry N']),
      );
      throw new Error('undone');
    });
    await expect(broken).rejects.toThrow('undone');
    await booksAddUp();
  });
});

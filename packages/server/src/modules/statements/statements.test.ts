import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UserError } from '../../errors.ts';
import { owingMember, type OwingMember } from '../../testing/owingMember.ts';
import { testApp, TEST_NOW, type TestApp } from '../../testing/testApp.ts';
import { contextOf } from '../../testing/testServer.ts';
import { findProblems } from '../books/verifyRepo.ts';
import { placeOrder } from '../checkout/placeCommands.ts';
import { files } from '../files/tables.ts';
import { orders } from '../orders/tables.ts';
import { paymentProofs, payments, scheduleEntries } from '../payments/tables.ts';
import { applyStatement, createStatement, readStatementFile, undoStatement } from './commands.ts';
import { matchStatementAgain } from './matchCommands.ts';
import { countsOfStatement } from './repo.ts';
import { applyStatementRow, dismissStatementRow, keepStatementRow, reopenStatementRow } from './rowCommands.ts';
import { statementMappings, statementRows, statements } from './tables.ts';
import { workOnStatementsUnderWay } from './work.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
const db = () => app.database.db;
const admin = () => contextOf(app, 'admin');

let count = 0;
beforeEach(async () => {
  count++;
  app.setNow(TEST_NOW);
  // The receipts of the demo data would match as well.
  await db().execute(sql`update payment_proofs set state = 'superseded' where state = 'submitted'`);
  await db().execute(sql`delete from statement_mappings`);
});

const work = () => workOnStatementsUnderWay(app, `test ${count}`);
const referenceOf = (index: number) => String(9_024_000_000_000 + count * 10_000 + index);

/** A line of a GCash statement in CSV. */
interface Line {
  reference: string;
  credit?: number;
  debit?: number;
  day?: string;
  text?: string;
}

const csvOf = (lines: readonly Line[]): string => {
  let balance = 1000;
  return [
    'Date and Time,Description,Reference No.,Debit,Credit,Balance',
    ...lines.map(({ reference, credit, debit, day = '2025-11-11', text = 'Transfer from 09171234567' }) => {
      balance += (credit ?? 0) - (debit ?? 0);
      return `${day} 10:20 AM,${text},${reference},${debit?.toFixed(2) ?? ''},${credit?.toFixed(2) ?? ''},${balance.toFixed(2)}`;
    }),
  ].join('\r\n');
};

/** Sends a file as a statement, and reads it. */
async function send(
  content: string | Buffer,
  { account = '', password = null as string | null, fileName = 'gcash.csv' } = {},
): Promise<number> {
  const id = await createStatement(await admin(), { fileName, platform: 'gcash', account });
  await attach(id, content, fileName);
  await readStatementFile(await admin(), id, { password });
  await work();
  return id;
}

async function attach(id: number, content: string | Buffer, name: string): Promise<void> {
  const storageKey = `uploads/${randomUUID()}`;
  await app.storage.put(storageKey, Buffer.from(content));
  await db()
    .insert(files)
    .values({ name, mediaType: 'text/csv', bytes: content.length, storageKey, purpose: 'statement', statementId: id, createdAt: TEST_NOW });
}

const statementOf = async (id: number) => (await db().select().from(statements).where(eq(statements.id, id)))[0];
const rowsOf = (id: number) => db().select().from(statementRows).where(eq(statementRows.statementId, id)).orderBy(statementRows.row);
const rowOf = async (id: number, index = 0) => {
  const row = (await rowsOf(id))[index];
  if (!row) throw new Error('The line is missing');
  return row;
};
const entryOf = async (id: number) => (await db().select().from(scheduleEntries).where(eq(scheduleEntries.id, id)))[0];
const proofOf = async (id: number) => (await db().select().from(paymentProofs).where(eq(paymentProofs.id, id)))[0];
const statesOf = async (id: number) => (await rowsOf(id)).map(({ state }) => state);

const owing = (centavos = 349_900): Promise<OwingMember> =>
  owingMember(app, [
    { day: '2025-11-10', centavos },
    { day: '2025-12-10', centavos },
  ]);

/** A member with a receipt that waits. */
async function withReceipt(index: number, { centavos = 349_900, day = '2025-11-11' } = {}) {
  const member = await owing(centavos);
  const reference = referenceOf(index);
  const [proof] = await db()
    .insert(paymentProofs)
    .values({
      entryId: member.entryIds[0] ?? 0,
      userId: member.id,
      amountCentavos: centavos,
      platform: 'gcash',
      reference,
      referenceKey: reference,
      paidOn: day,
      createdAt: TEST_NOW,
    })
    .returning({ id: paymentProofs.id });
  return { member, reference, proofId: proof?.id ?? 0, entryId: member.entryIds[0] ?? 0 };
}

const failure = async (work: Promise<unknown>): Promise<UserError> => {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof UserError)) throw new Error(`Not rejected with a message: ${String(error)}`);
  return error;
};

describe('a statement', () => {
  it('settles the receipts of a morning: the exact lines at once, the possible ones singly', async () => {
    const exact = await Promise.all([withReceipt(1), withReceipt(2)]);
    const other = await withReceipt(3, { day: '2025-11-10' });
    const id = await send(
      csvOf([
        ...exact.map(({ reference }) => ({ reference, credit: 3499 })),
        { reference: '9024999999991', credit: 3499, day: '2025-11-10' },
        { reference: referenceOf(3), debit: 3499 },
        { reference: '9024999999992', credit: 12.5 },
      ]),
    );
    expect(await statementOf(id)).toMatchObject({ state: 'ready', source: 'gcash', balance: 'proven', outgoing: 1, problemCount: 0 });
    expect(await statesOf(id)).toEqual(['exact', 'exact', 'possible', 'unmatched']);
    const counts = await (await admin()).loader(countsOfStatement).load(id);
    expect(counts).toMatchObject({ exact: 2, possible: 1, unmatched: 1, applied: 0, exactCentavos: 699_800 });
    expect(await rowOf(id, 2)).toMatchObject({ proofId: other.proofId, evidence: expect.arrayContaining(['amount', 'day']) });
    await applyStatement(await admin(), id);
    await work();
    expect(await statementOf(id)).toMatchObject({ state: 'ready', toDo: 2, done: 2, failed: 0 });
    for (const { entryId, proofId } of exact)
      expect([(await entryOf(entryId))?.status, (await proofOf(proofId))?.state]).toEqual(['Paid', 'approved']);
    await applyStatementRow(await admin(), (await rowOf(id, 2)).id, {});
    expect((await entryOf(other.entryId))?.status).toBe('Paid');
    const [payment] = await db()
      .select()
      .from(payments)
      .where(eq(payments.id, (await rowOf(id, 2)).paymentId ?? 0));
    expect([payment?.reference, payment?.proofId, payment?.paidOn]).toEqual(['9024999999991', other.proofId, '2025-11-10']);
    expect(await findProblems(db())).toEqual([]);
  });

  it('reads an overlapping or repeated file once', async () => {
    const { reference } = await withReceipt(1);
    const first = await send(csvOf([{ reference, credit: 3499 }]));
    const again = await send(
      csvOf([
        { reference, credit: 3499 },
        { reference: referenceOf(2), credit: 1 },
      ]),
    );
    expect([(await statementOf(again))?.known, await statesOf(first), await statesOf(again)]).toEqual([1, ['exact'], ['unmatched']]);
  });

  it('marks what staff recorded by hand before', async () => {
    const { member, reference, entryId } = await withReceipt(1);
    const approve = await admin();
    const { approvePaymentSchedule } = await import('../payments/scheduleCommands.ts');
    await approvePaymentSchedule(approve, { id: entryId }, { paymentPlatform: 'gcash' });
    const id = await send(csvOf([{ reference, credit: 3499 }]));
    const row = await rowOf(id);
    expect([row.state, row.paymentId === null, member.id > 0]).toEqual(['recorded', false, true]);
    expect((await failure(applyStatementRow(await admin(), row.id, {}))).code).toBe('CONFLICT');
  });

  it('finds receipts that arrived after it', async () => {
    const id = await send(csvOf([{ reference: referenceOf(1), credit: 3499.5 }]));
    expect(await statesOf(id)).toEqual(['unmatched']);
    await withReceipt(1, { centavos: 349_950 });
    await matchStatementAgain(await admin(), id);
    expect(await statesOf(id)).toEqual(['exact']);
  });

  it('of another account is refused, and so is one that does not fit its columns', async () => {
    const bdo =
      'Book date,Description,Amount,Credit/debit indicator,Account number(BBAN)\r\n11-11-2025,INSTAPAY,3499.00,Credit,001234009087';
    const id = await send(bdo, { account: 'BDO 0012 3400 5678', fileName: 'bdo.csv' });
    expect(await statementOf(id)).toMatchObject({ state: 'failed', accountNumber: '001234009087' });
    expect((await statementOf(id))?.problem).toContain('is of the account');
    const other = await send(bdo, { account: '****9087', fileName: 'bdo.csv' });
    expect(await statementOf(other)).toMatchObject({ state: 'ready', source: 'bdo' });
  });

  it('of an unknown layout asks for its columns once, and remembers them', async () => {
    const csv = (amount: string) => `Kailan,Ano,Kodigo,Halaga\r\n11/12/2025,Bayad,${referenceOf(7)},${amount}`;
    const id = await send(csv('1250.00'), { fileName: 'maya.csv' });
    expect(await statementOf(id)).toMatchObject({ state: 'mapping', headers: ['Kailan', 'Ano', 'Kodigo', 'Halaga'] });
    const mapping = { date: 0, description: 1, reference: 2, amount: { kind: 'signed', amount: 3 }, dateOrder: 'mdy' };
    expect((await failure(readStatementFile(await admin(), id, { mapping: { ...mapping, description: 0 } }))).code).toBe('BAD_USER_INPUT');
    await readStatementFile(await admin(), id, { mapping });
    await work();
    expect(await statementOf(id)).toMatchObject({ state: 'ready', source: 'mapped', sample: null });
    expect(await rowOf(id)).toMatchObject({ amountCentavos: 125_000, paidOn: '2025-11-12' });
    expect(await db().$count(statementMappings)).toBe(1);
    const next = await send(csv('80.25'), { fileName: 'maya-2.csv' });
    expect(await statementOf(next)).toMatchObject({ state: 'ready', source: 'mapped' });
  });

  it('that cannot be read says why, and keeps its file for another try', async () => {
    const id = await send(Buffer.from([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31]), { fileName: 'broken.pdf' });
    const read = await statementOf(id);
    expect([read?.state, (read?.problem ?? '').length > 10, await db().$count(files, eq(files.statementId, id))]).toEqual([
      'failed',
      true,
      1,
    ]);
    const good = await send(csvOf([{ reference: referenceOf(1), credit: 1 }]));
    expect(await db().$count(files, eq(files.statementId, good))).toBe(0);
  });

  it('is for staff who see everyone', async () => {
    const create = async (key: string) => createStatement(await contextOf(app, key), { fileName: 'a.csv', platform: 'gcash', account: '' });
    expect((await failure(create('member'))).code).toBe('FORBIDDEN');
    expect((await failure(create('coach'))).code).toBe('FORBIDDEN');
    expect((await failure(create('success-manager'))).code).toBe('FORBIDDEN');
  });
});

describe('a line', () => {
  it('does not pay what is settled by now, and the others go on', async () => {
    const [one, two] = await Promise.all([withReceipt(1), withReceipt(2)]);
    const id = await send(csvOf([one, two].map(({ reference }) => ({ reference, credit: 3499 }))));
    const { approvePaymentSchedule } = await import('../payments/scheduleCommands.ts');
    await approvePaymentSchedule(await admin(), { id: one.entryId }, { paymentPlatform: 'gcash', transactionId: `other ${count} 123456` });
    await applyStatement(await admin(), id);
    await work();
    expect(await statementOf(id)).toMatchObject({ done: 1, failed: 1 });
    expect((await rowsOf(id)).map(({ state, problem }) => [state, problem !== null])).toEqual([
      ['exact', true],
      ['applied', false],
    ]);
    expect(await findProblems(db())).toEqual([]);
  });

  it('is kept in the books, and applied to a payment later', async () => {
    const member = await owing(349_900);
    const id = await send(csvOf([{ reference: referenceOf(1), credit: 3499, day: '2025-09-20' }]));
    const { id: rowId } = await rowOf(id);
    await keepStatementRow(await admin(), rowId);
    const kept = await rowOf(id);
    const payment = async () =>
      (
        await db()
          .select()
          .from(payments)
          .where(eq(payments.id, kept.paymentId ?? 0))
      )[0];
    expect([kept.state, (await payment())?.userId]).toEqual(['kept', null]);
    expect(await findProblems(db())).toEqual([]);
    await applyStatementRow(await admin(), rowId, { entryId: member.entryIds[0] });
    expect([(await rowOf(id)).state, (await payment())?.userId, (await entryOf(member.entryIds[0] ?? 0))?.status]).toEqual([
      'applied',
      member.id,
      'Paid',
    ]);
    await reopenStatementRow(await admin(), rowId);
    expect([(await payment())?.reversedAt === null, (await entryOf(member.entryIds[0] ?? 0))?.status]).toEqual([false, 'Unpaid']);
    expect(await findProblems(db())).toEqual([]);
  });

  it('that is not a payment is dismissed, and reopened', async () => {
    const id = await send(csvOf([{ reference: referenceOf(1), credit: 77 }]));
    const { id: rowId } = await rowOf(id);
    await dismissStatementRow(await admin(), rowId);
    expect((await failure(keepStatementRow(await admin(), rowId))).code).toBe('CONFLICT');
    await reopenStatementRow(await admin(), rowId);
    expect(await statesOf(id)).toEqual(['unmatched']);
  });

  it('completes an order whose pay code is in its text', async () => {
    const email = `statement${count}@atlas.example`;
    const buyer = { firstName: 'Bea', lastName: 'Santos', mobileNumber: '0917 123 4567', method: 'gcash', terms: 'on', email };
    const { order } = await placeOrder(await contextOf(app, null), 'va-kickstart', buyer, {
      nonce: `statement ${count}`,
      affiliateCode: null,
    });
    const id = await send(csvOf([{ reference: referenceOf(1), credit: order.dueTodayCentavos / 100, text: `Received ${order.payCode}` }]));
    expect(await rowOf(id)).toMatchObject({ state: 'possible', orderId: order.id });
    await applyStatementRow(await admin(), (await rowOf(id)).id, {});
    expect((await db().select().from(orders).where(eq(orders.id, order.id)))[0]?.state).toBe('enrolled');
    expect((await failure(reopenStatementRow(await admin(), (await rowOf(id)).id))).message).toContain('enrolled by now');
    expect(await findProblems(db())).toEqual([]);
  });

  it('is applied once by two members of staff at the same time', async () => {
    const { reference, entryId } = await withReceipt(1);
    const id = await send(csvOf([{ reference, credit: 3499 }]));
    const { id: rowId } = await rowOf(id);
    const contexts = [await admin(), await contextOf(app, 'tribe-team-fa'), await admin(), await contextOf(app, 'tribe-team-fa')];
    const results = await Promise.allSettled(contexts.map((ctx) => applyStatementRow(ctx, rowId, {})));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await db().$count(payments, and(eq(payments.referenceKey, reference), sql`reversed_at is null`))).toBe(1);
    expect((await entryOf(entryId))?.status).toBe('Paid');
  });
});

describe('undoing a statement', () => {
  it('reverses what it applied and lets the receipts wait again', async () => {
    const receipts = await Promise.all([withReceipt(1), withReceipt(2), withReceipt(3)]);
    const id = await send(csvOf(receipts.map(({ reference }) => ({ reference, credit: 3499 }))));
    await applyStatement(await admin(), id);
    await work();
    await undoStatement(await admin(), id);
    await work();
    expect(await statesOf(id)).toEqual(['exact', 'exact', 'exact']);
    for (const { entryId, proofId } of receipts)
      expect([(await entryOf(entryId))?.status, (await proofOf(proofId))?.state]).toEqual(['Unpaid', 'submitted']);
    expect(await findProblems(db())).toEqual([]);
    await applyStatement(await admin(), id);
    await work();
    expect(await statesOf(id)).toEqual(['applied', 'applied', 'applied']);
    expect(await findProblems(db())).toEqual([]);
  });

  it('is continued where a killed process left it', async () => {
    const receipts = await Promise.all([withReceipt(1), withReceipt(2)]);
    const id = await send(csvOf(receipts.map(({ reference }) => ({ reference, credit: 3499 }))));
    await applyStatement(await admin(), id);
    const stopped = new AbortController();
    stopped.abort();
    await workOnStatementsUnderWay(app, 'stopped', stopped.signal).catch(() => undefined);
    expect((await statementOf(id))?.state).toBe('applying');
    expect((await failure(undoStatement(await admin(), id))).message).toContain('being worked on');
    await work();
    expect([(await statementOf(id))?.state, await statesOf(id)]).toEqual(['ready', ['applied', 'applied']]);
  });
});

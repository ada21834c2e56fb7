import { and, asc, eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_REMINDER_DELAY, REMINDER_OFFSETS } from '@atlas/domain/reminders';
import { addManilaDays, fromIsoDay, isoDay, manilaDaysBetween } from '@atlas/domain/time';
import { createContext } from '../../commands/context.ts';
import { onStatement } from '../../db/pool.ts';
import { seededRandom } from '../../seed/seededRandom.ts';
import { apiTest, type SalesTest } from '../../testing/apiTest.ts';
import { type OwingMember, owingMember } from '../../testing/owingMember.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { contextOf } from '../../testing/testServer.ts';
import { auditEntries, auditPersonalValues } from '../audit/tables.ts';
import { sendDueMails } from '../notifications/deliver.ts';
import { notifications, outbox } from '../notifications/tables.ts';
import { paymentProofs, scheduleEntries } from '../payments/tables.ts';
import { collectedPayments, paymentAttempts } from '../providers/tables.ts';
import { paymentPromises, successManagers } from '../successManagers/tables.ts';
import { users } from '../users/tables.ts';
import { holdReminders } from './holdCommands.ts';
import { NOT_OWED, sendReminders } from './sendCommands.ts';
import { paymentReminders, reminderHolds } from './tables.ts';

let world: SalesTest;
beforeAll(async () => {
  world = await apiTest();
});
afterAll(() => world.close());
const db = () => world.app.database.db;
beforeEach(async () => {
  for (const table of [paymentReminders, reminderHolds, paymentPromises, notifications, outbox]) await db().delete(table);
  // Only the people of a test owe payments.
  await db().execute(sql`update schedule_entries set schedule_date = '2001-01-01' where status = 'Unpaid' and voided_at is null`);
});

/** An instant by the clock in Manila. */
const manila = (time: string) => new Date(`${time}+08:00`);
const plus = (day: string, days: number) => isoDay(addManilaDays(fromIsoDay(day) ?? new Date(Number.NaN), days));
const runAt = (time: string) => {
  world.app.setNow(manila(time));
  return sendReminders(world.app);
};
const runOn = (day: string) => runAt(`${day}T09:00:00`);
const owing = (...days: string[]) =>
  owingMember(
    world.app,
    days.map((day) => ({ day, centavos: 349_900 })),
  );
/** The reminders about an entry: the days after the due day, and the day on which each was sent. */
const sentOf = async (entryId: number) =>
  (await db().select().from(paymentReminders).where(eq(paymentReminders.entryId, entryId)).orderBy(asc(paymentReminders.id))).map(
    ({ dueOn, offset, createdAt }) => ({ dueOn, offset, sentOn: isoDay(createdAt) }),
  );
const offsetsOf = async (entryId = 0) => (await sentOf(entryId)).map(({ offset }) => offset);
const newsOf = ({ id }: OwingMember) =>
  db().select().from(notifications).where(eq(notifications.userId, id)).orderBy(asc(notifications.id));
const everyDay = async (from: string, days: number, each: (day: string) => Promise<unknown> = () => Promise.resolve()) => {
  for (let n = 0; n < days; n++) {
    await each(plus(from, n));
    await runOn(plus(from, n));
  }
};
const proofFor = (member: OwingMember, nth = 0) =>
  db()
    .insert(paymentProofs)
    .values({
      entryId: member.entryIds[nth],
      userId: member.id,
      amountCentavos: 349_900,
      platform: 'gcash',
      reference: `GC${member.id}`,
      referenceKey: `GC${member.id}`,
      paidOn: '2025-11-10',
      createdAt: TEST_NOW,
    });
const rejectProof = (entryId = 0) =>
  db().update(paymentProofs).set({ state: 'rejected', reason: 'Too dark', decidedAt: TEST_NOW }).where(eq(paymentProofs.entryId, entryId));
const managerId = async () => (await db().select().from(successManagers).limit(1))[0]?.id ?? 0;
const promise = async (member: OwingMember, promisedFor: string, entryId: number | null) =>
  db()
    .insert(paymentPromises)
    .values({ userId: member.id, entryId, managerId: await managerId(), amountCentavos: 100_000_000, promisedFor, createdAt: TEST_NOW });
const APPROVE = `mutation ($id: Int!) { approvePaymentScheduleTransaction(id: $id, paymentPlatform: "gcash", externalInvoiceId: "N/A") { status } }`;

describe('reminders of a payment', () => {
  it('are sent on their days, each once, however often the job runs', async () => {
    const member = await owing('2025-12-10');
    await everyDay('2025-12-01', 35, (day) => Promise.all([runAt(`${day}T09:00:00`), runAt(`${day}T09:00:00`)]));
    expect(await sentOf(member.entryIds[0] ?? 0)).toEqual(
      REMINDER_OFFSETS.map((offset) => ({ dueOn: '2025-12-10', offset, sentOn: plus('2025-12-10', offset) })),
    );
    expect((await newsOf(member)).map(({ kind }) => kind)).toEqual([...Array(4).fill('payment-due'), ...Array(3).fill('payment-overdue')]);
    expect(await db().$count(outbox, eq(outbox.userId, member.id))).toBe(7);
  });

  it.each([
    ['08:59:59', 0],
    ['09:00:00', 1],
    ['19:59:59', 1],
    ['20:00:00', 0],
  ])('at %s reach %s people', async (time, people) => {
    await owing('2025-11-20');
    expect(await runAt(`2025-11-13T${time}`)).toBe(people);
  });

  it('name the payment, lead to its bill, and end when the next one is due', async () => {
    const member = await owing('2025-11-20');
    await runOn('2025-11-13');
    const [news] = await newsOf(member);
    expect(news).toMatchObject({
      kind: 'payment-due',
      title: 'A payment is due on Thursday, November 20',
      path: `/checkout/1?bill=${member.entryIds[0] ?? 0}`,
    });
    expect(news?.body).toContain('Your payment of ₱3,499.00 for ');
    const [mail] = await db().select().from(outbox).where(eq(outbox.userId, member.id));
    expect(mail?.notAfter).toEqual(manila('2025-11-17T09:00:00'));
    await runOn('2025-12-04');
    const [, last] = await db().select().from(outbox).where(eq(outbox.userId, member.id)).orderBy(asc(outbox.id));
    expect([last?.notAfter, (await newsOf(member))[1]?.title]).toEqual([null, 'Your payment was due on Thursday, November 20']);
  });

  it('are one message for all payments of a person, which leads to the bills', async () => {
    const member = await owing('2025-11-13', '2025-11-20');
    expect(await runOn('2025-11-13')).toBe(1);
    expect(await newsOf(member)).toMatchObject([
      { kind: 'payment-due', title: '2 payments are due soon', path: '/account?q=billings', dedupeKey: expect.stringContaining(':-7 ') },
    ]);
    expect([await offsetsOf(member.entryIds[0]), await offsetsOf(member.entryIds[1])]).toEqual([[0], [-7]]);
  });

  it('are never sent by two processes', async () => {
    const members = [await owing('2025-11-20'), await owing('2025-11-13')];
    world.app.setNow(manila('2025-11-13T09:00:00'));
    const reminded = await Promise.all(Array.from({ length: 4 }, () => sendReminders(world.app)));
    expect(reminded.reduce((sum, people) => sum + people, 0)).toBe(2);
    for (const member of members) expect(await newsOf(member)).toHaveLength(1);
  });

  it('start again when the payment is rescheduled, and not on the same day', async () => {
    const member = await owing('2025-11-20');
    const [id = 0] = member.entryIds;
    await everyDay('2025-11-13', 8);
    const moved = db().update(scheduleEntries).set({ scheduleDate: '2025-11-27' }).where(eq(scheduleEntries.id, id));
    await moved;
    await everyDay('2025-11-20', 8);
    expect((await sentOf(id)).map(({ dueOn, offset, sentOn }) => `${dueOn} ${offset} ${sentOn}`)).toEqual([
      '2025-11-20 -7 2025-11-13',
      '2025-11-20 -3 2025-11-17',
      '2025-11-20 -1 2025-11-19',
      '2025-11-20 0 2025-11-20',
      '2025-11-27 -7 2025-11-21',
      '2025-11-27 -3 2025-11-24',
      '2025-11-27 -1 2025-11-26',
      '2025-11-27 0 2025-11-27',
    ]);
  });
});

describe('there is no reminder', () => {
  it.each<[string, (member: OwingMember) => Promise<unknown>]>([
    ['to an archived person', ({ id }) => db().update(users).set({ archivedAt: TEST_NOW }).where(eq(users.id, id))],
    ['of a paid payment', ({ entryIds }) => world.request('admin', APPROVE, { id: entryIds[0] })],
    [
      'of a voided payment',
      ({ entryIds }) =>
        world.request('admin', 'mutation ($id: Int!) { voidPaymentSchedule(id: $id, remarks: "x") { id } }', { id: entryIds[0] }),
    ],
    [
      'of a free payment',
      ({ invoiceId }) => db().update(scheduleEntries).set({ priceCentavos: 0 }).where(eq(scheduleEntries.invoiceId, invoiceId)),
    ],
    ['while a receipt waits', (member) => proofFor(member)],
    ['until the promised day is over', (member) => promise(member, '2025-11-13', member.entryIds[0] ?? 0)],
    ['while all that is owed is promised', (member) => promise(member, '2025-11-14', null)],
    [
      'on the last day of a hold',
      ({ id }) => db().insert(reminderHolds).values({ userId: id, reason: 'x', until: '2025-11-13', heldById: id, createdAt: TEST_NOW }),
    ],
    [
      'while a hold has no end',
      ({ id }) => db().insert(reminderHolds).values({ userId: id, reason: 'x', until: null, heldById: id, createdAt: TEST_NOW }),
    ],
  ])('%s', async (_what, happens) => {
    const member = await owing('2025-11-20');
    world.app.setNow(manila('2025-11-12T10:00:00'));
    await happens(member);
    expect(await runOn('2025-11-13')).toBe(0);
    expect(await offsetsOf(member.entryIds[0])).toEqual([]);
  });

  it.each<[string, (member: OwingMember) => Promise<unknown>]>([
    ['the receipt was rejected', (member) => proofFor(member).then(() => rejectProof(member.entryIds[0]))],
    ['the promised day is over', (member) => promise(member, '2025-11-12', null)],
    ['another payment is promised', (member) => promise(member, '2025-11-30', member.entryIds[1] ?? 0)],
    [
      'the hold is over',
      ({ id }) => db().insert(reminderHolds).values({ userId: id, reason: 'x', until: '2025-11-12', heldById: id, createdAt: TEST_NOW }),
    ],
  ])('any more reason against one once %s', async (_what, happens) => {
    const member = await owing('2025-11-20', '2026-11-20');
    await happens(member);
    expect(await runOn('2025-11-13')).toBe(1);
  });

  it.each([
    [null, 0],
    [TEST_NOW, 1],
  ])('while money of a provider for it waits for staff: decided %s, %s people', async (resolvedAt, people) => {
    const member = await owing('2025-11-20');
    const [attempt] = await db()
      .insert(paymentAttempts)
      .values({
        provider: 'xendit',
        platform: 'gcash',
        amountCentavos: 349_900,
        state: 'paid',
        entryId: member.entryIds[0] ?? 0,
        reference: `kept ${member.id}`,
        createdAt: TEST_NOW,
      })
      .returning({ id: paymentAttempts.id });
    await db()
      .insert(collectedPayments)
      .values({
        provider: 'xendit',
        providerPaymentId: `kept ${member.id}`,
        attemptId: attempt?.id ?? 0,
        centavos: 349_900,
        currency: 'USD',
        keptReason: 'currency',
        resolvedAt,
        paidAt: TEST_NOW,
        createdAt: TEST_NOW,
      });
    expect(await runOn('2025-11-13')).toBe(people);
  });

  it.each([
    ['2025-11-13T08:00:00.001', 0],
    ['2025-11-13T08:00:00.000', 1],
  ])('within an hour of a payment that was begun at a provider: begun at %s, %s people', async (begun, people) => {
    const member = await owing('2025-11-20');
    const values = {
      provider: 'paymongo',
      platform: 'gcash',
      amountCentavos: 349_900,
      state: 'open',
      payUrl: 'https://pay.example',
    } as const;
    await db()
      .insert(paymentAttempts)
      .values({
        ...values,
        entryId: member.entryIds[0] ?? 0,
        reference: `attempt ${member.id}`,
        sessionId: `session ${member.id}`,
        createdAt: manila(begun),
      });
    expect(await runOn('2025-11-13')).toBe(people);
  });
});

describe('the email of a reminder that had to wait', () => {
  it.each<[string, number, (member: OwingMember) => Promise<unknown>]>([
    ['is sent', 1, () => Promise.resolve()],
    ['is not sent once the payment is paid', 0, ({ entryIds }) => world.request('admin', APPROVE, { id: entryIds[0] })],
    ['is not sent while a receipt waits', 0, (member) => proofFor(member)],
    ['is not sent while it is promised', 0, (member) => promise(member, '2025-11-30', null)],
    [
      'is not sent once the payment was moved',
      0,
      ({ invoiceId }) => db().update(scheduleEntries).set({ scheduleDate: '2025-11-21' }).where(eq(scheduleEntries.invoiceId, invoiceId)),
    ],
  ])('%s', async (_what, count, happens) => {
    const sent: string[] = [];
    world.app.mail = { send: (mail) => Promise.resolve(void sent.push(mail.subject)), close: () => undefined };
    const member = await owing('2025-11-20');
    await runOn('2025-11-13');
    await happens(member);
    await db()
      .delete(outbox)
      .where(sql`${outbox.dedupeKey} not like 'reminder of payments %'`);
    world.app.setNow(manila('2025-11-14T08:00:00'));
    expect(await sendDueMails(world.app)).toMatchObject({ sent: count, cancelled: 1 - count });
    expect(sent).toEqual(Array(count).fill('A payment is due on Thursday, November 20'));
    const [mail] = await db().select().from(outbox).where(eq(outbox.userId, member.id));
    expect(mail?.problem).toBe(count === 1 ? null : NOT_OWED);
  });
});

it('one run needs the same statements for many people who are not due as for one', async () => {
  const statementsOf = async () => {
    let statements = 0;
    const stop = onStatement(() => statements++);
    await runOn('2025-11-15');
    stop();
    return statements;
  };
  await owing('2025-11-13');
  await runOn('2025-11-15');
  const one = await statementsOf();
  for (let n = 0; n < 30; n++) await owing('2025-11-13', '2025-11-20');
  await runOn('2025-11-15');
  expect(await db().$count(paymentReminders)).toBeGreaterThan(30);
  expect(await statementsOf()).toBe(one);
});

/** The events of a payment on a day: mostly none. */
const EVENTS = [...Array<null>(92).fill(null), 'paid', 'moved', 'moved', 'receipt', 'receipt', 'receipt', 'held', 'promised'] as const;

it('a year of random days: each reminder once, at most two days late, none while paused', async () => {
  const random = seededRandom('a year of reminders');
  const start = '2026-01-01';
  const members = [];
  for (let n = 0; n < 6; n++) members.push(await owing(...Array.from({ length: 4 }, () => plus(start, random.between(5, 340)))));
  const entries = members.flatMap((member) => member.entryIds.map((id, nth) => ({ id, nth, member })));
  const due = new Map((await db().select().from(scheduleEntries)).map(({ id, scheduleDate }) => [id, scheduleDate]));
  /** The last day of the hold and of the promise of a person, by the person. */
  const [heldUntil, promisedUntil] = [new Map<number, string>(), new Map<number, string>()];
  const [waiting, paid] = [new Set<number>(), new Set<number>()];
  /** Reminders that had to be sent on their day. */
  const expected: string[] = [];

  for (let day = start; day < '2027-01-01'; day = plus(day, 1)) {
    world.app.setNow(manila(`${day}T08:30:00`));
    for (const { id, member } of entries) {
      const isPaused = (heldUntil.get(member.id) ?? '') >= day || (promisedUntil.get(member.id) ?? '') >= day;
      const until = plus(day, random.between(0, 12));
      const event = random.pick(EVENTS);
      if (event === 'paid' && !paid.has(id)) {
        await rejectProof(id);
        waiting.delete(id);
        expect((await world.request('admin', APPROVE, { id })).codes).toEqual([]);
        paid.add(id);
      } else if (event === 'moved' && !paid.has(id)) {
        const scheduleDate = plus(day, random.between(-5, 20));
        await db().update(scheduleEntries).set({ scheduleDate }).where(eq(scheduleEntries.id, id));
        due.set(id, scheduleDate);
      } else if (event === 'receipt' && !paid.has(id)) {
        if (waiting.delete(id)) await rejectProof(id);
        else await proofFor(member, member.entryIds.indexOf(id)).then(() => waiting.add(id));
      } else if (event === 'held' && !isPaused) {
        const hold = { reason: 'x', until, heldById: member.id, createdAt: TEST_NOW };
        await db()
          .insert(reminderHolds)
          .values({ userId: member.id, ...hold })
          .onConflictDoUpdate({ target: reminderHolds.userId, set: hold });
        heldUntil.set(member.id, until);
      } else if (event === 'promised' && !isPaused) {
        await promise(member, until, null);
        promisedUntil.set(member.id, until);
      }
    }
    if (random.chance(15)) continue;
    for (let runs = random.between(1, 3); runs > 0; runs--) await runAt(`${day}T${String(random.between(9, 19)).padStart(2, '0')}:00:00`);
    const today = await db()
      .select()
      .from(paymentReminders)
      .where(sql`${paymentReminders.createdAt} > ${manila(`${day}T00:00:00`)}`);
    expect(new Set(today.map(({ entryId }) => entryId)).size).toBe(today.length);
    for (const { id, member } of entries) {
      const isPaused = waiting.has(id) || (heldUntil.get(member.id) ?? '') >= day || (promisedUntil.get(member.id) ?? '') >= day;
      const sent = today.find(({ entryId }) => entryId === id);
      if (paid.has(id) || isPaused) expect(sent).toBeUndefined();
      const late =
        manilaDaysBetween(fromIsoDay(due.get(id) ?? '') ?? new Date(0), fromIsoDay(day) ?? new Date(0)) - (sent?.offset ?? Number.NaN);
      if (sent) expect([sent.dueOn, late >= 0, late <= MAX_REMINDER_DELAY]).toEqual([due.get(id), true, true]);
      const offset = REMINDER_OFFSETS.find((days) => plus(due.get(id) ?? '', days) === day);
      if (offset !== undefined && !paid.has(id) && !isPaused) expected.push(`${id} ${due.get(id) ?? ''} ${offset}`);
    }
  }
  const all = (await db().select().from(paymentReminders)).map(({ entryId, dueOn, offset }) => `${entryId} ${dueOn} ${offset}`);
  expect(new Set(all).size).toBe(all.length);
  expect(expected.length).toBeGreaterThan(60);
  expect(expected.filter((one) => !all.includes(one))).toEqual([]);
  // One message a day for each person.
  const messages = await db().select().from(notifications).where(like(notifications.dedupeKey, 'reminder of payments %'));
  expect(messages.length).toBeLessThanOrEqual(all.length);
  expect(messages.length).toBeGreaterThan(30);
});

describe('staff', () => {
  const HOLD = `mutation ($userId: Int!, $reason: String = "In hospital", $until: Day) {
    holdReminders(userId: $userId, reason: $reason, until: $until) { money { reminderHold { reason until heldBy { databaseId } } } } }`;
  const RELEASE = 'mutation ($userId: Int!) { releaseReminders(userId: $userId) { money { reminderHold { reason } } } }';
  let member: OwingMember;
  beforeEach(async () => {
    world.app.setNow(TEST_NOW);
    member = await owing('2025-11-20');
  });

  it('exempt a person from reminders, replace the exemption, and end it, in the audit', async () => {
    const { data } = await world.request('admin', HOLD, { userId: member.id, until: '2025-11-12' });
    expect(data.holdReminders.money.reminderHold).toEqual({
      reason: 'In hospital',
      until: '2025-11-12',
      heldBy: { databaseId: await world.idOf('admin') },
    });
    expect(
      (await world.request('tribe-team-fa', HOLD, { userId: member.id, reason: 'Typhoon' })).data.holdReminders.money.reminderHold,
    ).toMatchObject({
      reason: 'Typhoon',
      until: null,
    });
    expect(await runOn('2025-11-13')).toBe(0);
    expect((await world.request('admin', RELEASE, { userId: member.id })).data.releaseReminders.money).toEqual({ reminderHold: null });
    expect((await world.request('admin', RELEASE, { userId: member.id })).codes).toEqual([]);
    expect(await runOn('2025-11-13')).toBe(1);
    const audited = await db()
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectType, 'reminder hold'), eq(auditEntries.subjectId, member.id)))
      .orderBy(asc(auditEntries.id));
    expect(audited.map(({ action, reason }) => [action, reason])).toEqual([
      ['holdReminders', 'In hospital'],
      ['holdReminders', 'Typhoon'],
      ['releaseReminders', null],
    ]);
    const [personal] = await db().select().from(auditPersonalValues).where(eq(auditPersonalValues.personId, member.id)).limit(1);
    expect(personal?.after).toEqual({ reason: 'In hospital' });
  });

  it.each([
    [{ until: '2025-11-11' }, { until: 'Last day cannot be in the past.' }],
    [{ reason: ' ' }, { reason: 'Reason is required' }],
  ])('get a message for %j', async (more, fieldErrors) => {
    expect((await world.request('admin', HOLD, { userId: member.id, ...more })).errors[0]?.fieldErrors).toEqual(fieldErrors);
  });

  it('cannot exempt themselves, nor anyone while viewing as someone', async () => {
    expect((await world.request('admin', HOLD, { userId: await world.idOf('admin') })).codes).toEqual(['FORBIDDEN']);
    const { visitor, session } = await contextOf(world.app, 'admin');
    const viewing = createContext(world.app, visitor, session && { ...session, impersonatorId: member.id });
    await expect(holdReminders(viewing, member.id, { reason: 'x' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await db().$count(reminderHolds)).toBe(0);
  });

  it('read what was sent, newest first, at most 50; the member reads it too, but no reason of a hold', async () => {
    await everyDay('2025-11-13', 8);
    const QUERY = 'query ($id: Int!) { user(id: $id) { money { reminders { entry { databaseId } dueOn offset label sentAt } } } }';
    const { data } = await world.request('tribe-team-ro', QUERY, { id: member.id });
    expect(data.user.money.reminders.map(({ label }: { label: string }) => label)).toEqual([
      'On the day',
      '1 day before',
      '3 days before',
      '7 days before',
    ]);
    expect(data.user.money.reminders[0]).toMatchObject({ entry: { databaseId: member.entryIds[0] }, dueOn: '2025-11-20', offset: 0 });
    await db()
      .insert(paymentReminders)
      .values(
        Array.from({ length: 60 }, (_none, n) => ({
          userId: member.id,
          entryId: member.entryIds[0] ?? 0,
          dueOn: '2020-01-01',
          offset: n,
          createdAt: TEST_NOW,
        })),
      );
    expect((await world.request('admin', QUERY, { id: member.id })).data.user.money.reminders).toHaveLength(50);
    const self = await world.idOf('member');
    expect((await world.request('member', QUERY, { id: self })).codes).toEqual([]);
    expect(
      (await world.request('member', 'query ($id: Int!) { user(id: $id) { money { reminderHold { reason } } } }', { id: self })).codes,
    ).toEqual(['FORBIDDEN']);
    expect((await world.request('coach', QUERY, { id: member.id })).data.user).toBeNull();
  });
});

import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NotificationKind } from '@atlas/domain/notifications';
import { isoDay } from '@atlas/domain/time';
import { MailFailure, type OutgoingMail } from '../../mail/transport.ts';
import { TEST_NOW, testApp, type TestApp } from '../../testing/testApp.ts';
import { users } from '../users/tables.ts';
import { notify } from './commands.ts';
import { sendDueMails } from './deliver.ts';
import { removeMailDays } from './mailJobs.ts';
import { insertMails } from './outbox.ts';
import { writeDueAgain } from './repo.ts';
import { contextOfJob } from '../../commands/context.ts';
import { mailDays, notificationPreferences, outbox } from './tables.ts';

let app: TestApp;
let ana: number;
let ben: number;
const sent: OutgoingMail[] = [];
const answer = vi.fn<(mail: OutgoingMail) => Promise<void>>();
beforeAll(async () => {
  app = await testApp();
  const idOf = async (email: string) => (await db().select().from(users).where(eq(users.email, email)))[0]?.id ?? 0;
  [ana, ben] = [await idOf('member@atlas.example'), await idOf('returnee@atlas.example')];
  await db().update(users).set({ emailConfirmedAt: TEST_NOW });
  app.mail = {
    send: async (mail) => {
      await answer(mail);
      sent.push(mail);
    },
    close: () => undefined,
  };
});
afterAll(() => app.close());
const db = () => app.database.db;
beforeEach(async () => {
  for (const table of [mailDays, outbox, notificationPreferences]) await db().delete(table);
  await db().update(users).set({ archivedAt: null }).where(eq(users.id, ana));
  answer.mockReset().mockResolvedValue(undefined);
  sent.length = 0;
  app.setNow(TEST_NOW);
});

/** An instant by the clock in Manila. */
const manila = (time: string) => new Date(`${time}+08:00`);
/** Orders the email of a notification, whose title is its kind, due at TEST_NOW. */
const order = (kind: NotificationKind, more: { userId?: number; key?: string; notBefore?: Date; notAfter?: Date } = {}) => {
  const { userId = ana, key = kind, notBefore = TEST_NOW, notAfter } = more;
  const data = { firstName: 'Ana', kind, title: kind, body: '', path: null };
  return insertMails(
    db(),
    [{ name: 'notification', to: 'x@example.com', userId, data, key: `${key} ${userId}`, notBefore, notAfter }],
    TEST_NOW,
  );
};
const orderNews = (userId = ana) =>
  insertMails(
    db(),
    [
      {
        name: 'dailyNews',
        to: 'x@example.com',
        userId,
        data: { firstName: 'Ana', news: [{ title: 'dailyNews', body: '', path: null }], more: 0 },
        key: `news ${userId}`,
        notBefore: new Date(TEST_NOW.getTime() - 3_600_000),
      },
    ],
    TEST_NOW,
  );
const sendAt = async (time: string) => {
  app.setNow(manila(time));
  return sendDueMails(app);
};
const subjects = () => sent.map(({ subject }) => subject);
const rows = async () =>
  (await db().select().from(outbox).orderBy(asc(outbox.id))).map(({ state, attempts, notBefore }) => [state, attempts, notBefore]);

describe('emails that are not about the account', () => {
  it('are sent one a day to a person, the most important first, and the others on the next mornings', async () => {
    await orderNews();
    for (const kind of ['membership-expiring', 'payment-due', 'payment-overdue'] as const) await order(kind);
    expect(await sendAt('2025-11-12T10:00:00')).toEqual({ sent: 1, failed: 0, cancelled: 0, postponed: 3 });
    expect(await sendAt('2025-11-12T19:59:59')).toMatchObject({ sent: 0, postponed: 0 });
    expect(await sendAt('2025-11-13T07:59:59')).toMatchObject({ sent: 0, postponed: 0 });
    expect(await sendAt('2025-11-13T08:00:00')).toMatchObject({ sent: 1, postponed: 2 });
    expect(await sendAt('2025-11-14T08:00:00')).toMatchObject({ sent: 1, postponed: 1 });
    expect(await sendAt('2025-11-15T08:00:00')).toMatchObject({ sent: 1, postponed: 0 });
    expect(subjects()).toEqual(['payment-overdue', 'payment-due', 'membership-expiring', 'dailyNews']);
    expect((await rows()).map(([state, attempts]) => [state, attempts])).toEqual(Array(4).fill(['sent', 1]));
  });

  it('take the day of one person only', async () => {
    await order('payment-due');
    await order('payment-due', { userId: ben });
    expect(await sendAt('2025-11-12T10:00:00')).toMatchObject({ sent: 2 });
  });

  it('are one a day however many processes send them', async () => {
    for (let n = 0; n < 12; n++) await order('payment-due', { key: `mail ${n}` });
    const delivered = await Promise.all(Array.from({ length: 4 }, () => sendDueMails(app)));
    expect(delivered.reduce((sum, one) => sum + one.sent, 0)).toBe(1);
    await sendDueMails(app);
    expect((await rows()).filter(([state]) => state === 'waiting')).toEqual(Array(11).fill(['waiting', 0, manila('2025-11-13T08:00:00')]));
  });

  it('wait for the morning when they are due at night, without a try', async () => {
    await order('payment-due');
    await order('payment-approved');
    expect(await sendAt('2025-11-12T20:00:00')).toMatchObject({ sent: 0, postponed: 2 });
    expect(await rows()).toEqual(Array(2).fill(['waiting', 0, manila('2025-11-13T08:00:00')]));
    expect(await db().$count(mailDays)).toBe(0);
    expect(await sendAt('2025-11-13T08:00:00')).toMatchObject({ sent: 2 });
  });

  it('leave the day to another one when they are cancelled, fail, or are tried again', async () => {
    await order('payment-overdue');
    await order('payment-due');
    await db().insert(notificationPreferences).values({ userId: ana, kind: 'payment-overdue', email: false });
    expect(await sendAt('2025-11-12T10:00:00')).toMatchObject({ sent: 1, cancelled: 1 });
    await db().delete(mailDays);
    await order('payment-due', { key: 'refused' });
    answer.mockRejectedValueOnce(new MailFailure('refused', 'no'));
    expect(await sendDueMails(app)).toMatchObject({ failed: 1 });
    await order('payment-due', { key: 'later' });
    answer.mockRejectedValueOnce(new MailFailure('later', 'busy'));
    expect(await sendDueMails(app)).toMatchObject({ postponed: 1 });
    expect(await db().$count(mailDays)).toBe(0);
    expect(await sendAt('2025-11-12T10:01:00')).toMatchObject({ sent: 1 });
  });

  it('of a process that died keep the day that they took', async () => {
    await order('payment-due');
    answer.mockImplementationOnce(() => new Promise(() => undefined));
    void sendDueMails(app);
    await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
    await order('payment-overdue');
    expect(await sendDueMails(app)).toMatchObject({ sent: 0, postponed: 1 });
    expect(await sendAt('2025-11-12T10:02:00')).toMatchObject({ sent: 1 });
    expect(subjects()).toEqual(['payment-due']);
  });
});

describe('emails without a limit', () => {
  it('about the own money and access are sent on the same day', async () => {
    for (const kind of ['payment-due', 'payment-approved', 'payment-rejected', 'refund', 'enrolment'] as const) await order(kind);
    expect(await sendAt('2025-11-12T10:00:00')).toMatchObject({ sent: 5, postponed: 0 });
  });

  it('about the account are sent at night', async () => {
    const data = { sentAt: TEST_NOW.toISOString() };
    await insertMails(db(), [{ name: 'testMail', to: 'x@example.com', userId: ana, data, key: 'test', notBefore: TEST_NOW }], TEST_NOW);
    expect(await sendAt('2025-11-12T23:00:00')).toMatchObject({ sent: 1 });
  });
});

describe('an email with an end', () => {
  const END = manila('2025-11-12T21:00:00');
  it.each([
    ['2025-11-12T20:59:59.999', { sent: 1, cancelled: 0 }],
    ['2025-11-12T21:00:00.000', { sent: 0, cancelled: 1 }],
  ])('at %s: %j', async (time, expected) => {
    await order('event-reminder', { notAfter: END });
    expect(await sendAt(time)).toMatchObject(expected);
  });

  it('is sent after it when staff send it again', async () => {
    await order('event-reminder', { notAfter: TEST_NOW });
    expect(await sendDueMails(app)).toMatchObject({ cancelled: 1 });
    const [mail] = await db().select().from(outbox);
    expect(mail?.problem).toBe('Its time passed before it could be sent.');
    await writeDueAgain(db(), mail?.id ?? 0, TEST_NOW);
    expect(await sendDueMails(app)).toMatchObject({ sent: 1 });
  });
});

it.each([
  ['event-reminder', '2025-11-12T22:00:00'],
  ['payment-due', '2025-11-13T08:00:00'],
  ['payment-approved', '2025-11-13T08:00:00'],
] as const)('a notification of kind %s at 10 PM is mailed at %s', async (kind, goes) => {
  app.setNow(manila('2025-11-12T22:00:00'));
  const end = manila('2025-11-12T23:00:00');
  await app.database.transaction((tx) => notify({ app }, tx, [ana], kind, { key: `at night ${kind}`, title: 'News', notAfter: end }));
  const [mail] = await db().select().from(outbox);
  expect([mail?.notBefore, mail?.notAfter]).toEqual([manila(goes), end]);
});

it('the days are deleted after a week', async () => {
  const days = ['2025-11-04', '2025-11-05', isoDay(TEST_NOW)];
  await db()
    .insert(mailDays)
    .values(days.map((day, mailId) => ({ userId: ana, day, mailId })));
  await removeMailDays.run(contextOfJob(app, { id: 'test', userId: null }), {}, new AbortController().signal);
  expect((await db().select().from(mailDays).orderBy(asc(mailDays.day))).map(({ day }) => day)).toEqual(days.slice(1));
});

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contextOfJob, type Context } from '../../commands/context.ts';
import { TEST_NOW, testApp, type TestApp } from '../../testing/testApp.ts';
import { findCredentials } from '../auth/signInRepo.ts';
import { users } from '../users/tables.ts';
import { notify } from './commands.ts';
import { orderDailyNews } from './dailyNews.ts';
import { notificationPreferences, notifications, outbox } from './tables.ts';

let app: TestApp;
let ctx: Context;
let ana: number;
let ben: number;
beforeAll(async () => {
  app = await testApp();
  ctx = contextOfJob(app, { id: 'test', userId: null });
  ana = (await findCredentials(app.database.db, 'member@atlas.example'))?.id ?? 0;
  ben = (await findCredentials(app.database.db, 'affiliate@atlas.example'))?.id ?? 0;
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.database;
  for (const table of [outbox, notifications, notificationPreferences]) await db.delete(table);
  await db.update(users).set({ archivedAt: null }).where(eq(users.id, ben));
  app.setNow(TEST_NOW);
});

const APPROVED = { key: 'payment 12 approved', title: 'Your payment was approved', body: '₱3,333.00', path: '/account?q=billings' };
const notified = (...args: [people: number[], kind: Parameters<typeof notify>[3], news: Parameters<typeof notify>[4]]) =>
  app.database.transaction((tx) => notify(ctx, tx, ...args));
const bell = () =>
  app.database.db
    .select({ userId: notifications.userId, kind: notifications.kind, title: notifications.title, path: notifications.path })
    .from(notifications)
    .orderBy(notifications.userId);
const mails = () => app.database.db.select().from(outbox).orderBy(outbox.userId);
const manila = (time: string) => new Date(`${time}+08:00`);

describe('an urgent notification', () => {
  it('is in the app and emailed at once, to each person once', async () => {
    await notified([ana, ben, ana], 'payment-approved', APPROVED);
    await notified([ana, ben], 'payment-approved', APPROVED);
    expect((await bell()).map(({ userId, title, path }) => [userId, title, path])).toEqual(
      [ana, ben].toSorted((a, b) => a - b).map((id) => [id, APPROVED.title, APPROVED.path]),
    );
    const sent = await mails();
    expect(sent.map(({ userId, kind, subject, state }) => [userId, kind, subject, state])).toEqual(
      [ana, ben].toSorted((a, b) => a - b).map((id) => [id, 'notification', APPROVED.title, 'waiting']),
    );
    expect(sent[0]?.payload).toMatchObject({ kind: 'payment-approved', title: APPROVED.title, body: APPROVED.body, path: APPROVED.path });
    expect(sent[0]?.notBefore).toEqual(TEST_NOW);
  });

  it('waits for the morning in Manila at night', async () => {
    app.setNow(manila('2025-11-12T22:30:00'));
    await notified([ana], 'payment-approved', APPROVED);
    expect((await mails()).map(({ notBefore }) => notBefore)).toEqual([manila('2025-11-13T08:00:00')]);
  });

  it('is only in the app for people who do not want such emails', async () => {
    await app.database.db.insert(notificationPreferences).values({ userId: ana, kind: 'payment-approved', email: false });
    await notified([ana, ben], 'payment-approved', APPROVED);
    expect(await bell()).toHaveLength(2);
    expect((await mails()).map(({ userId }) => userId)).toEqual([ben]);
  });

  it('is not sent to archived people, and accepts an empty list', async () => {
    await app.database.db.update(users).set({ archivedAt: TEST_NOW }).where(eq(users.id, ben));
    await notified([ben, 999_999], 'payment-approved', APPROVED);
    await notified([], 'payment-approved', APPROVED);
    expect([await bell(), await mails()]).toEqual([[], []]);
  });

  it.each(['payment-approved', 'new-content'] as const)('that is invalid rolls back its transaction: %s', async (kind) => {
    await expect(notified([ana], kind, { ...APPROVED, path: 'https://evil.example' })).rejects.toThrow();
    await expect(notified([ana], kind, { ...APPROVED, title: '' })).rejects.toThrow();
    expect([await bell(), await mails()]).toEqual([[], []]);
  });

  it('reaches thousands in a few statements', async () => {
    const { rows } = await app.database.db.execute<{ id: number }>(sql`select id from users where archived_at is null`);
    await notified(
      rows.map(({ id }) => id),
      'payment-due',
      APPROVED,
    );
    expect([(await bell()).length, (await mails()).length]).toEqual([rows.length, rows.length]);
  });
});

describe('the news of a day', () => {
  const news = (n: number) => ({ key: `course ${n}`, title: `A new course: ${n}`, path: `/courses/my-courses/${n}` });
  const at = async (time: string, ...given: Parameters<typeof notified>) => {
    app.setNow(manila(time));
    await notified(...given);
  };

  it('is mailed together at 5 PM, without read and unwanted items', async () => {
    await at('2025-11-11T16:59:59', [ana], 'new-content', news(1));
    await at('2025-11-11T17:00:00', [ana], 'new-content', news(2));
    await at('2025-11-12T09:00:00', [ana, ben], 'new-content', news(3));
    await at('2025-11-12T10:00:00', [ana], 'group', { key: 'group', title: 'Your group meets' });
    await at('2025-11-12T11:00:00', [ana], 'commission', { key: 'commission', title: 'Your commission' });
    await at('2025-11-12T17:00:00', [ana], 'new-content', news(4));
    await app.database.db.insert(notificationPreferences).values({ userId: ana, kind: 'group', email: false });
    await app.database.db.update(notifications).set({ readAt: TEST_NOW }).where(eq(notifications.kind, 'commission'));
    expect(await mails()).toEqual([]);

    expect(await orderDailyNews(app)).toBe(3);
    expect(await orderDailyNews(app)).toBe(0);
    const sent = await mails();
    const of = (id: number) => sent.filter(({ userId }) => userId === id).map(({ subject }) => subject);
    expect(of(ana).toSorted()).toEqual(['A new course: 1', 'A new course: 3 and 1 more']);
    expect(of(ben)).toEqual(['A new course: 3']);
    const titles = sent.map(({ payload }) => (payload as { news: { title: string }[] }).news.map(({ title }) => title));
    expect(titles).toContainEqual(['A new course: 3', 'A new course: 2']);
  });

  it('has twenty items and the number of further ones', async () => {
    for (let n = 1; n <= 22; n++) await at('2025-11-12T09:00:00', [ana], 'new-content', news(n));
    app.setNow(manila('2025-11-12T17:00:00'));
    await orderDailyNews(app);
    const [mail] = await mails();
    const { news: items, more } = (mail?.payload ?? {}) as { news?: unknown[]; more?: number };
    expect([items?.length, more, mail?.subject]).toEqual([20, 2, 'A new course: 22 and 21 more']);
  });

  it('is not mailed to people who were archived since', async () => {
    await at('2025-11-12T09:00:00', [ben], 'new-content', news(1));
    await app.database.db.update(users).set({ archivedAt: TEST_NOW }).where(eq(users.id, ben));
    app.setNow(manila('2025-11-12T17:00:00'));
    expect(await orderDailyNews(app)).toBe(0);
  });
});

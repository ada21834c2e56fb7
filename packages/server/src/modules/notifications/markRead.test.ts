import { and, desc, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { codeOf, testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { auditEntries } from '../audit/tables.ts';
import { notifications } from './tables.ts';

let server: TestServer;
let member: number;
beforeAll(async () => {
  server = await testServer();
  member = await server.idOf('member');
});
afterAll(() => server.close());

const db = () => server.app.database.db;
const minutesAgo = (minutes: number) => new Date(TEST_NOW.getTime() - minutes * 60_000);
let ids: number[];
beforeEach(async () => {
  await db().delete(notifications);
  const notified = [member, member, member, await server.idOf('affiliate')].map((userId, index) => ({
    userId,
    kind: 'group',
    title: `News ${index}`,
    dedupeKey: `news ${index}`,
    createdAt: minutesAgo(index),
  }));
  ids = (await db().insert(notifications).values(notified).returning({ id: notifications.id })).map(({ id }) => id);
});

const SET =
  'mutation ($id: Int!, $isRead: Boolean!) { setNotificationRead(databaseId: $id, isRead: $isRead) { unreadNotifications user { id } } }';
const ALL = 'mutation ($until: DateTime!) { markAllNotificationsRead(until: $until) { unreadNotifications } }';
const set = (id: number | undefined, isRead: boolean, key = 'member') => server.request(key, SET, { id, isRead });
const readAll = (until: Date, key = 'member') => server.request(key, ALL, { until: until.toISOString() });
const unreadOf = async (userId: number) => db().$count(notifications, and(eq(notifications.userId, userId), isNull(notifications.readAt)));

it('marks one as read and unread again, and returns how many are left', async () => {
  expect((await set(ids[0], true)).data.setNotificationRead.unreadNotifications).toBe(2);
  const [row] = await db()
    .select()
    .from(notifications)
    .where(eq(notifications.id, ids[0] ?? 0));
  expect(row?.readAt).toEqual(TEST_NOW);
  expect((await set(ids[0], false)).data.setNotificationRead.unreadNotifications).toBe(3);
});

it('changes nothing the second time, and writes one audit line', async () => {
  const lines = () => db().$count(auditEntries, eq(auditEntries.action, 'setNotificationRead'));
  const before = await lines();
  await set(ids[1], true);
  expect((await set(ids[1], true)).data.setNotificationRead.unreadNotifications).toBe(2);
  expect(await lines()).toBe(before + 1);
});

it('rejects notifications of another person, also for staff', async () => {
  const [own] = ids;
  for (const key of ['affiliate', 'admin']) expect(codeOf(await set(own, true, key))).toBe('NOT_FOUND');
  expect(codeOf(await set(2_000_000_000, true))).toBe('NOT_FOUND');
  expect(await unreadOf(member)).toBe(3);
  expect(codeOf((await server.browser().graphql(SET, { id: own, isRead: true })).json)).toBe('UNAUTHENTICATED');
});

it('marks all until an instant as read, but not later ones or those of others', async () => {
  expect((await readAll(minutesAgo(1))).data.markAllNotificationsRead.unreadNotifications).toBe(1);
  expect((await readAll(minutesAgo(0))).data.markAllNotificationsRead.unreadNotifications).toBe(0);
  expect(await unreadOf(await server.idOf('affiliate'))).toBe(1);
  const [line] = await db()
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'markAllNotificationsRead'))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  expect(line).toMatchObject({
    actorId: member,
    subjectId: member,
    before: { unreadNotifications: 1 },
    after: { unreadNotifications: 0 },
  });
});

it('notifies open pages', async () => {
  const ending = new AbortController();
  const woken = server.app.live.listen(member, ending.signal);
  await woken.next();
  await set(ids[0], true);
  expect((await woken.next()).done).toBe(false);
  await readAll(TEST_NOW);
  expect((await woken.next()).done).toBe(false);
  ending.abort();
});

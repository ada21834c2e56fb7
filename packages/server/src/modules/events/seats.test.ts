import { and, asc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SEEDED_ACCESS } from '@atlas/domain/access';
import { contextOfReader } from '../../commands/context.ts';
import { testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { accessLevels, userAccessLevels } from '../access/tables.ts';
import { auditEntries } from '../audit/tables.ts';
import { funnels } from '../funnels/tables.ts';
import { notifications } from '../notifications/tables.ts';
import { productEvents } from '../products/tables.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { users } from '../users/tables.ts';
import { answerEvent } from './rsvpCommands.ts';
import { releaseLostSeats } from './jobs.ts';
import { timeColumns } from './repo.ts';
import { releaseSeats } from './seats.ts';
import { accessLevelEvents, eventRsvps, events } from './tables.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = new Date(TEST_NOW.getTime() + 2 * DAY);

let server: TestServer;
let memberLevel: number;
let eventId: number;
beforeAll(async () => {
  server = await testServer();
  const [level] = await server.app.database.db.select().from(accessLevels).where(eq(accessLevels.key, 'member'));
  memberLevel = level?.id ?? 0;
});
afterAll(() => server.close());
beforeEach(async () => {
  server.app.setNow(TEST_NOW);
  eventId = await addEvent();
});

/**
 * An event with one seat at each occurrence, one hour long. It opens for the access level `member`.
 */
async function addEvent(values: Partial<typeof events.$inferInsert> = {}): Promise<number> {
  const { db } = server.app.database;
  const startsAt = values.startsAt ?? START;
  const recurrence = values.every == null ? null : { every: values.every, interval: 1, until: null };
  const times = timeColumns({ startsAt, endsAt: new Date(startsAt.getTime() + HOUR), recurrence });
  const [event] = await db
    .insert(events)
    .values({ name: 'One seat', place: 'Manila', seats: 1, createdAt: TEST_NOW, publishedAt: TEST_NOW, ...times, ...values })
    .returning();
  await db.insert(accessLevelEvents).values({ eventId: event?.id ?? 0, accessLevelId: memberLevel });
  return event?.id ?? 0;
}

let people = 0;
async function addMember(): Promise<number> {
  const word = `released-${people++}`;
  const person = { email: `${word}@people.example`, tribeId: word, slug: word, firstName: 'Seat', lastName: word, createdAt: TEST_NOW };
  const [user] = await server.app.database.db.insert(users).values(person).returning();
  await server.app.database.db.insert(userAccessLevels).values({ userId: user?.id ?? 0, accessLevelId: memberLevel, createdAt: TEST_NOW });
  return user?.id ?? 0;
}

async function answer(userId: number, going: boolean, { id = eventId, at = START, scope = 'this' as 'this' | 'all' } = {}): Promise<void> {
  const reader = { userId, accessLevelId: memberLevel, access: { roles: 'member' as const, ...SEEDED_ACCESS.member } };
  const ctx = contextOfReader(server.app, { id: 'seats', impersonatorId: null }, reader);
  const [event] = await server.app.database.db.select().from(events).where(eq(events.id, id));
  await answerEvent(ctx, { eventId: id, occursAt: at, revision: event?.revision ?? 0, going, scope });
}
/** Members who responded one after the other: the first has the seat, the others wait. */
async function inLine(count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let person = 0; person < count; person++) ids.push(await addMember());
  for (const id of ids) await answer(id, true);
  return ids;
}
const seats = async (id = eventId) => {
  const rows = await server.app.database.db
    .select()
    .from(eventRsvps)
    .where(eq(eventRsvps.eventId, id))
    .orderBy(asc(eventRsvps.occursAt), asc(eventRsvps.waitingPlace));
  return Object.fromEntries(rows.map(({ userId, seat }) => [userId, seat]));
};
const newsOf = async (userId: number) =>
  (
    await server.app.database.db
      .select({ title: notifications.title, body: notifications.body })
      .from(notifications)
      .where(and(eq(notifications.userId, userId), like(notifications.dedupeKey, `event ${eventId} %`)))
      .orderBy(asc(notifications.id))
  ).map(({ title, body }) => `${title} | ${body}`);
const loseLevel = (userId: number) => server.app.database.db.delete(userAccessLevels).where(eq(userAccessLevels.userId, userId));
const setArchived = async (userId: number, archived: boolean) =>
  server.request(
    'admin',
    `mutation { setUserArchived(databaseId: ${userId}, archived: ${archived}${archived ? ', reason: "Left us"' : ''}) { id } }`,
  );
const run = () => releaseSeats(server.app, 'releasing');

const WHEN = 'Fri, Nov 14 · 10:00 AM, Manila time';

it('releases nothing in the demo, where people only have seats where they may attend', async () => {
  expect(await run()).toBe(0);
});

describe('the seat of a person who was archived', () => {
  it('goes to the next in line at once, and restoring the person does not return it', async () => {
    const [first = 0, second = 0] = await inLine(2);
    const woken = vi.spyOn(server.app.queues, 'wake');
    expect((await setArchived(first, true)).errors).toBeUndefined();
    expect(woken).toHaveBeenCalledWith(expect.anything(), releaseLostSeats);
    woken.mockRestore();
    expect(await run()).toBe(1);
    expect(await seats()).toEqual({ [second]: 'going' });
    expect(await newsOf(second)).toEqual([`You have a seat: One seat | A seat became free on ${WHEN}.`]);
    await setArchived(first, false);
    expect(await run()).toBe(0);
    expect(await seats()).toEqual({ [second]: 'going' });
    await answer(first, true);
    expect(await seats()).toEqual({ [second]: 'going', [first]: 'waiting' });
  });

  it('also leaves the waiting list', async () => {
    const [first = 0, second = 0, third = 0] = await inLine(3);
    await setArchived(second, true);
    await run();
    expect(await seats()).toEqual({ [first]: 'going', [third]: 'waiting' });
  });

  it('is recorded in the audit with the released seats', async () => {
    const [first = 0] = await inLine(1);
    await setArchived(first, true);
    await run();
    const [line] = await server.app.database.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'releaseSeats'), eq(auditEntries.subjectId, eventId)));
    expect([line?.subjectType, line?.before, line?.after]).toEqual([
      'event seats',
      { seats: { [first]: [`${START.toISOString()} going`] } },
      { seats: {} },
    ]);
  });
});

describe('the seat of a person whose access ended', () => {
  it('goes to the next who may attend, and each of them is notified once', async () => {
    const [first = 0, second = 0, third = 0] = await inLine(3);
    await loseLevel(first);
    await loseLevel(second);
    expect([await run(), await run()]).toEqual([2, 0]);
    expect(await seats()).toEqual({ [third]: 'going' });
    const ended = [`Your access ended: One seat | Your seat or place on the waiting list for ${WHEN} was released.`];
    expect([await newsOf(first), await newsOf(second), await newsOf(third)]).toEqual([
      ended,
      ended,
      [`You have a seat: One seat | A seat became free on ${WHEN}.`],
    ]);
  });

  it.each([
    ['is kept on the last day of grace', 14, 'going'],
    ['is released on the day after', 15, undefined],
  ])('through an expired subscription %s', async (_what, days, seat) => {
    const { db } = server.app.database;
    const id = await addEvent({ startsAt: new Date(TEST_NOW.getTime() + 40 * DAY) });
    await db.delete(accessLevelEvents).where(eq(accessLevelEvents.eventId, id));
    const [funnel] = await db.select().from(funnels).limit(1);
    await db.insert(productEvents).values({ eventId: id, productId: funnel?.productId ?? 0 });
    const userId = await addMember();
    const expiresAt = new Date(TEST_NOW.getTime() + DAY);
    const subscription = { userId, funnelId: funnel?.id ?? 0, startsAt: TEST_NOW, expiresAt, createdAt: TEST_NOW };
    await db.insert(subscriptions).values(subscription);
    await answer(userId, true, { id, at: new Date(TEST_NOW.getTime() + 40 * DAY) });
    server.app.setNow(new Date(expiresAt.getTime() + days * DAY));
    await run();
    expect((await seats(id))[userId]).toBe(seat);
  });

  it('is kept at a time that has started, and by the host', async () => {
    const host = await addMember();
    const hosted = await addEvent({ hostId: host });
    await answer(host, true, { id: hosted });
    const [first = 0] = await inLine(1);
    await loseLevel(host);
    await loseLevel(first);
    server.app.setNow(START);
    await run();
    expect([await seats(), await seats(hosted)]).toEqual([{ [first]: 'going' }, { [host]: 'going' }]);
  });

  it('of a recurring event is released at future occurrences and kept at past ones', async () => {
    const weekly = await addEvent({ every: 'week' });
    const member = await addMember();
    await answer(member, true, { id: weekly, scope: 'all' });
    server.app.setNow(new Date(START.getTime() + 8 * DAY));
    await loseLevel(member);
    await run();
    const left = await server.app.database.db
      .select()
      .from(eventRsvps)
      .where(eq(eventRsvps.eventId, weekly))
      .orderBy(asc(eventRsvps.occursAt));
    expect(left.map(({ occursAt }) => occursAt)).toEqual([START, new Date(START.getTime() + 7 * DAY)]);
  });

  it('of an archived event stays until it is restored', async () => {
    const [first = 0] = await inLine(1);
    await loseLevel(first);
    await server.app.database.db.update(events).set({ archivedAt: TEST_NOW }).where(eq(events.id, eventId));
    await run();
    expect(await seats()).toEqual({ [first]: 'going' });
    await server.app.database.db.update(events).set({ archivedAt: null }).where(eq(events.id, eventId));
    await run();
    expect(await seats()).toEqual({});
  });
});

describe('a seat that becomes free', () => {
  it('skips people who may not attend, before they have left the line', async () => {
    const [first = 0, second = 0, third = 0, fourth = 0] = await inLine(4);
    await loseLevel(second);
    await server.app.database.db.update(users).set({ archivedAt: TEST_NOW, archivedReason: 'x' }).where(eq(users.id, third));
    await answer(first, false);
    expect(await seats()).toEqual({ [first]: null, [second]: 'waiting', [third]: 'waiting', [fourth]: 'going' });
    expect([await newsOf(second), await newsOf(third)]).toEqual([[], []]);
  });

  it('through more seats also skips them', async () => {
    const [first = 0, second = 0, third = 0] = await inLine(3);
    await loseLevel(second);
    const input = `{ name: "One seat", startDay: "2025-11-14", startTime: "10:00 AM", endDay: "2025-11-14", endTime: "11:00 AM",
      timeZone: "GMT+08:00 Singapore", place: "Manila", seats: 2, accessLevelIds: [${memberLevel}] }`;
    const { errors } = await server.request(
      'admin',
      `mutation { updateEvent(databaseId: ${eventId}, revision: 1, input: ${input}) { revision } }`,
    );
    expect(errors).toBeUndefined();
    expect(await seats()).toEqual({ [first]: 'going', [second]: 'waiting', [third]: 'going' });
  });

  it('is not taken by a newcomer while someone who may attend again waits', async () => {
    const [first = 0, second = 0] = await inLine(2);
    await loseLevel(second);
    await answer(first, false);
    await server.app.database.db.insert(userAccessLevels).values({ userId: second, accessLevelId: memberLevel, createdAt: TEST_NOW });
    const newcomer = await addMember();
    await answer(newcomer, true);
    expect(await seats()).toEqual({ [first]: null, [second]: 'going', [newcomer]: 'waiting' });
  });

  it('is given once by two runs and a concurrent withdrawal', async () => {
    const [first = 0, second = 0, third = 0, fourth = 0] = await inLine(4);
    await loseLevel(second);
    await Promise.all([run(), run(), answer(first, false)]);
    expect(await seats()).toEqual({ [first]: null, [third]: 'going', [fourth]: 'waiting' });
    expect([(await newsOf(second)).length, (await newsOf(third)).length, (await newsOf(fourth)).length]).toEqual([1, 1, 0]);
  });
});

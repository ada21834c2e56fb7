import { and, asc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SEEDED_ACCESS } from '@atlas/domain/access';
import { isoDay } from '@atlas/domain/time';
import { contextOfReader } from '../../commands/context.ts';
import { codeOf, testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { accessLevels, userAccessLevels } from '../access/tables.ts';
import { auditEntries } from '../audit/tables.ts';
import { notifications } from '../notifications/tables.ts';
import { users } from '../users/tables.ts';
import { answerEvent } from './rsvpCommands.ts';
import { timeColumns } from './repo.ts';
import { accessLevelEvents, eventChanges, eventRsvps, events } from './tables.ts';

let server: TestServer;
let memberLevel: number;
let weekly: number;
let evening: number;
beforeAll(async () => {
  server = await testServer();
  const [level] = await server.app.database.db.select().from(accessLevels).where(eq(accessLevels.key, 'member'));
  memberLevel = level?.id ?? 0;
});
afterAll(() => server.close());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = new Date(TEST_NOW.getTime() + DAY);

/** An event that opens for members, one hour long. */
async function addEvent(values: Partial<typeof events.$inferInsert> = {}): Promise<number> {
  const { db } = server.app.database;
  const startsAt = values.startsAt ?? START;
  const recurrence = values.every == null ? null : { every: values.every, interval: 1, until: values.until ?? null };
  const times = timeColumns({ startsAt, endsAt: new Date(startsAt.getTime() + HOUR), recurrence });
  const [event] = await db
    .insert(events)
    .values({ name: 'Seats', place: 'Manila', createdAt: TEST_NOW, publishedAt: TEST_NOW, ...times, ...values })
    .returning();
  await db.insert(accessLevelEvents).values({ eventId: event?.id ?? 0, accessLevelId: memberLevel });
  return event?.id ?? 0;
}

let drawn = 0;
/** Adds people with generated names, with the access level `member` unless `isMember` is false. */
async function addPeople(count: number, { isMember = true } = {}): Promise<number[]> {
  const rows = Array.from({ length: count }, () => {
    const word = `seat-${drawn++}`;
    return { email: `${word}@people.example`, tribeId: word, slug: word, firstName: 'Seat', lastName: word, createdAt: TEST_NOW };
  });
  const ids = (await server.app.database.db.insert(users).values(rows).returning({ id: users.id })).map(({ id }) => id);
  const levels = ids.map((userId) => ({ userId, accessLevelId: memberLevel, createdAt: TEST_NOW }));
  if (isMember) await server.app.database.db.insert(userAccessLevels).values(levels);
  return ids;
}
beforeEach(async () => {
  server.app.setNow(TEST_NOW);
  [weekly, evening] = [await addEvent({ every: 'week', seats: 1 }), await addEvent({ seats: 1 })];
});

const ANSWER = `mutation ($id: Int!, $at: DateTime!, $revision: Int!, $going: Boolean!, $scope: EventAnswerScope! = THIS) {
  answerEvent(eventId: $id, occursAt: $at, revision: $revision, going: $going, scope: $scope) {
    occurrence(occursAt: $at) { goingCount waitingCount seatsLeft myRsvp mySeat { state place } } } }`;
const answer = (key: string, id: number, going: boolean, more: object = {}) =>
  server.request(key, ANSWER, { id, at: START.toISOString(), revision: 1, going, ...more });
const seatOf = async (key: string, id: number, going = true, more: object = {}) =>
  (await answer(key, id, going, more)).data.answerEvent.occurrence;
const newsOf = async (key: string, id: number) =>
  (
    await server.app.database.db
      .select({ title: notifications.title, body: notifications.body })
      .from(notifications)
      .where(and(eq(notifications.userId, await server.idOf(key)), like(notifications.dedupeKey, `event ${id} %`)))
      .orderBy(asc(notifications.id))
  ).map(({ title, body }) => `${title} | ${body}`);

describe('an RSVP', () => {
  it('takes a seat, or a position on the waiting list, and the same again changes nothing', async () => {
    const seated = { goingCount: 1, waitingCount: 0, seatsLeft: 0, myRsvp: 'YES', mySeat: { state: 'GOING', place: null } };
    expect(await seatOf('member', evening)).toEqual(seated);
    expect(await seatOf('member', evening)).toEqual(seated);
    const waiting = { goingCount: 1, waitingCount: 1, seatsLeft: 0, myRsvp: 'YES', mySeat: { state: 'WAITING', place: 1 } };
    expect(await seatOf('newcomer', evening)).toEqual(waiting);
    expect(await seatOf('returnee', evening)).toEqual({ ...waiting, waitingCount: 2, mySeat: { state: 'WAITING', place: 2 } });
    expect(await seatOf('newcomer', evening)).toMatchObject({ waitingCount: 2, mySeat: { state: 'WAITING', place: 1 } });
    const lines = await server.app.database.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'answerEvent'), eq(auditEntries.subjectId, evening)));
    expect(lines).toHaveLength(3);
  });

  it('that withdraws gives the seat to the person waiting longest, and notifies them once', async () => {
    for (const key of ['member', 'newcomer', 'returnee']) await answer(key, evening, true);
    expect(await seatOf('member', evening, false)).toEqual({ goingCount: 1, waitingCount: 1, seatsLeft: 0, myRsvp: 'NO', mySeat: null });
    expect(await newsOf('newcomer', evening)).toEqual([
      'You have a seat: Seats | A seat became free on Thu, Nov 13 · 10:00 AM, Manila time.',
    ]);
    expect(await newsOf('returnee', evening)).toEqual([]);
    expect(await seatOf('returnee', evening)).toMatchObject({ mySeat: { state: 'WAITING', place: 1 } });
    expect(await seatOf('member', evening)).toMatchObject({ mySeat: { state: 'WAITING', place: 2 } });
    // Leaving the waiting list does not free a seat.
    expect(await seatOf('returnee', evening, false)).toMatchObject({ goingCount: 1, waitingCount: 1, mySeat: null });
    expect(await newsOf('member', evening)).toEqual([]);
  });

  it('to the whole event takes a seat at each occurrence of the next year', async () => {
    await answer('newcomer', weekly, true, { at: new Date(START.getTime() + 7 * DAY).toISOString() });
    expect(await seatOf('member', weekly, true, { scope: 'ALL' })).toMatchObject({ mySeat: { state: 'GOING' } });
    const rows = await server.app.database.db
      .select()
      .from(eventRsvps)
      .where(and(eq(eventRsvps.eventId, weekly), eq(eventRsvps.userId, await server.idOf('member'))))
      .orderBy(asc(eventRsvps.occursAt));
    expect(rows).toHaveLength(53 - 1);
    expect(rows.slice(0, 3).map(({ seat }) => seat)).toEqual(['going', 'waiting', 'going']);
    await seatOf('member', weekly, false, { scope: 'ALL' });
    const left = await server.app.database.db
      .select()
      .from(eventRsvps)
      .where(and(eq(eventRsvps.eventId, weekly), eq(eventRsvps.seat, 'going')));
    expect(left.map(({ userId }) => userId)).toEqual([await server.idOf('newcomer')]);
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ['to an event that does not open', () => answer('expired', evening, true), 'FORBIDDEN'],
    ['to an occurrence that the event does not have', () => answer('member', evening, true, { at: TEST_NOW.toISOString() }), 'STALE'],
    ['to an unknown event', () => answer('member', 999_999, true), 'NOT_FOUND'],
    ['from an older revision of the event', () => answer('member', evening, true, { revision: 0 }), 'STALE'],
  ])('%s is rejected', async (_what, send, code) => {
    // Removes the grant, so that an expired member does not hold the event by the level.
    if (code === 'FORBIDDEN') await server.app.database.db.delete(accessLevelEvents).where(eq(accessLevelEvents.eventId, evening));
    expect(codeOf((await send()) as never)).toBe(code);
    expect(await server.app.database.db.$count(eventRsvps, eq(eventRsvps.eventId, evening))).toBe(0);
  });

  it('is accepted while the event is on, and rejected once it is over or cancelled', async () => {
    server.app.setNow(new Date(START.getTime() + HOUR - 1));
    expect((await answer('member', evening, true)).errors).toBeUndefined();
    server.app.setNow(new Date(START.getTime() + HOUR));
    expect((await answer('newcomer', evening, true)).errors[0].message).toBe('This time is over.');
    server.app.setNow(TEST_NOW);
    const change = { eventId: weekly, occursAt: START, cancelledAt: TEST_NOW, reason: 'A typhoon' };
    await server.app.database.db.insert(eventChanges).values(change);
    expect((await answer('member', weekly, true)).errors[0].message).toBe('This time was cancelled.');
    await server.app.database.db
      .update(events)
      .set({ cancelledAt: TEST_NOW, cancelReason: 'x', overAt: TEST_NOW })
      .where(eq(events.id, weekly));
    expect((await answer('member', weekly, true, { scope: 'ALL' })).errors[0].message).toBe('This event was cancelled.');
  });

  it('frees the seat of a person whose access has ended', async () => {
    await answer('member', evening, true);
    await server.app.database.db.delete(accessLevelEvents).where(eq(accessLevelEvents.eventId, evening));
    expect(await seatOf('member', evening, false)).toMatchObject({ goingCount: 0, myRsvp: 'NO' });
  });
});

describe('the action of an occurrence', () => {
  const ACTION = `query ($id: Int!, $at: DateTime!) { viewer { event(databaseId: $id) { occurrence(occursAt: $at) { action link googleCalendarUrl } } } }`;
  const LINK = 'https://meet.example/1000';
  const timeFor = async (key: string, id = evening) =>
    (await server.request(key, ACTION, { id, at: START.toISOString() })).data.viewer.event.occurrence;
  const actionFor = async (key: string) => (await timeFor(key)).action;
  const minutesBefore = (minutes: number) => server.app.setNow(new Date(START.getTime() - minutes * 60_000));

  it('follows the answer, the seats and the clock', async () => {
    await server.app.database.db.update(events).set({ link: LINK }).where(eq(events.id, evening));
    expect(await actionFor('member')).toBe('RSVP');
    await answer('member', evening, true);
    expect([await actionFor('member'), await actionFor('newcomer')]).toEqual(['GOING', 'WAITING_LIST']);
    await answer('newcomer', evening, true);
    await answer('returnee', evening, false);
    minutesBefore(16);
    expect([await actionFor('member'), await actionFor('newcomer'), await actionFor('returnee')]).toEqual(['GOING', 'WAITING', 'NONE']);
    minutesBefore(15);
    expect(await timeFor('member')).toMatchObject({ action: 'JOIN', link: LINK });
    expect(await actionFor('newcomer')).toBe('WAITING');
    server.app.setNow(new Date(START.getTime() + HOUR));
    expect(await timeFor('member')).toMatchObject({ action: 'NONE', link: null });
  });

  it('lets a person who has not answered join in one step while it runs', async () => {
    const id = await addEvent({ link: LINK });
    minutesBefore(10);
    expect(await timeFor('member', id)).toMatchObject({ action: 'JOIN', link: null });
    await answer('member', id, true);
    expect(await timeFor('member', id)).toMatchObject({ action: 'JOIN', link: LINK });
  });

  it('is none where the event does not open or was cancelled', async () => {
    await server.app.database.db.delete(accessLevelEvents).where(eq(accessLevelEvents.eventId, evening));
    expect(await actionFor('expired')).toBe('NONE');
    const change = { eventId: weekly, occursAt: START, cancelledAt: TEST_NOW, reason: 'A typhoon' };
    await server.app.database.db.insert(eventChanges).values(change);
    expect((await timeFor('member', weekly)).action).toBe('NONE');
  });

  it('links to Google Calendar with the place of the occurrence, and never to the meeting', async () => {
    await server.app.database.db.update(events).set({ link: LINK, shortDescription: 'Bring one question.' }).where(eq(events.id, weekly));
    await server.app.database.db.insert(eventChanges).values({ eventId: weekly, occursAt: START, place: 'Cebu', reason: 'A typhoon' });
    await answer('member', weekly, true);
    minutesBefore(10);
    const { searchParams } = new URL((await timeFor('member', weekly)).googleCalendarUrl);
    expect(Object.fromEntries(searchParams)).toEqual({
      action: 'TEMPLATE',
      text: 'Seats',
      dates: '20251113T020000Z/20251113T030000Z',
      details: `Bring one question.\n${server.app.settings.publicUrl}/events/my-events/${weekly}`,
      location: 'Cebu',
    });
  });
});

describe('many concurrent RSVPs', () => {
  it('of a hundred people for twenty seats give twenty a seat and put eighty in line', async () => {
    const id = await addEvent({ seats: 20 });
    const people = await addPeople(100);
    const [event] = await server.app.database.db.select().from(events).where(eq(events.id, id));
    const going = (userId: number, yes: boolean) => {
      const reader = { userId, accessLevelId: memberLevel, access: { roles: 'member' as const, ...SEEDED_ACCESS.member } };
      const ctx = contextOfReader(server.app, { id: 'at once', impersonatorId: null }, reader);
      return answerEvent(ctx, { eventId: id, occursAt: START, revision: event?.revision ?? 0, going: yes, scope: 'this' });
    };
    await Promise.all(people.map((userId) => going(userId, true)));
    const rows = () => server.app.database.db.select().from(eventRsvps).where(eq(eventRsvps.eventId, id));
    const places = (await rows()).flatMap(({ waitingPlace }) => waitingPlace ?? []).toSorted((a, b) => a - b);
    expect((await rows()).filter(({ seat }) => seat === 'going')).toHaveLength(20);
    expect(places).toEqual(Array.from({ length: 80 }, (_none, index) => index + 1));
    // Thirty leave at once, and twenty seats stay taken.
    const leaving = people.slice(0, 30);
    await Promise.all(leaving.map((userId) => going(userId, false)));
    expect((await rows()).filter(({ seat }) => seat === 'going')).toHaveLength(20);
    expect((await rows()).filter(({ seat }) => seat === 'waiting')).toHaveLength(50);
    expect((await rows()).filter(({ userId, seat }) => leaving.includes(userId) && seat !== null)).toEqual([]);
  });

  it('during an edit of the event are either kept or rejected with a message', async () => {
    const [{ startsAt, revision } = { startsAt: START, revision: 1 }] = await server.app.database.db
      .select()
      .from(events)
      .where(eq(events.id, evening));
    const day = isoDay(startsAt);
    const input = `{ name: "Edited", startDay: "${day}", startTime: "10:00 AM", endDay: "${day}", endTime: "11:00 AM", timeZone: "GMT+08:00 Singapore",
      place: "Manila", seats: 1, accessLevelIds: [${memberLevel}] }`;
    const [edited, ...answered] = await Promise.all([
      server.request('admin', `mutation { updateEvent(databaseId: ${evening}, revision: ${revision}, input: ${input}) { revision } }`),
      answer('member', evening, true),
      answer('newcomer', evening, true),
    ]);
    expect(edited.errors).toBeUndefined();
    const rows = await server.app.database.db.select().from(eventRsvps).where(eq(eventRsvps.eventId, evening));
    const taken = answered.filter(({ errors }) => errors === undefined);
    expect(rows).toHaveLength(taken.length);
    expect(rows.filter(({ seat }) => seat === 'going')).toHaveLength(Math.min(1, taken.length));
    for (const { errors } of answered.filter((one) => one.errors !== undefined))
      expect(errors[0].message).toBe('This event was changed while you were answering. Look at it again, then answer.');
  });

  it('during a cancellation are either notified or rejected', async () => {
    const [edited, answered] = await Promise.all([
      server.request('admin', `mutation { cancelEvent(databaseId: ${evening}, revision: 1, reason: "A typhoon") { id } }`),
      answer('member', evening, true),
    ]);
    expect(edited.errors).toBeUndefined();
    const notified = await newsOf('member', evening);
    // Either the RSVP came first and its owner was notified, or it was rejected.
    if (answered.errors === undefined) expect(notified).toHaveLength(1);
    else expect([codeOf(answered), notified]).toEqual(['STALE', []]);
  });
});

describe('attendance', () => {
  const NOTE = `mutation ($id: Int!, $at: DateTime!, $people: [Int!]!, $present: Boolean) {
    recordAttendance(eventId: $id, occursAt: $at, userIds: $people, present: $present) {
      attendance(occursAt: $at) { unnoted present walkedIn absent } occurrence(occursAt: $at) { goingCount seatsLeft }
      attendees(first: 10, filter: { occursAt: $at }) { edges { node { user { databaseId } seat { state } attended walkedIn } } } } }`;
  const note = (key: string, people: number[], present: boolean | null) =>
    server.request(key, NOTE, { id: evening, at: START.toISOString(), people, present });
  const noted = async (key: string, people: number[], present: boolean | null) => {
    const { attendees, ...counts } = (await note(key, people, present)).data.recordAttendance;
    return { ...counts, rows: attendees.edges.map(({ node }: { node: object }) => node) };
  };

  it('is recorded once it has started, for people with an RSVP and for walk-ins', async () => {
    const [member, newcomer] = [await server.idOf('member'), await server.idOf('newcomer')];
    await answer('member', evening, true);
    expect((await note('admin', [member], true)).errors[0].message).toBe('It has not started yet.');
    server.app.setNow(START);
    await note('admin', [member], false);
    const { edges } = (await note('admin', [newcomer], true)).data.recordAttendance.attendees;
    expect(edges.map(({ node }: { node: object }) => node)).toEqual(
      expect.arrayContaining([
        { user: { databaseId: member }, seat: { state: 'GOING' }, attended: false, walkedIn: false },
        { user: { databaseId: newcomer }, seat: { state: 'GOING' }, attended: true, walkedIn: true },
      ]),
    );
    const lines = await server.app.database.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'recordAttendance'), eq(auditEntries.subjectId, evening)))
      .orderBy(asc(auditEntries.id));
    expect(lines.map(({ subjectType, after }) => [subjectType, after])).toEqual([
      ['event attendance', { absent: [member] }],
      ['event attendance', { walkedIn: [newcomer] }],
    ]);
  });

  it('of walk-ins is counted even where every seat is taken, and can be cleared', async () => {
    const [member, newcomer] = [await server.idOf('member'), await server.idOf('newcomer')];
    await answer('member', evening, true);
    server.app.setNow(START);
    const seated = { user: { databaseId: member }, seat: { state: 'GOING' }, attended: null, walkedIn: false };
    const before = {
      attendance: { unnoted: 1, present: 0, walkedIn: 0, absent: 0 },
      occurrence: { goingCount: 1, seatsLeft: 0 },
      rows: [seated],
    };
    expect(await noted('admin', [newcomer], true)).toEqual({
      attendance: { unnoted: 1, present: 1, walkedIn: 1, absent: 0 },
      occurrence: { goingCount: 2, seatsLeft: 0 },
      rows: [seated, { user: { databaseId: newcomer }, seat: { state: 'GOING' }, attended: true, walkedIn: true }],
    });
    // Recording it again changes nothing.
    expect((await noted('admin', [newcomer], true)).attendance).toMatchObject({ present: 1, walkedIn: 1 });
    expect(await noted('admin', [newcomer], null)).toEqual(before);
    await noted('admin', [newcomer], true);
    expect(await noted('admin', [newcomer], false)).toEqual(before);
    expect((await noted('admin', [member], false)).attendance).toEqual({ unnoted: 0, present: 0, walkedIn: 0, absent: 1 });
    expect(await noted('admin', [member], null)).toEqual(before);
  });

  it('lists the people not recorded yet, who are recorded by one mutation and cleared by another', async () => {
    const id = await addEvent({ seats: 3 });
    const keys = ['newcomer', 'member', 'returnee', 'upcoming'];
    for (const key of keys) await answer(key, id, true);
    server.app.setNow(START);
    const [newcomer, member, returnee, upcoming] = await Promise.all(keys.map((key) => server.idOf(key)));
    const LEFT = `query ($id: Int!, $at: DateTime!) { viewer { event(databaseId: $id) { attendance(occursAt: $at) { unnoted unnotedIds } } } }`;
    const left = async (key = 'admin') =>
      (await server.request(key, LEFT, { id, at: START.toISOString() })).data.viewer.event.attendance.unnotedIds;
    const record = (people: number[], present: boolean | null) =>
      server.request('admin', NOTE, { id, at: START.toISOString(), people, present });
    // The fourth person waits for a seat.
    expect(await left()).toEqual([newcomer, member, returnee]);
    await record([member ?? 0], false);
    const everyone = await left();
    expect(everyone).toEqual([newcomer, returnee]);
    expect((await record(everyone, true)).data.recordAttendance.attendance).toMatchObject({ unnoted: 0, present: 2, absent: 1 });
    expect(await left()).toEqual([]);
    expect((await record(everyone, null)).data.recordAttendance.attendance).toMatchObject({ unnoted: 2, present: 0, absent: 1 });
    expect(await left()).toEqual(everyone);
    const lines = await server.app.database.db
      .select({ after: auditEntries.after })
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'recordAttendance'), eq(auditEntries.subjectId, id)))
      .orderBy(asc(auditEntries.id));
    const byId = [newcomer ?? 0, returnee ?? 0].toSorted((a, b) => a - b);
    expect(lines.map(({ after }) => after)).toEqual([{ absent: [member] }, { present: byId }, { present: [] }]);
    expect(everyone).not.toContain(upcoming);
  });

  it('lists no one out of the reader’s scope', async () => {
    const [stranger = 0] = await addPeople(1);
    await server.app.database.db
      .insert(eventRsvps)
      .values({ eventId: evening, userId: stranger, occursAt: START, going: 'yes', seat: 'going', createdAt: TEST_NOW });
    server.app.setNow(START);
    const LEFT = `{ viewer { event(databaseId: ${evening}) { attendance(occursAt: "${START.toISOString()}") { unnotedIds } } } }`;
    const left = async (key: string) => (await server.request(key, LEFT)).data.viewer.event.attendance.unnotedIds;
    expect([await left('admin'), await left('coach')]).toEqual([[stranger], []]);
  });

  it('of a person who declined is recorded, and their RSVP stays when it is cleared', async () => {
    const member = await server.idOf('member');
    await answer('member', evening, false);
    server.app.setNow(START);
    expect((await noted('admin', [member], true)).rows).toEqual([
      { user: { databaseId: member }, seat: null, attended: true, walkedIn: false },
    ]);
    expect((await noted('admin', [member], null)).rows).toEqual([]);
    expect(await server.app.database.db.$count(eventRsvps, eq(eventRsvps.eventId, evening))).toBe(1);
  });

  it('can be recorded for people for whom the event does not open, and gives no access', async () => {
    const expired = await server.idOf('expired');
    await server.app.database.db.delete(accessLevelEvents).where(eq(accessLevelEvents.eventId, evening));
    await server.app.database.db.update(events).set({ link: 'https://meet.example/1000' }).where(eq(events.id, evening));
    server.app.setNow(START);
    expect((await noted('admin', [expired], true)).attendance).toMatchObject({ walkedIn: 1 });
    const { data } = await server.request('expired', `{ viewer { event(databaseId: ${evening}) { link lock { reason } } } }`);
    expect(data.viewer.event).toMatchObject({ link: null, lock: { reason: expect.any(String) } });
  });

  it('is rejected for unknown people, and for a cancelled event', async () => {
    server.app.setNow(START);
    expect((await note('admin', [2_000_000], true)).errors[0].message).toBe('There is no such person.');
    await server.app.database.db
      .update(events)
      .set({ cancelledAt: TEST_NOW, cancelReason: 'x', overAt: TEST_NOW })
      .where(eq(events.id, evening));
    expect((await note('admin', [await server.idOf('member')], true)).errors[0].message).toBe('This time was cancelled.');
  });

  it('offers people in scope by name; a coach cannot search by address', async () => {
    server.app.setNow(START);
    const offered = async (key: string, search: string) => {
      const query = `query ($search: String!) { viewer { event(databaseId: ${evening}) { walkIns(occursAt: "${START.toISOString()}", search: $search) { databaseId } } } }`;
      const { data } = await server.request(key, query, { search });
      return data.viewer.event.walkIns.map(({ databaseId }: { databaseId: number }) => databaseId);
    };
    const [stranger = 0] = await addPeople(1);
    const [row] = await server.app.database.db.select().from(users).where(eq(users.id, stranger));
    expect(await offered('admin', row?.lastName ?? '')).toEqual([stranger]);
    expect(await offered('admin', row?.email ?? '')).toEqual([stranger]);
    expect(await offered('coach', row?.lastName ?? '')).toEqual([]);
    const own = await offered('coach', '');
    expect(own.length).toBeGreaterThan(1);
    const [led] = await server.app.database.db
      .select()
      .from(users)
      .where(eq(users.id, own.at(-1)));
    expect(await offered('coach', led?.email ?? '')).toEqual([]);
    expect(await offered('coach', `${led?.firstName} ${led?.lastName}`)).toContain(led?.id);
    await note('coach', [led?.id ?? 0], true);
    expect(await offered('coach', `${led?.firstName} ${led?.lastName}`)).not.toContain(led?.id);
  });

  it('is rejected for people whom the coach does not manage', async () => {
    server.app.setNow(START);
    const [stranger = 0] = await addPeople(1);
    expect(codeOf(await note('coach', [stranger], true))).toBe('NOT_FOUND');
  });
});

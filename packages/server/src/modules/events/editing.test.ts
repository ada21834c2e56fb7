import { and, asc, eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onStatement } from '../../db/pool.ts';
import { codeOf, contextOf, testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { accessLevels } from '../access/tables.ts';
import { auditEntries } from '../audit/tables.ts';
import { sendDueAnnouncements } from '../notifications/announcementJob.ts';
import { MAX_DIRECT } from '../notifications/commands.ts';
import { sendDueMails } from '../notifications/deliver.ts';
import { notificationPreferences, notifications, outbox } from '../notifications/tables.ts';
import { cancelEvent } from './cancelCommands.ts';
import { remindOfEvents } from './reminders.ts';
import { accessLevelEvents, eventChanges, eventRsvps, events } from './tables.ts';
import { changeOccurrence } from './timeCommands.ts';

let server: TestServer;
let memberLevel: number;
let eventId: number;
beforeAll(async () => {
  server = await testServer();
  const [level] = await server.app.database.db.select().from(accessLevels).where(eq(accessLevels.key, 'member'));
  memberLevel = level?.id ?? 0;
});
afterAll(() => server.close());

const at = (text: string): Date => new Date(`${text}+08:00`);
/** Every Monday at 7 PM, from the next one. */
const FIRST = at('2025-11-17T19:00:00');
const SECOND = at('2025-11-24T19:00:00');

const INPUT = {
  name: 'Monday night',
  startDay: '2025-11-17',
  startTime: '7:00 PM',
  endDay: '2025-11-17',
  endTime: '8:00 PM',
  timeZone: 'GMT+08:00 Singapore',
  every: 'WEEK',
  place: 'Manila',
  seats: 1,
};
const inputOf = (more: object = {}) => ({ ...INPUT, accessLevelIds: [memberLevel], ...more });
const CREATE = `mutation ($input: EventInput!, $idempotencyKey: String) { createEvent(input: $input, idempotencyKey: $idempotencyKey) {
  databaseId name timeZone seats startsAt endsAt recurrence { every interval weekDays until } accessLevels { databaseId } revision } }`;
const UPDATE = `mutation ($id: Int!, $revision: Int!, $input: EventInput!) { updateEvent(databaseId: $id, revision: $revision, input: $input) { revision } }`;
const CHANGE = `mutation ($id: Int!, $at: DateTime!, $revision: Int!, $input: OccurrenceInput!) {
  changeOccurrence(eventId: $id, occursAt: $at, revision: $revision, input: $input) {
    revision occurrence(occursAt: $at) { startsAt endsAt place isMoved isCancelled reason revision } } }`;
const ANSWER = `mutation ($id: Int!, $at: DateTime!, $revision: Int!, $going: Boolean!) {
  answerEvent(eventId: $id, occursAt: $at, revision: $revision, going: $going) { id } }`;

const create = async (more: object = {}) => {
  const created = (await server.request('admin', CREATE, { input: inputOf(more) })).data.createEvent;
  await server.app.database.db.update(events).set({ publishedAt: TEST_NOW }).where(eq(events.id, created.databaseId));
  return created;
};
const update = (revision: number, more: object = {}) => server.request('admin', UPDATE, { id: eventId, revision, input: inputOf(more) });
const TIMES = { startDay: '2025-11-17', startTime: '7:00 PM', endDay: '2025-11-17', endTime: '8:00 PM', timeZone: 'GMT+08:00 Singapore' };
const changeTime = (occursAt: Date, input: object, revision = 0) =>
  server.request('admin', CHANGE, { id: eventId, at: occursAt.toISOString(), revision, input: { ...TIMES, cancelled: false, ...input } });
const go = async (key: string, occursAt: Date, going = true) => {
  const [event] = await server.app.database.db.select().from(events).where(eq(events.id, eventId));
  const answer = await server.request(key, ANSWER, { id: eventId, at: occursAt.toISOString(), revision: event?.revision, going });
  expect(answer.errors).toBeUndefined();
};
const rsvps = async () =>
  (
    await server.app.database.db
      .select()
      .from(eventRsvps)
      .where(eq(eventRsvps.eventId, eventId))
      .orderBy(asc(eventRsvps.occursAt), asc(eventRsvps.id))
  ).map(({ occursAt, seat }) => [occursAt.toISOString(), seat]);
const news = async (key: string) =>
  (
    await server.app.database.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, await server.idOf(key)), like(notifications.dedupeKey, `event ${eventId} %`)))
      .orderBy(asc(notifications.id))
  ).map(({ title, body }) => [title, body]);

beforeEach(async () => {
  server.app.setNow(TEST_NOW);
  eventId = (await create()).databaseId;
});

describe('an event', () => {
  it('is created as it was entered, once per idempotency key', async () => {
    const entered = {
      startDay: '2025-07-14',
      startTime: '7:00 PM',
      endDay: '2025-07-14',
      endTime: '11:30 PM',
      timeZone: 'GMT-08:00 Los Angeles',
    };
    const variables = {
      input: inputOf({ ...entered, weekDays: ['Monday', 'Saturday'], until: '2025-12-01' }),
      idempotencyKey: 'monday-night-0001',
    };
    const [first, again] = [await server.request('admin', CREATE, variables), await server.request('admin', CREATE, variables)];
    expect(again).toEqual(first);
    expect(first.data.createEvent).toMatchObject({
      timeZone: 'GMT-08:00 Los Angeles',
      startsAt: '2025-07-15T02:00:00.000Z',
      endsAt: '2025-07-15T06:30:00.000Z',
      recurrence: { every: 'WEEK', interval: 1, weekDays: [0, 2], until: '2025-12-01T16:00:00.000Z' },
      accessLevels: [{ databaseId: memberLevel }],
      revision: 1,
    });
  });

  it('is rejected with a message for each field', async () => {
    const wrong = inputOf({ name: '', seats: 0, link: 'http://meet.example' });
    expect((await server.request('admin', CREATE, { input: wrong })).errors[0].extensions.fieldErrors).toEqual({
      name: 'Name is required',
      seats: 'Seats is too low',
      link: 'Link is not valid',
    });
    const early = inputOf({ endDay: '2025-11-16', place: '' });
    expect((await server.request('admin', CREATE, { input: early })).errors[0].extensions.fieldErrors).toEqual({
      place: 'Enter a place, a link, or both.',
      endDay: 'The end must come after the start.',
    });
    expect((await update(1, { hostId: 2_000_000 })).errors[0].extensions.fieldErrors).toEqual({
      hostId: 'This host no longer exists.',
    });
  });

  it('is rejected when saved from an older revision', async () => {
    expect((await update(1)).data.updateEvent.revision).toBe(2);
    expect(codeOf(await update(1))).toBe('STALE');
  });

  it('moved to another hour keeps the RSVPs of each day, and notifies attendees once', async () => {
    await go('member', FIRST);
    await go('member', SECOND);
    await go('newcomer', SECOND);
    await update(1, { startTime: '8:00 PM', endTime: '9:00 PM' });
    expect(await rsvps()).toEqual([
      ['2025-11-17T12:00:00.000Z', 'going'],
      ['2025-11-24T12:00:00.000Z', 'going'],
      ['2025-11-24T12:00:00.000Z', 'waiting'],
    ]);
    const moved = (day: string) => [
      'Monday night was moved',
      `It starts on Mon, ${day} · 8:00 PM, Manila time instead of Mon, ${day} · 7:00 PM, Manila time.`,
    ];
    expect(await news('member')).toEqual([moved('Nov 17')]);
    expect(await news('newcomer')).toEqual([moved('Nov 24')]);
  });

  it('moved to other days requires confirmation to drop RSVPs, and notifies the people dropped', async () => {
    await go('member', FIRST);
    await go('newcomer', SECOND);
    const everyOther = { every: 'WEEK', interval: 2 };
    const message =
      '1 person has a seat at a time that the event will no longer have. Save again to cancel their RSVPs; they are notified.';
    expect((await update(1, everyOther)).errors[0].extensions.fieldErrors).toEqual({ cancelRsvps: message });
    expect(await rsvps()).toHaveLength(2);
    expect((await update(1, { ...everyOther, cancelRsvps: true })).errors).toBeUndefined();
    expect(await rsvps()).toEqual([[FIRST.toISOString(), 'going']]);
    expect(await news('newcomer')).toEqual([
      ['Monday night comes at other times', 'It does not take place on Mon, Nov 24 · 7:00 PM, Manila time any more.'],
    ]);
    expect(await news('member')).toEqual([]);
  });

  it('with more seats gives them to people who wait', async () => {
    for (const key of ['member', 'newcomer', 'returnee']) await go(key, FIRST);
    await update(1, { seats: 2 });
    expect((await rsvps()).map(([, seat]) => seat)).toEqual(['going', 'going', 'waiting']);
    expect((await news('newcomer')).map(([title]) => title)).toEqual(['You have a seat: Monday night']);
    await update(2, { seats: null });
    expect((await rsvps()).map(([, seat]) => seat)).toEqual(['going', 'going', 'going']);
  });

  it('keeps the RSVPs to past occurrences', async () => {
    await go('member', FIRST);
    server.app.setNow(at('2025-11-18T00:00:00'));
    expect((await update(1, { startDay: '2025-11-20', endDay: '2025-11-20' })).errors).toBeUndefined();
    expect(await rsvps()).toEqual([[FIRST.toISOString(), 'going']]);
  });

  it('is cancelled with a reason, which attendees receive', async () => {
    await go('member', SECOND);
    server.app.setNow(at('2025-11-18T00:00:00'));
    const cancel = (reason: string) =>
      server.request(
        'admin',
        `mutation ($r: String!) { cancelEvent(databaseId: ${eventId}, revision: 1, reason: $r) {
        cancelReason next { occursAt } occurrence(occursAt: "${SECOND.toISOString()}") { isCancelled reason } } }`,
        { r: reason },
      );
    expect((await cancel(' ')).errors[0].extensions.fieldErrors).toEqual({ reason: 'Reason is required' });
    expect((await cancel('A typhoon.')).data.cancelEvent).toEqual({
      cancelReason: 'A typhoon.',
      next: null,
      occurrence: { isCancelled: true, reason: 'A typhoon.' },
    });
    const past = await server.request(
      'admin',
      `{ viewer { event(databaseId: ${eventId}) { occurrence(occursAt: "${FIRST.toISOString()}") { isCancelled } } } }`,
    );
    expect(past.data.viewer.event.occurrence).toEqual({ isCancelled: false });
    expect(await news('member')).toEqual([
      ['Monday night was cancelled', 'It does not take place on Mon, Nov 24 · 7:00 PM, Manila time. A typhoon.'],
    ]);
  });
});

describe('a cancelled event', () => {
  const CANCEL =
    'mutation ($id: Int!, $revision: Int!) { cancelEvent(databaseId: $id, revision: $revision, reason: "A typhoon.") { revision state next { occursAt } } }';
  const REINSTATE =
    'mutation ($id: Int!, $revision: Int!) { reinstateEvent(databaseId: $id, revision: $revision) { revision state cancelledAt next { occursAt } } }';
  const cancel = (revision: number) => server.request('admin', CANCEL, { id: eventId, revision });
  const reinstate = (revision: number) => server.request('admin', REINSTATE, { id: eventId, revision });
  const periods = async () => {
    const listed = async (period: string) => {
      const { data } = await server.request(
        'admin',
        `{ viewer { events(first: 100, filter: { period: ${period} }) { edges { node { databaseId } } } } }`,
      );
      return data.viewer.events.edges.some(({ node }: { node: { databaseId: number } }) => node.databaseId === eventId);
    };
    return { incoming: await listed('INCOMING'), past: await listed('PAST') };
  };

  it('is over after its last occurrence before that, and listed as past', async () => {
    server.app.setNow(at('2025-11-25T12:00:00'));
    expect(await periods()).toEqual({ incoming: true, past: false });
    expect((await cancel(1)).data.cancelEvent).toEqual({ revision: 2, state: 'PAST', next: null });
    expect(await periods()).toEqual({ incoming: false, past: true });
    const [row] = await server.app.database.db.select().from(events).where(eq(events.id, eventId));
    expect(row?.overAt).toEqual(at('2025-11-24T20:00:00'));
  });

  it('can be reinstated: people keep their seats and positions, and are notified once', async () => {
    await go('member', FIRST);
    await go('newcomer', FIRST);
    const before = await rsvps();
    await cancel(1);
    expect((await reinstate(2)).data.reinstateEvent).toEqual({
      revision: 3,
      state: 'UPCOMING',
      cancelledAt: null,
      next: { occursAt: FIRST.toISOString() },
    });
    await reinstate(3);
    expect(await rsvps()).toEqual(before);
    for (const key of ['member', 'newcomer'])
      expect(await news(key)).toEqual([
        ['Monday night was cancelled', 'It does not take place on Mon, Nov 17 · 7:00 PM, Manila time. A typhoon.'],
        ['Monday night takes place after all', 'It starts on Mon, Nov 17 · 7:00 PM, Manila time.'],
      ]);
    // Cancelled again, it notifies them again.
    await cancel(3);
    expect((await news('member')).map(([title]) => title)).toEqual([
      'Monday night was cancelled',
      'Monday night takes place after all',
      'Monday night was cancelled',
    ]);
    const lines = await server.app.database.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'reinstateEvent'), eq(auditEntries.subjectId, eventId)));
    expect(lines).toHaveLength(1);
  });

  it('stays cancelled for occurrences missed in the meantime, without notifications', async () => {
    await go('member', FIRST);
    await go('newcomer', SECOND);
    await cancel(1);
    server.app.setNow(at('2025-11-17T20:00:00'));
    await reinstate(2);
    const { data } = await server.request(
      'member',
      `{ viewer { event(databaseId: ${eventId}) { first: occurrence(occursAt: "${FIRST.toISOString()}") { isCancelled reason } second: occurrence(occursAt: "${SECOND.toISOString()}") { isCancelled } } } }`,
    );
    expect(data.viewer.event).toEqual({ first: { isCancelled: true, reason: 'A typhoon.' }, second: { isCancelled: false } });
    expect((await news('member')).map(([title]) => title)).toEqual(['Monday night was cancelled']);
    expect((await news('newcomer')).map(([title]) => title)).toEqual(['Monday night was cancelled', 'Monday night takes place after all']);
  });

  it('can be reinstated during an occurrence, which then takes place', async () => {
    await cancel(1);
    server.app.setNow(at('2025-11-17T19:59:59'));
    expect((await reinstate(2)).data.reinstateEvent).toMatchObject({ state: 'LIVE', next: { occursAt: FIRST.toISOString() } });
  });

  it('cannot be reinstated where no occurrence is left, or from an older revision', async () => {
    await update(1, { every: null });
    await cancel(2);
    expect(codeOf(await reinstate(2))).toBe('STALE');
    server.app.setNow(at('2025-11-17T20:00:00'));
    const rejected = await reinstate(3);
    expect([codeOf(rejected), rejected.errors[0].message]).toEqual(['CONFLICT', 'No time of this event is left. Give it new times first.']);
    const { data } = await server.request('admin', `{ viewer { event(databaseId: ${eventId}) { cancelledAt revision } } }`);
    expect(data.viewer.event).toMatchObject({ cancelledAt: expect.any(String), revision: 3 });
  });

  it('can be edited; people who wait get a new seat and a notification once it is reinstated', async () => {
    await go('member', FIRST);
    await go('newcomer', FIRST);
    await cancel(1);
    expect((await update(2, { startTime: '7:30 PM', seats: 2 })).errors).toBeUndefined();
    expect((await news('newcomer')).map(([title]) => title)).toEqual(['Monday night was cancelled']);
    await reinstate(3);
    expect((await rsvps()).map(([, seat]) => seat)).toEqual(['going', 'going']);
    expect(await news('newcomer')).toEqual([
      ['Monday night was cancelled', 'It does not take place on Mon, Nov 17 · 7:00 PM, Manila time. A typhoon.'],
      ['Monday night takes place after all', 'It starts on Mon, Nov 17 · 7:30 PM, Manila time.'],
      ['You have a seat: Monday night', 'A seat became free on Mon, Nov 17 · 7:30 PM, Manila time.'],
    ]);
  });
});

describe('one occurrence', () => {
  it('is moved with its RSVPs, and attendees are notified', async () => {
    await go('member', SECOND);
    const to = {
      startDay: '2025-11-26',
      startTime: '11:30 PM',
      endDay: '2025-11-27',
      endTime: '12:30 AM',
      place: 'Cebu',
      reason: 'A holiday',
    };
    const { changeOccurrence } = (await changeTime(SECOND, to)).data;
    expect(changeOccurrence).toEqual({
      revision: 2,
      occurrence: {
        startsAt: '2025-11-26T15:30:00.000Z',
        endsAt: '2025-11-26T16:30:00.000Z',
        place: 'Cebu',
        isMoved: true,
        isCancelled: false,
        reason: 'A holiday',
        revision: 1,
      },
    });
    expect(await news('member')).toEqual([
      ['Monday night was moved', 'It starts on Wed, Nov 26 · 11:30 PM, Manila time instead of Mon, Nov 24 · 7:00 PM, Manila time.'],
    ]);
    const EVENT = `query { viewer { event(databaseId: ${eventId}) { occurrences(from: "2025-11-20T00:00:00Z", to: "2025-12-02T00:00:00Z") {
      occursAt startsAt myRsvp } } } }`;
    expect((await server.request('member', EVENT)).data.viewer.event.occurrences).toEqual([
      { occursAt: SECOND.toISOString(), startsAt: '2025-11-26T15:30:00.000Z', myRsvp: 'YES' },
      { occursAt: '2025-12-01T11:00:00.000Z', startsAt: '2025-12-01T11:00:00.000Z', myRsvp: null },
    ]);
  });

  it('cannot be moved over another one, nor by two people at once', async () => {
    const over = { startDay: '2025-11-24', startTime: '7:30 PM', endDay: '2025-11-24', endTime: '8:30 PM' };
    const message = 'Another time of this event is on then. Choose a time when there is none.';
    expect((await changeTime(FIRST, over)).errors[0].extensions.fieldErrors).toEqual({ startTime: message });
    const [one, two] = await Promise.all([changeTime(FIRST, { place: 'Cebu' }), changeTime(FIRST, { place: 'Davao' })]);
    expect([codeOf(one), codeOf(two)].toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual(['STALE', undefined]);
  });

  it('can be cancelled and reinstated', async () => {
    await go('member', FIRST);
    expect((await changeTime(FIRST, { cancelled: true })).errors[0].extensions.fieldErrors).toEqual({ reason: 'Reason is required' });
    await changeTime(FIRST, { cancelled: true, reason: 'A typhoon.' });
    await changeTime(FIRST, {}, 1);
    expect((await news('member')).map(([title]) => title)).toEqual(['Monday night was cancelled', 'Monday night takes place after all']);
  });

  it('of a series cannot be cancelled where it is the last one left', async () => {
    eventId = (await create({ until: '2025-11-24' })).databaseId;
    await changeTime(SECOND, { ...TIMES, startDay: '2025-11-24', endDay: '2025-11-24', cancelled: true, reason: 'x' });
    const [row] = await server.app.database.db.select().from(events).where(eq(events.id, eventId));
    expect(row?.overAt).toEqual(at('2025-11-17T20:00:00'));
    expect((await changeTime(FIRST, { cancelled: true, reason: 'x' })).errors[0].message).toBe(
      'No other time of this event is left: cancel the event as a whole.',
    );
  });

  it.each<[string, object, Date, string]>([
    ['that the event does not have', {}, at('2025-11-18T19:00:00'), 'NOT_FOUND'],
    ['of an event without recurrence', { every: null }, FIRST, 'CONFLICT'],
  ])('%s cannot be changed', async (_what, more, occursAt, code) => {
    eventId = (await create(more)).databaseId;
    expect(codeOf(await changeTime(occursAt, {}))).toBe(code);
    expect(await server.app.database.db.$count(eventChanges, eq(eventChanges.eventId, eventId))).toBe(0);
  });

  it('shows its recording to people for whom the event opens, once it is over', async () => {
    await changeTime(FIRST, { recordingUrl: 'https://video.example/1' });
    const seen = async (key: string) =>
      (
        await server.request(
          key,
          `{ viewer { event(databaseId: ${eventId}) { occurrence(occursAt: "${FIRST.toISOString()}") { recordingUrl } } } }`,
        )
      ).data.viewer.event.occurrence.recordingUrl;
    server.app.setNow(at('2025-11-17T19:59:59.999'));
    expect([await seen('member'), await seen('admin')]).toEqual([null, 'https://video.example/1']);
    server.app.setNow(at('2025-11-17T20:00:00'));
    expect([await seen('member'), await seen('non-member')]).toEqual(['https://video.example/1', null]);
  });
});

describe('reminders', () => {
  const remind = (text: string) => {
    server.app.setNow(at(text));
    return remindOfEvents(server.app, 'reminders of the test');
  };
  const titles = async (key: string) => (await news(key)).map(([title]) => title);
  // Leaves only RSVPs to the event of the test.
  beforeEach(async () => {
    await server.app.database.db.delete(eventRsvps);
  });

  it('reach people with a seat a day and an hour before, once each in concurrent runs', async () => {
    await go('member', FIRST);
    await go('newcomer', FIRST);
    expect(await remind('2025-11-16T18:59:59')).toBe(0);
    expect(await remind('2025-11-16T19:00:00')).toBe(1);
    await Promise.all([remind('2025-11-16T19:05:00'), remind('2025-11-16T19:05:00')]);
    expect(await titles('member')).toEqual(['Tomorrow: Monday night']);
    await remind('2025-11-17T18:00:00');
    await remind('2025-11-17T18:55:00');
    expect(await remind('2025-11-17T19:00:00')).toBe(0);
    expect(await titles('member')).toEqual(['Tomorrow: Monday night', 'In an hour: Monday night']);
    expect(await titles('newcomer')).toEqual([]);
  });

  it('do not reach people whose access ended, except the host', async () => {
    const { db } = server.app.database;
    await update(1, { seats: 3 });
    for (const key of ['member', 'newcomer', 'head-coach']) await go(key, FIRST);
    await db
      .update(events)
      .set({ hostId: await server.idOf('member') })
      .where(eq(events.id, eventId));
    await db.delete(accessLevelEvents).where(eq(accessLevelEvents.eventId, eventId));
    // Staff who manage events can open all of them, whichever of their access levels is in use.
    expect(await remind('2025-11-17T18:30:00')).toBe(2);
    expect(await titles('member')).toEqual(['In an hour: Monday night']);
    expect(await titles('head-coach')).toEqual(['In an hour: Monday night']);
    expect(await titles('newcomer')).toEqual([]);
    // The event opens again before it starts, so they are reminded late rather than never.
    await db.insert(accessLevelEvents).values({ eventId, accessLevelId: memberLevel });
    await remind('2025-11-17T18:55:00');
    expect(await titles('newcomer')).toEqual(['In an hour: Monday night']);
    expect(await titles('member')).toEqual(['In an hour: Monday night']);
  });

  it('that were missed are skipped: the hour reminder is sent, not the day reminder', async () => {
    await go('member', FIRST);
    await remind('2025-11-17T18:30:00');
    expect(await titles('member')).toEqual(['In an hour: Monday night']);
  });

  it('are sent again for a moved occurrence, and not for a cancelled one', async () => {
    await go('member', FIRST);
    await go('member', SECOND);
    await remind('2025-11-17T10:00:00');
    await changeTime(FIRST, { startDay: '2025-11-19', endDay: '2025-11-19' });
    expect(await remind('2025-11-17T18:30:00')).toBe(0);
    await remind('2025-11-18T20:00:00');
    await changeTime(SECOND, { startDay: '2025-11-24', endDay: '2025-11-24', cancelled: true, reason: 'x' });
    expect(await remind('2025-11-24T18:30:00')).toBe(0);
    expect((await titles('member')).filter((title) => title?.startsWith('Tomorrow'))).toHaveLength(2);
  });

  it('are emailed to people who want them', async () => {
    const { db } = server.app.database;
    const mailed = async (occursAt: Date, now: Date) => {
      await db.delete(outbox);
      await go('member', occursAt);
      server.app.setNow(new Date(occursAt.getTime() - 3_600_000));
      await remindOfEvents(server.app, 'reminders of the test');
      server.app.setNow(now);
      return db.$count(outbox, eq(outbox.userId, await server.idOf('member')));
    };
    expect(await mailed(FIRST, TEST_NOW)).toBe(1);
    await db.insert(notificationPreferences).values({ userId: await server.idOf('member'), kind: 'event-reminder', email: false });
    expect(await mailed(SECOND, TEST_NOW)).toBe(0);
    expect(await sendDueMails(server.app)).toMatchObject({ sent: 0 });
  });

  /** Adds people who responded long ago. */
  async function crowd(count: number, occursAt: Date): Promise<void> {
    const { db } = server.app.database;
    await db.execute(sql`
      with people as (
        insert into users (email, tribe_id, slug, first_name, last_name, email_confirmed_at, created_at)
        select 'crowd' || n || '@example.com', 'C' || n, 'crowd' || n, 'Ana', 'Cruz', now(), ${TEST_NOW.toISOString()}::timestamptz
        from generate_series(1, ${count}::int) as n on conflict do nothing returning id
      )
      insert into user_access_levels (user_id, access_level_id, created_at)
      select id, ${memberLevel}::int, ${TEST_NOW.toISOString()}::timestamptz from people`);
    await db.execute(sql`
      insert into event_rsvps (event_id, user_id, occurs_at, going, seat, created_at)
      select ${eventId}::int, id, ${occursAt.toISOString()}::timestamptz, 'yes', 'going', ${TEST_NOW.toISOString()}::timestamptz
      from users where email like 'crowd%' order by id limit ${count}::int`);
  }
  const statementsOf = async (work: () => Promise<unknown>): Promise<number> => {
    let statements = 0;
    const stop = onStatement(() => statements++);
    try {
      await work();
    } finally {
      stop();
    }
    return statements;
  };

  it('for a full hall are sent once; later runs cost the same as for one person', async () => {
    const { db } = server.app.database;
    await go('member', FIRST);
    await remind('2025-11-16T19:00:00');
    const one = await statementsOf(() => remind('2025-11-16T19:05:00'));
    await db.delete(eventRsvps);
    await crowd(1500, SECOND);
    expect(await remind('2025-11-23T19:00:00')).toBe(1500);
    expect(await db.$count(notifications, like(notifications.dedupeKey, `event ${eventId} day before %`))).toBe(1501);
    const ends = await db
      .selectDistinct({ notAfter: outbox.notAfter })
      .from(outbox)
      .where(like(outbox.dedupeKey, `event ${eventId} day before ${SECOND.toISOString()}%`));
    expect(ends).toEqual([{ notAfter: SECOND }]);
    const texts: string[] = [];
    const stop = onStatement((text) => texts.push(text));
    expect(await remind('2025-11-23T19:05:00')).toBe(0);
    stop();
    expect(texts).toHaveLength(one);
    expect(texts.filter((text) => text.includes('insert into') || /from "event_rsvps".*"created_at"/s.test(text))).toEqual([]);
  });

  it.each(['cancelEvent', 'moving it'])(
    '%s with a full hall takes the same statements as with fewer people, and notifies everyone afterwards',
    async (what) => {
      const { db } = server.app.database;
      const costs: number[] = [];
      for (const count of [MAX_DIRECT + 1, 1500]) {
        await db.delete(eventRsvps);
        await db.delete(notifications);
        await crowd(count, FIRST);
        server.app.setNow(TEST_NOW);
        const [{ revision } = { revision: 0 }] = await db.select({ revision: events.revision }).from(events).where(eq(events.id, eventId));
        const ctx = await contextOf(server.app, 'admin');
        costs.push(
          await statementsOf(() =>
            what === 'cancelEvent'
              ? cancelEvent(ctx, { id: eventId, revision }, { reason: 'Typhoon' })
              : changeOccurrence(ctx, { eventId, occursAt: FIRST, revision: 0 }, { ...TIMES, startTime: '6:00 PM', cancelled: false }),
          ),
        );
        expect(await db.$count(notifications)).toBe(0);
        await sendDueAnnouncements(server.app);
        expect(await db.$count(notifications)).toBe(count);
        await db.delete(eventChanges);
        await db.update(events).set({ cancelledAt: null, cancelReason: null, overAt: null }).where(eq(events.id, eventId));
      }
      expect(costs[1]).toBe(costs[0]);
    },
  );
});

import { and, eq, gt, isNotNull, isNull, not, or, sql, type SQL } from 'drizzle-orm';
import {
  type Attendance,
  type EventAnswer,
  eventAttendeesList,
  type EventFilter,
  eventOverAt,
  type EventSeat,
  eventsList,
  type EventTimes,
  type MyEventFilter,
  nextOccurrence,
  type OccurrenceChange,
  previousOccurrence,
} from '@atlas/domain/events';
import type { FilterFieldsOf } from '@atlas/domain/lists';
import { declaredList } from '../../commands/declaredList.ts';
import { manyBy, oneById, type Source, valueBy } from '../../commands/loaders.ts';
import type { Reader } from '../../commands/reader.ts';
import { byName } from '../../db/byName.ts';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { instantOf, prepared, type Given } from '../../db/prepared.ts';
import { searchCondition } from '../../db/search.ts';
import { ofPeopleInScope, seesEveryone } from '../access/scopes.ts';
import { accessLevels } from '../access/tables.ts';
import { content, isHeldBy, opensAllOf, type Holder } from '../content/repo.ts';
import { files } from '../files/tables.ts';
import { productEvents, products } from '../products/tables.ts';
import { NAME_FIELDS, ofPersonNamed } from '../users/repo.ts';
import { users } from '../users/tables.ts';
import { accessLevelEvents, calendarFeeds, eventChanges, eventRsvps, events } from './tables.ts';

export type EventRow = typeof events.$inferSelect;

/** The tables by which events are sold and granted. */
export const EVENT_CONTENT = content({
  name: 'event',
  staffPage: 'event',
  item: { table: events, id: events.id, name: events.name, archivedAt: events.archivedAt },
  sold: { table: productEvents, item: productEvents.eventId, product: productEvents.productId },
  granted: { table: accessLevelEvents, item: accessLevelEvents.eventId, level: accessLevelEvents.accessLevelId },
});

export const eventLoader = oneById<EventRow>(({ db }, ids) => db.select().from(events).where(inList(events.id, ids)));

/** Loads an event, archived or not. */
export const findEvent = async (db: Db, id: number): Promise<EventRow | null> =>
  (await db.select().from(events).where(eq(events.id, id)))[0] ?? null;

/** Finds the people among these who are not archived. */
export async function findActive(tx: Db, userIds: readonly number[]): Promise<Set<number>> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inList(users.id, [...userIds]), isNull(users.archivedAt)));
  return new Set(rows.map(({ id }) => id));
}

/** A change of a single occurrence. */
export type EventChange = typeof eventChanges.$inferSelect;

export const changesLoader = manyBy<EventChange>(
  ({ eventId }) => eventId,
  ({ db }, eventIds) => db.select().from(eventChanges).where(inList(eventChanges.eventId, eventIds)),
);

/** Maps a row to the times of an event, as the recurrence rules need them. */
export const timesOf = (
  { startsAt, endsAt, every, interval, weekDays, until, cancelledAt }: Omit<EventRow, 'id'>,
  changes: readonly OccurrenceChange[] = [],
): EventTimes => ({
  startsAt,
  endsAt,
  recurrence: every === null ? null : { every, interval, weekDays, until },
  changes,
  cancelledAt,
});

/** The columns for when an event takes place. They must always be written together. */
export const timeColumns = (times: EventTimes) => ({
  startsAt: times.startsAt,
  endsAt: times.endsAt,
  every: times.recurrence?.every ?? null,
  interval: times.recurrence?.interval ?? 1,
  weekDays: [...(times.recurrence?.weekDays ?? [])],
  until: times.recurrence?.until ?? null,
  overAt: eventOverAt(times),
});

const isOver = (now: Given<Date>): SQL => sql`${events.overAt} <= ${instantOf(now)}`;
const isToCome = (now: Given<Date>): SQL => sql`(${events.overAt} is null or ${events.overAt} > ${instantOf(now)})`;

/**
 * The filters of staff and of members: `eventState` of the domain package as a condition. A test
 * compares the two.
 */
const PERIODS: Record<EventFilter | MyEventFilter, (now: Given<Date>) => SQL | undefined> = {
  all: () => undefined,
  incoming: isToCome,
  upcoming: isToCome,
  past: isOver,
  recurring: () => isNotNull(events.every),
};

const named = (search: string | null | undefined): SQL | undefined =>
  searchCondition(search, sql`search_text(${events.name})`, { id: events.id, columns: [events.name] });

export const eventsWhere = (filter: Filter<FilterFieldsOf<typeof eventsList>>, { now }: Pick<Source, 'now'>): SQL | undefined =>
  and(
    filter.archived === true ? isNotNull(events.archivedAt) : isNull(events.archivedAt),
    filter.hostId == null ? undefined : eq(events.hostId, filter.hostId),
    named(filter.search),
    PERIODS[filter.period ?? 'all'](now),
  );

/** The list of events for staff. */
export const EVENT_LIST = declaredList({
  name: 'events',
  page: 'events',
  declaration: eventsList,
  list: {
    table: events,
    id: events.id,
    sorts: { start: [events.startsAt], name: [byName(events.name)], created: [events.createdAt] },
  },
  where: eventsWhere,
  loader: eventLoader,
});

/**
 * An event in a member's list, with its position: future events by their next occurrence, then past
 * ones, the latest first.
 */
export interface MyEvent {
  event: EventRow;
  changes: EventChange[];
  place: [over: number, at: number, id: number];
}

const myEvents = (db: Db, { seesAll, period, search, ...requested }: MyEventsRequest) =>
  db
    .select({ event: events, change: eventChanges })
    .from(events)
    .leftJoin(eventChanges, eq(eventChanges.eventId, events.id))
    .where(
      and(
        isNull(events.archivedAt),
        seesAll ? undefined : isHeldBy(EVENT_CONTENT, requested),
        named(search),
        PERIODS[period](requested.now),
      ),
    );

interface MyEventsRequest extends Holder {
  seesAll: boolean;
  period: MyEventFilter;
  search?: string | null | undefined;
  now: Given<Date>;
}

const readMyEvents = prepared((db: Db, seesAll: boolean, period: MyEventFilter) =>
  myEvents(db, {
    seesAll,
    period,
    userId: sql.placeholder('userId'),
    accessLevelId: sql.placeholder('accessLevelId'),
    now: sql.placeholder('now'),
  }),
);

/**
 * Loads the events that a reader has, had or will have, in their order, each with the changes of
 * its occurrences. Loads all of them, because only the recurrence rules can compute the next
 * occurrence, and no one has more than a few pages of events.
 */
export async function findMyEvents(
  { db, reader, now }: Source,
  { search, period }: Filter<{ search: string; period: MyEventFilter }>,
): Promise<MyEvent[]> {
  const { userId, accessLevelId } = reader;
  const requested = { userId, accessLevelId, seesAll: opensAllOf(EVENT_CONTENT, reader), period: period ?? 'all' };
  const rows = await (search
    ? myEvents(db, { ...requested, search, now })
    : readMyEvents(db, { userId, accessLevelId, now: now.toISOString() }, requested.seesAll, requested.period));
  return [...Map.groupBy(rows, ({ event }) => event.id).values()]
    .map((ofEvent) => {
      const { event } = ofEvent[0]!;
      const changes = ofEvent.flatMap(({ change }) => change ?? []);
      return { event, changes, place: placeOf(event, changes, now) };
    })
    .toSorted((a, b) => comparePlaces(a.place, b.place));
}

function placeOf(event: EventRow, changes: readonly EventChange[], now: Date): MyEvent['place'] {
  const next = nextOccurrence(timesOf(event, changes), now);
  return next ? [0, next.startsAt.getTime(), event.id] : [1, -(event.overAt ?? event.endsAt).getTime(), event.id];
}

/** Loads the changes of single occurrences, by event id. */
export async function findChanges(db: Db, eventIds: readonly number[]): Promise<Map<number, EventChange[]>> {
  const rows = await db
    .select()
    .from(eventChanges)
    .where(inList(eventChanges.eventId, [...eventIds]));
  return Map.groupBy(rows, ({ eventId }) => eventId);
}

/** Loads the changes of single occurrences of one event. */
export const findChangesOf = async (db: Db, eventId: number): Promise<EventChange[]> =>
  (await findChanges(db, [eventId])).get(eventId) ?? [];

/** Compares two positions. Returns less than 0 when the first comes before the second. */
export function comparePlaces(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : Number(a[at]) - Number(b[at]);
}

export interface SeatCount {
  eventId: number;
  occursAt: Date;
  going: number;
  waiting: number;
}

/**
 * The number of people with a seat at each occurrence of the events, and of those waiting for one.
 */
export const seatsLoader = manyBy<SeatCount>(
  ({ eventId }) => eventId,
  ({ db }, eventIds) =>
    db
      .select({
        eventId: eventRsvps.eventId,
        occursAt: eventRsvps.occursAt,
        going: sql<number>`(count(*) filter (where ${eventRsvps.seat} = 'going'))::int`,
        waiting: sql<number>`(count(*) filter (where ${eventRsvps.seat} = 'waiting'))::int`,
      })
      .from(eventRsvps)
      .where(and(inList(eventRsvps.eventId, eventIds), isNotNull(eventRsvps.seat)))
      .groupBy(eventRsvps.eventId, eventRsvps.occursAt),
);

/** A person's RSVP to one occurrence, with the position on the waiting list, from 1. */
export interface MyRsvp extends EventAnswer {
  eventId: number;
  place: number | null;
}

// Qualified with the table name: Drizzle omits it in a statement over one table, and the columns
// would then be those of `ahead`.
const waitingAhead = sql<number | null>`case when ${eventRsvps}.waiting_place is not null then (
  select count(*)::int from ${eventRsvps} as ahead
  where ahead.event_id = ${eventRsvps}.event_id and ahead.occurs_at = ${eventRsvps}.occurs_at and ahead.waiting_place <= ${eventRsvps}.waiting_place
) end`;

/** The reader's RSVPs to the events. */
export const myRsvpsLoader = manyBy<MyRsvp>(
  ({ eventId }) => eventId,
  ({ db, reader }, eventIds) =>
    db
      .select({
        eventId: eventRsvps.eventId,
        occursAt: eventRsvps.occursAt,
        going: eventRsvps.going,
        seat: eventRsvps.seat,
        place: waitingAhead,
      })
      .from(eventRsvps)
      .where(and(inList(eventRsvps.eventId, eventIds), eq(eventRsvps.userId, reader.userId))),
);

export interface OpenTo {
  eventId: number;
  id: number;
  name: string;
}
/** The access levels that an event is granted to. */
export const eventLevels = manyBy<OpenTo>(
  ({ eventId }) => eventId,
  ({ db }, ids) =>
    db
      .select({ eventId: accessLevelEvents.eventId, id: accessLevels.id, name: accessLevels.name })
      .from(accessLevelEvents)
      .innerJoin(accessLevels, eq(accessLevels.id, accessLevelEvents.accessLevelId))
      .where(inList(accessLevelEvents.eventId, ids))
      .orderBy(accessLevels.id),
);
/** The products that contain an event. */
export const eventProducts = manyBy<OpenTo>(
  ({ eventId }) => eventId,
  ({ db }, ids) =>
    db
      .select({ eventId: productEvents.eventId, id: products.id, name: products.name })
      .from(productEvents)
      .innerJoin(products, eq(products.id, productEvents.productId))
      .where(inList(productEvents.eventId, ids))
      .orderBy(products.id),
);

/** The ids of the access levels that an event is granted to. */
export const findEventLevels = async (tx: Db, eventId: number): Promise<number[]> => {
  const rows = await tx
    .select({ id: accessLevelEvents.accessLevelId })
    .from(accessLevelEvents)
    .where(eq(accessLevelEvents.eventId, eventId))
    .orderBy(accessLevelEvents.accessLevelId);
  return rows.map(({ id }) => id);
};

export async function setEventLevels(tx: Db, eventId: number, levelIds: readonly number[]): Promise<void> {
  await tx.delete(accessLevelEvents).where(eq(accessLevelEvents.eventId, eventId));
  if (levelIds.length > 0) await tx.insert(accessLevelEvents).values(levelIds.map((accessLevelId) => ({ eventId, accessLevelId })));
}

/** The id of the file that is an event's cover. */
export const eventCoverLoader = valueBy<number | null>(null, ({ db }, eventIds) =>
  db
    .select({ key: sql<number>`${files.eventId}`, value: files.id })
    .from(files)
    .where(and(inList(files.eventId, eventIds), eq(files.purpose, 'cover'))),
);

/** An RSVP to one occurrence, as staff see it. */
export type Attendee = typeof eventRsvps.$inferSelect;

export const attendeeLoader = oneById<Attendee>(({ db }, ids) =>
  db
    .select()
    .from(eventRsvps)
    .where(sql`${eventRsvps.id} = any(${sql.param([...ids])}::bigint[])`),
);

/** The position of each RSVP on the waiting list, from 1. */
export const waitingPlaceLoader = valueBy<number | null>(null, ({ db }, ids) =>
  db
    .select({ key: eventRsvps.id, value: waitingAhead })
    .from(eventRsvps)
    .where(sql`${eventRsvps.id} = any(${sql.param([...ids])}::bigint[])`),
);

export const attendeesList = {
  table: eventRsvps,
  id: eventRsvps.id,
  sorts: { answered: [eventRsvps.createdAt], time: [eventRsvps.occursAt] },
} satisfies List<string>;

/** Condition for RSVPs to occurrences of an event by people in the reader's scope. */
const rsvpsTo = (eventId: number, occursAt: Date | null, reader: Reader): SQL | undefined =>
  and(
    eq(eventRsvps.eventId, eventId),
    occursAt === null ? undefined : eq(eventRsvps.occursAt, occursAt),
    ofPeopleInScope(reader, eventRsvps.userId),
  );

/** Condition for RSVPs of people who are going, or who attended. */
const isComing = or(eq(eventRsvps.going, 'yes'), eventRsvps.attended);

/**
 * Condition for the people who are going to one occurrence or attended it, or for those with one
 * response.
 */
export async function attendeesWhere(
  { occursAt, going, seat }: Filter<{ occursAt: Date; going: EventAnswer['going']; seat: EventSeat }>,
  source: Source,
  event: EventRow,
): Promise<SQL | undefined> {
  const answer = going == null ? isComing : eq(eventRsvps.going, going);
  const at = occursAt ?? shownTime(timesOf(event, await findChangesOf(source.db, event.id)), source.now);
  return and(rsvpsTo(event.id, at, source.reader), seat == null ? answer : eq(eventRsvps.seat, seat));
}

/**
 * The occurrence that is shown by default: the next one, or the last, by its start in the
 * recurrence.
 */
export const shownTime = (times: EventTimes, now: Date): Date =>
  (nextOccurrence(times, now) ?? previousOccurrence(times, now))?.occursAt ?? times.startsAt;

/** Attendance at each occurrence of the events, by people in the reader's scope. */
export const attendanceLoader = manyBy<Attendance & Pick<SeatCount, 'eventId' | 'occursAt'>>(
  ({ eventId }) => eventId,
  ({ db, reader }, eventIds) => {
    const count = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
    return db
      .select({
        eventId: eventRsvps.eventId,
        occursAt: eventRsvps.occursAt,
        unnoted: count(sql`${eventRsvps.seat} = 'going' and ${eventRsvps.attended} is null`),
        present: count(sql`${eventRsvps.attended}`),
        walkedIn: count(sql`${eventRsvps.walkedIn}`),
        absent: count(sql`not ${eventRsvps.attended}`),
      })
      .from(eventRsvps)
      .where(and(inList(eventRsvps.eventId, eventIds), ofPeopleInScope(reader, eventRsvps.userId)))
      .groupBy(eventRsvps.eventId, eventRsvps.occursAt);
  },
);

/** Maximum number of people that a search offers. */
const MAX_OFFERED = 20;

/**
 * Finds people in scope by name whose presence at an occurrence is not recorded yet. Staff who see
 * everyone can also search by address and Tribe ID.
 */
export async function findWalkIns({ db, reader }: Source, eventId: number, occursAt: Date, search: string): Promise<number[]> {
  const isNoted = sql`exists (select 1 from ${eventRsvps}
    where ${eventRsvps.eventId} = ${eventId} and ${eventRsvps.occursAt} = ${occursAt.toISOString()} and ${eventRsvps.userId} = ${users.id} and ${eventRsvps.attended})`;
  const named = seesEveryone(reader) ? ofPersonNamed(search, users.id) : searchCondition(search, NAME_FIELDS);
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isNull(users.archivedAt), ofPeopleInScope(reader, users.id), named, not(isNoted)))
    .orderBy(users.nameKey, users.id)
    .limit(MAX_OFFERED);
  return rows.map(({ id }) => id);
}

/** The list of people who are going to an event or attended it, by occurrence. */
export const ATTENDEE_LIST = declaredList({
  name: 'eventAttendees',
  page: 'event',
  declaration: eventAttendeesList,
  list: attendeesList,
  where: ({ eventId, occursAt }, { reader }) => and(rsvpsTo(eventId ?? 0, readTime(occursAt), reader), isComing),
  loader: attendeeLoader,
});

/** Reads the occurrence from a URL parameter; null for all of them. */
function readTime(text: string | null | undefined): Date | null {
  const at = new Date(text ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? null : at;
}

// --- Calendars -----------------------------------------------------------------------------------

/** How long past events stay in a calendar, in milliseconds. */
const CALENDAR_MS = 90 * 86_400_000;

/**
 * The events in the reader's calendar: those they hold, host, or have or wait for a seat at, until
 * some time after the end.
 */
export const findFeedEvents = ({ db, reader, now }: Source): Promise<EventRow[]> =>
  db
    .select()
    .from(events)
    .where(
      and(
        isNull(events.archivedAt),
        or(isNull(events.overAt), gt(events.overAt, new Date(now.getTime() - CALENDAR_MS))),
        or(
          isHeldBy(EVENT_CONTENT, reader),
          eq(events.hostId, reader.userId),
          sql`exists (select 1 from ${eventRsvps}
            where ${eventRsvps.eventId} = ${events.id} and ${eventRsvps.userId} = ${reader.userId} and ${eventRsvps.seat} is not null)`,
        ),
      ),
    )
    .orderBy(events.id);

/** Loads what the address of a person's calendar is derived from; null where they have none. */
export async function findFeed(db: Db, userId: number): Promise<typeof calendarFeeds.$inferSelect | null> {
  const [feed] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return feed ?? null;
}

/** Finds the owner of a calendar address; null for an unknown address and for an archived owner. */
export async function findFeedOfToken(db: Db, tokenHash: Buffer): Promise<number | null> {
  const [feed] = await db
    .select({ userId: calendarFeeds.userId })
    .from(calendarFeeds)
    .innerJoin(users, and(eq(users.id, calendarFeeds.userId), isNull(users.archivedAt)))
    .where(eq(calendarFeeds.tokenHash, tokenHash));
  return feed?.userId ?? null;
}

/**
 * Revokes the address of a person's calendar.
 *
 * @returns whether there was one
 */
export async function deleteFeed(tx: Db, userId: number): Promise<boolean> {
  const deleted = await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId)).returning({ userId: calendarFeeds.userId });
  return deleted.length > 0;
}

/** Saves the address of a person's calendar, replacing the former one. */
export async function saveFeed(tx: Db, feed: typeof calendarFeeds.$inferInsert): Promise<void> {
  await tx.insert(calendarFeeds).values(feed).onConflictDoUpdate({ target: calendarFeeds.userId, set: feed });
}

import { and, count, eq, gt, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import {
  lastOccurrence,
  nextOccurrence,
  type EventAnswer,
  type EventFilter,
  type EventTimes,
  type MyEventFilter,
} from '@atlas/domain/events';
import { isAmong } from '../../db/isAmong.ts';
import type { Filter, List } from '../../db/list.ts';
import { manyBy, oneById, type Source, valueBy } from '../../commands/loaders.ts';
import { searchCondition } from '../../db/search.ts';
import { belongsTo, content } from '../content/repo.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { files } from '../files/tables.ts';
import { productEvents } from '../products/tables.ts';
import { accessLevelEvents, eventRsvps, events } from './tables.ts';

export type EventRow = typeof events.$inferSelect;

/** How events are sold and granted. */
export const EVENT_CONTENT = content({
  name: 'event',
  staffPage: 'event',
  item: { table: events, id: events.id, name: events.name, archivedAt: events.archivedAt },
  sold: { table: productEvents, item: productEvents.eventId, product: productEvents.productId },
  granted: { table: accessLevelEvents, item: accessLevelEvents.eventId, level: accessLevelEvents.accessLevelId },
});

export const eventLoader = oneById<EventRow>(({ db }, ids) => db.select().from(events).where(isAmong(events.id, ids)));

/** When an event takes place, as the rules of recurrence read it. */
export const timesOf = ({ startsAt, endsAt, every, interval, until }: EventRow): EventTimes => ({
  startsAt,
  endsAt,
  recurrence: every === null ? null : { every, interval, until },
});

/** The columns that say when an event takes place; whoever writes one of them writes them all. */
export const timeColumns = (times: EventTimes) => ({
  startsAt: times.startsAt,
  endsAt: times.endsAt,
  every: times.recurrence?.every ?? null,
  interval: times.recurrence?.interval ?? 1,
  until: times.recurrence?.until ?? null,
  overAt: lastOccurrence(times)?.endsAt ?? null,
});

const isOver = (now: Date): SQL => lte(events.overAt, now);
const isToCome = (now: Date): SQL | undefined => or(isNull(events.overAt), gt(events.overAt, now));

/** The filters of staff and of members: `eventState` of domain as a condition. A test compares the two. */
const PERIODS: Record<EventFilter | MyEventFilter, (now: Date) => SQL | undefined> = {
  all: () => undefined,
  incoming: isToCome,
  upcoming: isToCome,
  past: isOver,
  recurring: () => isNotNull(events.every),
};

const named = (search: string | null | undefined): SQL | undefined =>
  searchCondition(search, sql`search_text(${events.name})`, { id: events.id, columns: [events.name] });

export const eventsList = {
  table: events,
  id: events.id,
  sorts: { start: [events.startsAt], name: [events.name], created: [events.createdAt] },
} satisfies List<string>;

export const eventsWhere = (
  filter: Filter<{ search: string; archived: boolean; period: EventFilter }>,
  { now }: Pick<Source, 'now'>,
): SQL | undefined =>
  and(
    filter.archived === true ? isNotNull(events.archivedAt) : isNull(events.archivedAt),
    named(filter.search),
    PERIODS[filter.period ?? 'all'](now),
  );

/** An event among somebody's own, with its place: those to come by their next time, then those that are over, the latest first. */
export interface MyEvent {
  event: EventRow;
  place: [over: number, at: number, id: number];
}

/**
 * The events that a reader has, had or will have, in their order. All of them are read: the next time of a recurring one is known to the
 * rules only, and nobody has more events than a few pages.
 */
export async function findMyEvents(
  { db, reader, now }: Source,
  filter: Filter<{ search: string; period: MyEventFilter }>,
): Promise<MyEvent[]> {
  const rows = await db
    .select()
    .from(events)
    .where(and(isNull(events.archivedAt), belongsTo(EVENT_CONTENT, reader), named(filter.search), PERIODS[filter.period ?? 'all'](now)));
  return rows.map((event) => ({ event, place: placeOf(event, now) })).toSorted((a, b) => comparePlaces(a.place, b.place));
}

function placeOf(event: EventRow, now: Date): MyEvent['place'] {
  const next = nextOccurrence(timesOf(event), now);
  return next ? [0, next.startsAt.getTime(), event.id] : [1, -(event.overAt ?? event.endsAt).getTime(), event.id];
}

/** Less than 0 when the first place comes before the second. */
export function comparePlaces(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : Number(a[at]) - Number(b[at]);
}

export interface GoingCount {
  eventId: number;
  occursAt: Date;
  going: number;
}

/** How many people go to each time of the events. */
export const goingLoader = manyBy<GoingCount>(
  ({ eventId }) => eventId,
  ({ db }, eventIds) =>
    db
      .select({ eventId: eventRsvps.eventId, occursAt: eventRsvps.occursAt, going: count() })
      .from(eventRsvps)
      .where(and(isAmong(eventRsvps.eventId, eventIds), eq(eventRsvps.going, 'yes')))
      .groupBy(eventRsvps.eventId, eventRsvps.occursAt),
);

/** What the reader answered to the events. */
export const myAnswersLoader = manyBy<EventAnswer & { eventId: number }>(
  ({ eventId }) => eventId,
  ({ db, reader }, eventIds) =>
    db
      .select({ eventId: eventRsvps.eventId, occursAt: eventRsvps.occursAt, going: eventRsvps.going })
      .from(eventRsvps)
      .where(and(isAmong(eventRsvps.eventId, eventIds), eq(eventRsvps.userId, reader.userId))),
);

/** The id of the file that is an event's cover. */
export const eventCoverLoader = valueBy<number | null>(null, ({ db }, eventIds) =>
  db
    .select({ key: sql<number>`${files.eventId}`, value: files.id })
    .from(files)
    .where(and(isAmong(files.eventId, eventIds), eq(files.purpose, 'cover'))),
);

export const attendeesList = {
  table: eventRsvps,
  id: eventRsvps.userId,
  sorts: { answered: [eventRsvps.createdAt] },
} satisfies List<string>;

/** Who answered for one time of an event, of the people whom the reader has in scope. */
export const attendeesWhere = (
  filter: Filter<{ occursAt: Date; going: EventAnswer['going'] }>,
  { reader, now }: Source,
  event: EventRow,
): SQL | undefined =>
  and(
    eq(eventRsvps.eventId, event.id),
    eq(eventRsvps.occursAt, filter.occursAt ?? (nextOccurrence(timesOf(event), now) ?? lastOccurrence(timesOf(event)) ?? event).startsAt),
    eq(eventRsvps.going, filter.going ?? 'yes'),
    ofPeopleInScope(reader, eventRsvps.userId),
  );

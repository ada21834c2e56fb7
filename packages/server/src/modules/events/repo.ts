import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import {
  type EventFilter,
  eventOverAt,
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
import { byName } from '../../db/byName.ts';
import { inList } from '../../db/inList.ts';
import type { Filter } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { instantOf, prepared, type Given } from '../../db/prepared.ts';
import { searchCondition } from '../../db/search.ts';
import { accessLevels } from '../access/tables.ts';
import { content, hasPublication, isHeldBy, isLiveAt, opensAllOf, type Holder } from '../content/repo.ts';
import { files } from '../files/tables.ts';
import { productEvents, products } from '../products/tables.ts';
import { users } from '../users/tables.ts';
import { accessLevelEvents, eventChanges, events } from './tables.ts';

export type EventRow = typeof events.$inferSelect;

/** The tables by which events are sold and granted. */
export const EVENT_CONTENT = content({
  name: 'event',
  staffPage: 'event',
  item: { table: events, id: events.id, name: events.name, archivedAt: events.archivedAt, publishedAt: events.publishedAt },
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
    hasPublication(events.publishedAt, filter.publication, now),
    filter.hostId == null ? undefined : inList(events.hostId, filter.hostId),
    named(filter.search),
    PERIODS[filter.period ?? 'all'](now),
  );

/** Seconds that are later than any occurrence, in the order of past events. */
const AFTER_ALL = 1e12;
const secondsOf = (at: Date): number => at.getTime() / 1000;

/**
 * The order of events by their next occurrence, then past ones, the latest first, as one number.
 * The occurrences are those of the recurrence rules, computed for the events that are not over.
 */
async function orderByNext({ db, now }: Source): Promise<SQL> {
  const coming = await db.select().from(events).where(isToCome(now));
  const changes = await findChanges(
    db,
    coming.map(({ id }) => id),
  );
  const next = coming.flatMap((event) => {
    const time = nextOccurrence(timesOf(event, changes.get(event.id)), now);
    return time ? [{ id: event.id, at: secondsOf(time.startsAt) }] : [];
  });
  const [ids, starts] = [next.map(({ id }) => id), next.map(({ at }) => at)];
  const nextStart = sql`(select planned.at from unnest(${sql.param(ids)}::int[], ${sql.param(starts)}::float8[]) as planned (id, at) where planned.id = ${events.id})`;
  const overSince = sql`extract(epoch from coalesce(${events.overAt}, ${events.endsAt}))`;
  return sql<number>`coalesce(${nextStart}, ${AFTER_ALL}::float8 - ${overSince})::float8`;
}

/** The list of events for staff. */
export const EVENT_LIST = declaredList({
  name: 'events',
  page: 'events',
  declaration: eventsList,
  list: {
    table: events,
    id: events.id,
    sorts: { start: [events.startsAt], name: [byName(events.name)], created: [events.createdAt] },
    ranked: { names: [events.name], ties: [byName(events.name)] },
  },
  ordersAt: async (source) => ({ start: [await orderByNext(source)] }),
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
        isLiveAt(events, requested.now),
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
  if (next) return [0, next.startsAt.getTime(), event.id];
  // Cancelled events come last, after those that took place.
  return [event.cancelledAt === null ? 1 : 2, -(event.overAt ?? event.endsAt).getTime(), event.id];
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

export const hasEventCover = async (db: Db, eventId: number): Promise<boolean> =>
  (await db.$count(files, and(eq(files.eventId, eventId), eq(files.purpose, 'cover')))) > 0;

/**
 * The occurrence that is shown by default: the next one, or the last, by its start in the
 * recurrence.
 */
export const shownTime = (times: EventTimes, now: Date): Date =>
  (nextOccurrence(times, now) ?? previousOccurrence(times, now))?.occursAt ?? times.startsAt;

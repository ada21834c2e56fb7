import DataLoader from 'dataloader';
import { and, eq, isNotNull, isNull, not, or, sql, type SQL } from 'drizzle-orm';
import { type Attendance, type EventAnswer, eventAttendeesList, type EventSeat } from '@atlas/domain/events';
import { declaredList } from '../../commands/declaredList.ts';
import { type LoaderOf, manyBy, oneById, type Source, valueBy } from '../../commands/loaders.ts';
import type { Reader } from '../../commands/reader.ts';
import { inList } from '../../db/inList.ts';
import { type Filter, type List, MAX_RANKED } from '../../db/list.ts';
import { matchRank } from '../../db/matchRank.ts';
import { searchCondition } from '../../db/search.ts';
import { ofPeopleInScope, seesEveryone } from '../access/scopes.ts';
import { FULL_NAME, NAME_FIELDS, ofPersonNamed, PERSON_KEYS, SHORTER_NAMES } from '../users/personSearchRepo.ts';
import { users } from '../users/tables.ts';
import { type EventRow, findChangesOf, shownTime, timesOf } from './repo.ts';
import { eventRsvps } from './tables.ts';

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

/** Condition for the occurrences that a person is going to, attended or missed. */
export const attendanceOf = (userId: number, { attended }: Filter<{ attended: boolean }>): SQL | undefined =>
  and(eq(eventRsvps.userId, userId), isComing, attended == null ? undefined : eq(eventRsvps.attended, attended));

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

/** Maximum number of people whose attendance is recorded at once. */
export const MAX_RECORDED = 500;

const timeKey = (eventId: number, occursAt: Date): string => `${eventId} ${occursAt.toISOString()}`;

/**
 * The people in the reader's scope who have a seat at an occurrence and whose attendance is not
 * recorded, in the order of their answers, at most as many as can be recorded at once.
 */
export const unnotedLoader: LoaderOf<{ eventId: number; occursAt: Date }, number[]> = ({ db, reader }) =>
  new DataLoader(
    async (times) => {
      const isAmong = times.map(({ eventId, occursAt }) => and(eq(eventRsvps.eventId, eventId), eq(eventRsvps.occursAt, occursAt)));
      const rows = await db
        .select({ eventId: eventRsvps.eventId, occursAt: eventRsvps.occursAt, userId: eventRsvps.userId })
        .from(eventRsvps)
        .where(and(or(...isAmong), eq(eventRsvps.seat, 'going'), isNull(eventRsvps.attended), ofPeopleInScope(reader, eventRsvps.userId)))
        .orderBy(eventRsvps.createdAt, eventRsvps.id);
      const people = Map.groupBy(rows, ({ eventId, occursAt }) => timeKey(eventId, occursAt));
      return times.map(({ eventId, occursAt }) =>
        (people.get(timeKey(eventId, occursAt)) ?? []).slice(0, MAX_RECORDED).map(({ userId }) => userId),
      );
    },
    { cacheKeyFn: ({ eventId, occursAt }) => timeKey(eventId, occursAt) as never },
  );

/** Maximum number of people that a search offers. */
const MAX_OFFERED = 20;

/**
 * Finds people in scope by name whose presence at an occurrence is not recorded yet, the best
 * matches first. Staff who see everyone can also search by address and Tribe ID.
 */
export async function findWalkIns({ db, reader }: Source, eventId: number, occursAt: Date, search: string): Promise<number[]> {
  const isNoted = sql`exists (select 1 from ${eventRsvps}
    where ${eventRsvps.eventId} = ${eventId} and ${eventRsvps.occursAt} = ${occursAt.toISOString()} and ${eventRsvps.userId} = ${users.id} and ${eventRsvps.attended})`;
  const seesAll = seesEveryone(reader);
  const named = seesAll ? ofPersonNamed(search, users.id) : searchCondition(search, NAME_FIELDS);
  const rank = matchRank(search, [FULL_NAME, ...SHORTER_NAMES, ...(seesAll ? PERSON_KEYS : [])]);
  const found = db
    .select({ id: users.id, nameKey: users.nameKey, rank: rank.as('rank') })
    .from(users)
    .where(and(isNull(users.archivedAt), ofPeopleInScope(reader, users.id), named, not(isNoted)))
    .orderBy(users.nameKey, users.id)
    .limit(MAX_RANKED)
    .as('found');
  const rows = await db.select({ id: found.id }).from(found).orderBy(found.rank, found.nameKey, found.id).limit(MAX_OFFERED);
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

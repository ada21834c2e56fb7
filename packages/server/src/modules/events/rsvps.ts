import { isLiveAt } from '../content/repo.ts';
import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { EventSeat } from '@atlas/domain/events';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { eventChanges, eventReminders, eventRsvps, events } from './tables.ts';

// Statements for RSVPs, seats and the waiting list. Every writer locks the row of the event first,
// so that each of many concurrent RSVPs sees those before it.

const amongTimes = (times: readonly Date[]) =>
  sql`${eventRsvps.occursAt} = any(${sql.param(times.map((at) => at.toISOString()))}::timestamptz[])`;

/** A person with a seat at an occurrence, or waiting for one. */
export interface SeatHolder {
  userId: number;
  occursAt: Date;
  seat: EventSeat;
}

/**
 * Loads the people with a seat at the occurrences of an event, or waiting for one.
 *
 * @param people limits the result to these people
 */
export async function findSeatHolders(tx: Db, eventId: number, people?: readonly number[]): Promise<SeatHolder[]> {
  const rows = await tx
    .select({ userId: eventRsvps.userId, occursAt: eventRsvps.occursAt, seat: eventRsvps.seat })
    .from(eventRsvps)
    .where(
      and(
        eq(eventRsvps.eventId, eventId),
        isNotNull(eventRsvps.seat),
        people === undefined ? undefined : inList(eventRsvps.userId, [...people]),
      ),
    )
    .orderBy(asc(eventRsvps.occursAt), asc(eventRsvps.userId));
  return rows.flatMap(({ seat, ...row }) => (seat === null ? [] : [{ ...row, seat }]));
}

/** Loads every occurrence of an event with an RSVP. */
export async function findTimesWithRsvp(tx: Db, eventId: number): Promise<Date[]> {
  const rows = await tx.selectDistinct({ occursAt: eventRsvps.occursAt }).from(eventRsvps).where(eq(eventRsvps.eventId, eventId));
  return rows.map(({ occursAt }) => occursAt);
}

/** Loads a person's RSVPs to occurrences of an event, by the instant of each. */
export async function findOwnRsvps(tx: Db, eventId: number, userId: number): Promise<Map<number, 'no' | EventSeat>> {
  const rows = await tx
    .select({ occursAt: eventRsvps.occursAt, seat: eventRsvps.seat })
    .from(eventRsvps)
    .where(and(eq(eventRsvps.eventId, eventId), eq(eventRsvps.userId, userId)));
  return new Map(rows.map(({ occursAt, seat }) => [occursAt.getTime(), seat ?? 'no']));
}

/**
 * Counts the seats taken at occurrences of an event, by the instant of each, with the last position
 * on each waiting list.
 */
export async function findSeatsTaken(
  tx: Db,
  eventId: number,
  times: readonly Date[],
): Promise<Map<number, { taken: number; lastPlace: number }>> {
  const rows = await tx
    .select({
      occursAt: eventRsvps.occursAt,
      taken: sql<number>`(count(*) filter (where ${eventRsvps.seat} = 'going'))::int`,
      lastPlace: sql<number>`coalesce(max(${eventRsvps.waitingPlace}), 0)`,
    })
    .from(eventRsvps)
    .where(and(eq(eventRsvps.eventId, eventId), amongTimes(times)))
    .groupBy(eventRsvps.occursAt);
  return new Map(rows.map(({ occursAt, ...counts }) => [occursAt.getTime(), counts]));
}

/** Saves RSVPs to occurrences of an event. */
export async function writeRsvps(tx: Db, rsvps: readonly (typeof eventRsvps.$inferInsert)[]): Promise<void> {
  if (rsvps.length === 0) return;
  await tx
    .insert(eventRsvps)
    .values([...rsvps])
    .onConflictDoUpdate({
      target: [eventRsvps.eventId, eventRsvps.occursAt, eventRsvps.userId],
      set: {
        going: sql`excluded.going`,
        seat: sql`excluded.seat`,
        waitingPlace: sql`excluded.waiting_place`,
        walkedIn: false,
        createdAt: sql`excluded.created_at`,
      },
    });
}

/**
 * Gives the free seats at occurrences of an event to those among `people` who have waited longest.
 *
 * @param seats null where there is no limit
 * @param people the ones who may attend; all others keep waiting
 * @returns the people who got a seat, and at which occurrences
 */
export async function giveFreeSeats(
  tx: Db,
  {
    eventId,
    seats,
    times,
    people,
    at,
  }: { eventId: number; seats: number | null; times: readonly Date[]; people: readonly number[]; at: Date },
): Promise<{ userId: number; occursAt: Date }[]> {
  if (times.length === 0 || people.length === 0) return [];
  const isFree = seats === null ? sql`true` : sql`waiting.number <= ${seats} - coalesce(seated.taken, 0)`;
  const next = sql`
    select waiting.id from (
      select ${eventRsvps.id} as id, ${eventRsvps.occursAt} as occurs_at,
        row_number() over (partition by ${eventRsvps.occursAt} order by ${eventRsvps.waitingPlace}) as number
      from ${eventRsvps}
      where ${eventRsvps.eventId} = ${eventId} and ${amongTimes(times)} and ${eventRsvps.seat} = 'waiting' and ${inList(eventRsvps.userId, [...people])}
    ) as waiting
    left join (
      select ${eventRsvps.occursAt} as occurs_at, count(*) as taken
      from ${eventRsvps} where ${eventRsvps.eventId} = ${eventId} and ${amongTimes(times)} and ${eventRsvps.seat} = 'going'
      group by ${eventRsvps.occursAt}
    ) as seated on seated.occurs_at = waiting.occurs_at
    where ${isFree}`;
  return tx
    .update(eventRsvps)
    .set({ seat: 'going', waitingPlace: null, createdAt: at })
    .where(sql`${eventRsvps.id} in (${next})`)
    .returning({ userId: eventRsvps.userId, occursAt: eventRsvps.occursAt });
}

/** The people who wait for a seat at occurrences of an event. */
export async function findWaiting(tx: Db, eventId: number, times: readonly Date[]): Promise<number[]> {
  if (times.length === 0) return [];
  const rows = await tx
    .selectDistinct({ userId: eventRsvps.userId })
    .from(eventRsvps)
    .where(and(eq(eventRsvps.eventId, eventId), amongTimes(times), eq(eventRsvps.seat, 'waiting')));
  return rows.map(({ userId }) => userId);
}

/**
 * Deletes the seats, and positions on waiting lists, of people at occurrences of an event. Rows
 * with recorded attendance stay.
 */
export async function dropSeats(tx: Db, eventId: number, holders: readonly SeatHolder[]): Promise<void> {
  for (const [at, those] of Map.groupBy(holders, ({ occursAt }) => occursAt.getTime())) {
    const people = those.map(({ userId }) => userId);
    await tx
      .delete(eventRsvps)
      .where(
        and(
          eq(eventRsvps.eventId, eventId),
          eq(eventRsvps.occursAt, new Date(at)),
          inList(eventRsvps.userId, people),
          isNotNull(eventRsvps.seat),
          isNull(eventRsvps.attended),
        ),
      );
  }
}

/**
 * The events with a seat or a position on a waiting list that are not archived, cancelled or over.
 */
export async function findEventsWithSeats(db: Db, now: Date): Promise<number[]> {
  const hasSeats = sql`exists (select 1 from ${eventRsvps} where ${eventRsvps.eventId} = ${events.id} and ${eventRsvps.seat} is not null)`;
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(and(isLiveAt(events, now), isNull(events.cancelledAt), or(isNull(events.overAt), gt(events.overAt, now)), hasSeats))
    .orderBy(asc(events.id));
  return rows.map(({ id }) => id);
}

/** Moves the RSVPs of one occurrence to the occurrence that replaces it. */
export async function moveRsvps(tx: Db, eventId: number, from: Date, to: Date): Promise<void> {
  if (from.getTime() === to.getTime()) return;
  await tx
    .update(eventRsvps)
    .set({ occursAt: to })
    .where(and(eq(eventRsvps.eventId, eventId), eq(eventRsvps.occursAt, from)));
}

/** Deletes the RSVPs to occurrences that an event does not have any more. */
export async function cancelRsvps(tx: Db, eventId: number, times: readonly Date[]): Promise<void> {
  if (times.length > 0) await tx.delete(eventRsvps).where(and(eq(eventRsvps.eventId, eventId), amongTimes(times)));
}

/** Attendance to record for people at one occurrence: present, absent, or null to clear it. */
export interface Attendance {
  eventId: number;
  occursAt: Date;
  userIds: readonly number[];
  present: boolean | null;
}

/**
 * Records the attendance at an occurrence. A person who came without an RSVP gets a seat, for as
 * long as they are recorded as present.
 */
export async function writeAttendance(tx: Db, { eventId, occursAt, userIds, present }: Attendance, at: Date): Promise<void> {
  if (userIds.length === 0) return;
  if (present === true) {
    const walkIn = { eventId, occursAt, going: 'yes', seat: 'going', attended: true, walkedIn: true, createdAt: at } as const;
    await tx
      .insert(eventRsvps)
      .values(userIds.map((userId) => ({ ...walkIn, userId })))
      .onConflictDoUpdate({ target: [eventRsvps.eventId, eventRsvps.occursAt, eventRsvps.userId], set: { attended: true } });
    return;
  }
  const theirs = and(eq(eventRsvps.eventId, eventId), eq(eventRsvps.occursAt, occursAt), inList(eventRsvps.userId, [...userIds]));
  await tx.delete(eventRsvps).where(and(theirs, eventRsvps.walkedIn));
  await tx.update(eventRsvps).set({ attended: present }).where(theirs);
}

/**
 * Recorded attendance at an occurrence: people present after an RSVP, people who came without one,
 * and people absent.
 */
export interface NotedAttendance {
  present: number[];
  walkedIn: number[];
  absent: number[];
}

export async function findAttendance(tx: Db, eventId: number, occursAt: Date): Promise<NotedAttendance> {
  const rows = await tx
    .select({ userId: eventRsvps.userId, attended: eventRsvps.attended, walkedIn: eventRsvps.walkedIn })
    .from(eventRsvps)
    .where(and(eq(eventRsvps.eventId, eventId), eq(eventRsvps.occursAt, occursAt), isNotNull(eventRsvps.attended)))
    .orderBy(asc(eventRsvps.userId));
  const those = (are: (row: (typeof rows)[number]) => boolean) => rows.filter(are).map(({ userId }) => userId);
  return {
    present: those(({ attended, walkedIn }) => attended === true && !walkedIn),
    walkedIn: those(({ walkedIn }) => walkedIn),
    absent: those(({ attended }) => attended === false),
  };
}

/**
 * Finds occurrences that people have or wait for a seat at, and that may start between two
 * instants, by their start in the recurrence and by where they were moved. Jumps from occurrence to
 * occurrence in the index, so that the cost does not depend on how many people are going.
 */
export async function findTimesToCome(db: Db, from: Date, to: Date): Promise<{ eventId: number; occursAt: Date }[]> {
  const next = (after: SQL) => sql`(
    select ${eventRsvps.occursAt} as occurs_at, ${eventRsvps.eventId} as event_id from ${eventRsvps}
    where ${eventRsvps.seat} is not null and (${eventRsvps.occursAt}, ${eventRsvps.eventId}) > (${after})
      and ${eventRsvps.occursAt} <= ${to.toISOString()}::timestamptz
    order by ${eventRsvps.occursAt}, ${eventRsvps.eventId} limit 1)`;
  const { rows } = await db.execute<{ eventId: number; occursAt: Date | string }>(sql`
    with recursive planned as (
      ${next(sql`${from.toISOString()}::timestamptz, 2147483647`)}
      union all
      select following.occurs_at, following.event_id
      from planned cross join lateral ${next(sql`planned.occurs_at, planned.event_id`)} as following
    )
    select event_id as "eventId", occurs_at as "occursAt" from planned
    union
    select ${eventChanges.eventId}, ${eventChanges.occursAt} from ${eventChanges}
    where ${eventChanges.startsAt} > ${from.toISOString()}::timestamptz and ${eventChanges.startsAt} <= ${to.toISOString()}::timestamptz`);
  return rows.map(({ eventId, occursAt }) => ({ eventId, occursAt: new Date(occursAt) }));
}

/** The people with a seat at an occurrence, and since when. */
export const findSeated = (tx: Db, eventId: number, occursAt: Date): Promise<{ userId: number; answeredAt: Date }[]> =>
  tx
    .select({ userId: eventRsvps.userId, answeredAt: eventRsvps.createdAt })
    .from(eventRsvps)
    .where(and(eq(eventRsvps.eventId, eventId), eq(eventRsvps.occursAt, occursAt), eq(eventRsvps.seat, 'going')));

/** A reminder that was sent for an occurrence. */
type SentReminder = Pick<typeof eventReminders.$inferSelect, 'eventId' | 'startsAt' | 'reminder'>;

/**
 * Loads the people who were left out of a reminder because the event did not open for them. Returns
 * null where it was not sent yet.
 */
export async function findLockedOut(tx: Db, { eventId, startsAt, reminder }: SentReminder): Promise<number[] | null> {
  const [row] = await tx
    .select({ lockedOut: eventReminders.lockedOut })
    .from(eventReminders)
    .where(and(eq(eventReminders.eventId, eventId), eq(eventReminders.startsAt, startsAt), eq(eventReminders.reminder, reminder)));
  return row?.lockedOut ?? null;
}

/** Saves that a reminder was sent, and who was left out of it. */
export async function saveLockedOut(tx: Db, sent: SentReminder, lockedOut: number[]): Promise<void> {
  await tx
    .insert(eventReminders)
    .values({ ...sent, lockedOut })
    .onConflictDoUpdate({ target: [eventReminders.eventId, eventReminders.startsAt, eventReminders.reminder], set: { lockedOut } });
}

/** Deletes the reminders of occurrences that started before an instant. */
export async function deleteOldReminders(db: Db, before: Date): Promise<void> {
  await db.delete(eventReminders).where(lt(eventReminders.startsAt, before));
}

import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { EventSeat } from '@atlas/domain/events';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { eventChanges, eventReminders, eventRsvps, events } from './tables.ts';

// The statements behind answers, seats and the waiting list. Whoever writes here holds the row of the event, so that of many answers at once each one
// sees what the ones before it wrote.

const amongTimes = (times: readonly Date[]) =>
  sql`${eventRsvps.occursAt} = any(${sql.param(times.map((at) => at.toISOString()))}::timestamptz[])`;

/** Somebody with a seat at a time of an event, or waiting for one. */
export interface SeatHolder {
  userId: number;
  occursAt: Date;
  seat: EventSeat;
}

/** Who has a seat at the times of an event, or waits for one; of some people only where they are given. */
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

/** Every time of an event to which somebody answered. */
export async function findTimesWithRsvp(tx: Db, eventId: number): Promise<Date[]> {
  const rows = await tx.selectDistinct({ occursAt: eventRsvps.occursAt }).from(eventRsvps).where(eq(eventRsvps.eventId, eventId));
  return rows.map(({ occursAt }) => occursAt);
}

/** What somebody answered to times of an event, by the instant of each. */
export async function findOwnRsvps(tx: Db, eventId: number, userId: number): Promise<Map<number, 'no' | EventSeat>> {
  const rows = await tx
    .select({ occursAt: eventRsvps.occursAt, seat: eventRsvps.seat })
    .from(eventRsvps)
    .where(and(eq(eventRsvps.eventId, eventId), eq(eventRsvps.userId, userId)));
  return new Map(rows.map(({ occursAt, seat }) => [occursAt.getTime(), seat ?? 'no']));
}

/** How many have a seat at times of an event, by the instant of each, and the last number of each waiting list. */
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

/** Writes what somebody answers to times of an event. */
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
 * Gives the free seats at times of an event to those among `people` who wait longest.
 *
 * @param seats null where there is no limit
 * @param people the ones who may attend; all others keep waiting
 * @returns the people who got a seat, and at which times
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

/** The people who wait for a seat at times of an event. */
export async function findWaiting(tx: Db, eventId: number, times: readonly Date[]): Promise<number[]> {
  if (times.length === 0) return [];
  const rows = await tx
    .selectDistinct({ userId: eventRsvps.userId })
    .from(eventRsvps)
    .where(and(eq(eventRsvps.eventId, eventId), amongTimes(times), eq(eventRsvps.seat, 'waiting')));
  return rows.map(({ userId }) => userId);
}

/** Forgets the seats, and places on waiting lists, of people at times of an event; rows on which attendance was recorded stay. */
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

/** The events, neither archived nor called off, that have a seat or a place on a waiting list and are not over. */
export async function findEventsWithSeats(db: Db, now: Date): Promise<number[]> {
  const hasSeats = sql`exists (select 1 from ${eventRsvps} where ${eventRsvps.eventId} = ${events.id} and ${eventRsvps.seat} is not null)`;
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(and(isNull(events.archivedAt), isNull(events.cancelledAt), or(isNull(events.overAt), gt(events.overAt, now)), hasSeats))
    .orderBy(asc(events.id));
  return rows.map(({ id }) => id);
}

/** Gives the answers to one time of an event to the time that takes its place. */
export async function moveRsvps(tx: Db, eventId: number, from: Date, to: Date): Promise<void> {
  if (from.getTime() === to.getTime()) return;
  await tx
    .update(eventRsvps)
    .set({ occursAt: to })
    .where(and(eq(eventRsvps.eventId, eventId), eq(eventRsvps.occursAt, from)));
}

/** Forgets the answers to times that an event does not have any more. */
export async function cancelRsvps(tx: Db, eventId: number, times: readonly Date[]): Promise<void> {
  if (times.length > 0) await tx.delete(eventRsvps).where(and(eq(eventRsvps.eventId, eventId), amongTimes(times)));
}

/** What is noted of people at one time of an event: that they were there, that they were not, or null for nothing. */
export interface Attendance {
  eventId: number;
  occursAt: Date;
  userIds: readonly number[];
  present: boolean | null;
}

/** Notes who was at a time of an event. Who had not answered and was there had a seat after all, and only as long as that is noted. */
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

/** Who was noted at a time of an event: those who had answered and were there, those who came without an answer, and those who were not there. */
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
 * Times at which somebody has or waits for a seat and that may start between two instants, by when
 * the recurrence puts them and by where they were moved. It jumps from time to time in the index,
 * so
 * that a time costs the same however many people are going.
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

/** Who has a seat at a time of an event, and since when. */
export const findSeated = (tx: Db, eventId: number, occursAt: Date): Promise<{ userId: number; answeredAt: Date }[]> =>
  tx
    .select({ userId: eventRsvps.userId, answeredAt: eventRsvps.createdAt })
    .from(eventRsvps)
    .where(and(eq(eventRsvps.eventId, eventId), eq(eventRsvps.occursAt, occursAt), eq(eventRsvps.seat, 'going')));

/** A reminder that was sent of a time. */
type SentReminder = Pick<typeof eventReminders.$inferSelect, 'eventId' | 'startsAt' | 'reminder'>;

/**
 * Who was left out of a reminder because the event did not open for them; null where it was not
 * sent yet.
 */
export async function findLockedOut(tx: Db, { eventId, startsAt, reminder }: SentReminder): Promise<number[] | null> {
  const [row] = await tx
    .select({ lockedOut: eventReminders.lockedOut })
    .from(eventReminders)
    .where(and(eq(eventReminders.eventId, eventId), eq(eventReminders.startsAt, startsAt), eq(eventReminders.reminder, reminder)));
  return row?.lockedOut ?? null;
}

/** Notes that a reminder was sent, and who was left out of it. */
export async function saveLockedOut(tx: Db, sent: SentReminder, lockedOut: number[]): Promise<void> {
  await tx
    .insert(eventReminders)
    .values({ ...sent, lockedOut })
    .onConflictDoUpdate({ target: [eventReminders.eventId, eventReminders.startsAt, eventReminders.reminder], set: { lockedOut } });
}

/** Forgets the reminders of times that started before an instant. */
export async function deleteOldReminders(db: Db, before: Date): Promise<void> {
  await db.delete(eventReminders).where(lt(eventReminders.startsAt, before));
}

import { isLive } from '@atlas/domain/content';
import { type EventTimes, losesSeat, occurrenceAt, seatReleasedNews } from '@atlas/domain/events';
import type { App } from '../../app.ts';
import { change } from '../../commands/change.ts';
import { contextOfJob, type Context } from '../../commands/context.ts';
import type { Subject } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { graceOf } from '../content/commands.ts';
import type { Grace } from '../content/repo.ts';
import { dropSeats, findEventsWithSeats, findSeatHolders, type SeatHolder } from './rsvps.ts';
import { EVENT } from './commands.ts';
import { findWhoMayAttend } from './mayAttend.ts';
import { type EventRow, findChangesOf, findEvent, timesOf } from './repo.ts';
import { promoteWaiting, notifyEach } from './notifying.ts';

/**
 * Releases the seats, and positions on waiting lists, of people who may not attend any more,
 * because they were archived or their access ended. The next person on the waiting list who may
 * attend gets the seat, and both are notified. A seat is given once, however often and in however
 * many processes this runs.
 *
 * @returns the number of people whose seats were released
 */
export async function releaseSeats(app: App, jobId: string, signal?: AbortSignal): Promise<number> {
  const ctx = contextOfJob(app, { id: jobId, userId: null });
  // Loaded before any transaction, because the embedded database has a single connection.
  const grace = await graceOf(ctx);
  let released = 0;
  for (const eventId of await findEventsWithSeats(app.database.db, grace.now)) {
    signal?.throwIfAborted();
    released += await releaseSeatsOf(ctx, eventId, grace);
  }
  return released;
}

/**
 * Audit subject for the seats of people at an event, by the id of the event. Locks the row of the
 * event.
 */
const seatsOf = (people: readonly number[]): Subject<{ seats: Record<string, string[]> }> => ({
  name: 'event seats',
  scope: 'of-no-person',
  read: async (tx, eventId) => {
    if ((await EVENT.read(tx, eventId)) === null) return null;
    const holders = Map.groupBy(await findSeatHolders(tx, eventId, people), ({ userId }) => userId);
    return {
      seats: Object.fromEntries([...holders].map(([userId, of]) => [userId, of.map((one) => `${one.occursAt.toISOString()} ${one.seat}`)])),
    };
  },
});

async function releaseSeatsOf(ctx: Context, eventId: number, grace: Grace): Promise<number> {
  const { db } = ctx.app.database;
  const event = await findEvent(db, eventId);
  if (event === null) return 0;
  const { lost, waiting } = await findLost(db, event, grace);
  if (lost.length === 0 && waiting.length === 0) return 0;
  const people = [...new Set(lost.map(({ userId }) => userId))];
  return change(ctx, seatsOf(people), eventId, 'releaseSeats', async ({ tx, at }) => {
    const held = await EVENT.read(tx, eventId);
    if (held === null || !isLive(held, at) || held.cancelledAt !== null) return 0;
    // The rows loaded before the lock may have changed.
    const now = await findLost(tx, held, grace, people);
    await dropSeats(tx, eventId, now.lost);
    await notifyEach(ctx, tx, held, now.lost, `released ${at.getTime()}`, (occursAt) =>
      seatReleasedNews(held.name, occurrenceAt(now.times, occursAt) ?? { startsAt: occursAt }, at),
    );
    const occursAt = [...new Set([...now.lost, ...waiting].map((one) => one.occursAt.getTime()))].map((time) => new Date(time));
    await promoteWaiting(ctx, tx, { event: held, times: now.times, occursAt, at, grace });
    return new Set(now.lost.map(({ userId }) => userId)).size;
  });
}

/**
 * Finds seats at future occurrences whose holders may not attend, and seats for which people who
 * may attend wait.
 *
 * @param people limits the result to these holders
 */
async function findLost(
  db: Db,
  event: EventRow,
  grace: Grace,
  people?: readonly number[],
): Promise<{ times: EventTimes; lost: SeatHolder[]; waiting: SeatHolder[] }> {
  const times = timesOf(event, await findChangesOf(db, event.id));
  const holders = await findSeatHolders(db, event.id, people);
  const may = await findWhoMayAttend(db, event, [...new Set(holders.map(({ userId }) => userId))], grace);
  const found = new Map(holders.map(({ occursAt }) => [occursAt.getTime(), occurrenceAt(times, occursAt)]));
  const timeOf = ({ occursAt }: SeatHolder) => found.get(occursAt.getTime()) ?? null;
  return {
    times,
    lost: holders.filter((one) => losesSeat({ mayAttend: may.has(one.userId), time: timeOf(one), now: grace.now })),
    waiting: holders.filter((one) => one.seat === 'waiting' && may.has(one.userId) && isToCome(timeOf(one), grace.now)),
  };
}

const isToCome = (time: ReturnType<typeof occurrenceAt>, now: Date): boolean =>
  time !== null && !time.isCancelled && time.endsAt.getTime() > now.getTime();

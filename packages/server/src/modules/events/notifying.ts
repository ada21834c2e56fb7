import { isLive } from '@atlas/domain/content';
import { type EventNews, type EventTimes, occurrenceAt, seatNews } from '@atlas/domain/events';
import { routePath } from '@atlas/domain/navigation';
import type { Context } from '../../commands/context.ts';
import type { Db } from '../../db/open.ts';
import type { Grace } from '../content/repo.ts';
import { announce, type NewsForPeople } from '../notifications/commands.ts';
import { findSeatsTaken, findWaiting, giveFreeSeats, type SeatHolder } from './rsvps.ts';
import { findWhoMayAttend } from './mayAttend.ts';
import type { EventRow } from './repo.ts';

/** The deduplication key of a notification about an event. */
export const newsKey = (event: { id: number }, key: string): string => `event ${event.id} ${key}`;

/** A notification about an event. */
export const newsOfEvent = (event: { id: number }, people: readonly number[], key: string, news: EventNews): NewsForPeople => ({
  people,
  key: newsKey(event, key),
  ...news,
  path: routePath('viewEvent', { id: event.id }),
});

/** Notifies people about an event, each of them once. */
export const notify = (
  ctx: Context,
  tx: Db,
  event: { id: number },
  people: readonly number[],
  key: string,
  news: EventNews,
): Promise<void> => announce(ctx, tx, 'event-reminder', [newsOfEvent(event, people, key, news)]);

/**
 * Notifies each seat holder about the earliest of their affected occurrences.
 *
 * @param newsOf returns the notification for an occurrence
 */
export async function notifyEach(
  ctx: Context,
  tx: Db,
  event: { id: number },
  holders: readonly SeatHolder[],
  key: string,
  newsOf: (occursAt: Date) => EventNews,
): Promise<void> {
  const first = new Map<number, number>();
  for (const { userId, occursAt } of holders) first.set(userId, Math.min(first.get(userId) ?? Infinity, occursAt.getTime()));
  const byTime = Map.groupBy([...first], ([, at]) => at);
  const all = [...byTime].map(([at, people]) =>
    newsOfEvent(
      event,
      people.map(([userId]) => userId),
      key,
      newsOf(new Date(at)),
    ),
  );
  await announce(ctx, tx, 'event-reminder', all);
}

/**
 * Returns the occurrences with a seat left. A full one costs the same however many people wait for
 * it.
 */
async function timesWithFreeSeats(tx: Db, { id, seats }: EventRow, occursAt: readonly Date[]): Promise<Date[]> {
  if (occursAt.length === 0) return [];
  const taken = await findSeatsTaken(tx, id, occursAt);
  return occursAt.filter((time) => seats === null || (taken.get(time.getTime())?.taken ?? 0) < seats);
}

/**
 * Gives the free seats of occurrences to people who wait and may attend, and notifies them. Does
 * nothing for an event that is archived or not published. The caller holds the lock on the row of the event.
 */
export async function promoteWaiting(
  ctx: Context,
  tx: Db,
  { event, times, occursAt, at, grace }: { event: EventRow; times: EventTimes; occursAt: readonly Date[]; at: Date; grace: Grace },
): Promise<void> {
  if (!isLive(event, at)) return;
  const free = await timesWithFreeSeats(tx, event, occursAt);
  if (free.length === 0) return;
  const waiting = await findWaiting(tx, event.id, free);
  const admitted = [...(await findWhoMayAttend(tx, event, waiting, grace))];
  const given = await giveFreeSeats(tx, { eventId: event.id, seats: event.seats, times: free, people: admitted, at });
  const all = [...Map.groupBy(given, (seat) => seat.occursAt.getTime())].flatMap(([start, seats]) => {
    const seatAt = new Date(start);
    const time = occurrenceAt(times, seatAt);
    if (time === null) return [];
    const people = seats.map(({ userId }) => userId);
    return newsOfEvent(event, people, `seat ${seatAt.toISOString()} ${at.getTime()}`, seatNews(event.name, time, at));
  });
  await announce(ctx, tx, 'event-reminder', all);
}

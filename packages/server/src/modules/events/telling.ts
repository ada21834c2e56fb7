import { type EventNews, type EventTimes, occurrenceAt, seatNews } from '@atlas/domain/events';
import { routePath } from '@atlas/domain/navigation';
import type { Context } from '../../commands/context.ts';
import type { Db } from '../../db/open.ts';
import type { Grace } from '../content/repo.ts';
import { notify } from '../notifications/commands.ts';
import { findWaiting, giveFreeSeats, type SeatHolder } from './answers.ts';
import { findWhoMayAttend } from './mayAttend.ts';
import type { EventRow } from './repo.ts';

/** Tells people something of an event, each of them once. */
export const tell = (ctx: Context, tx: Db, event: { id: number }, people: readonly number[], key: string, news: EventNews): Promise<void> =>
  notify(ctx, tx, people, 'event-reminder', { key: `event ${event.id} ${key}`, ...news, path: routePath('viewEvent', { id: event.id }) });

/** Tells each of those who have or wait for a seat of the earliest of their times that it is about: `newsOf` says what. */
export async function tellEach(
  ctx: Context,
  tx: Db,
  event: { id: number },
  holders: readonly SeatHolder[],
  key: string,
  newsOf: (occursAt: Date) => EventNews,
): Promise<void> {
  const first = [...Map.groupBy(holders, ({ userId }) => userId)].map(([userId, of]) => ({
    userId,
    at: Math.min(...of.map(({ occursAt }) => occursAt.getTime())),
  }));
  for (const [at, people] of Map.groupBy(first, (one) => one.at)) {
    await tell(
      ctx,
      tx,
      event,
      people.map(({ userId }) => userId),
      key,
      newsOf(new Date(at)),
    );
  }
}

/** Gives the free seats of times to those who wait and may attend, and notifies them; none of an archived event. The row of the event is locked. */
export async function promoteWaiting(
  ctx: Context,
  tx: Db,
  { event, times, occursAt, at, grace }: { event: EventRow; times: EventTimes; occursAt: readonly Date[]; at: Date; grace: Grace },
): Promise<void> {
  if (event.archivedAt !== null) return;
  const waiting = await findWaiting(tx, event.id, occursAt);
  const people = [...(await findWhoMayAttend(tx, event, waiting, grace))];
  for (const seat of await giveFreeSeats(tx, { eventId: event.id, seats: event.seats, times: occursAt, people, at })) {
    const time = occurrenceAt(times, seat.occursAt);
    if (time)
      await tell(ctx, tx, event, [seat.userId], `seat ${seat.occursAt.toISOString()} ${at.getTime()}`, seatNews(event.name, time, at));
  }
}

import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Source } from '../../commands/loaders.ts';
import type { Db } from '../../db/open.ts';
import { isHeldBy, isLiveAt } from '../content/repo.ts';
import { users } from '../users/tables.ts';
import { EVENT_CONTENT, type EventRow } from './repo.ts';
import { calendarFeeds, eventRsvps, events } from './tables.ts';

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
        isLiveAt(events, now),
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

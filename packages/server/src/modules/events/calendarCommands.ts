import { createHash, createHmac, randomBytes } from 'node:crypto';
import { occurrenceAt, showsEventLink } from '@atlas/domain/events';
import type { App } from '../../app.ts';
import { change } from '../../commands/change.ts';
import { contextOfReader, type Context, type Visitor } from '../../commands/context.ts';
import { ofCaller, type Subject } from '../../commands/subject.ts';
import { UserError } from '../../errors.ts';
import { ipSubnet } from '../../ipSubnet.ts';
import { secretsOf } from '../../secret.ts';
import { findAccessOf } from '../users/levelsRepo.ts';
import { calendarFeed, calendarOf, calendarOfTime, type CalendarEvent } from './calendar.ts';
import { eventLock, runsEvent, visibleEvent } from './commands.ts';
import { myRsvpsLoader } from './attendeeRepo.ts';
import { findFeed, findFeedEvents, findFeedOfToken, saveFeed } from './calendarRepo.ts';
import { changesLoader, timesOf, type EventRow } from './repo.ts';

/**
 * Derives the last part of the address of a person's calendar. The database does not contain it;
 * only the holder of the address and this installation can compute it.
 */
const tokenOf = (secret: Buffer, userId: number, salt: Buffer): string =>
  createHmac('sha256', secret).update(`atlas calendar ${userId} `).update(salt).digest('base64url');
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Returns the address where calendar programs load the caller's events. Returns null before the
 * caller requested an address. Also returns null during a staff view, because staff could keep
 * reading the feed after the view ends.
 */
export async function calendarFeedUrl({ app, source, session }: Context): Promise<string | null> {
  const { userId } = source.reader;
  if (session?.impersonatorId != null) return null;
  const feed = await findFeed(source.db, userId);
  if (feed === null) return null;
  const tokens = secretsOf(app).map((secret) => tokenOf(secret, userId, feed.salt));
  const token = tokens.find((made) => hashOf(made).equals(feed.tokenHash)) ?? tokens[0];
  return `${app.settings.publicUrl}/api/calendar/${token}.ics`;
}

/**
 * Audit subject for the address of a person's calendar, by the id of the person: its creation, and
 * a fingerprint that distinguishes it from former addresses.
 */
const FEED: Subject<{ madeAt: Date | null; fingerprint: string | null }> = {
  name: 'calendar feed',
  scope: ofCaller('calendar feed', (_row, userId) => userId),
  read: async (tx, userId) => {
    const feed = await findFeed(tx, userId);
    return { madeAt: feed?.createdAt ?? null, fingerprint: feed?.tokenHash.subarray(0, 6).toString('hex') ?? null };
  },
};

/**
 * Gives the caller's calendar a new address. The former one stops working.
 *
 * @throws FORBIDDEN during a staff view
 */
export async function resetCalendarFeed(ctx: Context): Promise<void> {
  const { userId, impersonatorId } = ctx.signedIn().session;
  if (impersonatorId !== null) throw new UserError('FORBIDDEN', 'Only the person can do this. Stop viewing as them first.');
  const salt = randomBytes(32);
  await change(ctx, FEED, userId, 'resetCalendarFeed', ({ tx, at }) =>
    saveFeed(tx, { userId, salt, tokenHash: hashOf(tokenOf(ctx.app.secret, userId, salt)), createdAt: at }),
  );
}

/**
 * Builds the calendar file of a feed: the events that the owner can open, that they host, or that
 * they are going to.
 *
 * @returns null for an unknown address
 * @throws RATE_LIMITED where it is loaded too often
 */
export async function readCalendarFeed(app: App, visitor: Visitor, token: string): Promise<string | null> {
  await app.limits.take('calendarNetwork', ipSubnet(visitor.ip));
  const tokenHash = hashOf(token);
  const userId = await findFeedOfToken(app.database.db, tokenHash);
  if (userId === null) return null;
  await app.limits.take('calendarFeed', tokenHash.toString('hex'));
  const found = new Map<number, CalendarEvent>();
  for (const { id, access } of await findAccessOf(app.database.db, userId)) {
    const reader = { userId, accessLevelId: id, access };
    const ctx = contextOfReader(app, { id: visitor.requestId, impersonatorId: null }, reader);
    const events = await findFeedEvents(ctx.source);
    const open = await Promise.all(events.map(async (event) => runsEvent(ctx, event) || (await eventLock(ctx, event)) === null));
    const shown = events.filter((event, index) => open[index] === true && !found.has(event.id));
    for (const event of await Promise.all(shown.map((one) => forCalendar(ctx, one)))) found.set(event.event.id, event);
  }
  const inOrder = [...found.values()].toSorted((a, b) => a.event.id - b.event.id);
  return calendarFeed('Atlas', inOrder, app.settings.publicUrl);
}

/**
 * Builds the calendar file of an event, with all of its occurrences or with one of them.
 *
 * @throws NOT_FOUND where the reader may not know of the event, or it has no such occurrence
 */
export async function eventCalendar(ctx: Context, eventId: number, occursAt: Date | null): Promise<string> {
  ctx.signedIn();
  const event = await visibleEvent(ctx, eventId);
  const known = event && (await forCalendar(ctx, event));
  const siteUrl = ctx.app.settings.publicUrl;
  const text = known && (occursAt === null ? calendarOf(known, siteUrl) : timeOf(known, occursAt, siteUrl));
  if (text === null) throw new UserError('NOT_FOUND', 'This event does not exist.');
  return text;
}

const timeOf = (known: CalendarEvent, occursAt: Date, siteUrl: string): string | null =>
  Number.isNaN(occursAt.getTime()) ? null : calendarOfTime(known, occursAt, siteUrl);

/** An event with the links that the reader may see now. */
async function forCalendar(ctx: Context, event: EventRow): Promise<CalendarEvent> {
  const [changes, rsvps] = await Promise.all([ctx.loader(changesLoader).load(event.id), ctx.loader(myRsvpsLoader).load(event.id)]);
  const times = timesOf(event, changes);
  const seesAll = runsEvent(ctx, event);
  const isLocked = !seesAll && (await eventLock(ctx, event)) !== null;
  return {
    event,
    changes,
    linkOf: (occursAt) => {
      const link = changes.find((one) => one.occursAt.getTime() === occursAt.getTime())?.link ?? event.link;
      if (seesAll || isLocked) return seesAll ? link : null;
      const [time, answer] = [occurrenceAt(times, occursAt), rsvps.find((one) => one.occursAt.getTime() === occursAt.getTime())];
      return time && showsEventLink(time, answer ?? null, ctx.source.now) ? link : null;
    },
  };
}

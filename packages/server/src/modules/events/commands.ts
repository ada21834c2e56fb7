import type { Lock } from '@atlas/domain/access';
import { showsEventLink } from '@atlas/domain/events';
import { UserError } from '../../errors.ts';
import type { Context } from '../../commands/context.ts';
import { lockOf } from '../content/commands.ts';
import { opensAllOf } from '../content/repo.ts';
import { fileOwner } from '../files/commands.ts';
import { EVENT_CONTENT, eventLoader, myAnswersLoader, timesOf, type EventRow } from './repo.ts';
import { events } from './tables.ts';

/** Why an event does not open for the reader, or null. */
export const eventLock = (ctx: Context, event: EventRow): Promise<Lock | null> => lockOf(ctx, EVENT_CONTENT, event);

/** An event that the reader may know of; archived ones exist only for those who look after events. */
export async function visibleEvent(ctx: Context, id: number): Promise<EventRow | null> {
  const event = await ctx.loader(eventLoader).load(id);
  return event && (event.archivedAt === null || opensAllOf(EVENT_CONTENT, ctx.signedIn().reader)) ? event : null;
}

// The cover of an event that the reader may know of.
fileOwner('eventId', {
  mustRead: async (ctx, id) => {
    ctx.signedIn();
    if (!(await visibleEvent(ctx, id))) throw new UserError('NOT_FOUND', 'This event does not exist.');
  },
  table: events,
  purposes: { cover: { kinds: ['image'], isPrivate: false } },
});

/** Where an online event is held, for those going to a time to come, its host, and those who look after events; null for all others. */
export async function eventLink(ctx: Context, event: EventRow): Promise<string | null> {
  const { reader } = ctx.signedIn();
  if (event.link === null || opensAllOf(EVENT_CONTENT, reader) || event.hostId === reader.userId) return event.link;
  const answers = await ctx.loader(myAnswersLoader).load(event.id);
  const isGoing = showsEventLink(timesOf(event), answers, ctx.source.now);
  return isGoing && (await eventLock(ctx, event)) === null ? event.link : null;
}

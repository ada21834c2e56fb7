import { whyLocked, type Lock } from '@atlas/domain/access';
import { showsEventLink } from '@atlas/domain/events';
import { EXPIRY_GRACE_DAYS } from '@atlas/domain/subscriptions';
import { UserError } from '../../errors.ts';
import type { Context } from '../../commands/context.ts';
import { eventFacts, opensAllOf } from '../access/repo.ts';
import { eventLoader, myAnswersLoader, timesOf, type EventRow } from './repo.ts';

/** Why an event does not open for the reader, or null. Product decision: what opens content. */
export async function eventLock(ctx: Context, event: EventRow): Promise<Lock | null> {
  const { reader } = ctx.signedIn();
  const facts = await ctx.loader(eventFacts).load(event.id);
  return whyLocked(event, { ...facts, holdsStaffFlag: opensAllOf('event', reader), graceDays: EXPIRY_GRACE_DAYS }, ctx.source.now);
}

/** An event that the reader may know of; archived ones exist only for those who look after events. */
export async function visibleEvent(ctx: Context, id: number): Promise<EventRow | null> {
  const event = await ctx.loader(eventLoader).load(id);
  return event && (event.archivedAt === null || opensAllOf('event', ctx.signedIn().reader)) ? event : null;
}

/** An event whose cover the reader may see. Throws NOT_FOUND. */
export async function mustSeeEvent(ctx: Context, id: number): Promise<EventRow> {
  const event = await visibleEvent(ctx, id);
  if (!event) throw new UserError('NOT_FOUND', 'This event does not exist.');
  return event;
}

/** Where an online event is held, for those going to a time to come, its host, and those who look after events; null for all others. */
export async function eventLink(ctx: Context, event: EventRow): Promise<string | null> {
  const { reader } = ctx.signedIn();
  if (event.link === null || opensAllOf('event', reader) || event.hostId === reader.userId) return event.link;
  const answers = await ctx.loader(myAnswersLoader).load(event.id);
  const isGoing = showsEventLink(timesOf(event), answers, ctx.source.now);
  return isGoing && (await eventLock(ctx, event)) === null ? event.link : null;
}

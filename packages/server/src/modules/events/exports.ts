import { EVENT_STATES, eventState, nextOccurrence, occurrenceAt, recurrenceText } from '@atlas/domain/events';
import { routePath } from '@atlas/domain/navigation';
import { fullName } from '@atlas/domain/users';
import type { Context } from '../../commands/context.ts';
import { defineExport } from '../../commands/exportedList.ts';
import { personCell } from '../../commands/personCell.ts';
import { userOrNull, type User } from '../users/repo.ts';
import { loadTimes } from './commands.ts';
import { ATTENDEE_LIST, type Attendee, seatsLoader, waitingPlaceLoader } from './attendeeRepo.ts';
import { EVENT_LIST, eventLevels, eventLoader, eventProducts, type EventRow, timesOf } from './repo.ts';

const namesOf = (of: readonly { name: string }[]): string => of.map(({ name }) => name).join(', ');

const nextOf = async (event: EventRow, ctx: Context) => nextOccurrence(await loadTimes(ctx, event), ctx.source.now);

/** The number of people with a seat at the next occurrence, or waiting for one. */
async function nextCount(event: EventRow, ctx: Context, of: 'going' | 'waiting'): Promise<number | null> {
  const [next, counts] = await Promise.all([nextOf(event, ctx), ctx.loader(seatsLoader).load(event.id)]);
  return next && (counts.find(({ occursAt }) => occursAt.getTime() === next.occursAt.getTime())?.[of] ?? 0);
}

async function stateText(event: EventRow, ctx: Context): Promise<string> {
  if (event.cancelledAt !== null) return 'Cancelled';
  const state = eventState(await loadTimes(ctx, event), ctx.source.now);
  return EVENT_STATES.find(({ value }) => value === state)?.label ?? '';
}

/** The start of an occurrence, after any move. */
async function startOf({ eventId, occursAt }: Attendee, ctx: Context): Promise<Date> {
  const event = await ctx.loader(eventLoader).load(eventId);
  return (event && occurrenceAt(await loadTimes(ctx, event), occursAt)?.startsAt) ?? occursAt;
}

async function seatText({ id, seat, walkedIn }: Attendee, ctx: Context): Promise<string> {
  if (walkedIn) return 'Came without an RSVP';
  if (seat === 'waiting') return `Number ${String(await ctx.loader(waitingPlaceLoader).load(id))} in line`;
  return seat === 'going' ? 'Has a seat' : 'Did not plan to come';
}

const of =
  (read: (user: User) => string | null) =>
  async ({ userId }: Attendee, ctx: Context) => {
    const user = await userOrNull(ctx, userId);
    return user && read(user);
  };

/**
 * The attendees of an event as a sheet, for one occurrence or all of them, with attendance.
 * Contains people in scope only.
 */
export const ATTENDEE_EXPORT = defineExport(ATTENDEE_LIST, {
  title: 'Attendees',
  path: ({ event, ...time }) => routePath('event', { id: Number(event) }, { tab: 'attendance', ...time }),
  columns: [
    { header: 'ID', value: ({ id }) => id },
    { header: 'Event', value: async ({ eventId }, ctx) => (await ctx.loader(eventLoader).load(eventId))?.name ?? null },
    { header: 'Time', value: startOf },
    { header: 'Name', value: of(fullName) },
    { header: 'Tribe ID', page: 'user', value: of(({ tribeId }) => tribeId) },
    { header: 'Email', page: 'user', value: of(({ email }) => email) },
    { header: 'Seat', value: seatText },
    { header: 'Attended', value: ({ attended }) => (attended === null ? null : attended ? 'Yes' : 'No') },
    { header: 'Answered', value: ({ createdAt, walkedIn }) => (walkedIn ? null : createdAt) },
  ],
});

/** The events as a sheet. */
export const EVENT_EXPORT = defineExport(EVENT_LIST, {
  title: 'Events',
  path: (query) => routePath('events', query),
  columns: [
    { header: 'ID', value: ({ id }) => id },
    { header: 'Event', value: ({ name }) => name },
    { header: 'Short description', value: ({ shortDescription }) => shortDescription },
    { header: 'First start', value: ({ startsAt }) => startsAt },
    { header: 'First end', value: ({ endsAt }) => endsAt },
    { header: 'Repeats', value: (event, { source }) => recurrenceText(timesOf(event), source.now) },
    { header: 'Next start', value: async (event, ctx) => (await nextOf(event, ctx))?.startsAt ?? null },
    { header: 'State', value: stateText },
    { header: 'Place', value: ({ place }) => place },
    { header: 'Host', value: ({ hostId }, ctx) => personCell(ctx, hostId) },
    { header: 'Seats', value: ({ seats }) => seats },
    { header: 'Going to the next', value: (event, ctx) => nextCount(event, ctx, 'going') },
    { header: 'Waiting for the next', value: (event, ctx) => nextCount(event, ctx, 'waiting') },
    { header: 'Products', page: 'event', value: async ({ id }, ctx) => namesOf(await ctx.loader(eventProducts).load(id)) },
    { header: 'Access levels', page: 'event', value: async ({ id }, ctx) => namesOf(await ctx.loader(eventLevels).load(id)) },
    { header: 'Published', value: ({ publishedAt }) => publishedAt },
    { header: 'Status', value: ({ archivedAt }) => (archivedAt === null ? 'Active' : 'Archived') },
    { header: 'Created', value: ({ createdAt }) => createdAt },
  ],
});

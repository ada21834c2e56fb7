import { EVENT_STATES, eventState, nextOccurrence, recurrenceText } from '@atlas/domain/events';
import { routePath } from '@atlas/domain/navigation';
import type { Context } from '../../commands/context.ts';
import { defineExport } from '../../commands/exportedList.ts';
import { personCell } from '../../commands/personCell.ts';
import { loadTimes } from './commands.ts';
import { EVENT_LIST, eventLevels, eventProducts, seatsLoader, timesOf, type EventRow } from './repo.ts';

const namesOf = (of: readonly { name: string }[]): string => of.map(({ name }) => name).join(', ');

const nextOf = async (event: EventRow, ctx: Context) => nextOccurrence(await loadTimes(ctx, event), ctx.source.now);

/** How many have a seat at the next time, or wait for one. */
async function nextCount(event: EventRow, ctx: Context, of: 'going' | 'waiting'): Promise<number | null> {
  const [next, counts] = await Promise.all([nextOf(event, ctx), ctx.loader(seatsLoader).load(event.id)]);
  return next && (counts.find(({ occursAt }) => occursAt.getTime() === next.occursAt.getTime())?.[of] ?? 0);
}

async function stateText(event: EventRow, ctx: Context): Promise<string> {
  if (event.cancelledAt !== null) return 'Cancelled';
  const state = eventState(await loadTimes(ctx, event), ctx.source.now);
  return EVENT_STATES.find(({ value }) => value === state)?.label ?? '';
}

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
    { header: 'Repeats', value: (event, { source }) => recurrenceText(timesOf(event).recurrence, source.now) },
    { header: 'Next start', value: async (event, ctx) => (await nextOf(event, ctx))?.startsAt ?? null },
    { header: 'State', value: stateText },
    { header: 'Place', value: ({ place }) => place },
    { header: 'Host', value: ({ hostId }, ctx) => personCell(ctx, hostId) },
    { header: 'Seats', value: ({ seats }) => seats },
    { header: 'Going to the next', value: (event, ctx) => nextCount(event, ctx, 'going') },
    { header: 'Waiting for the next', value: (event, ctx) => nextCount(event, ctx, 'waiting') },
    { header: 'Products', page: 'event', value: async ({ id }, ctx) => namesOf(await ctx.loader(eventProducts).load(id)) },
    { header: 'Access levels', page: 'event', value: async ({ id }, ctx) => namesOf(await ctx.loader(eventLevels).load(id)) },
    { header: 'Status', value: ({ archivedAt }) => (archivedAt === null ? 'Active' : 'Archived') },
    { header: 'Created', value: ({ createdAt }) => createdAt },
  ],
});

import {
  EVENT_FILTERS,
  EVENT_STATES,
  eventState,
  MY_EVENT_FILTERS,
  nextOccurrence,
  occurrencesOf,
  RECURRENCE_UNITS,
  type Occurrence,
  type Recurrence,
} from '@atlas/domain/events';
import { MOST_COUNTED } from '@atlas/domain/lists';
import { builder } from '../../graphql/builder.ts';
import { connectionComplexity, forwardConnection } from '../../graphql/cursor.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { LockRef } from '../../graphql/lock.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { UserRef } from '../users/refs.ts';
import { userLoader, userOrNull } from '../users/repo.ts';
import { eventLink, eventLock, visibleEvent } from './commands.ts';
import { EventRef } from './refs.ts';
import {
  attendeesList,
  attendeesWhere,
  comparePlaces,
  eventCoverLoader,
  eventLoader,
  eventsList,
  eventsWhere,
  findMyEvents,
  goingLoader,
  myAnswersLoader,
  timesOf,
  type EventRow,
} from './repo.ts';

const EventState = enumOf(
  'EventState',
  EVENT_STATES.map(({ value }) => value),
);
const EventPeriod = enumOf(
  'EventPeriod',
  EVENT_FILTERS.map(({ value }) => value),
);
const MyEventPeriod = enumOf(
  'MyEventPeriod',
  MY_EVENT_FILTERS.map(({ value }) => value),
);
const RecurrenceUnit = enumOf(
  'RecurrenceUnit',
  RECURRENCE_UNITS.map(({ value }) => value),
);
const EventAnswer = enumOf('EventAnswer', ['yes', 'no']);

const RecurrenceRef = builder.objectRef<Recurrence>('Recurrence').implement({
  description: 'How an event comes again, counted in wall time of Manila.',
  fields: (t) => ({
    every: t.field({ type: RecurrenceUnit, resolve: ({ every }) => every }),
    interval: t.exposeInt('interval', { description: 'Every so many days, weeks or months.' }),
    until: t.expose('until', { type: 'DateTime', nullable: true, description: 'Its day in Manila is the last; null has no end.' }),
  }),
});

const OccurrenceRef = builder.objectRef<Occurrence & { event: EventRow }>('EventOccurrence').implement({
  description: 'One time of an event.',
  fields: (t) => ({
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
    goingCount: t.int({
      description: 'How many people go.',
      resolve: async ({ event, startsAt }, _args, ctx) => {
        const counts = await ctx.loader(goingLoader).load(event.id);
        return counts.find(({ occursAt }) => occursAt.getTime() === startsAt.getTime())?.going ?? 0;
      },
    }),
    myAnswer: t.field({
      type: EventAnswer,
      nullable: true,
      description: 'What the viewer answered; null when they have not yet.',
      resolve: async ({ event, startsAt }, _args, ctx) => {
        const answers = await ctx.loader(myAnswersLoader).load(event.id);
        return answers.find(({ occursAt }) => occursAt.getTime() === startsAt.getTime())?.going ?? null;
      },
    }),
  }),
});

builder.node(EventRef, {
  description: 'A meeting at a time, once or again and again. Whoever is signed in may know of it; it opens by the rule of access.',
  id: { resolve: (event) => event.id },
  loadOne: (id, ctx) => ctx.loader(eventLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (event) => event.id }),
    name: t.exposeString('name'),
    shortDescription: t.exposeString('shortDescription'),
    description: t.exposeString('description', { description: 'Markdown.' }),
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'The start of its first time.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'The end of its first time.' }),
    recurrence: t.field({
      type: RecurrenceRef,
      nullable: true,
      description: 'Null when it happens once.',
      resolve: (event) => timesOf(event).recurrence,
    }),
    state: t.field({ type: EventState, resolve: (event, _args, ctx) => eventState(timesOf(event), ctx.source.now) }),
    next: t.field({
      type: OccurrenceRef,
      nullable: true,
      description: 'The time that is on now, or else the next one; null when all of it is over.',
      resolve: (event, _args, ctx) => {
        const next = nextOccurrence(timesOf(event), ctx.source.now);
        return next && { ...next, event };
      },
    }),
    occurrences: t.field({
      type: [OccurrenceRef],
      description: 'Its times that touch a period, in order, 366 at most.',
      complexity: { field: 5, multiplier: 10 },
      args: { from: t.arg({ type: 'DateTime', required: true }), to: t.arg({ type: 'DateTime', required: true }) },
      resolve: (event, { from, to }) => occurrencesOf(timesOf(event), from, to).map((occurrence) => ({ ...occurrence, event })),
    }),
    place: t.exposeString('place', { description: 'Empty when it is held online.' }),
    isOnline: t.boolean({ description: 'Whether there is a link, seen by the viewer or not.', resolve: (event) => event.link !== null }),
    link: t.string({
      nullable: true,
      description: 'Where it is held online: for those going to a time to come, the host, and those who look after events.',
      resolve: (event, _args, ctx) => eventLink(ctx, event),
    }),
    host: t.field({
      type: UserRef,
      nullable: true,
      resolve: (event, _args, ctx) => userOrNull(ctx, event.hostId),
    }),
    coverUrl: t.string({
      nullable: true,
      resolve: async (event, _args, ctx) => {
        const file = await ctx.loader(eventCoverLoader).load(event.id);
        return file === null ? null : `/api/uploads/${file}`;
      },
    }),
    lock: t.field({ type: LockRef, nullable: true, resolve: (event, _args, ctx) => eventLock(ctx, event) }),
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    revision: t.exposeInt('revision'),
  }),
});

listField(EventRef, {
  name: 'attendees',
  typeName: 'EventAttendees',
  description: 'Who answered for one time of it, within the scope of the viewer.',
  type: UserRef,
  list: attendeesList,
  filter: builder.inputType('EventAttendeesFilter', {
    fields: (t) => ({
      occursAt: t.field({ type: 'DateTime', description: 'The start of the time; when absent, of the next one, or the last.' }),
      going: t.field({ type: EventAnswer, description: 'YES when absent.' }),
    }),
  }),
  where: attendeesWhere,
  loader: userLoader,
  defaultSort: { by: 'answered', descending: false },
});

listField(ViewerRef, {
  name: 'events',
  description: 'Every event, for those who look after them.',
  type: EventRef,
  list: eventsList,
  filter: builder.inputType('EventsFilter', {
    fields: (t) => ({ search: t.string(), archived: t.boolean(), period: t.field({ type: EventPeriod }) }),
  }),
  where: eventsWhere,
  loader: eventLoader,
  defaultSort: { by: 'start', descending: true },
});

const MyEventsFilter = builder.inputType('MyEventsFilter', {
  fields: (t) => ({ search: t.string(), period: t.field({ type: MyEventPeriod }) }),
});

builder.objectFields(ViewerRef, (t) => ({
  event: t.field({
    type: EventRef,
    nullable: true,
    description: 'Null when there is no such event, or it is archived and the viewer does not look after events.',
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => visibleEvent(ctx, databaseId),
  }),
  myEvents: t.connection(
    {
      type: EventRef,
      description:
        'The events that the viewer has, had or will have: those to come by their next time, then the past ones, the latest first.',
      args: { offset: t.arg.int(), filter: t.arg({ type: MyEventsFilter }) },
      complexity: connectionComplexity,
      resolve: async (_viewer, { filter, ...page }, ctx) => {
        const rows = await findMyEvents(ctx.source, filter ?? {});
        const connection = await forwardConnection(
          page,
          'next',
          ({ limit, offset, after }) =>
            Promise.resolve(rows.filter(({ place }) => after === null || comparePlaces(place, after) > 0).slice(offset, offset + limit)),
          ({ event, place }) => ({ node: event, place }),
        );
        return { ...connection, total: Math.min(rows.length, MOST_COUNTED + 1) };
      },
    },
    {
      name: 'MyEventsConnection',
      fields: (c) => ({
        totalCount: c.int({
          description: 'Counted up to 1,001.',
          resolve: (connection) => (connection as unknown as { total: number }).total,
        }),
      }),
    },
    { name: 'MyEventsEdge' },
  ),
}));

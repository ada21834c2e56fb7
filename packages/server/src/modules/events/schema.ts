import {
  EVENT_FILTERS,
  type EventOccurrence,
  eventState,
  nextOccurrence,
  occurrencesOf,
  previousOccurrence,
  RECURRENCE_UNITS,
  type Recurrence,
  timesPast,
  timesToCome,
} from '@atlas/domain/events';
import type { Context } from '../../commands/context.ts';
import { builder } from '../../graphql/builder.ts';
import { commandField, recordCommands } from '../../graphql/commandFields.ts';
import { connectionComplexity } from '../../graphql/cursor.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { LockRef } from '../../graphql/lock.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { richText } from '../../richText.ts';
import { findAudiences, findAuthors } from '../courses/repo.ts';
import { UserRef } from '../users/refs.ts';
import { userOrNull } from '../users/repo.ts';
import './attendeeSchema.ts';
import './calendarSchema.ts';
import { publishChecksOf } from '../content/commands.ts';
import { publishMutations } from '../content/publishCommands.ts';
import { PublicationEnum, PublishableRef, PublishCheckRef } from '../content/refs.ts';
import { cancelEvent, reinstateEvent } from './cancelCommands.ts';
import {
  createEvent,
  EVENT_PUBLISHING,
  eventFacts,
  eventLink,
  eventLock,
  type EventTime,
  loadTime,
  loadTimes,
  setEventArchived,
  updateEvent,
  visibleEvent,
  withChanges,
} from './commands.ts';
import './myEventsSchema.ts';
import { DAYS, EventState, OccurrenceConnection, OccurrenceRef, pageOfTimes, SLOTS } from './occurrenceSchema.ts';
import { EventRef } from './refs.ts';
import {
  EVENT_CONTENT,
  EVENT_LIST,
  eventCoverLoader,
  eventLevels,
  eventLoader,
  eventProducts,
  type EventRow,
  type OpenTo,
  timesOf,
} from './repo.ts';
import './rsvpSchema.ts';

const EventPeriod = enumOf(
  'EventPeriod',
  EVENT_FILTERS.map(({ value }) => value),
);
const RecurrenceUnit = enumOf(
  'RecurrenceUnit',
  RECURRENCE_UNITS.map(({ value }) => value),
);

const RecurrenceRef = builder.objectRef<Recurrence>('Recurrence').implement({
  description: 'The recurrence of an event, in Manila wall time.',
  fields: (t) => ({
    every: t.field({ type: RecurrenceUnit, resolve: ({ every }) => every }),
    interval: t.exposeInt('interval', { description: 'Number of days, weeks or months between occurrences.' }),
    weekDays: t.field({
      type: ['Int'],
      description: 'For weekly recurrence: 0 is Sunday in Manila. Empty means the weekday of the first occurrence.',
      resolve: ({ weekDays = [] }) => [...weekDays],
    }),
    until: t.expose('until', { type: 'DateTime', nullable: true, description: 'Its day in Manila is the last; null means no end.' }),
  }),
});

const EventOpenToRef = builder.objectRef<Omit<OpenTo, 'eventId'>>('EventAudience').implement({
  description: 'An access level or a product that opens an event.',
  fields: (t) => ({ databaseId: t.int({ resolve: ({ id }) => id }), name: t.exposeString('name') }),
});

const oneTime = async (ctx: Context, event: EventRow, time: EventOccurrence | null): Promise<EventTime | null> =>
  time && ((await withChanges(ctx, event, [time]))[0] ?? null);

builder.node(EventRef, {
  interfaces: [PublishableRef],
  description: 'A meeting, held once or repeatedly. Everyone signed in can see that it exists. It opens according to the access rules.',
  id: { resolve: (event) => event.id },
  loadOne: (id, ctx) => ctx.loader(eventLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (event) => event.id }),
    name: t.exposeString('name'),
    shortDescription: t.exposeString('shortDescription'),
    description: t.exposeString('description', { description: 'Markdown.' }),
    descriptionTree: t.field({
      type: 'RichText',
      description: 'The description, parsed for rendering.',
      resolve: (event) => richText(event.description),
    }),
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'The start of its first occurrence.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'The end of its first occurrence.' }),
    recurrence: t.field({
      type: RecurrenceRef,
      nullable: true,
      description: 'Null for an event that happens once.',
      resolve: (event) => timesOf(event).recurrence,
    }),
    state: t.field({
      type: EventState,
      resolve: async (event, _args, ctx) => eventState(await loadTimes(ctx, event), ctx.source.now),
    }),
    timeZone: t.exposeString('timeZone', { description: 'The time zone in which it was entered, such as "GMT+08:00 Singapore".' }),
    next: t.field({
      type: OccurrenceRef,
      nullable: true,
      description: 'The occurrence in progress, otherwise the next one that is not cancelled. Null when the whole event is over.',
      resolve: async (event, _args, ctx) => oneTime(ctx, event, nextOccurrence(await loadTimes(ctx, event), ctx.source.now)),
    }),
    last: t.field({
      type: OccurrenceRef,
      nullable: true,
      description: 'The latest ended occurrence that was not cancelled; null before there is one.',
      resolve: async (event, _args, ctx) => oneTime(ctx, event, previousOccurrence(await loadTimes(ctx, event), ctx.source.now)),
    }),
    occurrence: t.field({
      type: OccurrenceRef,
      nullable: true,
      description: 'The occurrence at that time of the recurrence; null if there is none.',
      args: { occursAt: t.arg({ type: 'DateTime', required: true }) },
      resolve: (event, { occursAt }, ctx) => loadTime(ctx, event, occursAt),
    }),
    upcoming: t.connection(
      {
        type: OccurrenceRef,
        description: 'Occurrences that are not over, in order, including cancelled ones.',
        complexity: connectionComplexity,
        resolve: (event, args, ctx) => pageOfTimes(ctx, event, args, ['upcoming', timesToCome]),
      },
      OccurrenceConnection,
    ),
    past: t.connection(
      {
        type: OccurrenceRef,
        description: 'Past occurrences, latest first, including cancelled ones.',
        complexity: connectionComplexity,
        resolve: (event, args, ctx) => pageOfTimes(ctx, event, args, ['past', timesPast]),
      },
      OccurrenceConnection,
    ),
    occurrences: t.field({
      type: [OccurrenceRef],
      description: 'Occurrences that overlap a period, in order, at most 366, including cancelled ones.',
      complexity: { field: 5, multiplier: 10 },
      args: { from: t.arg({ type: 'DateTime', required: true }), to: t.arg({ type: 'DateTime', required: true }) },
      resolve: async (event, { from, to }, ctx) => withChanges(ctx, event, occurrencesOf(await loadTimes(ctx, event), from, to)),
    }),
    seats: t.exposeInt('seats', { nullable: true, description: 'Number of seats at each occurrence; null means no limit.' }),
    cancelledAt: t.expose('cancelledAt', { type: 'DateTime', nullable: true, description: 'When the whole event was cancelled.' }),
    cancelReason: t.exposeString('cancelReason', { nullable: true }),
    recordingUrl: t.exposeString('recordingUrl', {
      nullable: true,
      description: 'The recording as entered. Members find it on the occurrence.',
    }),
    accessLevels: t.field({
      type: [EventOpenToRef],
      description: 'The access levels that the event is granted to.',
      resolve: (event, _args, ctx) => ctx.loader(eventLevels).load(event.id),
    }),
    products: t.field({
      type: [EventOpenToRef],
      description: 'The products that contain the event.',
      resolve: (event, _args, ctx) => ctx.loader(eventProducts).load(event.id),
    }),
    place: t.exposeString('place', { description: 'Empty for online events.' }),
    isOnline: t.boolean({
      description: 'Whether there is a link, even if the viewer cannot see it.',
      resolve: (event) => event.link !== null,
    }),
    link: t.string({
      nullable: true,
      description:
        'The online address. The host and staff who manage events see it as planned. People with a seat see that of the occurrence in progress, or starting within 15 minutes.',
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
    publishChecks: t.field({
      type: [PublishCheckRef],
      complexity: { multiplier: 4 },
      description: 'The checklist before publishing, and who gets it.',
      resolve: async (event, _args, ctx) =>
        publishChecksOf(
          ctx,
          eventFacts(event, { at: ctx.source.now, hasCover: (await ctx.loader(eventCoverLoader).load(event.id)) !== null }),
          {
            kind: EVENT_CONTENT,
            id: event.id,
          },
        ),
    }),
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    revision: t.exposeInt('revision', { description: 'Pass it with a change or an RSVP. An outdated revision is rejected.' }),
  }),
});

listField(ViewerRef, {
  ...EVENT_LIST,
  description: 'All events, for staff who manage them.',
  type: EventRef,
  filter: builder.inputType('EventsFilter', {
    fields: (t) => ({
      search: t.string(),
      publication: t.field({ type: PublicationEnum }),
      archived: t.boolean(),
      period: t.field({ type: EventPeriod }),
      hostId: t.intList(),
    }),
  }),
});

builder.objectFields(ViewerRef, (t) => ({
  event: t.field({
    type: EventRef,
    nullable: true,
    description: 'Null when there is no such event, or when it is a draft or archived and the viewer does not manage events.',
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => visibleEvent(ctx, databaseId),
  }),
  eventHosts: t.field({
    type: [UserRef],
    description: 'People who can be the host of an event: coaches, experts and staff.',
    resolve: (_viewer, _args, ctx) => findAuthors(ctx.source.db),
  }),
  eventAudiences: t.field({
    type: [EventOpenToRef],
    description: 'The access levels that an event can be granted to.',
    resolve: (_viewer, _args, ctx) => findAudiences(ctx.source.db),
  }),
}));

// --- Mutations -----------------------------------------------------------------------------------

const EVENTS = { type: EventRef, loader: eventLoader };

recordCommands({
  noun: 'Event',
  ...EVENTS,
  input: builder.inputType('EventInput', {
    fields: (t) => ({
      name: t.string({ required: true }),
      shortDescription: t.string(),
      description: t.string({ description: 'Markdown.' }),
      startDay: t.string({ required: true, description: DAYS }),
      startTime: t.string({ required: true, description: SLOTS }),
      endDay: t.string({ required: true, description: DAYS }),
      endTime: t.string({ required: true, description: SLOTS }),
      timeZone: t.string({ required: true, description: 'The time zone of the entered times, such as "GMT+08:00 Singapore".' }),
      every: t.field({ type: RecurrenceUnit, description: 'Null for an event that happens once.' }),
      interval: t.int({ required: true, defaultValue: 1 }),
      weekDays: t.stringList({
        required: true,
        defaultValue: [],
        description: 'For weekly recurrence: names of weekdays, such as Monday, in that time zone.',
      }),
      until: t.string({ description: 'The last day; null or empty means no end.' }),
      place: t.string(),
      link: t.string(),
      seats: t.int({ description: 'Null means no limit.' }),
      recordingUrl: t.string(),
      hostId: t.int(),
      accessLevelIds: t.intList({ required: true }),
      cancelRsvps: t.boolean({
        description:
          'For an update: confirms that people lose their seats at occurrences that the event will no longer have, as the error message announced.',
      }),
    }),
  }),
  create: createEvent,
  update: updateEvent,
  setArchived: setEventArchived,
});

publishMutations({ noun: 'Event', ...EVENTS, publishing: EVENT_PUBLISHING });

commandField('cancelEvent', EVENTS, {
  description: 'Cancels a whole event and notifies everyone who is going.',
  args: (arg) => ({
    databaseId: arg.int({ required: true }),
    revision: arg.int({ required: true }),
    reason: arg.string({ required: true }),
  }),
  run: async (ctx, { databaseId: id, revision, reason }) => {
    await cancelEvent(ctx, { id, revision }, { reason });
    return id;
  },
});

commandField('reinstateEvent', EVENTS, {
  description: 'Reverts the cancellation of a whole event and notifies everyone who is going.',
  args: (arg) => ({ databaseId: arg.int({ required: true }), revision: arg.int({ required: true }) }),
  run: async (ctx, { databaseId: id, revision }) => {
    await reinstateEvent(ctx, { id, revision });
    return id;
  },
});

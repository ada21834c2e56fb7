import {
  type Attendance,
  EVENT_FILTERS,
  EVENT_SEATS,
  EVENT_STATES,
  type EventOccurrence,
  type EventSeat,
  eventState,
  isCancelledWithAll,
  MY_EVENT_FILTERS,
  nextOccurrence,
  occurrencesOf,
  previousOccurrence,
  RECURRENCE_UNITS,
  type Recurrence,
  timesPast,
  timesToCome,
} from '@atlas/domain/events';
import { MAX_COUNTED } from '@atlas/domain/lists';
import type { Context } from '../../commands/context.ts';
import { present } from '../../db/present.ts';
import { builder } from '../../graphql/builder.ts';
import { commandField, recordCommands } from '../../graphql/commandFields.ts';
import { connectionComplexity, forwardConnection, type PageArgs } from '../../graphql/cursor.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { LockRef } from '../../graphql/lock.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { richText } from '../../richText.ts';
import { findAudiences, findAuthors } from '../courses/repo.ts';
import { UserRef } from '../users/refs.ts';
import { userLoader, userOrNull } from '../users/repo.ts';
import { answerEvent, recordAttendance } from './rsvpCommands.ts';
import { calendarFeedUrl, resetCalendarFeed } from './calendarCommands.ts';
import { cancelEvent, reinstateEvent } from './cancelCommands.ts';
import {
  createEvent,
  eventLink,
  eventLock,
  type EventTime,
  loadTime,
  loadTimes,
  myEvents,
  setEventArchived,
  timeLink,
  timeLinkShownAt,
  timeRecording,
  updateEvent,
  visibleEvent,
  withChanges,
} from './commands.ts';
import { EventRef } from './refs.ts';
import {
  attendanceLoader,
  type Attendee,
  attendeeLoader,
  attendeesList,
  attendeesWhere,
  comparePlaces,
  EVENT_LIST,
  eventCoverLoader,
  eventLevels,
  eventLoader,
  eventProducts,
  type EventRow,
  findWalkIns,
  myRsvpsLoader,
  type OpenTo,
  seatsLoader,
  shownTime,
  timesOf,
  waitingPlaceLoader,
} from './repo.ts';
import { changeOccurrence } from './timeCommands.ts';

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
const SeatState = enumOf('EventSeatState', EVENT_SEATS, 'Whether the person has a seat or is on the waiting list.');
const AnswerScope = enumOf('EventAnswerScope', ['this', 'all'], 'One occurrence of an event, or all occurrences in the next year.');

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

interface Seat {
  seat: EventSeat;
  place: number | null;
}

const SeatRef = builder.objectRef<Seat>('EventSeat').implement({
  description: 'The seat of a person who is going.',
  fields: (t) => ({
    state: t.field({ type: SeatState, resolve: ({ seat }) => seat }),
    place: t.exposeInt('place', { nullable: true, description: 'Position on the waiting list, starting at 1; null for a seat.' }),
  }),
});

const isAt =
  ({ occursAt }: { occursAt: Date }) =>
  (other: { occursAt: Date }): boolean =>
    other.occursAt.getTime() === occursAt.getTime();

const countsOf = async (ctx: Context, time: EventTime) => {
  const counts = await ctx.loader(seatsLoader).load(time.event.id);
  return counts.find(isAt(time)) ?? { going: 0, waiting: 0 };
};
const myRsvpTo = async (ctx: Context, time: EventTime) => (await ctx.loader(myRsvpsLoader).load(time.event.id)).find(isAt(time)) ?? null;

const OccurrenceRef = builder.objectRef<EventTime>('EventOccurrence').implement({
  description: 'One occurrence of an event, as it takes place.',
  fields: (t) => ({
    occursAt: t.expose('occursAt', {
      type: 'DateTime',
      description: 'The time set by the recurrence, even if the occurrence was moved. RSVPs and changes identify the occurrence by it.',
    }),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
    state: t.field({ type: EventState, resolve: (time, _args, ctx) => eventState({ ...time, recurrence: null }, ctx.source.now) }),
    isMoved: t.boolean({ resolve: ({ change }) => change !== null && change.startsAt !== null }),
    isCancelled: t.exposeBoolean('isCancelled', { description: 'Whether the occurrence, or the whole event, was cancelled.' }),
    reason: t.string({
      description: 'Reason for the cancellation or the move; empty if none was given.',
      resolve: ({ event, change, endsAt }) => (isCancelledWithAll(event, { endsAt }) ? event.cancelReason : change?.reason) ?? '',
    }),
    place: t.string({
      description: 'Empty for events that are online only.',
      resolve: ({ event, change }) => change?.place ?? event.place,
    }),
    isOnline: t.boolean({
      description: 'Whether there is a link, even if the viewer cannot see it.',
      resolve: ({ event, change }) => (change?.link ?? event.link) !== null,
    }),
    link: t.string({
      nullable: true,
      description:
        'The online address. People with a seat see it from 15 minutes before the start until the end; the host and staff who manage events always see it.',
      resolve: (time, _args, ctx) => timeLink(ctx, time),
    }),
    linkShownAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the link becomes visible to people with a seat; null for events held in person.',
      resolve: (time) => timeLinkShownAt(time),
    }),
    recordingUrl: t.string({
      nullable: true,
      description: 'The recording, for viewers to whom the event is open, once it is over.',
      resolve: (time, _args, ctx) => timeRecording(ctx, time),
    }),
    goingCount: t.int({
      description: 'Number of people with a seat.',
      resolve: async (time, _args, ctx) => (await countsOf(ctx, time)).going,
    }),
    waitingCount: t.int({
      description: 'Number of people on the waiting list.',
      resolve: async (time, _args, ctx) => (await countsOf(ctx, time)).waiting,
    }),
    seatsLeft: t.int({
      nullable: true,
      description: 'Null if there is no limit.',
      resolve: async (time, _args, ctx) => {
        const { seats } = time.event;
        return seats === null ? null : Math.max(0, seats - (await countsOf(ctx, time)).going);
      },
    }),
    myRsvp: t.field({
      type: EventAnswer,
      nullable: true,
      description: "The viewer's RSVP; null if they have not answered yet.",
      resolve: async (time, _args, ctx) => (await myRsvpTo(ctx, time))?.going ?? null,
    }),
    mySeat: t.field({
      type: SeatRef,
      nullable: true,
      description: "The viewer's seat; null if they are not going.",
      resolve: async (time, _args, ctx) => {
        const { seat, place } = (await myRsvpTo(ctx, time)) ?? { seat: null, place: null };
        return seat && { seat, place };
      },
    }),
    revision: t.int({
      description: 'Pass it when changing this occurrence. An outdated revision is rejected.',
      resolve: ({ change }) => change?.revision ?? 0,
    }),
  }),
});

const OccurrenceConnection = builder.connectionObject(
  { type: OccurrenceRef, name: 'EventOccurrenceConnection' },
  { name: 'EventOccurrenceEdge' },
);

/** A page of the occurrences of an event: the upcoming ones, or the past ones. */
async function pageOfTimes(
  ctx: Context,
  event: EventRow,
  args: PageArgs,
  [order, page]: ['upcoming', typeof timesToCome] | ['past', typeof timesPast],
) {
  const times = await loadTimes(ctx, event);
  return forwardConnection(
    args,
    order,
    ({ limit, after }) => {
      const [startsAt, occursAt] = after ?? [];
      const last = after && { startsAt: new Date(Number(startsAt)), occursAt: new Date(Number(occursAt)) };
      return withChanges(ctx, event, page(times, { now: ctx.source.now, limit, after: last }));
    },
    (node) => ({ node, place: [node.startsAt.getTime(), node.occursAt.getTime()] }),
  );
}

const EventOpenToRef = builder.objectRef<Omit<OpenTo, 'eventId'>>('EventAudience').implement({
  description: 'An access level or a product that opens an event.',
  fields: (t) => ({ databaseId: t.int({ resolve: ({ id }) => id }), name: t.exposeString('name') }),
});

const AttendeeRef = builder.objectRef<Attendee>('EventAttendee').implement({
  description: 'A person who answered the RSVP of an occurrence, or attended it.',
  fields: (t) => ({
    user: t.field({ type: UserRef, resolve: ({ userId }, _args, ctx) => present(ctx.loader(userLoader).load(userId), `User ${userId}`) }),
    occursAt: t.expose('occursAt', { type: 'DateTime' }),
    answer: t.field({ type: EventAnswer, resolve: ({ going }) => going }),
    seat: t.field({
      type: SeatRef,
      nullable: true,
      resolve: async ({ id, seat }, _args, ctx) => seat && { seat, place: await ctx.loader(waitingPlaceLoader).load(id) },
    }),
    attended: t.exposeBoolean('attended', { nullable: true, description: 'Null if attendance was not recorded.' }),
    walkedIn: t.exposeBoolean('walkedIn', { description: 'Whether they attended without an RSVP.' }),
    answeredAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const AttendanceRef = builder.objectRef<Attendance>('EventAttendance').implement({
  description: "Attendance of an occurrence, counting people in the viewer's scope.",
  fields: (t) => ({
    unnoted: t.exposeInt('unnoted', { description: 'People with a seat whose attendance has not been recorded yet.' }),
    present: t.exposeInt('present'),
    walkedIn: t.exposeInt('walkedIn', { description: 'Of those who attended, the number without an RSVP.' }),
    absent: t.exposeInt('absent'),
  }),
});

const oneTime = async (ctx: Context, event: EventRow, time: EventOccurrence | null): Promise<EventTime | null> =>
  time && ((await withChanges(ctx, event, [time]))[0] ?? null);

builder.node(EventRef, {
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
    attendance: t.field({
      type: AttendanceRef,
      description: 'Attendance of one occurrence. Defaults to the next one, or the last.',
      args: { occursAt: t.arg({ type: 'DateTime' }) },
      resolve: async (event, { occursAt }, ctx) => {
        const at = occursAt ?? shownTime(await loadTimes(ctx, event), ctx.source.now);
        const counted = await ctx.loader(attendanceLoader).load(event.id);
        return counted.find(isAt({ occursAt: at })) ?? { unnoted: 0, present: 0, walkedIn: 0, absent: 0 };
      },
    }),
    walkIns: t.field({
      type: [UserRef],
      description:
        "People in the viewer's scope who may have attended without an RSVP, by name, at most 20. People already recorded as present are omitted.",
      args: { occursAt: t.arg({ type: 'DateTime', required: true }), search: t.arg.string({ required: true }) },
      resolve: async ({ id }, { occursAt, search }, ctx) => {
        const found = await findWalkIns(ctx.source, id, occursAt, search);
        return Promise.all(found.map((userId) => present(ctx.loader(userLoader).load(userId), `User ${userId}`)));
      },
    }),
    lock: t.field({ type: LockRef, nullable: true, resolve: (event, _args, ctx) => eventLock(ctx, event) }),
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    revision: t.exposeInt('revision', { description: 'Pass it with a change or an RSVP. An outdated revision is rejected.' }),
  }),
});

listField(EventRef, {
  name: 'attendees',
  typeName: 'EventAttendees',
  description: "People who are going to or attended one occurrence, within the viewer's scope.",
  type: AttendeeRef,
  list: attendeesList,
  filter: builder.inputType('EventAttendeesFilter', {
    fields: (t) => ({
      occursAt: t.field({ type: 'DateTime', description: 'The start of the occurrence. Defaults to the next one, or the last.' }),
      going: t.field({ type: EventAnswer, description: 'Only people with this RSVP. Defaults to those who are going or attended.' }),
      seat: t.field({ type: SeatState, description: 'Only people with a seat, or only those on the waiting list.' }),
    }),
  }),
  where: attendeesWhere,
  loader: attendeeLoader,
  defaultSort: { by: 'answered', descending: false },
});

listField(ViewerRef, {
  ...EVENT_LIST,
  description: 'All events, for staff who manage them.',
  type: EventRef,
  filter: builder.inputType('EventsFilter', {
    fields: (t) => ({ search: t.string(), archived: t.boolean(), period: t.field({ type: EventPeriod }), hostId: t.int() }),
  }),
});

const MyEventsFilter = builder.inputType('MyEventsFilter', {
  fields: (t) => ({ search: t.string(), period: t.field({ type: MyEventPeriod }) }),
});

builder.objectFields(ViewerRef, (t) => ({
  event: t.field({
    type: EventRef,
    nullable: true,
    description: 'Null when there is no such event, or when it is archived and the viewer does not manage events.',
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => visibleEvent(ctx, databaseId),
  }),
  calendarFeedUrl: t.string({
    nullable: true,
    description:
      "Address from which calendar apps read the viewer's events. Anyone with the address can read it. Null before it is created.",
    resolve: (_viewer, _args, ctx) => calendarFeedUrl(ctx),
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
  myEvents: t.connection(
    {
      type: EventRef,
      description:
        'The events that the viewer has, had or will have: upcoming ones by their next occurrence, then past ones, latest first.',
      args: { offset: t.arg.int(), filter: t.arg({ type: MyEventsFilter }) },
      complexity: connectionComplexity,
      resolve: async (_viewer, { filter, ...page }, ctx) => {
        const rows = await myEvents(ctx, filter ?? {});
        const connection = await forwardConnection(
          page,
          'next',
          ({ limit, offset, after }) =>
            Promise.resolve(rows.filter(({ place }) => after === null || comparePlaces(place, after) > 0).slice(offset, offset + limit)),
          ({ event, place }) => ({ node: event, place }),
        );
        return { ...connection, total: Math.min(rows.length, MAX_COUNTED + 1) };
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

// --- Mutations -----------------------------------------------------------------------------------

const EVENTS = { type: EventRef, loader: eventLoader };

/** Formats of the start and end in `EventInput` and `OccurrenceInput`. */
const DAYS = 'A day, such as 2025-11-17.';
const SLOTS = 'A time on the half hour, such as 7:30 PM.';

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

commandField('changeOccurrence', EVENTS, {
  description: 'Changes or cancels one occurrence of a recurring event. Everyone who is going is notified.',
  args: (arg) => ({
    eventId: arg.int({ required: true }),
    occursAt: arg({ type: 'DateTime', required: true }),
    revision: arg.int({ required: true, description: 'Revision of the occurrence; 0 if it was never changed.' }),
    input: arg({
      type: builder.inputType('OccurrenceInput', {
        fields: (t) => ({
          startDay: t.string({ required: true, description: DAYS }),
          startTime: t.string({ required: true, description: SLOTS }),
          endDay: t.string({ required: true, description: DAYS }),
          endTime: t.string({ required: true, description: SLOTS }),
          timeZone: t.string({ required: true }),
          place: t.string({ description: 'When empty, that of the event.' }),
          link: t.string({ description: 'When empty, that of the event.' }),
          cancelled: t.boolean({ required: true }),
          reason: t.string(),
          recordingUrl: t.string(),
        }),
      }),
      required: true,
    }),
  }),
  run: async (ctx, { eventId, occursAt, revision, input }) => {
    await changeOccurrence(ctx, { eventId, occursAt, revision }, { ...input });
    return eventId;
  },
});

commandField('answerEvent', EVENTS, {
  description: "Saves the viewer's RSVP to one occurrence of an event, or to all occurrences in the next year.",
  args: (arg) => ({
    eventId: arg.int({ required: true }),
    occursAt: arg({ type: 'DateTime', required: true }),
    revision: arg.int({ required: true, description: 'Revision of the event as the viewer read it.' }),
    going: arg.boolean({ required: true }),
    scope: arg({ type: AnswerScope, required: true, defaultValue: 'this' }),
  }),
  run: async (ctx, answering) => {
    await answerEvent(ctx, answering);
    return answering.eventId;
  },
});

commandField('recordAttendance', EVENTS, {
  description: 'Records whether people attended an occurrence of an event, or deletes the record.',
  args: (arg) => ({
    eventId: arg.int({ required: true }),
    occursAt: arg({ type: 'DateTime', required: true }),
    userIds: arg.intList({ required: true }),
    present: arg.boolean({ description: 'Null deletes the record. People who came without an RSVP are then removed from the list.' }),
  }),
  run: async (ctx, { present = null, ...args }) => {
    await recordAttendance(ctx, { ...args, present });
    return args.eventId;
  },
});

builder.mutationField('resetCalendarFeed', (t) =>
  t.field({
    type: ViewerRef,
    description: "Creates the address of the viewer's calendar feed, or replaces it. The previous address stops working.",
    resolve: async (_root, _args, ctx) => {
      await resetCalendarFeed(ctx);
      return { userId: ctx.signedIn().session.userId };
    },
  }),
);

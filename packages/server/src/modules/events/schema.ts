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
const SeatState = enumOf('EventSeatState', EVENT_SEATS, 'A seat, or a place on the waiting list.');
const AnswerScope = enumOf('EventAnswerScope', ['this', 'all'], 'One time of an event, or all that come in the next year.');

const RecurrenceRef = builder.objectRef<Recurrence>('Recurrence').implement({
  description: 'How an event comes again, counted in wall time of Manila.',
  fields: (t) => ({
    every: t.field({ type: RecurrenceUnit, resolve: ({ every }) => every }),
    interval: t.exposeInt('interval', { description: 'Every so many days, weeks or months.' }),
    weekDays: t.field({
      type: ['Int'],
      description: 'Of weeks: 0 is Sunday in Manila; none is the day of the first time.',
      resolve: ({ weekDays = [] }) => [...weekDays],
    }),
    until: t.expose('until', { type: 'DateTime', nullable: true, description: 'Its day in Manila is the last; null has no end.' }),
  }),
});

interface Seat {
  seat: EventSeat;
  place: number | null;
}

const SeatRef = builder.objectRef<Seat>('EventSeat').implement({
  description: 'What somebody has who is going.',
  fields: (t) => ({
    state: t.field({ type: SeatState, resolve: ({ seat }) => seat }),
    place: t.exposeInt('place', { nullable: true, description: 'On the waiting list, from 1; null with a seat.' }),
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
  description: 'One time of an event, as it takes place.',
  fields: (t) => ({
    occursAt: t.expose('occursAt', {
      type: 'DateTime',
      description: 'When the recurrence puts it, wherever it was moved: answers and changes name it so.',
    }),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
    state: t.field({ type: EventState, resolve: (time, _args, ctx) => eventState({ ...time, recurrence: null }, ctx.source.now) }),
    isMoved: t.boolean({ resolve: ({ change }) => change !== null && change.startsAt !== null }),
    isCancelled: t.exposeBoolean('isCancelled', { description: 'It was called off, or all of the event was.' }),
    reason: t.string({
      description: 'Why it was called off or moved; empty where nobody said.',
      resolve: ({ event, change, endsAt }) => (isCancelledWithAll(event, { endsAt }) ? event.cancelReason : change?.reason) ?? '',
    }),
    place: t.string({ description: 'Empty when it is held online only.', resolve: ({ event, change }) => change?.place ?? event.place }),
    isOnline: t.boolean({
      description: 'Whether there is a link, seen by the viewer or not.',
      resolve: ({ event, change }) => (change?.link ?? event.link) !== null,
    }),
    link: t.string({
      nullable: true,
      description:
        'Where it is held online: for those with a seat from 15 minutes before it starts until it is over, for the host and those who look after events always.',
      resolve: (time, _args, ctx) => timeLink(ctx, time),
    }),
    linkShownAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'From when on those with a seat see the link; null for what is held in person.',
      resolve: (time) => timeLinkShownAt(time),
    }),
    recordingUrl: t.string({
      nullable: true,
      description: 'For whom the event opens, once it is over.',
      resolve: (time, _args, ctx) => timeRecording(ctx, time),
    }),
    goingCount: t.int({
      description: 'How many people have a seat.',
      resolve: async (time, _args, ctx) => (await countsOf(ctx, time)).going,
    }),
    waitingCount: t.int({
      description: 'How many people wait for one.',
      resolve: async (time, _args, ctx) => (await countsOf(ctx, time)).waiting,
    }),
    seatsLeft: t.int({
      nullable: true,
      description: 'Null where there is no limit.',
      resolve: async (time, _args, ctx) => {
        const { seats } = time.event;
        return seats === null ? null : Math.max(0, seats - (await countsOf(ctx, time)).going);
      },
    }),
    myRsvp: t.field({
      type: EventAnswer,
      nullable: true,
      description: 'What the viewer answered; null when they have not yet.',
      resolve: async (time, _args, ctx) => (await myRsvpTo(ctx, time))?.going ?? null,
    }),
    mySeat: t.field({
      type: SeatRef,
      nullable: true,
      description: 'What the viewer has who is going; null for who is not.',
      resolve: async (time, _args, ctx) => {
        const { seat, place } = (await myRsvpTo(ctx, time)) ?? { seat: null, place: null };
        return seat && { seat, place };
      },
    }),
    revision: t.int({
      description: 'Send it with a change of this time; an older one is refused.',
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
  description: 'Somebody who answered to a time of an event, or was there.',
  fields: (t) => ({
    user: t.field({ type: UserRef, resolve: ({ userId }, _args, ctx) => present(ctx.loader(userLoader).load(userId), `User ${userId}`) }),
    occursAt: t.expose('occursAt', { type: 'DateTime' }),
    answer: t.field({ type: EventAnswer, resolve: ({ going }) => going }),
    seat: t.field({
      type: SeatRef,
      nullable: true,
      resolve: async ({ id, seat }, _args, ctx) => seat && { seat, place: await ctx.loader(waitingPlaceLoader).load(id) },
    }),
    attended: t.exposeBoolean('attended', { nullable: true, description: 'Null where nobody noted it.' }),
    walkedIn: t.exposeBoolean('walkedIn', { description: 'They came without an answer.' }),
    answeredAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const AttendanceRef = builder.objectRef<Attendance>('EventAttendance').implement({
  description: 'How many people of the scope of the viewer were at a time of an event.',
  fields: (t) => ({
    unnoted: t.exposeInt('unnoted', { description: 'Have a seat, and nothing was noted of them yet.' }),
    present: t.exposeInt('present'),
    walkedIn: t.exposeInt('walkedIn', { description: 'Of those who were there: came without an answer.' }),
    absent: t.exposeInt('absent'),
  }),
});

const oneTime = async (ctx: Context, event: EventRow, time: EventOccurrence | null): Promise<EventTime | null> =>
  time && ((await withChanges(ctx, event, [time]))[0] ?? null);

builder.node(EventRef, {
  description: 'A meeting at a time, once or again and again. Whoever is signed in may know of it; it opens by the rule of access.',
  id: { resolve: (event) => event.id },
  loadOne: (id, ctx) => ctx.loader(eventLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (event) => event.id }),
    name: t.exposeString('name'),
    shortDescription: t.exposeString('shortDescription'),
    description: t.exposeString('description', { description: 'Markdown.' }),
    descriptionTree: t.field({
      type: 'RichText',
      description: 'The description, ready to be drawn.',
      resolve: (event) => richText(event.description),
    }),
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'The start of its first time.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'The end of its first time.' }),
    recurrence: t.field({
      type: RecurrenceRef,
      nullable: true,
      description: 'Null when it happens once.',
      resolve: (event) => timesOf(event).recurrence,
    }),
    state: t.field({
      type: EventState,
      resolve: async (event, _args, ctx) => eventState(await loadTimes(ctx, event), ctx.source.now),
    }),
    timeZone: t.exposeString('timeZone', { description: 'By whose clock it was entered, such as "GMT+08:00 Singapore".' }),
    next: t.field({
      type: OccurrenceRef,
      nullable: true,
      description: 'The time that is on now, or else the next one that was not called off; null when all of it is over.',
      resolve: async (event, _args, ctx) => oneTime(ctx, event, nextOccurrence(await loadTimes(ctx, event), ctx.source.now)),
    }),
    last: t.field({
      type: OccurrenceRef,
      nullable: true,
      description: 'The last time that has ended and was not called off; null before there is one.',
      resolve: async (event, _args, ctx) => oneTime(ctx, event, previousOccurrence(await loadTimes(ctx, event), ctx.source.now)),
    }),
    occurrence: t.field({
      type: OccurrenceRef,
      nullable: true,
      description: 'The time that the recurrence puts there; null when it has none.',
      args: { occursAt: t.arg({ type: 'DateTime', required: true }) },
      resolve: (event, { occursAt }, ctx) => loadTime(ctx, event, occursAt),
    }),
    upcoming: t.connection(
      {
        type: OccurrenceRef,
        description: 'Its times that are not over, in order; those that were called off are among them.',
        complexity: connectionComplexity,
        resolve: (event, args, ctx) => pageOfTimes(ctx, event, args, ['upcoming', timesToCome]),
      },
      OccurrenceConnection,
    ),
    past: t.connection(
      {
        type: OccurrenceRef,
        description: 'Its times that are over, the latest first; those that were called off are among them.',
        complexity: connectionComplexity,
        resolve: (event, args, ctx) => pageOfTimes(ctx, event, args, ['past', timesPast]),
      },
      OccurrenceConnection,
    ),
    occurrences: t.field({
      type: [OccurrenceRef],
      description: 'Its times that touch a period, in order, 366 at most; those that were called off are among them.',
      complexity: { field: 5, multiplier: 10 },
      args: { from: t.arg({ type: 'DateTime', required: true }), to: t.arg({ type: 'DateTime', required: true }) },
      resolve: async (event, { from, to }, ctx) => withChanges(ctx, event, occurrencesOf(await loadTimes(ctx, event), from, to)),
    }),
    seats: t.exposeInt('seats', { nullable: true, description: 'At each of its times; null where there is no limit.' }),
    cancelledAt: t.expose('cancelledAt', { type: 'DateTime', nullable: true, description: 'When all of it was called off.' }),
    cancelReason: t.exposeString('cancelReason', { nullable: true }),
    recordingUrl: t.exposeString('recordingUrl', { nullable: true, description: 'As it was entered; members find it at the time.' }),
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
    place: t.exposeString('place', { description: 'Empty when it is held online.' }),
    isOnline: t.boolean({ description: 'Whether there is a link, seen by the viewer or not.', resolve: (event) => event.link !== null }),
    link: t.string({
      nullable: true,
      description:
        'Where it is held online: for the host and those who look after events as it is planned, for those with a seat that of the time that is on, or starts in 15 minutes.',
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
      description: 'Of one time; where none is named, of the next one, or the last.',
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
        'People of the scope of the viewer who may have come without an answer, by name; 20 at most. Those of whom is noted that they were there are left out.',
      args: { occursAt: t.arg({ type: 'DateTime', required: true }), search: t.arg.string({ required: true }) },
      resolve: async ({ id }, { occursAt, search }, ctx) => {
        const found = await findWalkIns(ctx.source, id, occursAt, search);
        return Promise.all(found.map((userId) => present(ctx.loader(userLoader).load(userId), `User ${userId}`)));
      },
    }),
    lock: t.field({ type: LockRef, nullable: true, resolve: (event, _args, ctx) => eventLock(ctx, event) }),
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    revision: t.exposeInt('revision', { description: 'Send it with a change or an answer; an older one is refused.' }),
  }),
});

listField(EventRef, {
  name: 'attendees',
  typeName: 'EventAttendees',
  description: 'Who comes to one time of it, or was there, within the scope of the viewer.',
  type: AttendeeRef,
  list: attendeesList,
  filter: builder.inputType('EventAttendeesFilter', {
    fields: (t) => ({
      occursAt: t.field({ type: 'DateTime', description: 'The start of the time; when absent, of the next one, or the last.' }),
      going: t.field({ type: EventAnswer, description: 'Those of one answer; when absent, who comes or was there.' }),
      seat: t.field({ type: SeatState, description: 'Only those who have a seat, or who wait for one.' }),
    }),
  }),
  where: attendeesWhere,
  loader: attendeeLoader,
  defaultSort: { by: 'answered', descending: false },
});

listField(ViewerRef, {
  ...EVENT_LIST,
  description: 'Every event, for those who look after them.',
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
    description: 'Null when there is no such event, or it is archived and the viewer does not look after events.',
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => visibleEvent(ctx, databaseId),
  }),
  calendarFeedUrl: t.string({
    nullable: true,
    description: 'Where calendar programs read the events of the viewer, for whoever knows it; null before there is such an address.',
    resolve: (_viewer, _args, ctx) => calendarFeedUrl(ctx),
  }),
  eventHosts: t.field({
    type: [UserRef],
    description: 'Who can be named as the host of an event: coaches, experts and staff.',
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
        'The events that the viewer has, had or will have: those to come by their next time, then the past ones, the latest first.',
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
const SLOTS = 'A half hour, such as 7:30 PM.';

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
      timeZone: t.string({ required: true, description: 'By whose clock, such as "GMT+08:00 Singapore".' }),
      every: t.field({ type: RecurrenceUnit, description: 'Null when it happens once.' }),
      interval: t.int({ required: true, defaultValue: 1 }),
      weekDays: t.stringList({ required: true, defaultValue: [], description: 'Of weeks: names of days, such as Monday, by that clock.' }),
      until: t.string({ description: 'The last day; null or empty has no end.' }),
      place: t.string(),
      link: t.string(),
      seats: t.int({ description: 'Null where there is no limit.' }),
      recordingUrl: t.string(),
      hostId: t.int(),
      accessLevelIds: t.intList({ required: true }),
      cancelRsvps: t.boolean({
        description: 'Of a change: people lose seats at times that the event will not have any more, as the refusal said.',
      }),
    }),
  }),
  create: createEvent,
  update: updateEvent,
  setArchived: setEventArchived,
});

commandField('cancelEvent', EVENTS, {
  description: 'Calls all of an event off, and tells those who are going.',
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
  description: 'Takes it back that all of an event was called off, and tells those who are going.',
  args: (arg) => ({ databaseId: arg.int({ required: true }), revision: arg.int({ required: true }) }),
  run: async (ctx, { databaseId: id, revision }) => {
    await reinstateEvent(ctx, { id, revision });
    return id;
  },
});

commandField('changeOccurrence', EVENTS, {
  description: 'Changes one time of a recurring event, or calls it off; those who are going are told.',
  args: (arg) => ({
    eventId: arg.int({ required: true }),
    occursAt: arg({ type: 'DateTime', required: true }),
    revision: arg.int({ required: true, description: 'Of the time, 0 for one that was never changed.' }),
    input: arg({
      type: builder.inputType('OccurrenceInput', {
        fields: (t) => ({
          startDay: t.string({ required: true, description: DAYS }),
          startTime: t.string({ required: true, description: SLOTS }),
          endDay: t.string({ required: true, description: DAYS }),
          endTime: t.string({ required: true, description: SLOTS }),
          timeZone: t.string({ required: true }),
          place: t.string({ description: "Empty is the event's." }),
          link: t.string({ description: "Empty is the event's." }),
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
  description: 'Says whether the viewer goes to a time of an event, or to all that come in the next year.',
  args: (arg) => ({
    eventId: arg.int({ required: true }),
    occursAt: arg({ type: 'DateTime', required: true }),
    revision: arg.int({ required: true, description: 'Of the event, as the viewer read it.' }),
    going: arg.boolean({ required: true }),
    scope: arg({ type: AnswerScope, required: true, defaultValue: 'this' }),
  }),
  run: async (ctx, answering) => {
    await answerEvent(ctx, answering);
    return answering.eventId;
  },
});

commandField('recordAttendance', EVENTS, {
  description: 'Notes that people were at a time of an event, or were not, or takes the note back.',
  args: (arg) => ({
    eventId: arg.int({ required: true }),
    occursAt: arg({ type: 'DateTime', required: true }),
    userIds: arg.intList({ required: true }),
    present: arg.boolean({ description: 'Null takes the note back: who came without an answer is on the list no more.' }),
  }),
  run: async (ctx, { present = null, ...args }) => {
    await recordAttendance(ctx, { ...args, present });
    return args.eventId;
  },
});

builder.mutationField('resetCalendarFeed', (t) =>
  t.field({
    type: ViewerRef,
    description: 'Gives the calendar of the viewer an address, or a new one; the former one leads nowhere from then on.',
    resolve: async (_root, _args, ctx) => {
      await resetCalendarFeed(ctx);
      return { userId: ctx.signedIn().session.userId };
    },
  }),
);

import type { Attendance } from '@atlas/domain/events';
import type { Context } from '../../commands/context.ts';
import { present } from '../../db/present.ts';
import { builder } from '../../graphql/builder.ts';
import { commandField } from '../../graphql/commandFields.ts';
import { listField } from '../../graphql/listField.ts';
import { UserRef } from '../users/refs.ts';
import { userLoader } from '../users/repo.ts';
import {
  attendanceLoader,
  attendanceOf,
  type Attendee,
  attendeeLoader,
  attendeesList,
  attendeesWhere,
  findWalkIns,
  unnotedLoader,
  waitingPlaceLoader,
} from './attendeeRepo.ts';
import { loadTime, loadTimes } from './commands.ts';
import { isAt } from './occurrenceSchema.ts';
import { EventRef } from './refs.ts';
import { eventLoader, shownTime } from './repo.ts';
import { recordAttendance } from './rsvpCommands.ts';
import { EventAnswer, SeatRef, SeatState } from './rsvpSchema.ts';

const EVENTS = { type: EventRef, loader: eventLoader };

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

const AttendanceRef = builder.objectRef<Attendance & { eventId: number; occursAt: Date }>('EventAttendance').implement({
  description: "Attendance of an occurrence, counting people in the viewer's scope.",
  fields: (t) => ({
    unnoted: t.exposeInt('unnoted', { description: 'People with a seat whose attendance has not been recorded yet.' }),
    unnotedIds: t.field({
      type: ['Int'],
      description: 'The numbers of these people, at most 500, to record them all at once.',
      resolve: (time, _args, ctx) => ctx.loader(unnotedLoader).load(time),
    }),
    present: t.exposeInt('present'),
    walkedIn: t.exposeInt('walkedIn', { description: 'Of those who attended, the number without an RSVP.' }),
    absent: t.exposeInt('absent'),
  }),
});

builder.objectFields(EventRef, (t) => ({
  attendance: t.field({
    type: AttendanceRef,
    description: 'Attendance of one occurrence. Defaults to the next one, or the last.',
    args: { occursAt: t.arg({ type: 'DateTime' }) },
    resolve: async (event, { occursAt }, ctx) => {
      const at = occursAt ?? shownTime(await loadTimes(ctx, event), ctx.source.now);
      const counted = await ctx.loader(attendanceLoader).load(event.id);
      return { unnoted: 0, present: 0, walkedIn: 0, absent: 0, ...counted.find(isAt({ occursAt: at })), eventId: event.id, occursAt: at };
    },
  }),
  walkIns: t.field({
    type: [UserRef],
    description:
      "People in the viewer's scope who may have attended without an RSVP, best matches first, at most 20. People already recorded as present are omitted.",
    args: { occursAt: t.arg({ type: 'DateTime', required: true }), search: t.arg.string({ required: true }) },
    resolve: async ({ id }, { occursAt, search }, ctx) => {
      const found = await findWalkIns(ctx.source, id, occursAt, search);
      return Promise.all(found.map((userId) => present(ctx.loader(userLoader).load(userId), `User ${userId}`)));
    },
  }),
}));

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

/** The occurrence that a person responded to, as it takes place. */
const timeOf = async (ctx: Context, { eventId, occursAt }: Attendee) => {
  const event = await ctx.loader(eventLoader).load(eventId);
  return event && loadTime(ctx, event, occursAt);
};

const AttendedTimeRef = builder.objectRef<Attendee>('AttendedTime').implement({
  description: 'An occurrence of an event that a person is going to, attended or missed.',
  fields: (t) => ({
    databaseId: t.int({ resolve: ({ id }) => id }),
    eventId: t.exposeInt('eventId', { description: 'The databaseId of the event.' }),
    eventName: t.string({ resolve: async ({ eventId }, _args, ctx) => (await ctx.loader(eventLoader).load(eventId))?.name ?? '' }),
    startsAt: t.field({
      type: 'DateTime',
      description: 'When it takes place, also if it was moved.',
      resolve: async (row, _args, ctx) => (await timeOf(ctx, row))?.startsAt ?? row.occursAt,
    }),
    isCancelled: t.boolean({ resolve: async (row, _args, ctx) => (await timeOf(ctx, row))?.isCancelled ?? false }),
    isWaiting: t.boolean({ description: 'Whether the person is on the waiting list.', resolve: ({ seat }) => seat === 'waiting' }),
    attended: t.exposeBoolean('attended', { nullable: true, description: 'Null if attendance was not recorded.' }),
    walkedIn: t.exposeBoolean('walkedIn', { description: 'Whether they attended without an RSVP.' }),
  }),
});

listField(UserRef, {
  name: 'attendance',
  typeName: 'UserAttendance',
  description: 'The occurrences that the person is going to, attended or missed.',
  type: AttendedTimeRef,
  list: attendeesList,
  filter: builder.inputType('UserAttendanceFilter', {
    fields: (t) => ({ attended: t.boolean({ description: 'Only occurrences for which this was recorded.' }) }),
  }),
  where: (filter, _source, { id }) => attendanceOf(id, filter),
  loader: attendeeLoader,
  defaultSort: { by: 'time', descending: true },
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

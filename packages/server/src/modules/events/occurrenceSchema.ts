import {
  EVENT_ACTIONS,
  EVENT_STATES,
  eventAction,
  eventState,
  googleCalendarUrl,
  isCancelledWithAll,
  type timesPast,
  type timesToCome,
} from '@atlas/domain/events';
import { routePath } from '@atlas/domain/navigation';
import type { Context } from '../../commands/context.ts';
import { builder } from '../../graphql/builder.ts';
import { commandField } from '../../graphql/commandFields.ts';
import { foreignCursor, forwardConnection, type PageArgs } from '../../graphql/cursor.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { myRsvpsLoader, seatsLoader } from './attendeeRepo.ts';
import { type EventTime, eventLock, loadTimes, timeLink, timeLinkShownAt, timeRecording, withChanges } from './commands.ts';
import { EventRef } from './refs.ts';
import { eventLoader, type EventRow } from './repo.ts';
import { EventAnswer, SeatRef } from './rsvpSchema.ts';
import { changeOccurrence } from './timeCommands.ts';

const EVENTS = { type: EventRef, loader: eventLoader };

export const EventState = enumOf(
  'EventState',
  EVENT_STATES.map(({ value }) => value),
);

const EventAction = enumOf('EventAction', EVENT_ACTIONS);

/** Creates a predicate for the rows of the same occurrence. */
export const isAt =
  ({ occursAt }: { occursAt: Date }) =>
  (other: { occursAt: Date }): boolean =>
    other.occursAt.getTime() === occursAt.getTime();

const countsOf = async (ctx: Context, time: EventTime) => {
  const counts = await ctx.loader(seatsLoader).load(time.event.id);
  return counts.find(isAt(time)) ?? { going: 0, waiting: 0 };
};
const myRsvpTo = async (ctx: Context, time: EventTime) => (await ctx.loader(myRsvpsLoader).load(time.event.id)).find(isAt(time)) ?? null;

const heldOnline = ({ event, change }: EventTime): boolean => (change?.link ?? event.link) !== null;

async function seatsLeftAt(ctx: Context, time: EventTime): Promise<number | null> {
  const { seats } = time.event;
  return seats === null ? null : Math.max(0, seats - (await countsOf(ctx, time)).going);
}

/** The viewer's next action at an occurrence, by the rule of the domain package. */
async function actionAt(ctx: Context, time: EventTime) {
  const [lock, mine, seatsLeft] = await Promise.all([eventLock(ctx, time.event), myRsvpTo(ctx, time), seatsLeftAt(ctx, time)]);
  const { startsAt, endsAt, isCancelled } = time;
  const answer = { rsvp: mine?.going ?? null, seat: mine?.seat ?? null };
  return eventAction(
    { startsAt, endsAt, isCancelled, isLocked: lock !== null, isOnline: heldOnline(time), seatsLeft, ...answer },
    ctx.source.now,
  );
}

export const OccurrenceRef = builder.objectRef<EventTime>('EventOccurrence').implement({
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
      resolve: heldOnline,
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
      resolve: (time, _args, ctx) => seatsLeftAt(ctx, time),
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
    action: t.field({
      type: EventAction,
      description:
        'The single primary action that this occurrence offers the viewer. JOIN also answers for a viewer who has not; RSVP and WAITING_LIST answer; GOING and WAITING show the answer; NONE where nothing is to be done.',
      resolve: (time, _args, ctx) => actionAt(ctx, time),
    }),
    googleCalendarUrl: t.string({
      description: 'Opens Google Calendar with this occurrence, to add it. It links to the event, never to the meeting.',
      resolve: ({ event, change, startsAt, endsAt }, _args, ctx) => {
        const page = new URL(routePath('viewEvent', { id: event.id }), ctx.app.settings.publicUrl).href;
        const { name, shortDescription } = event;
        return googleCalendarUrl({ name, lines: [shortDescription, page], place: change?.place ?? event.place, startsAt, endsAt });
      },
    }),
    revision: t.int({
      description: 'Pass it when changing this occurrence. An outdated revision is rejected.',
      resolve: ({ change }) => change?.revision ?? 0,
    }),
  }),
});

export const OccurrenceConnection = builder.connectionObject(
  { type: OccurrenceRef, name: 'EventOccurrenceConnection' },
  { name: 'EventOccurrenceEdge' },
);

/** A page of the occurrences of an event: the upcoming ones, or the past ones. */
export async function pageOfTimes(
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
      if (after?.some((value) => typeof value !== 'number')) throw foreignCursor();
      const [startsAt, occursAt] = after ?? [];
      const last = after && { startsAt: new Date(Number(startsAt)), occursAt: new Date(Number(occursAt)) };
      return withChanges(ctx, event, page(times, { now: ctx.source.now, limit, after: last }));
    },
    (node) => ({ node, place: [node.startsAt.getTime(), node.occursAt.getTime()] }),
  );
}

/** Formats of the start and end in `EventInput` and `OccurrenceInput`. */
export const DAYS = 'A day, such as 2025-11-17.';
export const SLOTS = 'A time on the half hour, such as 7:30 PM.';

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

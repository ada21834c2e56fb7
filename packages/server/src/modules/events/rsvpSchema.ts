import { EVENT_SEATS, type EventSeat } from '@atlas/domain/events';
import { builder } from '../../graphql/builder.ts';
import { commandField } from '../../graphql/commandFields.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { EventRef } from './refs.ts';
import { eventLoader } from './repo.ts';
import { answerEvent } from './rsvpCommands.ts';

const EVENTS = { type: EventRef, loader: eventLoader };

export const EventAnswer = enumOf('EventAnswer', ['yes', 'no']);
export const SeatState = enumOf('EventSeatState', EVENT_SEATS, 'Whether the person has a seat or is on the waiting list.');
const AnswerScope = enumOf('EventAnswerScope', ['this', 'all'], 'One occurrence of an event, or all occurrences in the next year.');

interface Seat {
  seat: EventSeat;
  place: number | null;
}

export const SeatRef = builder.objectRef<Seat>('EventSeat').implement({
  description: 'The seat of a person who is going.',
  fields: (t) => ({
    state: t.field({ type: SeatState, resolve: ({ seat }) => seat }),
    place: t.exposeInt('place', { nullable: true, description: 'Position on the waiting list, starting at 1; null for a seat.' }),
  }),
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

import { checkDates } from '../time/checkDates.ts';
import type { EventOccurrence } from './recurrence.ts';
import { type EventSeat, linkShownAt } from './showsEventLink.ts';

/** A person and one occurrence of an event, as the choice of their next action needs them. */
export interface EventStanding extends Pick<EventOccurrence, 'startsAt' | 'endsAt' | 'isCancelled'> {
  /** Whether the event does not open for the person. */
  readonly isLocked: boolean;
  /** Whether there is a link to the meeting. */
  readonly isOnline: boolean;
  /** Null for an event without a limit. */
  readonly seatsLeft: number | null;
  /** The person's RSVP; null without one. */
  readonly rsvp: 'yes' | 'no' | null;
  /** Whether the person has a seat or waits for one; null for everyone else. */
  readonly seat: EventSeat | null;
}

interface Facts extends EventStanding {
  readonly isOver: boolean;
  /** Whether people with a seat see the link now. */
  readonly isJoinable: boolean;
}

/**
 * The actions that an occurrence of an event may offer, the most important first. `join` also
 * answers for a person who has not yet.
 */
const ACTIONS = [
  { action: 'none', applies: ({ isLocked, isCancelled, isOver }: Facts) => isLocked || isCancelled || isOver },
  { action: 'waiting', applies: ({ seat }: Facts) => seat === 'waiting' },
  { action: 'join', applies: ({ isJoinable, seat, seatsLeft }: Facts) => isJoinable && (seat === 'going' || seatsLeft !== 0) },
  { action: 'going', applies: ({ seat }: Facts) => seat === 'going' },
  { action: 'none', applies: ({ rsvp }: Facts) => rsvp === 'no' },
  { action: 'waiting-list', applies: ({ seatsLeft }: Facts) => seatsLeft === 0 },
  { action: 'rsvp', applies: () => true },
] as const;

export type EventAction = (typeof ACTIONS)[number]['action'];

export const EVENT_ACTIONS: readonly EventAction[] = ['none', 'rsvp', 'waiting-list', 'waiting', 'going', 'join'];

/**
 * The single primary action that an occurrence of an event offers a person: `join` from when the
 * link shows until the end, `going` (with adding it to a calendar) and `waiting` for people who
 * answered, `waiting-list` where every seat is taken, or `rsvp`. `none` for an event that is locked,
 * cancelled or over, and for a person who declined. Product decision.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const hour = { startsAt: new Date('2025-11-17T11:00Z'), endsAt: new Date('2025-11-17T12:00Z') };
 * const event = { ...hour, isCancelled: false, isLocked: false, isOnline: true, seatsLeft: null };
 * eventAction({ ...event, rsvp: null, seat: null }, new Date('2025-11-17T10:45Z')) // 'join'
 */
export function eventAction(standing: EventStanding, now: Date): EventAction {
  checkDates({ startsAt: standing.startsAt, endsAt: standing.endsAt, now });
  const isOver = !(now.getTime() < standing.endsAt.getTime());
  const isJoinable = standing.isOnline && linkShownAt(standing).getTime() <= now.getTime();
  return ACTIONS.find(({ applies }) => applies({ ...standing, isOver, isJoinable }))?.action ?? 'none';
}

/**
 * The action after an RSVP, for the moment until the server confirms it.
 *
 * @example eventActionAfter({ action: 'rsvp', seatsLeft: 3 }, true) // 'going'
 */
export function eventActionAfter({ action, seatsLeft }: { action: EventAction; seatsLeft: number | null }, isGoing: boolean): EventAction {
  if (action === 'join') return 'join';
  if (!isGoing) return 'none';
  if (action === 'going' || action === 'waiting') return action;
  return seatsLeft === 0 ? 'waiting' : 'going';
}

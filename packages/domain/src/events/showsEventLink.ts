import { checkDates, timeOf } from '../time/checkDates.ts';
import type { EventOccurrence } from './recurrence.ts';

/** A person's RSVP to one occurrence of an event. */
export interface EventAnswer {
  /** The planned start of the occurrence. */
  readonly occursAt: Date;
  readonly going: 'yes' | 'no';
  /** Whether they have a seat or wait for one; null for people who are not going. */
  readonly seat: EventSeat | null;
}

/** The seat of a person who is going: a seat, or a position on the waiting list. */
export const EVENT_SEATS = ['going', 'waiting'] as const;
export type EventSeat = (typeof EVENT_SEATS)[number];

/** Minutes before the start from which the link shows. */
export const LINK_MINUTES_BEFORE = 15;

/**
 * The instant from which people with a seat see the link of an occurrence. Product decision: the
 * link is visible to people who are going, from 15 minutes before the start.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example linkShownAt({ startsAt: new Date('2025-11-17T11:00:00Z') }) // 2025-11-17T10:45:00Z
 */
export const linkShownAt = ({ startsAt }: { startsAt: Date }): Date => new Date(timeOf({ startsAt }) - LINK_MINUTES_BEFORE * 60_000);

/**
 * Whether a person sees the link of an occurrence: people with a seat do, from fifteen minutes
 * before the start until the end, unless it was cancelled. Product decision: the link is visible to
 * people who are going.
 *
 * @param answer the person's RSVP to this occurrence
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const span = { startsAt: new Date('2025-11-17T11:00Z'), endsAt: new Date('2025-11-17T12:30Z') };
 * const occurrence = { ...span, occursAt: span.startsAt, isCancelled: false };
 * const answer = { occursAt: span.startsAt, going: 'yes', seat: 'going' };
 * showsEventLink(occurrence, answer, new Date('2025-11-17T10:45Z')) // true
 */
export function showsEventLink(occurrence: EventOccurrence, answer: EventAnswer | null, now: Date): boolean {
  const { occursAt, startsAt, endsAt } = occurrence;
  checkDates({ occursAt, startsAt, endsAt, now });
  if (answer !== null) checkDates({ occursAt: answer.occursAt });
  if (occurrence.isCancelled || answer?.seat !== 'going' || answer.occursAt.getTime() !== occurrence.occursAt.getTime()) return false;
  return linkShownAt(occurrence).getTime() <= now.getTime() && now.getTime() < occurrence.endsAt.getTime();
}

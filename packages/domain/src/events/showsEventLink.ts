import type { EventOccurrence } from './recurrence.ts';

/** What somebody answered for one time of an event. */
export interface EventAnswer {
  /** When that time starts by the recurrence. */
  readonly occursAt: Date;
  readonly going: 'yes' | 'no';
  /** Whether they have a seat or wait for one; null for who does not go. */
  readonly seat: EventSeat | null;
}

/** What somebody who is going has: a seat, or a place on the waiting list. */
export const EVENT_SEATS = ['going', 'waiting'] as const;
export type EventSeat = (typeof EVENT_SEATS)[number];

/** The link is shown so many minutes before the start. */
export const LINK_MINUTES_BEFORE = 15;

/**
 * From when on the link of a time is shown to those who have a seat.
 *
 * @example linkShownAt({ startsAt: new Date('2025-11-17T11:00:00Z') }) // 2025-11-17T10:45:00.000Z
 * That the link is visible to those going, and when, is a product decision.
 */
export const linkShownAt = ({ startsAt }: { startsAt: Date }): Date => new Date(startsAt.getTime() - LINK_MINUTES_BEFORE * 60_000);

/**
 * Whether somebody sees the link of one time of an event: who has a seat, from fifteen minutes before it starts until it is over, unless it was called off.
 *
 * @param answer theirs to this time
 * @example showsEventLink(occurrence, { occursAt: occurrence.occursAt, going: 'yes', seat: 'going' }, occurrence.endsAt) // false: it is over
 * That the link is visible to those going, and when, is a product decision.
 */
export function showsEventLink(occurrence: EventOccurrence, answer: EventAnswer | null, now: Date): boolean {
  if (occurrence.isCancelled || answer?.seat !== 'going' || answer.occursAt.getTime() !== occurrence.occursAt.getTime()) return false;
  return linkShownAt(occurrence).getTime() <= now.getTime() && now.getTime() < occurrence.endsAt.getTime();
}

import { formatLongDate } from '../time/formatDate.ts';
import { manilaDaysBetween } from '../time/manilaDay.ts';
import { STORED_TRUE } from './storageKeys.ts';

/** The names of the event popup and the promotional banner, under which their dismissal is stored. */
export const EVENT_POPUP = 'in-person-event-popup';
export const EVENT_BANNER = 'in-person-event-banner';

/**
 * Whether the event popup, or the banner, shows: until the day of the event in Manila is over, there is a ticket link, and it was
 * not dismissed. An invalid date shows nothing.
 *
 * @param event from the settings
 * @param dismissed the flag in local storage under the name of the popup or banner
 * @example showsEventPromotion({ date: new Date('2025-11-23T00:00:00+08:00'), ticketLink: 'https://…' }, null, now)
 * Specification 1 §1; until when it shows is a product decision.
 */
export function showsEventPromotion(
  event: { readonly date: Date; readonly ticketLink: string },
  dismissed: string | null,
  now: Date,
): boolean {
  return event.ticketLink !== '' && dismissed !== STORED_TRUE && manilaDaysBetween(now, event.date) >= 0;
}

/** The buttons of the event popup and the promotional banner. Our texts: the specification shows none. */
export const EVENT_PROMOTION = { tickets: 'See tickets', groups: 'Group packages', later: 'Not now', dismiss: 'Dismiss' } as const;

/**
 * When and where the event is.
 *
 * @throws RangeError for an invalid date, at which nothing is promoted
 * @example eventSentence({ date: new Date('2025-11-23T00:00:00+08:00'), place: 'Alabang' }) // 'Sunday, 11/23/2025, Alabang'
 * Specification 1 §1; the form of dates is that of 2 §9.
 */
export const eventSentence = ({ date, place }: { readonly date: Date; readonly place: string }): string =>
  [formatLongDate(date), place].filter((part) => part !== '').join(', ');

/** What the event popup says under that. Our text. */
export const EVENT_TEXT = 'Meet your coaches and the people from your groups in person. Come alone, or bring your group for less.';

import { checkDates } from '../time/checkDates.ts';
import { formatLongDate } from '../time/formatDate.ts';
import { manilaDaysBetween } from '../time/manilaDay.ts';
import { STORED_TRUE } from './storageKeys.ts';

/** Keys of the event popup and the promotional banner, under which their dismissal is stored. */
export const EVENT_POPUP = 'in-person-event-popup';
export const EVENT_BANNER = 'in-person-event-banner';

/**
 * Whether the event popup or banner shows: until the end of the event's day in Manila, with a
 * ticket link, and not dismissed. An invalid date shows nothing.
 *
 * @param event from the settings
 * @param dismissed the flag in local storage under the key of the popup or banner
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const event = { date: new Date('2025-11-23'), ticketLink: 'https://tickets.example' };
 * showsEventPromotion(event, null, new Date('2025-11-17T02:00:00Z')) // true
 * @spec 1 §1; the end of the period is a product decision
 */
export function showsEventPromotion(
  event: { readonly date: Date; readonly ticketLink: string },
  dismissed: string | null,
  now: Date,
): boolean {
  checkDates({ date: event.date, now });
  return event.ticketLink !== '' && dismissed !== STORED_TRUE && manilaDaysBetween(now, event.date) >= 0;
}

/**
 * Buttons of the event popup and the promotional banner. Our own texts: the specification has none.
 */
export const EVENT_PROMOTION = { tickets: 'See tickets', groups: 'Group packages', later: 'Not now', dismiss: 'Dismiss' } as const;

/**
 * The date and place of the event.
 *
 * @throws RangeError for an invalid date, in which case nothing is promoted
 * @example eventSentence({ date: new Date('2025-11-23T00:00:00+08:00'), place: 'Alabang' })
 * // 'Sunday, 11/23/2025, Alabang'
 * @spec 1 §1; the form of dates is that of 2 §9
 */
export const eventSentence = ({ date, place }: { readonly date: Date; readonly place: string }): string => {
  checkDates({ date });
  return [formatLongDate(date), place].filter((part) => part !== '').join(', ');
};

/** The text of the event popup below date and place. Our own. */
export const EVENT_TEXT = 'Meet your coaches and the people from your groups in person. Come alone, or bring your group for less.';

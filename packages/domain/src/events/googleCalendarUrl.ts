import { checkDates } from '../time/checkDates.ts';

/** An occurrence of an event as a calendar shows it. */
interface CalendarEntry {
  readonly name: string;
  /** The lines of its description. */
  readonly lines: readonly string[];
  /** The venue; '' for an online event. */
  readonly place: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * Formats an instant in UTC as in RFC 5545: '20251117T110000Z'.
 *
 * @throws RangeError for a value that is missing or not a Date
 */
export const utcStamp = (at: Date): string => {
  checkDates({ at });
  return at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
};

/**
 * The address at which Google Calendar offers to add an event. Unlike a calendar file it also works
 * in the built-in browsers of apps. Product decision.
 *
 * @throws RangeError for an invalid date
 * @example
 * const time = { startsAt: new Date('2025-11-17T11:00Z'), endsAt: new Date('2025-11-17T12:00Z') };
 * const url = googleCalendarUrl({ name: 'Coaching', lines: [], place: '', ...time });
 * new URL(url).searchParams.get('dates') // '20251117T110000Z/20251117T120000Z'
 */
export function googleCalendarUrl({ name, lines, place, startsAt, endsAt }: CalendarEntry): string {
  checkDates({ startsAt, endsAt });
  const entry = new URLSearchParams({ action: 'TEMPLATE', text: name, dates: `${utcStamp(startsAt)}/${utcStamp(endsAt)}` });
  const details = lines.filter((line) => line !== '').join('\n');
  if (details !== '') entry.set('details', details);
  if (place !== '') entry.set('location', place);
  return `https://calendar.google.com/calendar/render?${entry.toString()}`;
}

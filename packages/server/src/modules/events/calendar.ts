import { calendarSeries, type EventOccurrence, occurrenceAt, recurrenceRule } from '@atlas/domain/events';
import { routePath } from '@atlas/domain/navigation';
import { MANILA } from '@atlas/domain/time';
import { type ContentLine, icalendar, manilaValue, textValue, utcValue } from './icalendar.ts';
import { type EventChange, type EventRow, timesOf } from './repo.ts';

/** An event with the details that a calendar program shows. */
export interface CalendarEvent {
  event: EventRow;
  changes: readonly EventChange[];
  /**
   * Returns the link of an occurrence, by its start in the recurrence, or null where the reader may
   * not see it.
   */
  linkOf: (occursAt: Date) => string | null;
}

/**
 * The time zone of Manila (RFC 5545, 3.6.5). It has had no summer time since 1990, so one rule
 * describes it.
 */
const VTIMEZONE: readonly ContentLine[] = [
  ['BEGIN', 'VTIMEZONE'],
  ['TZID', MANILA],
  ['BEGIN', 'STANDARD'],
  ['DTSTART', '19900729T000000'],
  ['TZOFFSETFROM', '+0800'],
  ['TZOFFSETTO', '+0800'],
  ['TZNAME', 'PST'],
  ['END', 'STANDARD'],
  ['END', 'VTIMEZONE'],
];

const inManila = (name: string, at: Date): ContentLine => [`${name};TZID=${MANILA}`, manilaValue(at)];

const uidOf = (event: EventRow, siteUrl: string): string => `event-${event.id}@${new URL(siteUrl).hostname}`;

/**
 * The latest instant at which the event was created or cancelled. Other changes have no recorded
 * time.
 */
const changedAt = ({ event, changes }: CalendarEvent): Date =>
  [event.cancelledAt, ...changes.map(({ cancelledAt }) => cancelledAt)].reduce<Date>(
    (latest, at) => (at !== null && at > latest ? at : latest),
    event.createdAt,
  );

interface Entry {
  time: Pick<EventOccurrence, 'occursAt' | 'startsAt' | 'endsAt'>;
  isCancelled: boolean;
  /** The change of that occurrence; absent for a series. */
  change?: EventChange | undefined;
  /** `RRULE` and `EXDATE` of a series, or the `RECURRENCE-ID` of one of its occurrences. */
  recurrence: readonly ContentLine[];
}

/**
 * Builds a VEVENT. The entry of a series and the file of one of its occurrences have the same UID,
 * so that a program shows each occurrence once.
 */
function entryLines(of: CalendarEvent, siteUrl: string, { time, isCancelled, change, recurrence }: Entry): ContentLine[] {
  const { event, linkOf } = of;
  const link = linkOf(time.occursAt);
  const place = change?.place ?? event.place;
  const url = new URL(routePath('viewEvent', { id: event.id }), siteUrl).href;
  return [
    ['BEGIN', 'VEVENT'],
    ['UID', uidOf(event, siteUrl)],
    ['SEQUENCE', String(event.revision - 1)],
    ['DTSTAMP', utcValue(changedAt(of))],
    inManila('DTSTART', time.startsAt),
    inManila('DTEND', time.endsAt),
    ...recurrence,
    ['SUMMARY', textValue(event.name)],
    ['LOCATION', textValue(place || link || 'Online')],
    ['DESCRIPTION', textValue([event.shortDescription, link, url].filter(Boolean).join('\n'))],
    ['URL', url],
    ['STATUS', isCancelled ? 'CANCELLED' : 'CONFIRMED'],
    ['END', 'VEVENT'],
  ];
}

/**
 * Builds the entries of an event with all of its occurrences. Cancelled ones are left out. Moved
 * ones, and ones held elsewhere, have a separate entry. A cancelled series ends with its last
 * occurrence before the cancellation.
 */
function eventLines(of: CalendarEvent, siteUrl: string): ContentLine[] {
  const { event, changes } = of;
  const times = timesOf(event, changes);
  const planned = { occursAt: event.startsAt, startsAt: event.startsAt, endsAt: event.endsAt };
  if (times.recurrence === null)
    return entryLines(of, siteUrl, {
      time: planned,
      isCancelled: occurrenceAt(times, event.startsAt)?.isCancelled === true,
      recurrence: [],
    });
  const { isCancelled, lastHeld, leftOut } = calendarSeries(times);
  const until = lastHeld ?? times.recurrence.until;
  const rule = recurrenceRule({ ...times, recurrence: { ...times.recurrence, until } });
  const series = entryLines(of, siteUrl, {
    time: planned,
    isCancelled,
    recurrence: [...(rule === null ? [] : [['RRULE', rule] as const]), ...leftOut.map((occursAt) => inManila('EXDATE', occursAt))],
  });
  const changed = changes.flatMap((change) => {
    const time = occurrenceAt(times, change.occursAt);
    const isOther = change.startsAt !== null || change.place !== null || change.link !== null;
    return time === null || time.isCancelled || !isOther ? [] : timeLines(of, siteUrl, time);
  });
  return [...series, ...changed];
}

/**
 * Builds the entry of one occurrence. For a recurring event, it names the occurrence of the series
 * that it describes.
 */
const timeLines = (of: CalendarEvent, siteUrl: string, time: EventOccurrence): ContentLine[] =>
  entryLines(of, siteUrl, {
    time,
    isCancelled: time.isCancelled,
    change: of.changes.find(({ occursAt }) => occursAt.getTime() === time.occursAt.getTime()),
    recurrence: of.event.every === null ? [] : [inManila('RECURRENCE-ID', time.occursAt)],
  });

/**
 * How often a subscribed program reloads a feed (RFC 7986, 5.7, and its predecessor that Outlook
 * reads).
 */
const REFRESH: readonly ContentLine[] = [
  ['REFRESH-INTERVAL;VALUE=DURATION', 'PT1H'],
  ['X-PUBLISHED-TTL', 'PT1H'],
];

function calendarFile(name: string, entries: readonly ContentLine[], more: readonly ContentLine[] = []): string {
  return icalendar([
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Atlas//Events//EN'],
    ['CALSCALE', 'GREGORIAN'],
    ['NAME', textValue(name)],
    ['X-WR-CALNAME', textValue(name)],
    ['X-WR-TIMEZONE', MANILA],
    ...more,
    ...VTIMEZONE,
    ...entries,
    ['END', 'VCALENDAR'],
  ]);
}

/** Builds the feed that a calendar program subscribes to (RFC 5545), in the time of Manila. */
export const calendarFeed = (name: string, events: readonly CalendarEvent[], siteUrl: string): string =>
  calendarFile(
    name,
    events.flatMap((one) => eventLines(one, siteUrl)),
    REFRESH,
  );

/** Builds a calendar file of one event with all of its occurrences. */
export const calendarOf = (of: CalendarEvent, siteUrl: string): string => calendarFile(of.event.name, eventLines(of, siteUrl));

/**
 * Builds a calendar file of one occurrence. Returns null where the event has no such occurrence.
 */
export function calendarOfTime(of: CalendarEvent, occursAt: Date, siteUrl: string): string | null {
  const time = occurrenceAt(timesOf(of.event, of.changes), occursAt);
  return time && calendarFile(of.event.name, timeLines(of, siteUrl, time));
}

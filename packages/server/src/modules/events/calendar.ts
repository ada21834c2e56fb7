import { occurrenceAt, recurrenceRule } from '@atlas/domain/events';
import { routePath } from '@atlas/domain/navigation';
import { MANILA } from '@atlas/domain/time';
import { type ICalCalendar, type ICalEventData, ICalEventStatus, default as ical } from 'ical-generator';
import { DateTime } from 'luxon';
import { type EventChange, type EventRow, timesOf } from './repo.ts';

/** An event as a calendar program is told of it. */
export interface CalendarEvent {
  event: EventRow;
  changes: readonly EventChange[];
  /** Where it is held online, as far as the reader may see it: of one time, by when the recurrence puts it. */
  linkOf: (occursAt: Date) => string | null;
}

/** Manila has had no summer time since 1990, so that one rule describes it. RFC 5545, 3.6.5. */
const VTIMEZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${MANILA}`,
  'BEGIN:STANDARD',
  'DTSTART:19900729T000000',
  'TZOFFSETFROM:+0800',
  'TZOFFSETTO:+0800',
  'TZNAME:PST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

/** An instant by the clock of Manila. */
const there = (at: Date): DateTime => DateTime.fromJSDate(at, { zone: MANILA });
/** The same as a value of EXDATE. */
const exdate = (at: Date): string => `EXDATE;TZID=${MANILA}:${there(at).toFormat("yyyyMMdd'T'HHmmss")}`;

/** What every entry of an event says, of one time or of all. */
function common({ event, changes, linkOf }: CalendarEvent, siteUrl: string, occursAt: Date): Omit<ICalEventData, 'start'> {
  const change = changes.find((one) => one.occursAt.getTime() === occursAt.getTime());
  const link = linkOf(occursAt);
  const place = change?.place ?? event.place;
  const url = new URL(routePath('viewEvent', { id: event.id }), siteUrl).href;
  return {
    id: uidOf(event, siteUrl),
    summary: event.name,
    description: [event.shortDescription, link, url].filter(Boolean).join('\n'),
    location: place || link || 'Online',
    url,
    timezone: MANILA,
    stamp: event.createdAt,
    sequence: event.revision - 1,
    status: event.cancelledAt === null && change?.cancelledAt == null ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
  };
}

const uidOf = (event: EventRow, siteUrl: string): string => `event-${event.id}@${new URL(siteUrl).hostname}`;

const newCalendar = (name: string): ICalCalendar =>
  ical({
    name,
    prodId: { company: 'Atlas', product: 'Events', language: 'EN' },
    timezone: { name: MANILA, generator: () => VTIMEZONE },
  });

/** Adds an event with its recurrence: times that were called off are left out, moved ones and ones held elsewhere have an entry of their own. */
function addEvent(calendar: ICalCalendar, of: CalendarEvent, siteUrl: string): void {
  const { event, changes } = of;
  const times = timesOf(event, changes);
  const rule = recurrenceRule(times);
  const cancelled = changes.filter(({ cancelledAt }) => cancelledAt !== null).map(({ occursAt }) => exdate(occursAt));
  calendar.createEvent({
    ...common({ ...of, changes: [] }, siteUrl, event.startsAt),
    start: there(event.startsAt),
    end: there(event.endsAt),
    repeating: rule === null ? null : [`RRULE:${rule}`, ...cancelled].join('\r\n'),
  });
  for (const change of changes) {
    const time = change.cancelledAt === null ? occurrenceAt(times, change.occursAt) : null;
    if (time === null || (change.startsAt === null && change.place === null && change.link === null)) continue;
    calendar.createEvent({
      ...common(of, siteUrl, change.occursAt),
      start: there(time.startsAt),
      end: there(time.endsAt),
      recurrenceId: there(change.occursAt),
    });
  }
}

/** Somebody's events as a calendar file (RFC 5545), by the clock of Manila. */
export function calendarOf(name: string, events: readonly CalendarEvent[], siteUrl: string): string {
  const calendar = newCalendar(name);
  for (const event of events) addEvent(calendar, event, siteUrl);
  return calendar.toString();
}

/** One time of an event as a calendar file; null for a time that it does not have. */
export function calendarOfTime(of: CalendarEvent, occursAt: Date, siteUrl: string): string | null {
  const time = occurrenceAt(timesOf(of.event, of.changes), occursAt);
  if (time === null) return null;
  const calendar = newCalendar(of.event.name);
  const said = common(of, siteUrl, occursAt);
  const id = of.event.every === null ? said.id : `${occursAt.getTime().toString(36)}-${said.id}`;
  calendar.createEvent({ ...said, id: id ?? null, start: there(time.startsAt), end: there(time.endsAt) });
  return calendar.toString();
}

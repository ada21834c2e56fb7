import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import {
  EVENT_REMINDERS,
  EVENT_SEATS,
  type EventReminder,
  type EventSeat,
  RECURRENCE_UNITS,
  type RecurrenceUnit,
} from '@atlas/domain/events';
import { DEFAULT_TIME_ZONE, TIME_ZONES, timeZoneLabel } from '@atlas/domain/time';
import { bytes, createdAt, databaseId, growingId, idOf, instant, isOneOf, revision } from '../../db/columns.ts';
import { declareColumns } from '../../db/personalData.ts';
import { accessLevels } from '../access/tables.ts';
import { users } from '../users/tables.ts';

/** A meeting at a time, once or again and again. */
export const events = pgTable(
  'events',
  {
    id: databaseId(),
    name: text().notNull(),
    shortDescription: text().notNull().default(''),
    /** Markdown. */
    description: text().notNull().default(''),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** Absent: it happens once. Recurrence counts in wall time of Manila. */
    every: text().$type<RecurrenceUnit>(),
    interval: integer().notNull().default(1),
    /** Of weeks: 0 is Sunday in Manila; empty is the day of the first time. */
    weekDays: integer().array().notNull().default([]),
    until: instant(),
    /** When the last of its times ends, by domain's `eventOverAt`; absent when it has no end. */
    overAt: instant(),
    /** The place by whose clock it was entered, as domain labels it. */
    timeZone: text().notNull().default(DEFAULT_TIME_ZONE),
    /** A place, or empty when it is held online. */
    place: text().notNull().default(''),
    /** Where it is held online; shown to those going. */
    link: text(),
    /** For so many at each of its times; absent for as many as come. */
    seats: integer(),
    /** Shown to whom it opens, once it is over. */
    recordingUrl: text(),
    hostId: idOf(() => users.id),
    /** All of it was called off, and why. */
    cancelledAt: instant(),
    cancelReason: text(),
    archivedAt: instant(),
    revision: revision(),
    createdAt: createdAt(),
  },
  (t) => [
    check('events_name', sql`length(${t.name}) between 1 and 150`),
    check('events_span', sql`${t.endsAt} > ${t.startsAt} and ${t.endsAt} <= ${t.startsAt} + interval '7 days'`),
    check('events_every', isOneOf(t.every, RECURRENCE_UNITS)),
    check('events_interval', sql`${t.interval} between 1 and 52`),
    check('events_week_days', sql`${t.weekDays} = '{}' or (${t.every} = 'week' and ${t.weekDays} <@ '{0,1,2,3,4,5,6}')`),
    check('events_until', sql`${t.until} is null or (${t.every} is not null and ${t.until} > ${t.startsAt} - interval '1 day')`),
    check(
      'events_over',
      sql`case when ${t.cancelledAt} is not null then ${t.overAt} is not null and ${t.overAt} <= ${t.cancelledAt}
        when ${t.every} is null then ${t.overAt} is not distinct from ${t.endsAt} else (${t.until} is null) = (${t.overAt} is null) end`,
    ),
    check('events_time_zone', isOneOf(t.timeZone, TIME_ZONES.map(timeZoneLabel))),
    check('events_seats', sql`${t.seats} between 1 and 100000`),
    check('events_cancelled', sql`(${t.cancelledAt} is null) = (${t.cancelReason} is null)`),
    check('events_links', sql`${t.link} like 'https://%' and ${t.recordingUrl} like 'https://%'`),
    index('events_by_start').on(t.startsAt, t.id),
    index('events_name_search').using('gin', sql`search_text(${t.name}) gin_trgm_ops`),
  ],
);

/** An event that an access level opens by itself. */
export const accessLevelEvents = pgTable(
  'access_level_events',
  { accessLevelId: idOf(() => accessLevels.id).notNull(), eventId: idOf(() => events.id).notNull() },
  (t) => [primaryKey({ columns: [t.eventId, t.accessLevelId] })],
);

/** What was changed of one time of a recurring event; `occurs_at` is when the recurrence puts it. */
export const eventChanges = pgTable(
  'event_changes',
  {
    eventId: idOf(() => events.id).notNull(),
    occursAt: instant().notNull(),
    /** Absent where it was not moved. */
    startsAt: instant(),
    endsAt: instant(),
    /** Absent where they are the event's. */
    place: text(),
    link: text(),
    cancelledAt: instant(),
    /** Why it was called off or moved. */
    reason: text().notNull().default(''),
    recordingUrl: text(),
    revision: revision(),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.occursAt] }),
    unique('event_changes_start').on(t.eventId, t.startsAt),
    check('event_changes_moved', sql`(${t.startsAt} is null) = (${t.endsAt} is null)`),
    check('event_changes_span', sql`${t.endsAt} > ${t.startsAt} and ${t.endsAt} <= ${t.startsAt} + interval '7 days'`),
    check('event_changes_reason', sql`${t.cancelledAt} is null or ${t.reason} <> ''`),
    check('event_changes_links', sql`${t.link} like 'https://%' and ${t.recordingUrl} like 'https://%'`),
    index('event_changes_moved_to')
      .on(t.startsAt)
      .where(sql`${t.startsAt} is not null`),
  ],
);

/** Who comes to which time of an event, with a seat or waiting for one, and who was there. */
export const eventRsvps = pgTable(
  'event_rsvps',
  {
    id: growingId(),
    eventId: idOf(() => events.id).notNull(),
    userId: idOf(() => users.id).notNull(),
    /** When the recurrence puts the time, wherever it was moved. */
    occursAt: instant().notNull(),
    going: text().$type<'yes' | 'no'>().notNull(),
    seat: text().$type<EventSeat>(),
    /** Orders the waiting list; there may be gaps. */
    waitingPlace: integer(),
    /** Whether they were there, as staff noted; absent where nobody did. */
    attended: boolean(),
    /** They came without an answer; the row is there as long as they are noted as present. */
    walkedIn: boolean().notNull().default(false),
    /** When the person answered, or got the seat that they have. */
    createdAt: createdAt(),
  },
  (t) => [
    unique('event_rsvps_once').on(t.eventId, t.occursAt, t.userId),
    unique('event_rsvps_waiting').on(t.eventId, t.occursAt, t.waitingPlace),
    check('event_rsvps_going', isOneOf(t.going, ['yes', 'no'])),
    check('event_rsvps_seat', isOneOf(t.seat, EVENT_SEATS)),
    check('event_rsvps_seat_of_going', sql`(${t.going} = 'yes') = (${t.seat} is not null)`),
    check('event_rsvps_walked_in', sql`not ${t.walkedIn} or (${t.attended} is true and ${t.going} = 'yes')`),
    check('event_rsvps_place_of_waiting', sql`(${t.waitingPlace} is not null) = (${t.seat} is not distinct from 'waiting')`),
    index('event_rsvps_of_user').on(t.userId, t.occursAt),
    index('event_rsvps_at')
      .on(t.occursAt, t.eventId)
      .where(sql`${t.seat} is not null`),
  ],
);

/** Reminders that were sent of times to come: a time that is moved has others. */
export const eventReminders = pgTable(
  'event_reminders',
  {
    eventId: idOf(() => events.id).notNull(),
    startsAt: instant().notNull(),
    reminder: text().$type<EventReminder>().notNull(),
    /** Those with a seat for whom the event did not open: they are reminded once it does. */
    lockedOut: integer().array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.startsAt, t.reminder] }),
    check(
      'event_reminders_reminder',
      isOneOf(
        t.reminder,
        EVENT_REMINDERS.map(({ name }) => name),
      ),
    ),
    index('event_reminders_by_time').on(t.startsAt),
  ],
);

/** The address under which a calendar program reads somebody's events. What stands here opens nothing: the address is made of it and the installation's secret. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: idOf(() => users.id).primaryKey(),
    /** Drawn anew with each address. */
    salt: bytes().notNull(),
    /** SHA-256 of the last part of the address. */
    tokenHash: bytes().notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique('calendar_feeds_token').on(t.tokenHash)],
);

declareColumns(events, {
  personal: ['link'],
  open: ['name', 'shortDescription', 'description', 'every', 'weekDays', 'timeZone', 'place', 'recordingUrl', 'cancelReason'],
});
declareColumns(eventChanges, { personal: ['link'], open: ['place', 'reason', 'recordingUrl'] });
declareColumns(eventRsvps, { open: ['going', 'seat'] });
declareColumns(calendarFeeds, { secret: ['salt', 'tokenHash'] });

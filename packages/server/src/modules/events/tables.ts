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

/** An event, which takes place once or repeatedly. */
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
    /** Absent for a single event. Recurrence counts in wall time of Manila. */
    every: text().$type<RecurrenceUnit>(),
    interval: integer().notNull().default(1),
    /** Days of a weekly event: 0 is Sunday in Manila; empty is the day of the first occurrence. */
    weekDays: integer().array().notNull().default([]),
    until: instant(),
    /**
     * When the last occurrence ends, by `eventOverAt` of the domain package; absent when it has no
     * end.
     */
    overAt: instant(),
    /** The time zone it was entered in, as labelled by the domain package. */
    timeZone: text().notNull().default(DEFAULT_TIME_ZONE),
    /** The venue; empty when it is held online. */
    place: text().notNull().default(''),
    /** Link to the online meeting; shown to people who are going. */
    link: text(),
    /** Number of seats at each occurrence; absent without a limit. */
    seats: integer(),
    /** Recording; shown to people for whom the event opens, once it is over. */
    recordingUrl: text(),
    hostId: idOf(() => users.id),
    /** When the whole event was cancelled. */
    cancelledAt: instant(),
    cancelReason: text(),
    /** Null for a draft; an instant to come schedules it. */
    publishedAt: instant(),
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

/** An event that an access level opens without a product. */
export const accessLevelEvents = pgTable(
  'access_level_events',
  { accessLevelId: idOf(() => accessLevels.id).notNull(), eventId: idOf(() => events.id).notNull() },
  (t) => [primaryKey({ columns: [t.eventId, t.accessLevelId] })],
);

/** A change of one occurrence of a recurring event. `occurs_at` is its start in the recurrence. */
export const eventChanges = pgTable(
  'event_changes',
  {
    eventId: idOf(() => events.id).notNull(),
    occursAt: instant().notNull(),
    /** Absent where it was not moved. */
    startsAt: instant(),
    endsAt: instant(),
    /** Absent where the event's value applies. */
    place: text(),
    link: text(),
    cancelledAt: instant(),
    /** Why it was cancelled or moved. */
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

/** RSVPs to occurrences, with a seat or waiting for one, and recorded attendance. */
export const eventRsvps = pgTable(
  'event_rsvps',
  {
    id: growingId(),
    eventId: idOf(() => events.id).notNull(),
    userId: idOf(() => users.id).notNull(),
    /** Start of the occurrence in the recurrence, even where it was moved. */
    occursAt: instant().notNull(),
    going: text().$type<'yes' | 'no'>().notNull(),
    seat: text().$type<EventSeat>(),
    /** Orders the waiting list; there may be gaps. */
    waitingPlace: integer(),
    /** Whether they attended, as recorded by staff; absent without a record. */
    attended: boolean(),
    /** They came without an RSVP. The row exists only while they are recorded as present. */
    walkedIn: boolean().notNull().default(false),
    /** When the person responded, or got their seat. */
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

/** Reminders that were sent. A moved occurrence has separate reminders, by its new start. */
export const eventReminders = pgTable(
  'event_reminders',
  {
    eventId: idOf(() => events.id).notNull(),
    startsAt: instant().notNull(),
    reminder: text().$type<EventReminder>().notNull(),
    /** People with a seat for whom the event did not open. They are reminded once it does. */
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

/**
 * The address of a person's calendar feed. The row alone gives no access: the address is derived
 * from it and the secret of the installation.
 */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: idOf(() => users.id).primaryKey(),
    /** Generated again for each address. */
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

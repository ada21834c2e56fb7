import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { RECURRENCE_UNITS, type RecurrenceUnit } from '@atlas/domain/events';
import { createdAt, databaseId, idOf, instant, isOneOf, revision } from '../../db/columns.ts';
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
    until: instant(),
    /** When the last of its times ends, by domain's `lastOccurrence`; absent when it has no end. */
    overAt: instant(),
    /** A place, or empty when it is held online. */
    place: text().notNull().default(''),
    /** Where it is held online; shown to those going. */
    link: text(),
    hostId: idOf(() => users.id),
    archivedAt: instant(),
    revision: revision(),
    createdAt: createdAt(),
  },
  (t) => [
    check('events_name', sql`length(${t.name}) between 1 and 150`),
    check('events_span', sql`${t.endsAt} > ${t.startsAt} and ${t.endsAt} <= ${t.startsAt} + interval '7 days'`),
    check('events_every', isOneOf(t.every, RECURRENCE_UNITS)),
    check('events_interval', sql`${t.interval} between 1 and 52`),
    check('events_until', sql`${t.until} is null or (${t.every} is not null and ${t.until} >= ${t.startsAt})`),
    check(
      'events_over',
      sql`case when ${t.every} is null then ${t.overAt} is not distinct from ${t.endsAt} else (${t.until} is null) = (${t.overAt} is null) and ${t.overAt} >= ${t.endsAt} end`,
    ),
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

/** Who comes to which occurrence of an event. */
export const eventRsvps = pgTable(
  'event_rsvps',
  {
    eventId: idOf(() => events.id).notNull(),
    userId: idOf(() => users.id).notNull(),
    occursAt: instant().notNull(),
    going: text().$type<'yes' | 'no'>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.occursAt, t.userId] }),
    check('event_rsvps_going', isOneOf(t.going, ['yes', 'no'])),
    index('event_rsvps_of_user').on(t.userId, t.occursAt),
  ],
);

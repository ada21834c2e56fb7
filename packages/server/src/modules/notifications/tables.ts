import type { NotificationKind } from '@atlas/domain/notifications';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { citext, createdAt, growingId, idOf, instant, isOneOf } from '../../db/columns.ts';
import { declareColumns } from '../../db/personalData.ts';
import { users } from '../users/tables.ts';

/** Something that a person should know, shown in the app. */
export const notifications = pgTable(
  'notifications',
  {
    id: growingId(),
    userId: idOf(() => users.id).notNull(),
    kind: text().notNull(),
    title: text().notNull(),
    body: text().notNull().default(''),
    /** Where it leads, a path of the site. */
    path: text(),
    /** Names what it tells, so that it is told once. */
    dedupeKey: text().notNull().unique(),
    readAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('notifications_of_user').on(t.userId, t.createdAt, t.id),
    index('notifications_unread')
      .on(t.userId)
      .where(sql`${t.readAt} is null`),
  ],
);

/**
 * News for many people, written with the transaction that causes it. A job notifies them
 * afterwards,
 * some at a time.
 */
export const announcements = pgTable(
  'announcements',
  {
    id: growingId(),
    /** Names what it tells: each person is notified once of what has the same key. */
    key: text().notNull(),
    kind: text().$type<NotificationKind>().notNull(),
    title: text().notNull(),
    body: text().notNull().default(''),
    path: text(),
    recipients: integer().array().notNull(),
    /** How many of the recipients are done, from the first one on. */
    done: integer().notNull().default(0),
    /** Null until all of them are. */
    finishedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    check('announcements_done', sql`${t.done} between 0 and cardinality(${t.recipients})`),
    index('announcements_by_time').on(t.createdAt),
    index('announcements_unfinished')
      .on(t.id)
      .where(sql`${t.finishedAt} is null`),
  ],
);

/** Which kinds also come by e-mail; a kind without a row does. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  { userId: idOf(() => users.id).notNull(), kind: text().notNull(), email: boolean().notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.kind] })],
);

/** What leaves the house: written in the transaction that decides it, sent afterwards. */
export const outbox = pgTable(
  'outbox',
  {
    id: growingId(),
    channel: text().$type<'email' | 'webhook'>().notNull(),
    recipient: citext().notNull(),
    userId: idOf(() => users.id),
    kind: text().notNull(),
    subject: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    dedupeKey: text().notNull().unique(),
    state: text().$type<'waiting' | 'sent' | 'failed' | 'cancelled'>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    notBefore: instant().notNull(),
    sentAt: instant(),
    problem: text(),
    createdAt: createdAt(),
  },
  (t) => [
    check('outbox_channel', isOneOf(t.channel, ['email', 'webhook'])),
    check('outbox_state', isOneOf(t.state, ['waiting', 'sent', 'failed', 'cancelled'])),
    check('outbox_sent', sql`(${t.state} = 'sent') = (${t.sentAt} is not null)`),
    index('outbox_waiting')
      .on(t.notBefore, t.id)
      .where(sql`${t.state} = 'waiting'`),
    index('outbox_listed').on(t.createdAt, t.id),
    index('outbox_of_recipient').on(t.recipient, t.createdAt, t.id),
    index('outbox_of_user').on(t.userId, t.createdAt, t.id).concurrently(),
    index('outbox_failed')
      .on(t.createdAt, t.id)
      .where(sql`${t.state} = 'failed'`),
  ],
);

/** Addresses from which the last e-mail came back. Only what is about the account still goes there; one that arrives takes the address out. */
export const bouncedAddresses = pgTable('bounced_addresses', {
  address: citext().primaryKey(),
  at: instant().notNull(),
  /** What the other side said. */
  problem: text().notNull(),
});

declareColumns(notifications, { personal: ['title', 'body'], open: ['kind', 'path', 'dedupeKey'] });
declareColumns(announcements, { personal: ['title', 'body', 'recipients'], open: ['key', 'kind', 'path'] });
declareColumns(notificationPreferences, { open: ['kind'] });
declareColumns(outbox, { personal: ['recipient', 'subject', 'payload', 'problem'], open: ['channel', 'kind', 'dedupeKey', 'state'] });
declareColumns(bouncedAddresses, { personal: ['address', 'problem'] });

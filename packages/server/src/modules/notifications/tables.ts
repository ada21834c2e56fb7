import type { NotificationKind } from '@atlas/domain/notifications';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { citext, createdAt, growingId, idOf, instant, isOneOf } from '../../db/columns.ts';
import { declareColumns } from '../../db/personalData.ts';
import { users } from '../users/tables.ts';

/** Notifications of people, shown in the app. */
export const notifications = pgTable(
  'notifications',
  {
    id: growingId(),
    userId: idOf(() => users.id).notNull(),
    kind: text().notNull(),
    title: text().notNull(),
    body: text().notNull().default(''),
    /** Path of the site that it links to. */
    path: text(),
    /** Prevents a second notification about the same thing. */
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
 * Notifications for many people, written with the transaction that causes them. A job notifies the
 * recipients afterwards, in chunks.
 */
export const announcements = pgTable(
  'announcements',
  {
    id: growingId(),
    /** Deduplication key: each person is notified once per key. */
    key: text().notNull(),
    kind: text().$type<NotificationKind>().notNull(),
    title: text().notNull(),
    body: text().notNull().default(''),
    path: text(),
    recipients: integer().array().notNull(),
    /** Number of recipients done, from the first one. */
    done: integer().notNull().default(0),
    /** Null until all recipients are done. */
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

/** Whether a person gets a kind by email; a kind without a row is emailed. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  { userId: idOf(() => users.id).notNull(), kind: text().notNull(), email: boolean().notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.kind] })],
);

/** Outgoing messages, written in the transaction that decides them and sent afterwards. */
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
    /** When it is no longer worth sending; null for always. */
    notAfter: instant(),
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

/** The days in Manila on which a person got an email that is not about the account: one a day. */
export const mailDays = pgTable(
  'mail_days',
  { userId: idOf(() => users.id).notNull(), day: date().notNull(), mailId: bigint({ mode: 'number' }).notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.day] }), index('mail_days_by_day').on(t.day)],
);

/**
 * Addresses whose last email bounced. They only get emails about the account. An email that
 * arrives removes the address.
 */
export const bouncedAddresses = pgTable('bounced_addresses', {
  address: citext().primaryKey(),
  at: instant().notNull(),
  /** Response of the mail server. */
  problem: text().notNull(),
});

declareColumns(notifications, { personal: ['title', 'body'], open: ['kind', 'path', 'dedupeKey'] });
declareColumns(announcements, { personal: ['title', 'body', 'recipients'], open: ['key', 'kind', 'path'] });
declareColumns(mailDays, { open: ['day'] });
declareColumns(notificationPreferences, { open: ['kind'] });
declareColumns(outbox, { personal: ['recipient', 'subject', 'payload', 'problem'], open: ['channel', 'kind', 'dedupeKey', 'state'] });
declareColumns(bouncedAddresses, { personal: ['address', 'problem'] });

import {
  ANNOUNCEMENT_AUDIENCES,
  ANNOUNCEMENT_STATES,
  type AnnouncementAudience,
  type AnnouncementState,
  type LeftOut,
  LEFT_OUT,
  MAIL_OUTCOMES,
  type MailOutcome,
} from '@atlas/domain/announcements';
import type { SegmentList } from '@atlas/domain/segments';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, databaseId, growingId, idOf, instant, isOneOf, revision } from '../../db/columns.ts';
import { declareColumns } from '../../db/personalData.ts';
import { accessLevels } from '../access/tables.ts';
import { segments } from '../segments/tables.ts';
import { users } from '../users/tables.ts';

/**
 * Announcements that staff write. The table `announcements` contains the recipients of
 * notifications that events cause.
 */
export const broadcasts = pgTable(
  'broadcasts',
  {
    id: databaseId(),
    title: text().notNull(),
    /** Markdown. */
    body: text().notNull(),
    /** Page of Atlas that it leads to; '' for none. */
    path: text().notNull().default(''),
    audience: text().$type<AnnouncementAudience>().notNull(),
    /** Null for everyone, and once the segment is deleted. */
    segmentId: integer().references(() => segments.id, { onDelete: 'set null' }),
    isInApp: boolean().notNull(),
    isMailed: boolean().notNull(),
    state: text().$type<AnnouncementState>().notNull().default('draft'),
    authorId: idOf(() => users.id).notNull(),
    scheduledAt: instant(),
    /**
     * The person who sends it, the access level in use, and the member of staff who views Atlas as
     * them. Their scope decides about the recipients.
     */
    senderId: idOf(() => users.id),
    senderLevelId: idOf(() => accessLevels.id),
    impersonatorId: idOf(() => users.id),
    /** The filters by which the recipients are selected, and the name of the segment at that time. */
    selection: jsonb().$type<{ name: string | null; list: SegmentList; search: string }>(),
    /** The last person who was selected, by id; people are selected in chunks. */
    selectedTo: integer().notNull().default(0),
    /** When all recipients were selected. */
    selectedAt: instant(),
    total: integer().notNull().default(0),
    /** Number of recipients with an outcome. */
    done: integer().notNull().default(0),
    /** The current minute of sending, and the number of people reached in it. */
    throttledSince: instant(),
    throttled: integer().notNull().default(0),
    /** Why it stopped by itself. */
    problem: text(),
    finishedAt: instant(),
    revision: revision(),
    createdAt: createdAt(),
  },
  (t) => [
    check('broadcasts_state', isOneOf(t.state, ANNOUNCEMENT_STATES)),
    check('broadcasts_audience', isOneOf(t.audience, ANNOUNCEMENT_AUDIENCES)),
    check('broadcasts_channel', sql`${t.isInApp} or ${t.isMailed}`),
    check('broadcasts_done', sql`${t.done} between 0 and ${t.total}`),
    check('broadcasts_scheduled', sql`${t.state} <> 'scheduled' or ${t.scheduledAt} is not null`),
    check('broadcasts_sender', sql`${t.state} = 'draft' or ${t.senderId} is not null`),
    index('broadcasts_listed').on(t.createdAt, t.id),
    index('broadcasts_unfinished')
      .on(t.id)
      .where(sql`${t.state} in ('scheduled', 'sending')`),
  ],
);

/** The recipients of an announcement, each with what became of it. */
export const broadcastRecipients = pgTable(
  'broadcast_recipients',
  {
    id: growingId(),
    broadcastId: idOf(() => broadcasts.id).notNull(),
    userId: idOf(() => users.id).notNull(),
    isDone: boolean().notNull().default(false),
    /** Whether they were notified in the app. */
    isNotified: boolean().notNull().default(false),
    /** Null where the announcement is not mailed, or the person was left out as a whole. */
    mail: text().$type<MailOutcome>(),
    mailId: bigint({ mode: 'number' }),
    /** Why they were left out, or get no email. */
    reason: text().$type<LeftOut>(),
    at: instant(),
  },
  (t) => [
    unique('broadcast_recipients_once').on(t.broadcastId, t.userId),
    check('broadcast_recipients_mail', isOneOf(t.mail, MAIL_OUTCOMES)),
    check('broadcast_recipients_reason', isOneOf(t.reason, LEFT_OUT)),
    index('broadcast_recipients_waiting')
      .on(t.broadcastId, t.id)
      .where(sql`not ${t.isDone}`),
    index('broadcast_recipients_listed').on(t.broadcastId, t.id),
    index('broadcast_recipients_mailed')
      .on(t.mailId)
      .where(sql`${t.mailId} is not null`),
    index('broadcast_recipients_of_user').on(t.userId),
  ],
);

declareColumns(broadcasts, {
  personal: ['selection'],
  open: ['title', 'body', 'path', 'audience', 'state', 'problem'],
});
declareColumns(broadcastRecipients, { open: ['mail', 'reason'] });

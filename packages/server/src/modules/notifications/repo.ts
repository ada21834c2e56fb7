import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { isAmong } from '../../db/isAmong.ts';
import { countUpTo, type Filter, type List } from '../../db/list.ts';
import { onDays } from '../../db/onDays.ts';
import type { Db } from '../../db/open.ts';
import { oneById, type Source } from '../../commands/loaders.ts';
import { ofPeopleInScope, seesEverybody } from '../access/scopes.ts';
import { notificationPreferences, notifications, outbox } from './tables.ts';

export type Notification = typeof notifications.$inferSelect;
/** A message without what is in it: that may carry a way into an account. */
export type OutboxMessage = Omit<typeof outbox.$inferSelect, 'payload'>;

export const notificationLoader = oneById<Notification>(({ db }, ids) =>
  db.select().from(notifications).where(isAmong(notifications.id, ids)),
);

export const notificationsList = {
  table: notifications,
  id: notifications.id,
  sorts: { created: [notifications.createdAt] },
} satisfies List<string>;

/** The reader's own. */
export const notificationsWhere = (filter: Filter<{ unread: boolean; kind: string }>, { reader }: Source): SQL | undefined =>
  and(
    eq(notifications.userId, reader.userId),
    filter.unread == null ? undefined : filter.unread ? isNull(notifications.readAt) : isNotNull(notifications.readAt),
    filter.kind == null ? undefined : eq(notifications.kind, filter.kind),
  );

/** How many of the reader's own are unread, counted up to 1,001. */
export const countUnread = (source: Source): Promise<number> =>
  countUpTo(source.db, { table: notifications }, notificationsWhere({ unread: true }, source));

/** The kinds of which a person said whether they come by e-mail. */
export const findPreferences = (db: Db, userId: number): Promise<{ kind: string; email: boolean }[]> =>
  db
    .select({ kind: notificationPreferences.kind, email: notificationPreferences.email })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId));

const { id, channel, recipient, userId, kind, subject, dedupeKey, state, attempts, notBefore, sentAt, problem, createdAt } = outbox;
const SHOWN = { id, channel, recipient, userId, kind, subject, dedupeKey, state, attempts, notBefore, sentAt, problem, createdAt };

export const outboxLoader = oneById<OutboxMessage>(({ db }, ids) => db.select(SHOWN).from(outbox).where(isAmong(outbox.id, ids)));

export const outboxList = { table: outbox, id: outbox.id, sorts: { created: [outbox.createdAt] } } satisfies List<string>;

export type OutboxFilter = Filter<{
  recipient: string;
  channel: OutboxMessage['channel'];
  state: OutboxMessage['state'];
  from: string;
  to: string;
}>;

/** Messages to people in scope; those to nobody we know are for who sees everybody. */
export const outboxWhere = (filter: OutboxFilter, { reader }: Source): SQL | undefined =>
  and(
    seesEverybody(reader) ? undefined : ofPeopleInScope(reader, outbox.userId),
    filter.recipient == null ? undefined : eq(outbox.recipient, filter.recipient),
    filter.channel == null ? undefined : eq(outbox.channel, filter.channel),
    filter.state == null ? undefined : eq(outbox.state, filter.state),
    onDays(outbox.createdAt, filter),
  );

import { asLine } from '@atlas/domain/forms';
import { type FilterFieldsOf, MAX_COUNTED } from '@atlas/domain/lists';
import { DAILY_KINDS, MAX_DAILY_NEWS, type NotificationKind, outboxList } from '@atlas/domain/notifications';
import { and, count, desc, eq, isNotNull, isNull, lt, lte, min, sql, type SQL } from 'drizzle-orm';
import { deleteSome } from '../../db/deleteSome.ts';
import { inList } from '../../db/inList.ts';
import { countUpTo, type Filter, type List, type Rows } from '../../db/list.ts';
import { onDays } from '../../db/onDays.ts';
import type { Db } from '../../db/open.ts';
import { declaredList } from '../../commands/declaredList.ts';
import { oneById, type Source } from '../../commands/loaders.ts';
import { ofPeopleInScope, seesEveryone } from '../access/scopes.ts';
import { walksOfPersonNamed } from '../users/personSearchRepo.ts';
import type { Unwanted } from './unsubscribe.ts';
import { notificationPreferences, notifications, outbox } from './tables.ts';

export type Notification = typeof notifications.$inferSelect;
/** A message without its contents, which may contain a link into an account. */
export type OutboxMessage = Omit<typeof outbox.$inferSelect, 'payload'>;

export const notificationLoader = oneById<Notification>(({ db }, ids) =>
  db.select().from(notifications).where(inList(notifications.id, ids)),
);

export const notificationsList = {
  table: notifications,
  id: notifications.id,
  sorts: { created: [notifications.createdAt] },
} satisfies List<string>;

/** Condition for the reader's notifications. */
export const notificationsWhere = (filter: Filter<{ unread: boolean; kind: string }>, { reader }: Source): SQL | undefined =>
  and(
    eq(notifications.userId, reader.userId),
    filter.unread == null ? undefined : filter.unread ? isNull(notifications.readAt) : isNotNull(notifications.readAt),
    filter.kind == null ? undefined : eq(notifications.kind, filter.kind),
  );

/** Counts the reader's unread notifications, up to 1,001. */
export const countUnread = (source: Source): Promise<number> =>
  countUpTo(source.db, notificationsList, { where: notificationsWhere({ unread: true }, source) });

/** Saves when a notification was read; null marks it as unread. */
export async function writeReadAt(tx: Db, notificationId: number, readAt: Date | null): Promise<void> {
  await tx.update(notifications).set({ readAt }).where(eq(notifications.id, notificationId));
}

/**
 * Marks all notifications of a person until an instant as read. Returns how many of them were
 * unread.
 */
export async function writeAllRead(tx: Db, userId: number, until: Date, readAt: Date): Promise<number> {
  const read = await tx
    .update(notifications)
    .set({ readAt })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), lte(notifications.createdAt, until)))
    .returning({ id: sql`1` });
  return read.length;
}

/** Loads the kinds for which a person chose whether they get emails. */
export const findPreferences = (db: Db, userId: number): Promise<{ kind: string; email: boolean }[]> =>
  db
    .select({ kind: notificationPreferences.kind, email: notificationPreferences.email })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId));

/** Saves a person's choice for a kind. */
export async function writePreference(tx: Db, userId: number, kind: NotificationKind, email: boolean): Promise<void> {
  const target = [notificationPreferences.userId, notificationPreferences.kind];
  await tx.insert(notificationPreferences).values({ userId, kind, email }).onConflictDoUpdate({ target, set: { email } });
}

const { id, channel, recipient, userId, kind, subject, dedupeKey, state, attempts, notBefore, notAfter, sentAt, problem, createdAt } =
  outbox;
const SHOWN = {
  id,
  channel,
  recipient,
  userId,
  kind,
  subject,
  dedupeKey,
  state,
  attempts,
  notBefore,
  notAfter,
  sentAt,
  problem,
  createdAt,
};

export const outboxLoader = oneById<OutboxMessage>(({ db }, ids) => db.select(SHOWN).from(outbox).where(inList(outbox.id, ids)));

/** An email with its payload, for the development mailbox. */
export type Mail = OutboxMessage & Pick<typeof outbox.$inferSelect, 'payload'>;

const isMail = eq(channel, 'email');

/** Loads the newest hundred emails, or the newest hundred to one address. */
export const findNewestMails = (db: Db, to: string | null): Promise<OutboxMessage[]> =>
  db
    .select(SHOWN)
    .from(outbox)
    .where(and(isMail, to === null ? undefined : eq(recipient, to)))
    .orderBy(desc(createdAt), desc(id))
    .limit(100);

export const findMail = async (db: Db, mailId: number): Promise<Mail | undefined> =>
  (
    await db
      .select()
      .from(outbox)
      .where(and(isMail, eq(id, mailId)))
  )[0];

/** Makes a message due at an instant again, whatever its time, with its tries reset. */
export async function writeDueAgain(tx: Db, messageId: number, at: Date): Promise<void> {
  await tx
    .update(outbox)
    .set({ state: 'waiting', attempts: 0, notBefore: at, notAfter: null, problem: null })
    .where(eq(outbox.id, messageId));
}

/**
 * Rows of messages to people in scope. Staff who see everyone also see messages to addresses
 * without an account. The search may contain the whole address of the recipient.
 */
export function outboxRows(filter: Filter<FilterFieldsOf<typeof outboxList>>, source: Source): Rows {
  const search = asLine(filter.search ?? '');
  return {
    where: and(
      seesEveryone(source.reader) ? undefined : ofPeopleInScope(source.reader, outbox.userId),
      filter.recipient == null ? undefined : eq(outbox.recipient, filter.recipient),
      filter.channel == null ? undefined : eq(outbox.channel, filter.channel),
      // A generic plan for any state could not use the partial indexes of waiting or failed
      // messages. A list with one value is an equality to the database.
      filter.state == null
        ? undefined
        : sql`/* unnamed */ ${outbox.state} in (${sql.join(
            filter.state.map((state) => sql`${state}`),
            sql`, `,
          )})`,
      onDays(outbox.createdAt, filter),
    ),
    walks: search === '' ? undefined : [...walksOfPersonNamed(search, source, outbox.userId), eq(outbox.recipient, search)],
  };
}

/** The list of emails and webhooks for staff. */
export const OUTBOX_LIST = declaredList({
  name: 'outbox',
  page: 'infoLogsReport',
  declaration: outboxList,
  list: { table: outbox, id: outbox.id, sorts: { created: [outbox.createdAt] } },
  where: outboxRows,
  loader: outboxLoader,
});

/**
 * Inserts notifications for people, except archived people and those notified before. Returns the
 * people notified.
 */
export async function insertNotifications(
  tx: Db,
  people: readonly number[],
  { kind, key, title, body, path, at }: { kind: NotificationKind; key: string; title: string; body: string; path: string | null; at: Date },
): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into notifications (user_id, kind, title, body, path, dedupe_key, created_at)
    select id, ${kind}, ${title}, ${body}, ${path}, ${key}::text || ' ' || id, ${at.toISOString()}::timestamptz
    from users where id = any(${sql.param([...people])}::int[]) and archived_at is null
    on conflict (dedupe_key) do nothing
    returning user_id as id
  `);
  return rows.map(({ id }) => id);
}

/** A possible recipient of an email. */
export interface MailRecipient {
  userId: number;
  email: string;
  firstName: string;
  /** Their choice for each kind of notification. */
  choices: Record<string, boolean>;
}

/** Loads the addresses and choices of people. */
export async function findRecipients(db: Db, people: readonly number[]): Promise<MailRecipient[]> {
  const { rows } = await db.execute<MailRecipient & Record<string, unknown>>(sql`
    select users.id as "userId", email, first_name as "firstName",
      coalesce((select jsonb_object_agg(kind, choice.email) from notification_preferences as choice where choice.user_id = users.id), '{}') as choices
    from users where id = any(${sql.param([...people])}::int[]) order by id
  `);
  return rows;
}

/**
 * Saves that a person does not want some kinds by email. Returns the kinds that they wanted until
 * now.
 */
export async function rejectMail(tx: Db, userId: number, what: Unwanted): Promise<string[]> {
  const kinds = what === 'daily' ? DAILY_KINDS : [what];
  const { rows } = await tx.execute<{ kind: string }>(sql`
    insert into notification_preferences (user_id, kind, email)
    select users.id, kind, false from users, unnest(${sql.param([...kinds])}::text[]) as kind where users.id = ${userId}
    on conflict (user_id, kind) do update set email = false where notification_preferences.email
    returning kind
  `);
  return rows.map(({ kind }) => kind);
}

/** A period from one instant until before another. */
export interface Period {
  from: Date;
  until: Date;
}
const within = ({ from, until }: Period): SQL =>
  sql`created_at >= ${from.toISOString()}::timestamptz and created_at < ${until.toISOString()}::timestamptz`;
const daily = sql.param([...DAILY_KINDS]);

/** Finds people with unread news of kinds that are mailed daily. */
export async function findPeopleWithNews(db: Db, period: Period): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct user_id as id from notifications where read_at is null and kind = any(${daily}::text[]) and ${within(period)} order by id
  `);
  return rows.map(({ id }) => id);
}

/** The unread news of a day for one person, newest first. */
export interface NewsOfDay {
  userId: number;
  email: string;
  firstName: string;
  news: { title: string; body: string; path: string | null }[];
  /** The number of further items. */
  more: number;
}

/**
 * Loads the unread news of a day that these people want by email. Leaves out people who want none
 * or are archived.
 */
export async function findNewsOf(db: Db, period: Period, people: readonly number[]): Promise<NewsOfDay[]> {
  const { rows } = await db.execute<NewsOfDay & Record<string, unknown>>(sql`
    with wanted as (
      select user_id, title, body, path, row_number() over newest as place, count(*) over (partition by user_id) as total
      from notifications
      where user_id = any(${sql.param([...people])}::int[]) and read_at is null and kind = any(${daily}::text[]) and ${within(period)}
        and not exists (
          select from notification_preferences as choice
          where choice.user_id = notifications.user_id and choice.kind = notifications.kind and not choice.email
        )
      window newest as (partition by user_id order by created_at desc, id desc)
    )
    select users.id as "userId", users.email, users.first_name as "firstName",
      jsonb_agg(jsonb_build_object('title', title, 'body', body, 'path', path) order by place) as news,
      (max(total) - count(*))::int as more
    from wanted join users on users.id = wanted.user_id
    where place <= ${MAX_DAILY_NEWS} and users.archived_at is null
    group by users.id order by users.id
  `);
  return rows;
}

/** Deletes sent and cancelled messages from before an instant. Waiting and failed ones stay. */
export const deleteOldMessages = (db: Db, before: Date, most: number): Promise<number> =>
  deleteSome(db, outbox, and(lt(outbox.createdAt, before), sql`${outbox.state} in ('sent', 'cancelled')`), most);

/** Counts the waiting messages, due or not, up to 1,001. */
export async function countWaitingMessages(db: Db): Promise<number> {
  const waiting = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(sql`${outbox.state} = 'waiting'`)
    .limit(MAX_COUNTED + 1)
    .as('waiting');
  const [row] = await db.select({ waiting: count() }).from(waiting);
  return row?.waiting ?? 0;
}
export { deleteOldAnnouncements } from './announcements.ts';

/**
 * Counts the messages that are due at an instant and not sent, up to 1,001, with how many seconds
 * the oldest has been due; null when none is.
 */
export async function countDueMessages(db: Db, now: Date): Promise<{ due: number; oldestSeconds: number | null }> {
  const due = db
    .select({ notBefore: outbox.notBefore })
    .from(outbox)
    .where(and(sql`${outbox.state} = 'waiting'`, lte(outbox.notBefore, now)))
    .orderBy(outbox.notBefore)
    .limit(MAX_COUNTED + 1)
    .as('due');
  const [row] = await db.select({ due: count(), first: min(due.notBefore) }).from(due);
  const first = row?.first ?? null;
  return { due: row?.due ?? 0, oldestSeconds: first && Math.floor((now.getTime() - first.getTime()) / 1000) };
}

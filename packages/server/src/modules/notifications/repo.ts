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
import { walksOfPersonNamed } from '../users/repo.ts';
import type { Unwanted } from './unsubscribe.ts';
import { notificationPreferences, notifications, outbox } from './tables.ts';

export type Notification = typeof notifications.$inferSelect;
/** A message without what is in it: that may carry a way into an account. */
export type OutboxMessage = Omit<typeof outbox.$inferSelect, 'payload'>;

export const notificationLoader = oneById<Notification>(({ db }, ids) =>
  db.select().from(notifications).where(inList(notifications.id, ids)),
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
  countUpTo(source.db, notificationsList, { where: notificationsWhere({ unread: true }, source) });

/** Notes when somebody read a notification; null where they did not. */
export async function writeReadAt(tx: Db, notificationId: number, readAt: Date | null): Promise<void> {
  await tx.update(notifications).set({ readAt }).where(eq(notifications.id, notificationId));
}

/** Notes that a person read everything that they were told until an instant. Answers how many of it were unread. */
export async function writeAllRead(tx: Db, userId: number, until: Date, readAt: Date): Promise<number> {
  const read = await tx
    .update(notifications)
    .set({ readAt })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), lte(notifications.createdAt, until)))
    .returning({ id: sql`1` });
  return read.length;
}

/** The kinds of which a person said whether they come by e-mail. */
export const findPreferences = (db: Db, userId: number): Promise<{ kind: string; email: boolean }[]> =>
  db
    .select({ kind: notificationPreferences.kind, email: notificationPreferences.email })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId));

/** Notes what a person said of a kind. */
export async function writePreference(tx: Db, userId: number, kind: NotificationKind, email: boolean): Promise<void> {
  const target = [notificationPreferences.userId, notificationPreferences.kind];
  await tx.insert(notificationPreferences).values({ userId, kind, email }).onConflictDoUpdate({ target, set: { email } });
}

const { id, channel, recipient, userId, kind, subject, dedupeKey, state, attempts, notBefore, sentAt, problem, createdAt } = outbox;
const SHOWN = { id, channel, recipient, userId, kind, subject, dedupeKey, state, attempts, notBefore, sentAt, problem, createdAt };

export const outboxLoader = oneById<OutboxMessage>(({ db }, ids) => db.select(SHOWN).from(outbox).where(inList(outbox.id, ids)));

/** An e-mail with what it is told: for the mailbox of those who develop Atlas. */
export type Mail = OutboxMessage & Pick<typeof outbox.$inferSelect, 'payload'>;

const isMail = eq(channel, 'email');

/** The newest hundred e-mails, those to one address where there is one. */
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

/** A message is due at an instant, and was not tried so far. */
export async function writeDueAgain(tx: Db, messageId: number, at: Date): Promise<void> {
  await tx.update(outbox).set({ state: 'waiting', attempts: 0, notBefore: at, problem: null }).where(eq(outbox.id, messageId));
}

/** Messages to people in scope; those to nobody we know are for who sees everybody. What is searched for may be the whole address of the recipient. */
export function outboxRows(filter: Filter<FilterFieldsOf<typeof outboxList>>, source: Source): Rows {
  const search = asLine(filter.search ?? '');
  return {
    where: and(
      seesEveryone(source.reader) ? undefined : ofPeopleInScope(source.reader, outbox.userId),
      filter.recipient == null ? undefined : eq(outbox.recipient, filter.recipient),
      filter.channel == null ? undefined : eq(outbox.channel, filter.channel),
      // A plan for any state could not use the indexes of those that wait or failed.
      filter.state == null ? undefined : sql`/* unnamed */ ${outbox.state} = ${filter.state}`,
      onDays(outbox.createdAt, filter),
    ),
    walks: search === '' ? undefined : [...walksOfPersonNamed(search, source, outbox.userId), eq(outbox.recipient, search)],
  };
}

/** E-mails and webhooks as staff see them. */
export const OUTBOX_LIST = declaredList({
  name: 'outbox',
  page: 'infoLogsReport',
  declaration: outboxList,
  list: { table: outbox, id: outbox.id, sorts: { created: [outbox.createdAt] } },
  where: outboxRows,
  loader: outboxLoader,
});

/** Tells people something, those left out who are archived or were told before. Answers whom it told. */
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

/** Somebody whom e-mail may reach. */
export interface MailRecipient {
  userId: number;
  email: string;
  firstName: string;
  /** What they said of each kind of notification. */
  choices: Record<string, boolean>;
}

/** Addresses and choices of people. */
export async function findRecipients(db: Db, people: readonly number[]): Promise<MailRecipient[]> {
  const { rows } = await db.execute<MailRecipient & Record<string, unknown>>(sql`
    select users.id as "userId", email, first_name as "firstName",
      coalesce((select jsonb_object_agg(kind, choice.email) from notification_preferences as choice where choice.user_id = users.id), '{}') as choices
    from users where id = any(${sql.param([...people])}::int[]) order by id
  `);
  return rows;
}

/** Notes that somebody does not want some kinds by e-mail; answers those that they did want so far. */
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

/** A time from one instant until before another. */
export interface Period {
  from: Date;
  until: Date;
}
const within = ({ from, until }: Period): SQL =>
  sql`created_at >= ${from.toISOString()}::timestamptz and created_at < ${until.toISOString()}::timestamptz`;
const daily = sql.param([...DAILY_KINDS]);

/** Who has unread news of a day that is mailed together. */
export async function findPeopleWithNews(db: Db, period: Period): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct user_id as id from notifications where read_at is null and kind = any(${daily}::text[]) and ${within(period)} order by id
  `);
  return rows.map(({ id }) => id);
}

/** The unread news of a day for one person, the newest first. */
export interface NewsOfDay {
  userId: number;
  email: string;
  firstName: string;
  news: { title: string; body: string; path: string | null }[];
  /** How many more there are. */
  more: number;
}

/** The unread news of a day that these people want by e-mail; whoever wants none or is archived is left out. */
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

/** Messages from before an instant that were sent, or were not to be sent any more; what waits or failed stays. */
export const deleteOldMessages = (db: Db, before: Date, most: number): Promise<number> =>
  deleteSome(db, outbox, and(lt(outbox.createdAt, before), sql`${outbox.state} in ('sent', 'cancelled')`), most);

/** How many messages wait, due or not, counted up to 1,001. */
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

/** How many messages are due at an instant and not sent, counted up to 1,001, and for how many seconds the first of them; null when none is. */
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

import {
  type AnnouncementRecipient,
  announcementRecipientsList,
  announcementsList,
  type LeftOut,
  type MailOutcome,
  type RecipientOutcome,
} from '@atlas/domain/announcements';
import type { FilterFieldsOf } from '@atlas/domain/lists';
import { and, asc, eq, gt, lte, or, sql, type SQL } from 'drizzle-orm';
import { declaredList } from '../../commands/declaredList.ts';
import { manyBy, oneById, type Source } from '../../commands/loaders.ts';
import type { Reader } from '../../commands/reader.ts';
import { byName } from '../../db/byName.ts';
import { inList } from '../../db/inList.ts';
import type { Filter } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { searchCondition } from '../../db/search.ts';
import { ofPeopleInScope, seesEveryone } from '../access/scopes.ts';
import { bouncedAddresses, notificationPreferences, outbox } from '../notifications/tables.ts';
import { privacyRequests, users } from '../users/tables.ts';
import { broadcastRecipients, broadcasts } from './tables.ts';

export type Broadcast = typeof broadcasts.$inferSelect;
export type BroadcastRecipient = typeof broadcastRecipients.$inferSelect;

export const broadcastLoader = oneById<Broadcast>(({ db }, ids) => db.select().from(broadcasts).where(inList(broadcasts.id, ids)));
export const broadcastRecipientLoader = oneById<BroadcastRecipient>(({ db }, ids) =>
  db.select().from(broadcastRecipients).where(inList(broadcastRecipients.id, ids)),
);

/** Whether a reader sees an announcement: its author, its sender, and those who see everyone. */
export const seesBroadcast = (reader: Reader, { authorId, senderId }: Pick<Broadcast, 'authorId' | 'senderId'>): boolean =>
  seesEveryone(reader) || authorId === reader.userId || senderId === reader.userId;

/** The condition of `seesBroadcast` in SQL. */
const isSeen = (reader: Reader): SQL | undefined =>
  seesEveryone(reader) ? undefined : or(eq(broadcasts.authorId, reader.userId), eq(broadcasts.senderId, reader.userId));

export const announcementsWhere = (filter: Filter<FilterFieldsOf<typeof announcementsList>>, { reader }: Source): SQL | undefined =>
  and(
    isSeen(reader),
    filter.state == null ? undefined : eq(broadcasts.state, filter.state),
    searchCondition(filter.search, sql`search_text(${broadcasts.title} || ' ' || ${broadcasts.body})`),
  );

/** The list of announcements for staff. */
export const ANNOUNCEMENT_LIST = declaredList({
  name: 'announcements',
  page: 'users',
  declaration: announcementsList,
  list: { table: broadcasts, id: broadcasts.id, sorts: { created: [broadcasts.createdAt], title: [byName(broadcasts.title)] } },
  where: announcementsWhere,
  loader: broadcastLoader,
});

const { isDone, isNotified, mail, reason } = broadcastRecipients;

/** The rule `recipientOutcome` as SQL conditions. */
const IN_OUTCOME: Readonly<Record<RecipientOutcome, SQL>> = {
  waiting: sql`(not ${isDone} or (not ${isNotified} and coalesce(${mail}, '') = 'waiting'))`,
  delivered: sql`(${isDone} and (${isNotified} or coalesce(${mail}, '') = 'sent'))`,
  'left-out': sql`(${isDone} and not ${isNotified} and coalesce(${mail}, 'left-out') = 'left-out')`,
  failed: sql`(${isDone} and not ${isNotified} and coalesce(${mail}, '') = 'failed')`,
};

/** Rows of recipients in the reader's scope, of announcements that the reader sees. */
export const recipientsWhere = (filter: Filter<FilterFieldsOf<typeof announcementRecipientsList>>, { reader }: Source): SQL | undefined =>
  and(
    ofPeopleInScope(reader, broadcastRecipients.userId),
    seesEveryone(reader)
      ? undefined
      : sql`exists (select from ${broadcasts} where ${and(eq(broadcasts.id, broadcastRecipients.broadcastId), isSeen(reader))})`,
    filter.announcementId == null ? undefined : eq(broadcastRecipients.broadcastId, filter.announcementId),
    filter.outcome == null ? undefined : IN_OUTCOME[filter.outcome],
    filter.reason == null ? undefined : eq(reason, filter.reason),
  );

/** The list of the recipients of announcements. */
export const ANNOUNCEMENT_RECIPIENT_LIST = declaredList({
  name: 'announcementRecipients',
  page: 'users',
  declaration: announcementRecipientsList,
  list: { table: broadcastRecipients, id: broadcastRecipients.id, sorts: { person: [] } },
  where: recipientsWhere,
  loader: broadcastRecipientLoader,
});

/** A number of recipients with the same outcome. */
export interface OutcomeCount {
  broadcastId: number;
  isDone: boolean;
  isNotified: boolean;
  mail: MailOutcome | null;
  reason: LeftOut | null;
  people: number;
}

/** The outcomes of each announcement, counted. One statement for a page. */
export const outcomesOfBroadcast = manyBy<OutcomeCount>(
  ({ broadcastId }) => broadcastId,
  async ({ db }, ids) => {
    const { rows } = await db.execute<OutcomeCount & Record<string, unknown>>(sql`
      select broadcast_id as "broadcastId", is_done as "isDone", is_notified as "isNotified", mail, reason, count(*)::int as people
      from broadcast_recipients where ${inList(broadcastRecipients.broadcastId, ids)}
      group by broadcast_id, is_done, is_notified, mail, reason
      order by broadcast_id, is_done, is_notified, mail, reason`);
    return rows;
  },
);

// --- Sending -------------------------------------------------------------------------------------

const isDue = (now: Date): SQL | undefined =>
  or(sql`${broadcasts.state} = 'sending'`, and(sql`${broadcasts.state} = 'scheduled'`, lte(broadcasts.scheduledAt, now)));

/** Ids of announcements that are being sent, or whose time has come, oldest first. */
export const findDueBroadcasts = async (
  db: Db,
  { after, limit, now }: { after: number | null; limit: number; now: Date },
): Promise<number[]> =>
  (
    await db
      .select({ id: broadcasts.id })
      .from(broadcasts)
      .where(and(isDue(now), after === null ? undefined : gt(broadcasts.id, after)))
      .orderBy(asc(broadcasts.id))
      .limit(limit)
  ).map(({ id }) => id);

export const findBroadcast = async (db: Db, id: number): Promise<Broadcast | null> =>
  (await db.select().from(broadcasts).where(eq(broadcasts.id, id)))[0] ?? null;

/**
 * Locks an announcement that is to be sent. Returns null where it is not, or another process works
 * on it.
 */
export async function holdDueBroadcast(tx: Db, id: number, now: Date): Promise<Broadcast | null> {
  const [row] = await tx
    .select()
    .from(broadcasts)
    .where(and(eq(broadcasts.id, id), isDue(now)))
    .for('update', { skipLocked: true });
  return row ?? null;
}

export async function updateBroadcast(tx: Db, id: number, values: Partial<Omit<Broadcast, 'id'>>): Promise<void> {
  await tx.update(broadcasts).set(values).where(eq(broadcasts.id, id));
}

export async function removeBroadcast(tx: Db, id: number): Promise<void> {
  await tx.delete(broadcasts).where(eq(broadcasts.id, id));
}

/**
 * Adds the next people whom a condition on `users` selects as recipients, in ascending order of
 * their ids.
 *
 * @returns their number, and the last of them
 */
export async function selectRecipients(
  tx: Db,
  { id, selectedTo }: Pick<Broadcast, 'id' | 'selectedTo'>,
  where: SQL | undefined,
  limit: number,
): Promise<{ found: number; last: number }> {
  const next = tx
    .select({ id: users.id })
    .from(users)
    .where(and(where, gt(users.id, selectedTo)))
    .orderBy(asc(users.id))
    .limit(limit);
  const { rows } = await tx.execute<{ found: number; last: number | null }>(sql`
    with next as (${next}), added as (
      insert into broadcast_recipients (broadcast_id, user_id) select ${id}::int, next.id from next order by next.id
      on conflict (broadcast_id, user_id) do nothing
    )
    select count(*)::int as found, max(next.id) as last from next`);
  return { found: rows[0]?.found ?? 0, last: rows[0]?.last ?? selectedTo };
}

/** The next recipients without an outcome, by their row. */
export const findNextRecipients = async (tx: Db, broadcastId: number, limit: number): Promise<number[]> =>
  (
    await tx
      .select({ userId: broadcastRecipients.userId })
      .from(broadcastRecipients)
      .where(and(eq(broadcastRecipients.broadcastId, broadcastId), sql`not ${isDone}`))
      .orderBy(asc(broadcastRecipients.id))
      .limit(limit)
  ).map(({ userId }) => userId);

/** A recipient who is about to be reached. */
export interface RecipientFacts extends AnnouncementRecipient {
  userId: number;
  email: string;
  firstName: string;
}

const asksForDeletion = sql`exists (select from ${privacyRequests} where ${and(
  sql`${privacyRequests.userId} = ${users.id}`,
  eq(privacyRequests.kind, 'deletion'),
  eq(privacyRequests.state, 'requested'),
)})`;
const wantsMail = sql`not exists (select from ${notificationPreferences} where ${and(
  sql`${notificationPreferences.userId} = ${users.id}`,
  eq(notificationPreferences.kind, 'announcement'),
  sql`not ${notificationPreferences.email}`,
)})`;
const bounced = sql`exists (select from ${bouncedAddresses} where ${bouncedAddresses.address} = ${users.email})`;
const isConfirmed = sql`${users.emailConfirmedAt} is not null`;

/** Loads the facts about recipients, for a sender. */
export async function findRecipientFacts(tx: Db, reader: Reader, ids: readonly number[]): Promise<RecipientFacts[]> {
  const { rows } = await tx.execute<RecipientFacts & Record<string, unknown>>(sql`
    select ${users.id} as "userId", ${users.email}::text as email, ${users.firstName} as "firstName",
      ${users.archivedAt} is not null as "isArchived", ${asksForDeletion} as "asksForDeletion",
      ${ofPeopleInScope(reader, users.id)} as "isInScope", ${wantsMail} as "wantsMail", ${isConfirmed} as "isConfirmed", ${bounced} as bounced
    from ${users} where ${inList(users.id, ids)} order by ${users.id}`);
  return rows;
}

/** The outcome of one recipient as the sender's job decides it. */
export interface DecidedRecipient {
  userId: number;
  isNotified: boolean;
  mail: MailOutcome | null;
  reason: LeftOut | null;
  /** The key of the email in the outbox; null without one. */
  mailKey: string | null;
}

/** Saves the outcomes of recipients, with the emails that were ordered for them. */
export async function saveOutcomes(tx: Db, broadcastId: number, decided: readonly DecidedRecipient[], at: Date): Promise<void> {
  await tx.execute(sql`
    update broadcast_recipients set is_done = true, is_notified = decided."isNotified", mail = decided.mail, reason = decided.reason,
      mail_id = mails.id, at = ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(decided)}::jsonb)
      as decided ("userId" int, "isNotified" boolean, mail text, reason text, "mailKey" text)
    left join ${outbox} as mails on mails.dedupe_key = decided."mailKey"
    where broadcast_recipients.broadcast_id = ${broadcastId} and broadcast_recipients.user_id = decided."userId"`);
}

/** The ids of the emails of an announcement whose end is not known. */
export const waitingMailsOf = (broadcastId: number): SQL => sql`select mail_id from broadcast_recipients
  where broadcast_id = ${broadcastId} and mail = 'waiting' and mail_id is not null`;

/** Saves how an email of an announcement ended. */
export async function saveMailOutcome(db: Db, mailId: number, outcome: MailOutcome, why: LeftOut | null): Promise<void> {
  await db.update(broadcastRecipients).set({ mail: outcome, reason: why }).where(eq(broadcastRecipients.mailId, mailId));
}

/**
 * Stops what is being sent, makes what is scheduled a draft again, and gives up the emails that wait:
 * in a restored database, whose original may have sent them.
 *
 * @param problem the reason shown to staff
 */
export async function stopAllBroadcasts(tx: Db, problem: string): Promise<void> {
  await tx.update(broadcasts).set({ state: 'draft', scheduledAt: null, problem }).where(eq(broadcasts.state, 'scheduled'));
  await tx.update(broadcasts).set({ state: 'stopped', problem }).where(eq(broadcasts.state, 'sending'));
  await tx.update(broadcastRecipients).set({ mail: 'left-out' }).where(eq(broadcastRecipients.mail, 'waiting'));
}

// --- Reach ---------------------------------------------------------------------------------------

/** Numbers of people whom a condition selects, by what an announcement would do for them. */
export interface ReachCounts {
  matched: number;
  deletion: number;
  unconfirmed: number;
  unwanted: number;
  bounced: number;
  /** Those who get the email, but got another one today. */
  hadMail: number;
}

/**
 * Counts the people whom a condition on `users` selects. The rules are those of `whyLeftOut` and
 * `whyNotByMail`, in their order. One statement.
 *
 * @param day today in Manila
 */
export async function countReach(db: Db, where: SQL | undefined, day: string): Promise<ReachCounts> {
  const facts = db
    .select({
      asks: sql<boolean>`${asksForDeletion}`.as('asks'),
      wants: sql<boolean>`${wantsMail}`.as('wants'),
      confirmed: sql<boolean>`${isConfirmed}`.as('confirmed'),
      returned: sql<boolean>`${bounced}`.as('returned'),
      had: sql<boolean>`exists (select from mail_days where mail_days.user_id = ${users.id} and mail_days.day = ${day}::date)`.as('had'),
    })
    .from(users)
    .where(where);
  const { rows } = await db.execute<ReachCounts & Record<string, unknown>>(sql`
    select count(*)::int as matched, (count(*) filter (where asks))::int as deletion,
      (count(*) filter (where not asks and not confirmed))::int as unconfirmed,
      (count(*) filter (where not asks and confirmed and not wants))::int as unwanted,
      (count(*) filter (where not asks and confirmed and wants and returned))::int as bounced,
      (count(*) filter (where not asks and confirmed and wants and not returned and had))::int as "hadMail"
    from (${facts}) as facts`);
  const [row] = rows;
  if (row === undefined) throw new Error('The reach was not counted');
  return row;
}

/** The state of the announcement of an email, and whether its recipient asked for deletion. */
export async function findMailState(db: Db, broadcastId: number, userId: number): Promise<{ state: string; asks: boolean } | null> {
  const { rows } = await db.execute<{ state: string; asks: boolean }>(sql`
    select ${broadcasts.state} as state, coalesce((select ${asksForDeletion} from ${users} where ${users.id} = ${userId}), true) as asks
    from ${broadcasts} where ${broadcasts.id} = ${broadcastId}`);
  return rows[0] ?? null;
}

import { createHash } from 'node:crypto';
import { and, eq, lt, sql, type SQL } from 'drizzle-orm';
import {
  afterQuietHours,
  LIMITED_BY_IMPORTANCE,
  mailClass,
  MAILS,
  type MailData,
  type MailName,
  mailSubject,
  NOTIFICATION_KINDS,
} from '@atlas/domain/notifications';
import { isoDay } from '@atlas/domain/time';
import { deleteSome } from '../../db/deleteSome.ts';
import type { Db } from '../../db/open.ts';
import { bouncedAddresses, mailDays, outbox } from './tables.ts';

// Emails between the decision and the delivery. An email is a row of the outbox: its kind is the
// name of its template, its payload the data of the template.

/** An email to be sent. */
export interface MailOrder<Name extends MailName> {
  name: Name;
  to: string;
  /** The person of the address; null for people without an account. */
  userId: number | null;
  data: MailData<Name>;
  /** Deduplication key: an email is sent once, however often it is ordered. */
  key: string;
  notBefore: Date;
  /** When it is no longer worth sending; absent for always. */
  notAfter?: Date | null | undefined;
}

/**
 * Builds and validates the row of an email. Throws where a value is missing, so that no change
 * commits whose email cannot be sent.
 */
const rowOf = <Name extends MailName>({ name, to, userId, data, key, notBefore, notAfter = null }: MailOrder<Name>, at: Date) => {
  const payload = MAILS[name].data.parse(data) as MailData<Name>;
  return {
    channel: 'email' as const,
    recipient: to,
    userId,
    kind: name,
    subject: mailSubject(name, payload),
    payload: payload as Record<string, unknown>,
    dedupeKey: key,
    notBefore,
    notAfter,
    createdAt: at,
  };
};

const ROWS_AT_ONCE = 1000;

/**
 * Inserts emails into the outbox, except those that were ordered before. Returns the number of new
 * ones.
 */
export async function insertMails<Name extends MailName>(tx: Db, orders: readonly MailOrder<Name>[], at: Date): Promise<number> {
  let added = 0;
  for (let from = 0; from < orders.length; from += ROWS_AT_ONCE) {
    const rows = orders.slice(from, from + ROWS_AT_ONCE).map((order) => rowOf(order, at));
    const inserted = await tx.insert(outbox).values(rows).onConflictDoNothing().returning({ id: outbox.id });
    added += inserted.length;
  }
  return added;
}

/**
 * Cancels every waiting message.
 *
 * @param problem the reason shown to staff
 */
export async function cancelWaitingMessages(tx: Db, problem: string): Promise<void> {
  await tx.update(outbox).set({ state: 'cancelled', problem }).where(eq(outbox.state, 'waiting'));
}

/**
 * Holds back those of these emails that wait, until they are let go again.
 *
 * @param ids selects the ids of the emails
 * @param problem the reason shown to staff, by which they are found again
 */
export async function holdMailsBack(tx: Db, ids: SQL, problem: string): Promise<void> {
  await tx
    .update(outbox)
    .set({ state: 'cancelled', problem })
    .where(and(eq(outbox.state, 'waiting'), sql`${outbox.id} in (${ids})`));
}

/** Lets emails go that were held back for a reason, from an instant on. */
export async function letMailsGo(tx: Db, ids: SQL, problem: string, notBefore: Date): Promise<void> {
  await tx
    .update(outbox)
    .set({ state: 'waiting', problem: null, notBefore })
    .where(and(eq(outbox.state, 'cancelled'), eq(outbox.problem, problem), sql`${outbox.id} in (${ids})`));
}

/** An email that one process has claimed. */
export interface ClaimedMail {
  id: number;
  recipient: string;
  kind: string;
  subject: string;
  payload: unknown;
  dedupeKey: string;
  userId: number | null;
  /** Number of tries that were begun, including this one. */
  attempts: number;
  isArchived: boolean;
  isUnconfirmed: boolean;
  bounced: boolean;
  /** Whether its time has passed. */
  isTooLate: boolean;
  /** Whether it is one of which a person gets at most one a day. */
  isLimited: boolean;
  /** Whether the person's day was taken for it. Always false by night, and for other emails. */
  hasDay: boolean;
  /** The person's choice for each kind of notification. */
  choices: Record<string, boolean>;
}

const LIMITED_KINDS = sql.param(NOTIFICATION_KINDS.map(({ kind }) => kind).filter((kind) => mailClass('notification', kind) === 'limited'));
const ORDERED_KINDS = sql.param([...LIMITED_BY_IMPORTANCE]);
const LEAST = sql.raw(String(LIMITED_BY_IMPORTANCE.length + 1));

/**
 * The importance of a limited email in SQL: 1 goes first. Null for other emails and for addresses
 * without an account.
 */
const importanceOf = (mail: SQL): SQL => sql`(case
  when ${mail}.user_id is null then null
  when ${mail}.kind in ('dailyNews', 'announcement') then ${LEAST}
  when ${mail}.kind = 'notification' and ${mail}.payload->>'kind' = any(${LIMITED_KINDS}::text[])
    then coalesce(array_position(${ORDERED_KINDS}::text[], ${mail}.payload->>'kind'), ${LEAST})
end)`;

/**
 * Claims the email that has been due longest, until `until`. If its process is killed, other
 * processes may claim it after that. Of the limited emails of a person that are due, the most
 * important one is claimed first, and takes the person's day except by night. Returns null when
 * none is due.
 */
export async function claimMail(db: Db, { now, until }: { now: Date; until: Date }): Promise<ClaimedMail | null> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isByDay = afterQuietHours(now).getTime() === now.getTime();
  const isDue = (mail: SQL) => sql`${mail}.state = 'waiting' and ${mail}.channel = 'email' and ${mail}.not_before <= ${at}`;
  const { rows } = await db.execute<Omit<ClaimedMail, 'id'> & { id: string | number }>(sql`
    with next as (
      select mail.id, mail.user_id, ${importanceOf(sql`mail`)} as importance from outbox mail where ${isDue(sql`mail`)}
      order by mail.not_before, mail.id limit 1 for update skip locked
    ),
    better as (
      select mail.id from next join outbox mail on mail.user_id = next.user_id
      where ${isDue(sql`mail`)} and ${importanceOf(sql`mail`)} < next.importance
      order by ${importanceOf(sql`mail`)}, mail.not_before, mail.id limit 1 for update of mail skip locked
    ),
    claimed as (
      update outbox set attempts = attempts + 1, not_before = ${until.toISOString()}::timestamptz
      where id = coalesce((select id from better), (select id from next))
      returning *, ${importanceOf(sql`outbox`)} is not null as is_limited
    ),
    taken as (
      insert into mail_days (user_id, day, mail_id)
      select user_id, ${isoDay(now)}::date, id from claimed where is_limited and ${isByDay}::boolean
      on conflict (user_id, day) do update set mail_id = excluded.mail_id where mail_days.mail_id = excluded.mail_id
      returning mail_id
    )
    select claimed.id, claimed.recipient, claimed.kind, claimed.subject, claimed.payload, claimed.dedupe_key as "dedupeKey",
      claimed.user_id as "userId", claimed.attempts,
      coalesce(users.archived_at is not null, false) as "isArchived",
      coalesce(users.id is not null and users.email_confirmed_at is null, false) as "isUnconfirmed",
      exists (select from bounced_addresses where address = claimed.recipient) as bounced,
      coalesce(claimed.not_after <= ${at}, false) as "isTooLate",
      claimed.is_limited as "isLimited",
      exists (select from taken) as "hasDay",
      coalesce((select jsonb_object_agg(kind, email) from notification_preferences where user_id = claimed.user_id), '{}') as choices
    from claimed left join users on users.id = claimed.user_id
  `);
  const [row] = rows;
  return row ? { ...row, id: Number(row.id) } : null;
}

/** Gives back the day that an email took, so that another email can be sent on it. */
export async function releaseMailDay(db: Db, { id, userId }: Pick<ClaimedMail, 'id' | 'userId'>): Promise<void> {
  if (userId !== null) await db.delete(mailDays).where(and(eq(mailDays.userId, userId), eq(mailDays.mailId, id)));
}

/** Deletes at most `most` taken days before a day in Manila. */
export const deleteOldMailDays = (db: Db, before: string, most: number): Promise<number> =>
  deleteSome(db, mailDays, lt(mailDays.day, before), most);

/** Outcome of a claimed email: sent, postponed, or given up. */
export type MailEnd =
  | { state: 'sent'; sentAt: Date }
  | { state: 'waiting'; notBefore: Date; attempts: number; problem: string }
  | { state: 'failed' | 'cancelled'; problem: string };

/** Saves the outcome of an email, unless one is saved already. */
export async function endMail(db: Db, id: number, end: MailEnd): Promise<void> {
  await db
    .update(outbox)
    .set({ problem: null, ...end })
    .where(and(eq(outbox.id, id), eq(outbox.state, 'waiting')));
}

/** Records that an address bounces, and why. */
export async function addBounce(db: Db, address: string, problem: string, at: Date): Promise<void> {
  await db
    .insert(bouncedAddresses)
    .values({ address, at, problem })
    .onConflictDoUpdate({ target: bouncedAddresses.address, set: { at, problem } });
}

/** Removes the bounce of an address where email arrives again. */
export async function removeBounce(db: Db, address: string): Promise<void> {
  await db.delete(bouncedAddresses).where(eq(bouncedAddresses.address, address));
}

/**
 * Marks the email of a Message-ID as failed after it bounced. Returns its recipient and its kind;
 * null for an email that Atlas did not send.
 */
export async function failReturnedMail(
  db: Db,
  id: number,
  dedupeKeyHash: string,
  problem: string,
): Promise<{ recipient: string; kind: string } | null> {
  const [mail] = await db
    .select({ recipient: outbox.recipient, kind: outbox.kind, dedupeKey: outbox.dedupeKey })
    .from(outbox)
    .where(and(eq(outbox.id, id), eq(outbox.channel, 'email')));
  if (!mail || hashOf(mail.dedupeKey) !== dedupeKeyHash) return null;
  await db.update(outbox).set({ state: 'failed', sentAt: null, problem }).where(eq(outbox.id, id));
  return { recipient: mail.recipient, kind: mail.kind };
}

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 16);

/**
 * Builds the Message-ID of an email. It is the same for each try, and identifies the email when
 * it bounces.
 */
export const messageIdOf = ({ id, dedupeKey }: { id: number; dedupeKey: string }, domain: string): string =>
  `<atlas.${id}.${hashOf(dedupeKey)}@${domain}>`;

/** Parses a Message-ID built by `messageIdOf`; null for any other. */
export function readMessageId(messageId: string): { id: number; hash: string } | null {
  const [, id, hash] = /^<?atlas\.(\d{1,15})\.([0-9a-f]{16})@/.exec(messageId.trim()) ?? [];
  return id === undefined || hash === undefined ? null : { id: Number(id), hash };
}

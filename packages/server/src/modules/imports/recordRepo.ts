import type { SheetName } from '@atlas/domain/imports';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { WithId } from '../../commands/subject.ts';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { accessLevels, userAccessLevels } from '../access/tables.ts';
import { courses, lessons, units } from '../courses/tables.ts';
import { funnelPaymentTerms, funnels } from '../funnels/tables.ts';
import { groups, subgroups } from '../groups/tables.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { users } from '../users/tables.ts';
import { importKeys } from './tables.ts';

/** The table of the records of each sheet. */
const TABLES: Readonly<Record<SheetName, WithId>> = {
  Members: users,
  Subscription: subscriptions,
  Groups: groups,
  Subgroups: subgroups,
  Courses: courses,
  Units: units,
  Lessons: lessons,
};

/** The ids among these whose records exist. */
export async function findExisting(db: Db, sheet: SheetName, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await db.execute<{ id: number }>(sql`select id from ${TABLES[sheet]} where ${inList(TABLES[sheet].id, ids)}`);
  return new Set(rows.map(({ id }) => id));
}

/** The identity of a subscription besides its id: its person, funnel and payment term. */
export const subscriptionIdentity = (userId: number | null, funnelId: number, termId: number): string => `${userId} ${funnelId} ${termId}`;

/** The identities of records among these that no import made. */
export async function findIdentities(db: Db, sheet: Exclude<SheetName, 'Members'>, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const table = TABLES[sheet];
  const identity = sheet === 'Subscription' ? sql`concat_ws(' ', user_id, funnel_id, payment_term_id)` : sql`name`;
  const { rows } = await db.execute<{ id: number; identity: string }>(sql`
    select id, ${identity} as identity from ${table}
    where ${inList(table.id, ids)}
      and not exists (select 1 from ${importKeys} where ${importKeys.kind} = ${sheet} and ${importKeys.recordId} = ${table.id})`);
  return new Map(rows.map((row) => [row.id, row.identity]));
}

/** The subscriptions of people that were not ended, with their periods. */
export async function findPeriods(db: Db, userIds: readonly number[]) {
  return userIds.length === 0
    ? []
    : await db
        .select({
          userId: subscriptions.userId,
          funnelId: subscriptions.funnelId,
          startsAt: subscriptions.startsAt,
          expiresAt: subscriptions.expiresAt,
        })
        .from(subscriptions)
        .where(and(inList(subscriptions.userId, userIds), isNull(subscriptions.unsubscribedAt)));
}

interface FunnelOffer {
  readonly startByDays: number;
  readonly validityByDays: number | null;
  readonly termIds: number[];
}

/** The payment terms that funnels offer and their periods, by the ids of the funnels. */
export async function findFunnelOffers(db: Db, funnelIds: readonly number[]): Promise<Map<number, FunnelOffer>> {
  const rows = await db
    .select({
      id: funnels.id,
      startByDays: funnels.startByDays,
      validityByDays: funnels.validityByDays,
      termId: funnelPaymentTerms.paymentTermId,
    })
    .from(funnels)
    .leftJoin(funnelPaymentTerms, eq(funnelPaymentTerms.funnelId, funnels.id))
    .where(inList(funnels.id, funnelIds));
  const offers = new Map<number, FunnelOffer>();
  for (const { id, termId, ...period } of rows) {
    const offer = offers.get(id) ?? { ...period, termIds: [] };
    offers.set(id, offer);
    if (termId !== null) offer.termIds.push(termId);
  }
  return offers;
}

/** The periods of funnels and the access levels that they bring, by their ids. */
export async function findFunnelPeriods(tx: Db, ids: readonly number[]) {
  const rows = await tx
    .select({
      id: funnels.id,
      startByDays: funnels.startByDays,
      validityByDays: funnels.validityByDays,
      levelId: sql<number>`coalesce(${funnels.accessLevelId}, (${sql`select ${accessLevels.id} from ${accessLevels} where ${accessLevels.key} = 'member'`}))`,
    })
    .from(funnels)
    .where(inList(funnels.id, ids));
  return new Map(rows.map(({ id, ...period }) => [id, period]));
}

/** Inserts subscriptions in one statement. @returns their ids, in the order of the rows */
export async function insertSubscriptions(tx: Db, rows: readonly (typeof subscriptions.$inferInsert)[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const inserted = await tx
    .insert(subscriptions)
    .values([...rows])
    .returning({ id: subscriptions.id });
  return inserted.map(({ id }) => id);
}

/** The keys among these of access levels that make a person a member. */
export async function findMemberLevels(tx: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ key: accessLevels.key })
    .from(accessLevels)
    .where(and(inList(accessLevels.key, [...new Set(keys)]), ne(accessLevels.role, 'non-member')));
  return new Set(rows.map(({ key }) => key));
}

/** A person with an access level. */
export interface HeldLevel {
  readonly userId: number;
  readonly levelId: number;
}

/** Gives people access levels, in one statement. @returns those that they did not hold */
export async function giveLevels(tx: Db, held: readonly HeldLevel[], at: Date): Promise<HeldLevel[]> {
  if (held.length === 0) return [];
  return tx
    .insert(userAccessLevels)
    .values(held.map(({ userId, levelId }) => ({ userId, accessLevelId: levelId, createdAt: at })))
    .onConflictDoNothing()
    .returning({ userId: userAccessLevels.userId, levelId: userAccessLevels.accessLevelId });
}

/** Takes access levels from people, in one statement. */
export async function takeLevels(tx: Db, held: readonly HeldLevel[]): Promise<void> {
  if (held.length === 0) return;
  const rows = held.map(({ userId, levelId }) => ({ user_id: userId, level_id: levelId }));
  await tx.execute(sql`
    delete from ${userAccessLevels} using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as held (user_id int, level_id int)
    where ${userAccessLevels.userId} = held.user_id and ${userAccessLevels.accessLevelId} = held.level_id`);
}

/** The names among these that groups have. */
export async function findNamesTaken(db: Db, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await db.select({ name: groups.name }).from(groups).where(inList(groups.name, names));
  return new Set(rows.map(({ name }) => name));
}

/** The active people with these Tribe IDs. */
export async function findUsersByTribeId(db: Db, tribeIds: readonly string[]): Promise<Map<string, number>> {
  if (tribeIds.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, tribeId: users.tribeId })
    .from(users)
    .where(sql`${inList(users.tribeId, tribeIds)} and ${isNull(users.archivedAt)}`);
  return new Map(rows.map(({ id, tribeId }) => [tribeId, id]));
}

/**
 * Deletes records that an import added and that were not saved since, in one statement. The
 * database refuses it once anything else refers to one of them.
 *
 * @returns the ids of those that were deleted; the others were changed or are gone
 */
export async function deleteUnchanged(tx: Db, sheet: Exclude<SheetName, 'Members'>, ids: readonly number[]): Promise<Set<number>> {
  const table = TABLES[sheet];
  const { rows } = await tx.execute<{ id: number }>(
    sql`delete from ${table} where ${inList(table.id, ids)} and revision = 1 returning ${table.id} as id`,
  );
  return new Set(rows.map(({ id }) => id));
}

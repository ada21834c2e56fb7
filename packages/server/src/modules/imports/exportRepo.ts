import { exportedKey, type SheetName } from '@atlas/domain/imports';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Reader } from '../../commands/reader.ts';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { accessLevels } from '../access/tables.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { batches } from '../batches/tables.ts';
import { courses, lessons, units } from '../courses/tables.ts';
import { groups, subgroups } from '../groups/tables.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { users } from '../users/tables.ts';
import { findMembers, type MemberRow } from './memberRepo.ts';
import { findKeys } from './repo.ts';
import { importKeys, importRows } from './tables.ts';

/** The next active people in the reader's scope, by their ids. */
export const findMembersAfter = (db: Db, reader: Reader, after: number, limit: number): Promise<MemberRow[]> =>
  findMembers(db, sql`${and(gt(users.id, after), isNull(users.archivedAt), ofPeopleInScope(reader, users.id))}`, false, limit);

/** A subscription in an export. */
export interface SubscriptionRow {
  readonly id: number;
  readonly userId: number;
  readonly funnelId: number;
  readonly paymentTermId: number | null;
  readonly createdAt: Date;
  readonly unsubscribedAt: Date | null;
}

/** The last subscription of each of these people that a row of the template can describe. */
export async function findLastSubscriptions(db: Db, userIds: readonly number[]): Promise<Map<number, SubscriptionRow>> {
  const rows = await db
    .select({
      id: subscriptions.id,
      userId: subscriptions.userId,
      funnelId: subscriptions.funnelId,
      paymentTermId: subscriptions.paymentTermId,
      createdAt: subscriptions.createdAt,
      unsubscribedAt: subscriptions.unsubscribedAt,
    })
    .from(subscriptions)
    .where(
      and(
        inList(subscriptions.userId, userIds),
        sql`${subscriptions.id} = (
          select latest.id from ${subscriptions} as latest
          where latest.user_id = ${subscriptions.userId} and latest.payment_term_id is not null
          order by latest.starts_at desc, latest.id desc limit 1)`,
      ),
    );
  return new Map(rows.map((row) => [row.userId, row]));
}

/** The keys of records in an export: those of the import that made them, or made of their ids. */
export async function findExportKeys(db: Db, sheet: SheetName, ids: readonly number[]): Promise<Map<number, string>> {
  const made = await db
    .select({ key: importKeys.key, recordId: importKeys.recordId })
    .from(importKeys)
    .where(and(eq(importKeys.kind, sheet), inList(importKeys.recordId, ids)));
  const known = new Map(made.map(({ key, recordId }) => [recordId, key]));
  const taken = await findKeys(
    db,
    sheet,
    ids.map((id) => exportedKey(id)),
  );
  return new Map(ids.map((id) => [id, known.get(id) ?? exportedKey(id, taken.has(exportedKey(id)))]));
}

/** The names of batches, groups and access levels. A level whose name has a comma goes by its key. */
export async function findNames(db: Db) {
  const levels = await db.select({ key: accessLevels.key, name: accessLevels.name }).from(accessLevels).orderBy(accessLevels.id);
  return {
    batches: new Map((await db.select({ id: batches.id, name: batches.name }).from(batches)).map(({ id, name }) => [id, name])),
    groups: new Map((await db.select({ id: groups.id, name: groups.name }).from(groups)).map(({ id, name }) => [id, name])),
    levels: new Map(levels.map(({ key, name }) => [key, name.includes(',') ? key : name])),
  };
}

/** Reads the next rows of a table by their ids. */
const nextOf = (db: Db, table: PgTable & { id: AnyPgColumn }, after: number, limit: number, isWanted = sql`true`) =>
  db
    .select()
    .from(table)
    .where(and(gt(table.id, after), isWanted))
    .orderBy(asc(table.id))
    .limit(limit);

type RowsAfter<Row> = (db: Db, after: number, limit: number) => Promise<Row[]>;

export const findGroupsAfter: RowsAfter<typeof groups.$inferSelect> = async (db, after, limit) =>
  (await nextOf(db, groups, after, limit, isNull(groups.archivedAt))) as (typeof groups.$inferSelect)[];

export const findSubgroupsAfter: RowsAfter<typeof subgroups.$inferSelect> = async (db, after, limit) =>
  (await nextOf(
    db,
    subgroups,
    after,
    limit,
    sql`${subgroups.archivedAt} is null and ${subgroups.groupId} in (select ${groups.id} from ${groups} where ${groups.archivedAt} is null)`,
  )) as (typeof subgroups.$inferSelect)[];

/** Courses with the Tribe IDs of their authors. */
export const findCoursesAfter: RowsAfter<typeof courses.$inferSelect & { authorTribeId: string | null }> = async (db, after, limit) => {
  const rows = await db
    .select({ course: courses, authorTribeId: users.tribeId })
    .from(courses)
    .leftJoin(users, and(eq(users.id, courses.authorId), isNull(users.archivedAt)))
    .where(and(gt(courses.id, after), isNull(courses.archivedAt)))
    .orderBy(asc(courses.id))
    .limit(limit);
  return rows.map(({ course, authorTribeId }) => ({ ...course, authorTribeId }));
};

/** The units and lessons of courses, in their order. */
export const findUnitsOf = (db: Db, courseIds: readonly number[]) =>
  db.select().from(units).where(inList(units.courseId, courseIds)).orderBy(asc(units.courseId), asc(units.position));

export const findLessonsOf = (db: Db, unitIds: readonly number[]) =>
  db
    .select()
    .from(lessons)
    .where(and(inList(lessons.unitId, unitIds), isNull(lessons.archivedAt)))
    .orderBy(asc(lessons.unitId), asc(lessons.position));

/**
 * The next rows of a sheet for the error file: those that failed, and the people of subscriptions
 * that failed, because a subscription is found by the row of its person.
 */
export const findFailedAfter = (db: Db, importId: number, sheet: string, after: number, limit: number) => {
  const column = sql.raw(`'Subscription ID'`);
  const named = sql`${importRows.sheet} = 'Members' and ${importRows.cells} ->> ${column} in (
    select failed.cells ->> ${column} from ${importRows} as failed
    where failed.import_id = ${importId} and failed.sheet = 'Subscription' and failed.state = 'failed')`;
  return db
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, importId),
        eq(importRows.sheet, sheet),
        gt(importRows.row, after),
        sql`(${importRows.state} = 'failed' or ${named})`,
      ),
    )
    .orderBy(asc(importRows.row))
    .limit(limit);
};

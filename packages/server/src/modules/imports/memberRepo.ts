import { levelKeys, levelsText, type MemberNames } from '@atlas/domain/imports';
import { allowsAllOf, LEVEL_ALLOWS_MORE } from '@atlas/domain/access';
import { UNCONFIRMED_AFFILIATE } from '@atlas/domain/affiliates';
import type { Values } from '@atlas/domain/jobs';
import { xpSourceName } from '@atlas/domain/journey';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../commands/context.ts';
import { opensPage } from '../../commands/reader.ts';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { accessLevels, userAccessLevels } from '../access/tables.ts';
import { batches } from '../batches/tables.ts';
import { groupMembers, groups } from '../groups/tables.ts';
import { findChangeable } from '../groups/writeRepo.ts';
import { xpEntries } from '../stages/tables.ts';
import { users } from '../users/tables.ts';

/** The name of the ledger entry of base points. A person has at most one. */
const BASE_POINTS = xpSourceName('import', 1);

/** The batches, groups and access levels that rows may name. A level is named by its name or key. */
export async function findMemberNames(ctx: Context, db: Db): Promise<MemberNames> {
  const { reader } = ctx.source;
  const [batchRows, groupRows, levelRows] = [
    await db.select({ id: batches.id, name: batches.name, archivedAt: batches.archivedAt }).from(batches),
    await db.select({ id: groups.id, name: groups.name, archivedAt: groups.archivedAt }).from(groups),
    await db.select().from(accessLevels),
  ];
  const changeable = await findChangeable(
    db,
    reader,
    groupRows.map(({ id }) => id),
  );
  const mayGive = opensPage(reader, 'editUser');
  const problemOf = (level: (typeof levelRows)[number]): string | null => {
    if (!mayGive || !allowsAllOf(reader.access, level)) return LEVEL_ALLOWS_MORE;
    return level.role === 'affiliate' ? UNCONFIRMED_AFFILIATE : null;
  };
  const named = (rows: readonly { id: number; name: string; archivedAt: Date | null }[]) =>
    new Map(rows.map(({ id, name, archivedAt }) => [name.toLowerCase(), { id, isArchived: archivedAt !== null }]));
  return {
    batches: named(batchRows),
    groups: named(groupRows.filter(({ id }) => changeable.has(id))),
    levels: new Map(
      levelRows
        .filter(({ archivedAt }) => archivedAt === null)
        .flatMap((level) => {
          const known = { key: level.key, problem: problemOf(level) };
          return [
            [level.name.toLowerCase(), known],
            [level.key.toLowerCase(), known],
          ] as const;
        }),
    ),
  };
}

/** A person as an import finds them. */
export interface MemberRow {
  readonly id: number;
  readonly tribeId: string;
  readonly email: string;
  readonly archivedAt: Date | null;
  readonly values: Values;
}

// Columns inside a nested expression keep the names of their tables.
const memberColumns = {
  id: users.id,
  tribeId: users.tribeId,
  email: users.email,
  archivedAt: users.archivedAt,
  firstName: users.firstName,
  middleName: users.middleName,
  lastName: users.lastName,
  suffix: users.suffix,
  sex: users.sex,
  birthdate: users.birthdate,
  mobileNumber: users.mobileNumber,
  facebookProfile: users.facebookProfile,
  batchId: users.batchId,
  groupId: sql<number | null>`(${sql`select ${groupMembers.groupId} from ${groupMembers} where ${groupMembers.userId} = ${users.id}`})`,
  basePoints: sql<
    number | null
  >`(${sql`select ${xpEntries.points} from ${xpEntries} where ${xpEntries.userId} = ${users.id} and ${xpEntries.sourceName} = ${BASE_POINTS}`})`,
  keys: sql<
    string[] | null
  >`(${sql`select array_agg(${accessLevels.key}::text) from ${userAccessLevels} join ${accessLevels} on ${accessLevels.id} = ${userAccessLevels.accessLevelId} where ${userAccessLevels.userId} = ${users.id}`})`,
};

/** Finds people, and in a transaction that writes locks them in the order of their ids. */
export async function findMembers(db: Db, where: ReturnType<typeof sql>, isHeld: boolean, limit?: number): Promise<MemberRow[]> {
  const read = db.select(memberColumns).from(users).where(where).orderBy(users.id);
  const rows = await (isHeld ? read.for('no key update', { of: users }) : limit === undefined ? read : read.limit(limit));
  return rows.map(({ id, tribeId, email, archivedAt, keys, ...values }) => ({
    id,
    tribeId,
    email,
    archivedAt,
    values: { ...values, levels: levelsText(keys ?? []) },
  }));
}

/** The people with one of these Tribe IDs or addresses. */
export const findNamedMembers = (
  db: Db,
  { tribeIds, emails }: { tribeIds: readonly string[]; emails: readonly string[] },
  isHeld: boolean,
): Promise<MemberRow[]> =>
  findMembers(db, sql`(${or(inList(users.tribeId, tribeIds), sql`${users.email} = any(${sql.param([...emails])}::citext[])`)})`, isHeld);

export const findMembersById = (tx: Db, ids: readonly number[]): Promise<MemberRow[]> => findMembers(tx, inList(users.id, ids), true);

/** The columns of the account. */
const COLUMNS = {
  firstName: users.firstName,
  middleName: users.middleName,
  lastName: users.lastName,
  suffix: users.suffix,
  sex: users.sex,
  birthdate: users.birthdate,
  mobileNumber: users.mobileNumber,
  facebookProfile: users.facebookProfile,
  batchId: users.batchId,
} as const;

/** The values among these that are columns of the account. */
export const userColumns = (values: Values): Partial<typeof users.$inferInsert> =>
  Object.fromEntries(
    Object.keys(COLUMNS)
      .filter((name) => name in values)
      .map((name) => [name, values[name] ?? (name === 'lastName' ? '' : null)]),
  );

/** A person with the values to write. */
export interface MemberWrite {
  readonly userId: number;
  readonly values: Values;
  /** The keys of the access levels that the person holds. */
  readonly held: readonly string[];
}

/** Writes columns of accounts, in one statement. A value that is absent stays as it is. */
export async function updateMembers(tx: Db, writes: readonly MemberWrite[]): Promise<void> {
  const rows = writes.map(({ userId, values }) => ({ id: userId, given: userColumns(values) }));
  if (rows.length === 0) return;
  const sets = Object.entries(COLUMNS).map(([name, column]) => {
    const key = sql.raw(`'${name}'`);
    return [
      name,
      sql`case when changed.given ? ${key} then (changed.given ->> ${key})::${sql.raw(column.getSQLType())} else ${column} end`,
    ];
  });
  await tx
    .update(users)
    .set({ ...(Object.fromEntries(sets) as Record<string, SQL>), revision: sql`${users.revision} + 1` })
    .from(sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed (id int, given jsonb)`)
    .where(sql`${users.id} = changed.id`);
}

/** Archives people, in one statement. */
export async function archiveMembers(tx: Db, ids: readonly number[], { at, reason }: { at: Date; reason: string }): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(users)
    .set({ archivedAt: at, archivedReason: reason, revision: sql`${users.revision} + 1` })
    .where(inList(users.id, ids));
}

/**
 * Writes the groups, the access levels and the base points of people, as far as they are given. The
 * number of statements does not grow with the people.
 */
export async function writeMembersRest(tx: Db, writes: readonly MemberWrite[], at: Date): Promise<void> {
  await writeGroups(
    tx,
    writes.filter(({ values }) => 'groupId' in values),
    at,
  );
  await writeLevels(
    tx,
    writes.filter(({ values }) => 'levels' in values),
    at,
  );
  await writeBasePoints(
    tx,
    writes.filter(({ values }) => 'basePoints' in values),
    at,
  );
}

const idsOf = (writes: readonly MemberWrite[]): number[] => writes.map(({ userId }) => userId);

async function writeGroups(tx: Db, writes: readonly MemberWrite[], at: Date): Promise<void> {
  if (writes.length === 0) return;
  await tx.delete(groupMembers).where(inList(groupMembers.userId, idsOf(writes)));
  const rows = writes.flatMap(({ userId, values: { groupId } }) =>
    typeof groupId === 'number' ? [{ userId, groupId, joinedAt: at }] : [],
  );
  if (rows.length > 0) await tx.insert(groupMembers).values(rows);
}

async function writeLevels(tx: Db, writes: readonly MemberWrite[], at: Date): Promise<void> {
  const pairs = (keysOf: (wanted: readonly string[], held: readonly string[]) => string[]) =>
    writes.flatMap(({ userId, values, held }) => keysOf(levelKeys(values['levels']), held).map((key) => ({ user_id: userId, key })));
  const added = pairs((wanted, held) => wanted.filter((key) => !held.includes(key)));
  const removed = pairs((wanted, held) => held.filter((key) => !wanted.includes(key)));
  const named = (rows: readonly object[]) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as named (user_id int, key text)`;
  if (added.length > 0)
    await tx.execute(sql`
      insert into ${userAccessLevels} (user_id, access_level_id, created_at)
      select named.user_id, ${accessLevels.id}, ${at.toISOString()}::timestamptz
      from ${named(added)} join ${accessLevels} on ${accessLevels.key} = named.key
      on conflict do nothing`);
  if (removed.length > 0)
    await tx.execute(sql`
      delete from ${userAccessLevels} using ${named(removed)} join ${accessLevels} on ${accessLevels.key} = named.key
      where ${userAccessLevels.userId} = named.user_id and ${userAccessLevels.accessLevelId} = ${accessLevels.id}`);
}

async function writeBasePoints(tx: Db, writes: readonly MemberWrite[], at: Date): Promise<void> {
  if (writes.length === 0) return;
  await tx.delete(xpEntries).where(and(inList(xpEntries.userId, idsOf(writes)), eq(xpEntries.sourceName, BASE_POINTS)));
  const rows = writes.flatMap(({ userId, values: { basePoints: points } }) =>
    typeof points === 'number'
      ? [{ userId, source: 'import' as const, sourceName: BASE_POINTS, points, label: 'Base points', createdAt: at }]
      : [],
  );
  if (rows.length > 0) await tx.insert(xpEntries).values(rows);
}

import DataLoader from 'dataloader';
import { and, asc, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Role } from '@atlas/domain/access';
import type { FilterFieldsOf } from '@atlas/domain/lists';
import type { EnrollmentStatus } from '@atlas/domain/subscriptions';
import { archivedUsersList, membersList, nonMembersList, type PersonToArchive, type UserStatus } from '@atlas/domain/users';
import { inList } from '../../db/inList.ts';
import { type Filter, type List, type Rows, type Walk, whereOf } from '../../db/list.ts';
import { onDays, type Days } from '../../db/onDays.ts';
import type { Db } from '../../db/open.ts';
import { prepared } from '../../db/prepared.ts';
import { present } from '../../db/present.ts';
import { type LoaderFor, type LoaderOf, manyBy, oneById, type Source, valueBy } from '../../commands/loaders.ts';
import { declaredList } from '../../commands/declaredList.ts';
import type { Access } from '../../commands/reader.ts';
import { searchCondition, searchFields, searchRows } from '../../db/search.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { accessLevels, userAccessLevels } from '../access/tables.ts';
import { files } from '../files/tables.ts';
import { bugReports, privacyRequests, userMerges, userNotes, users, wins } from './tables.ts';

/** The access level of administrators. At least one active account must hold it. */
export const ADMIN_KEY = 'admin';

export type User = typeof users.$inferSelect;
export type UserNote = typeof userNotes.$inferSelect;
export type Win = typeof wins.$inferSelect;
export type UserMerge = typeof userMerges.$inferSelect;
export type PrivacyRequest = typeof privacyRequests.$inferSelect;
export type BugReport = typeof bugReports.$inferSelect;

const readUsers = prepared((db: Db) => db.select().from(users).where(inList(users.id)));
/** Loads all people of a page in one statement. */
export const userLoader = oneById<User>(({ db }, ids) => readUsers(db, { ids }));

/** Loads a person, archived or not; null when there is none. */
export async function findUserById(db: Db, id: number): Promise<User | null> {
  const [row] = await readUsers(db, { ids: [id] });
  return row ?? null;
}

/** Loads the user with this id, where a foreign key guarantees that they exist. */
export const userOf = ({ loader }: { loader: LoaderFor }, id: number): Promise<User> => present(loader(userLoader).load(id), `User ${id}`);

/** Loads the user with this id, or returns null without an id. */
export const userOrNull = async ({ loader }: { loader: LoaderFor }, id: number | null): Promise<User | null> =>
  id === null ? null : loader(userLoader).load(id);

/** Loads the person of a profile address. Archived people have no profile. */
export async function findProfile(db: Db, slug: string): Promise<User | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.slug, slug), isNull(users.archivedAt)));
  return row ?? null;
}

/** The access levels that people hold, in the order in which they got them. */
export const levelsOfUser = manyBy<{ userId: number; id: number; key: string; name: string; role: Role; since: Date }>(
  ({ userId }) => userId,
  ({ db }, userIds) =>
    db
      .select({
        userId: userAccessLevels.userId,
        id: accessLevels.id,
        key: accessLevels.key,
        name: accessLevels.name,
        role: accessLevels.role,
        since: userAccessLevels.createdAt,
      })
      .from(userAccessLevels)
      .innerJoin(accessLevels, eq(accessLevels.id, userAccessLevels.accessLevelId))
      .where(inList(userAccessLevels.userId, userIds))
      .orderBy(userAccessLevels.createdAt, accessLevels.id),
);

/** The number of people in a batch. */
export const batchSize = valueBy(0, ({ db }, ids) =>
  db
    .select({ key: sql<number>`${users.batchId}`, value: sql<number>`count(*)::int` })
    .from(users)
    .where(inList(users.batchId, ids))
    .groupBy(users.batchId),
);

/** Staff notes about people, newest first. */
export const notesOfUser = manyBy<UserNote>(
  ({ userId }) => userId,
  ({ db }, userIds) =>
    db.select().from(userNotes).where(inList(userNotes.userId, userIds)).orderBy(desc(userNotes.createdAt), desc(userNotes.id)),
);

/** Wins of people, newest first. */
export const winsOfUser = manyBy<Win>(
  ({ userId }) => userId,
  ({ db }, userIds) => db.select().from(wins).where(inList(wins.userId, userIds)).orderBy(desc(wins.achievedOn), desc(wins.id)),
);

export const winLoader = oneById<Win>(({ db }, ids) => db.select().from(wins).where(inList(wins.id, ids)));

/** The picture of a win, with its size in bytes, and in pixels where that is known. */
export interface WinPicture {
  fileId: number;
  bytes: number;
  width: number | null;
  height: number | null;
}

export const pictureOfWin = valueBy<WinPicture | null>(null, ({ db }, winIds) =>
  db
    .select({
      key: sql<number>`${files.winId}`,
      value: sql<WinPicture>`jsonb_build_object('fileId', ${files.id}, 'bytes', ${files.bytes}, 'width', ${files.width}, 'height', ${files.height})`,
    })
    .from(files)
    .where(inList(files.winId, winIds)),
);

/** The id of the file that is the picture of a win; null without one. */
export async function findPictureId(db: Db, winId: number): Promise<number | null> {
  const [row] = await db.select({ id: files.id }).from(files).where(eq(files.winId, winId));
  return row?.id ?? null;
}

/** The id of the file that is the picture of a person; null without one. */
export async function findAvatarId(db: Db, userId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.userId, userId), eq(files.purpose, 'avatar')));
  return row?.id ?? null;
}

/** Locks a person's account against changes until the transaction ends. */
export const holdUser = (tx: Db, id: number): Promise<unknown> =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');

export const countWins = (db: Db, userId: number): Promise<number> => db.$count(wins, eq(wins.userId, userId));

export async function updateWin(tx: Db, id: number, values: Pick<Win, 'title' | 'body' | 'achievedOn'>): Promise<void> {
  await tx.update(wins).set(values).where(eq(wins.id, id));
}

export async function deleteWin(tx: Db, id: number): Promise<void> {
  await tx.delete(wins).where(eq(wins.id, id));
}

export const usersList = {
  table: users,
  id: users.id,
  sorts: { created: [users.createdAt], name: [users.nameKey] },
} satisfies List<string>;

const archivedList = {
  ...usersList,
  sorts: { archived: [users.archivedAt], ...usersList.sorts },
} satisfies List<string>;

/** Filters of people that other modules provide. */
interface Narrowings {
  groupId: number;
  stageId: number;
  funnelId: number;
  status: UserStatus;
  enrolment: EnrollmentStatus;
  lastExpiry: Days;
}
/**
 * People referenced by rows of another module: their ids as a select, and a condition on a row of
 * `users`.
 */
interface Named {
  ids: SQL;
  isOne: SQL;
  /**
   * Up to this number, the people are collected and sorted. Beyond it, the list is walked until
   * enough of them are found.
   */
  most?: number;
}

/** The people referenced by the rows of a table that meet a condition. */
export const namedBy = (table: PgTable, userId: AnyPgColumn, condition: SQL | undefined): Named => ({
  ids: sql`select ${userId} from ${table} where ${condition}`,
  // PostgreSQL never turns a scalar subquery into a join, so it checks only as many people as the
  // page and the count need.
  isOne: sql`(select count(*) = 1 from (select 1 from ${table} where ${and(sql`${userId} = ${users.id}`, condition)} limit 1) as found)`,
});

type Narrowing<Value> = (value: Value, source: Source) => SQL | Named;
const NARROWINGS = new Map<keyof Narrowings, Narrowing<never>>();

/**
 * Registers the condition of a filter on the rows of `users`. Called once, by the module that owns
 * the tables of the filter.
 */
export function narrowsPeople<Name extends keyof Narrowings>(name: Name, condition: Narrowing<Narrowings[Name]>): void {
  if (NARROWINGS.has(name)) throw new Error(`The people filter ${name} is already registered`);
  NARROWINGS.set(name, condition);
}

/**
 * Returns the registered condition of a filter. Throws without one, because a list must not grow
 * when a module is missing.
 */
function narrowed<Name extends keyof Narrowings>(
  name: Name,
  value: Narrowings[Name] | null | undefined,
  source: Source,
): SQL | Named | undefined {
  if (value == null) return undefined;
  const condition = NARROWINGS.get(name);
  if (condition === undefined) throw new Error(`The people filter ${name} is not registered: import registry/registrations.ts`);
  // The condition of a name takes the value of that name, which the type of the map does not
  // express.
  return condition(value as never, source);
}

const MAX_GATHERED = 2000;

/**
 * Builds alternative walks to people referenced by other modules, of which the database uses one.
 * It starts from the few people of one module, or walks the list where each module references many.
 * The choice is made by counting, because the statistics of the database do not show it for a group
 * or a funnel. The SQL comment keeps the statement unnamed: a plan for any funnel would be wrong
 * for a small one.
 */
function waysTo(named: readonly Named[]): Walk[] {
  const both = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` and `);
  const many: SQL[] = [];
  const gathered = named.map(({ ids, most = MAX_GATHERED }) => {
    const first = (count: number): SQL => sql`${ids} limit ${sql.raw(String(count))}`;
    const few = sql`/* unnamed */ (select count(*) <= ${sql.raw(String(most))} from (${first(most + 1)}) as counted)`;
    const way = both([...many, few, sql`${users.id} = any(array(${first(most)}))`]);
    many.push(sql`not ${few}`);
    return way;
  });
  return [...gathered, both(many)];
}

export type UsersFilter = Filter<FilterFieldsOf<typeof membersList>>;
/** Kind of a list of people: members, non-members or archived accounts. */
export type PeopleKind = User['type'] | 'archived';

/**
 * Columns that a short search compares. Each has an index for both orders of the list of people.
 */
const NAMES = { id: users.id, columns: [users.firstName, users.lastName, users.email] };

/** The searchable text of a name only. */
export const NAME_FIELDS = searchFields(
  users.firstName,
  sql`coalesce(${users.middleName}, '')`,
  users.lastName,
  sql`coalesce(${users.suffix}, '')`,
);

/**
 * Condition for rows whose person matches a search of names, e-mail address and Tribe ID; undefined
 * without a search.
 */
export function ofPersonNamed(search: string | null | undefined, userId: AnyPgColumn): SQL | undefined {
  const found = searchCondition(search, users.searchText, NAMES);
  return found && sql`${userId} in (select ${users.id} from ${users} where ${found})`;
}

/** Number of people that a search continues with. */
const MAX_NAMED = 20;

/**
 * Walks to the rows of a long list whose person matches a search of names, e-mail address and Tribe
 * ID. Each walk follows one of these columns, for the first people in scope that match.
 */
export function walksOfPersonNamed(search: string, { reader }: Source, ...columns: AnyPgColumn[]): Walk[] {
  const found = and(searchCondition(search, users.searchText, NAMES), ofPeopleInScope(reader, users.id));
  const among = sql`(select ${users.id} from ${users} where ${found} limit ${sql.raw(String(MAX_NAMED))})`;
  return columns.map((column) => ({ column, among }));
}

/**
 * Condition for rows whose person matches a search by name only, for short lists whose readers must
 * not guess an address with a search.
 */
export function ofPersonCalled(search: string | null | undefined, userId: AnyPgColumn): SQL | undefined {
  const found = searchCondition(search, NAME_FIELDS);
  return found && sql`exists (select 1 from ${users} where ${users.id} = ${userId} and ${found})`;
}

/**
 * Order in which each status is most frequent: new accounts buy memberships, which expire over the
 * years.
 */
const DENSEST: { [Status in UserStatus | EnrollmentStatus]?: SQL[] } = {
  active: [desc(users.createdAt), desc(users.id)],
  inactive: [asc(users.createdAt), asc(users.id)],
  Active: [desc(users.createdAt), desc(users.id)],
  Inactive: [asc(users.createdAt), asc(users.id)],
};

const isOfKind = (kind: PeopleKind): SQL | undefined =>
  kind === 'archived' ? isNotNull(users.archivedAt) : and(isNull(users.archivedAt), eq(users.type, kind));

const isNamed = (narrowing: SQL | Named | undefined): narrowing is Named => narrowing !== undefined && 'ids' in narrowing;

/** Conditions of the filters that other modules provide. */
function narrowings(filter: UsersFilter, source: Source): (SQL | Named | undefined)[] {
  const { expiresFrom: from, expiresTo: to, accessLevelId } = filter;
  return [
    narrowed('groupId', filter.groupId, source),
    narrowed('stageId', filter.stageId, source),
    accessLevelId == null
      ? undefined
      : namedBy(userAccessLevels, userAccessLevels.userId, eq(userAccessLevels.accessLevelId, accessLevelId)),
    narrowed('funnelId', filter.funnelId, source),
    narrowed('status', filter.status, source),
    narrowed('enrolment', filter.enrolment, source),
    narrowed('lastExpiry', (from ?? to) == null ? null : { from, to }, source),
  ];
}

/** Rows of a list of people in the reader's scope. */
export function peopleRows(kind: PeopleKind, filter: UsersFilter, source: Source): Rows {
  const found = searchRows(filter.search, users.searchText, NAMES);
  const known = narrowings(filter, source);
  const named = known.filter(isNamed);
  const status = filter.status ?? filter.enrolment;
  return {
    where: and(
      isOfKind(kind),
      ofPeopleInScope(source.reader, users.id),
      found.where,
      filter.batchId == null ? undefined : eq(users.batchId, filter.batchId),
      filter.province == null ? undefined : eq(users.province, filter.province),
      onDays(users.createdAt, { from: filter.createdFrom, to: filter.createdTo }),
      ...known.map((narrowing) => (isNamed(narrowing) ? narrowing.isOne : narrowing)),
    ),
    walks: found.walks ?? (named.length > 0 ? waysTo(named) : undefined),
    densest: status == null ? undefined : DENSEST[status],
  };
}

/** The rows of a list of people as one condition. */
export const peopleWhere = (...requested: Parameters<typeof peopleRows>): SQL | undefined => whereOf(peopleRows(...requested));

/** The list of accounts with an access level above non-member, for staff. */
export const MEMBER_LIST = declaredList({
  name: 'members',
  page: 'users',
  declaration: membersList,
  list: usersList,
  where: (filter, source) => peopleRows('member', filter, source),
  loader: userLoader,
});

/** The list of accounts without a membership. */
export const NON_MEMBER_LIST = declaredList({
  name: 'nonMembers',
  page: 'users',
  declaration: nonMembersList,
  list: usersList,
  where: (filter, source) => peopleRows('non-member', filter, source),
  loader: userLoader,
});

/** The list of archived accounts. */
export const ARCHIVED_USER_LIST = declaredList({
  name: 'archivedUsers',
  page: 'users',
  declaration: archivedUsersList,
  list: archivedList,
  where: (filter, source) => peopleRows('archived', filter, source),
  loader: userLoader,
});

/**
 * The provinces where people in scope live, by name. Each is found in the index from the one before
 * it, so the cost does not depend on the number of people.
 */
export async function findProvinces({ db, reader }: Source): Promise<string[]> {
  const next = (after: SQL) =>
    sql`(select ${users.province} from ${users} where ${after} and ${ofPeopleInScope(reader, users.id)} order by ${users.province} limit 1)`;
  const { rows } = await db.execute<{ province: string }>(sql`
    with recursive found (province) as (
      ${next(sql`${users.province} is not null`)}
      union all select ${next(sql`${users.province} > found.province`)} from found where found.province is not null
    ) select province from found where province is not null`);
  return rows.map(({ province }) => province);
}

export const userMergeLoader = oneById<UserMerge>(({ db }, ids) => db.select().from(userMerges).where(inList(userMerges.id, ids)));

export const userMergesList = {
  table: userMerges,
  id: userMerges.id,
  sorts: { created: [userMerges.createdAt] },
} satisfies List<string>;

/** Condition for merges of people in the reader's scope. */
export const userMergesWhere = (filter: Filter<{ undone: boolean }>, { reader }: Source): SQL | undefined =>
  and(
    ofPeopleInScope(reader, userMerges.keptId),
    filter.undone == null ? undefined : filter.undone ? isNotNull(userMerges.undoneAt) : isNull(userMerges.undoneAt),
  );

export const privacyRequestLoader = oneById<PrivacyRequest>(({ db }, ids) =>
  db.select().from(privacyRequests).where(inList(privacyRequests.id, ids)),
);

/** Privacy requests of people, newest first. */
export const privacyRequestsOfUser = manyBy<PrivacyRequest>(
  ({ userId }) => userId,
  ({ db }, userIds) =>
    db
      .select()
      .from(privacyRequests)
      .where(inList(privacyRequests.userId, userIds))
      .orderBy(desc(privacyRequests.createdAt), desc(privacyRequests.id)),
);

export const privacyRequestsList = {
  table: privacyRequests,
  id: privacyRequests.id,
  sorts: { created: [privacyRequests.createdAt] },
} satisfies List<string>;

export const privacyRequestsWhere = (
  filter: Filter<{ kind: PrivacyRequest['kind']; state: PrivacyRequest['state'] }>,
  { reader }: Source,
): SQL | undefined =>
  and(
    ofPeopleInScope(reader, privacyRequests.userId),
    filter.kind == null ? undefined : eq(privacyRequests.kind, filter.kind),
    filter.state == null ? undefined : eq(privacyRequests.state, filter.state),
  );

export const bugReportLoader = oneById<BugReport>(({ db }, ids) => db.select().from(bugReports).where(inList(bugReports.id, ids)));

/** The ids of the pictures attached to bug reports. */
export const screenshotsOfReport = manyBy<{ id: number; reportId: number | null }>(
  ({ reportId }) => reportId,
  ({ db }, reportIds) =>
    db
      .select({ id: files.id, reportId: files.bugReportId })
      .from(files)
      .where(inList(files.bugReportId, reportIds))
      .orderBy(files.position, files.id),
);

export const bugReportsList = {
  table: bugReports,
  id: bugReports.id,
  sorts: { created: [bugReports.createdAt] },
} satisfies List<string>;

/**
 * Condition for bug reports: all of them for staff who see everyone, else those of people in scope.
 */
export const bugReportsWhere = (filter: Filter<{ state: BugReport['state'] }>, { reader }: Source): SQL | undefined =>
  and(ofPeopleInScope(reader, bugReports.userId), filter.state == null ? undefined : eq(bugReports.state, filter.state));

/** Whether all of these ids are accounts that are not archived. */
export async function areActive(db: Db, ids: readonly number[]): Promise<boolean> {
  const distinct = [...new Set(ids)];
  return (await db.$count(users, and(inList(users.id, distinct), isNull(users.archivedAt)))) === distinct.length;
}

/** The id of the account with this e-mail address, archived or not; null when there is none. */
export async function findUserId(db: Db, email: string): Promise<number | null> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return row?.id ?? null;
}

/** The keys of the access levels that a person holds, by name. */
export async function findLevelKeys(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .select({ key: accessLevels.key })
    .from(userAccessLevels)
    .innerJoin(accessLevels, eq(accessLevels.id, userAccessLevels.accessLevelId))
    .where(eq(userAccessLevels.userId, userId))
    .orderBy(accessLevels.key);
  return rows.map(({ key }) => key);
}

/**
 * Inserts a person. Returns undefined when the e-mail address, the Tribe ID or the profile address
 * is taken.
 */
export async function insertUser(tx: Db, row: typeof users.$inferInsert): Promise<User | undefined> {
  const [user] = await tx.insert(users).values(row).onConflictDoNothing().returning();
  return user;
}

export async function giveLevel(tx: Db, userId: number, levelKey: string, at: Date): Promise<void> {
  const [level] = await tx.select({ id: accessLevels.id }).from(accessLevels).where(eq(accessLevels.key, levelKey));
  if (!level) throw new Error(`There is no access level with the key ${levelKey}`);
  await tx.insert(userAccessLevels).values({ userId, accessLevelId: level.id, createdAt: at }).onConflictDoNothing();
}

/** Revokes an access level. */
export async function removeLevel(tx: Db, userId: number, accessLevelId: number): Promise<void> {
  await tx.delete(userAccessLevels).where(and(eq(userAccessLevels.userId, userId), eq(userAccessLevels.accessLevelId, accessLevelId)));
}

/**
 * The names of the access levels that a person holds, by key, in the order in which they got them.
 */
export async function findNamedLevels(db: Db, userId: number): Promise<Record<string, string>> {
  const rows = await db
    .select({ key: accessLevels.key, name: accessLevels.name })
    .from(userAccessLevels)
    .innerJoin(accessLevels, eq(accessLevels.id, userAccessLevels.accessLevelId))
    .where(eq(userAccessLevels.userId, userId))
    .orderBy(userAccessLevels.createdAt, accessLevels.id);
  return Object.fromEntries(rows.map(({ key, name }) => [key, name]));
}

/**
 * Loads what decides whether the reader may archive or restore people, by their ids. Unknown ids
 * are missing from the map. Takes two statements for any number of people.
 */
export async function findPeopleToArchive({ db, reader }: Source, ids: readonly number[]): Promise<Map<number, PersonToArchive>> {
  const isAdmin = sql`${accessLevels.id} = ${userAccessLevels.accessLevelId} and ${accessLevels.key} = ${ADMIN_KEY}`;
  const admins = sql`select holder.id from ${userAccessLevels} join ${accessLevels} on ${isAdmin}
    join ${users} as holder on holder.id = ${userAccessLevels.userId} and holder.archived_at is null`;
  const people = await db
    .select({
      id: users.id,
      isInScope: sql<boolean>`${ofPeopleInScope(reader, users.id)}`,
      isLastAdmin: sql<boolean>`array(${admins}) = array[${users}.id]`,
      isMerged: sql<boolean>`exists (select 1 from ${userMerges} where ${userMerges.archivedId} = ${users}.id and ${userMerges.undoneAt} is null)`,
    })
    .from(users)
    .where(inList(users.id, [...ids]));
  const held = await db
    .select({ userId: userAccessLevels.userId, pageAccess: accessLevels.pageAccess, functionAccess: accessLevels.functionAccess })
    .from(userAccessLevels)
    .innerJoin(accessLevels, eq(accessLevels.id, userAccessLevels.accessLevelId))
    .where(inList(userAccessLevels.userId, [...ids]));
  const levels = Map.groupBy(held, ({ userId }) => userId);
  return new Map(people.map((person) => [person.id, { ...person, levels: levels.get(person.id) ?? [] }]));
}

/** Loads the same for one person, batched for all people of a page. */
export const archivingLoader: LoaderOf<number, PersonToArchive | null> = (source) =>
  new DataLoader(async (ids) => {
    const people = await findPeopleToArchive(source, ids);
    return ids.map((id) => people.get(id) ?? null);
  });

/**
 * Locks the administrator level until the transaction ends, because two concurrent archivings could
 * remove the last two administrators.
 */
export const holdAdmins = (tx: Db): Promise<unknown> =>
  tx.select({ id: accessLevels.id }).from(accessLevels).where(eq(accessLevels.key, ADMIN_KEY)).for('no key update');

/** Whether an active account holds the access level `admin`. */
export async function hasAdministrator(db: Db): Promise<boolean> {
  const [one] = await db
    .select({ id: users.id })
    .from(userAccessLevels)
    .innerJoin(accessLevels, and(eq(accessLevels.id, userAccessLevels.accessLevelId), eq(accessLevels.key, ADMIN_KEY)))
    .innerJoin(users, and(eq(users.id, userAccessLevels.userId), isNull(users.archivedAt)))
    .limit(1);
  return one !== undefined;
}

/**
 * Loads the permissions of an access level that a person holds. Returns null when they do not hold
 * it any more, or are archived.
 */
export async function findHeldAccess(db: Db, { userId, accessLevelId }: { userId: number; accessLevelId: number }): Promise<Access | null> {
  const [held] = await db
    .select({ roles: accessLevels.role, pageAccess: accessLevels.pageAccess, functionAccess: accessLevels.functionAccess })
    .from(userAccessLevels)
    .innerJoin(accessLevels, and(eq(accessLevels.id, userAccessLevels.accessLevelId), isNull(accessLevels.archivedAt)))
    .innerJoin(users, and(eq(users.id, userAccessLevels.userId), isNull(users.archivedAt)))
    .where(and(eq(userAccessLevels.userId, userId), eq(userAccessLevels.accessLevelId, accessLevelId)));
  return held ?? null;
}

/**
 * Whether a row that a visitor left under an address belongs to the person of the outer statement.
 * It matches by their account, or, where it has no account, by their address once it is confirmed.
 * Anyone can sign up with an address that is not theirs.
 */
export const belongsToUser = (row: { userId: AnyPgColumn; email: AnyPgColumn }): SQL =>
  sql`(${row.userId} = ${users.id} or (${row.userId} is null and ${row.email} = ${users.email} and ${users.emailConfirmedAt} is not null))`;

/**
 * Sets a password.
 *
 * @param options.confirmsAddress also confirms the address at that instant, unless it is confirmed
 * already
 */
export async function setPassword(
  tx: Db,
  id: number,
  { passwordHash, at, confirmsAddress = false }: { passwordHash: string; at: Date; confirmsAddress?: boolean },
): Promise<void> {
  await tx
    .update(users)
    .set({
      passwordHash,
      passwordSetAt: at,
      ...(confirmsAddress && { emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${at.toISOString()}::timestamptz)` }),
    })
    .where(eq(users.id, id));
}

/** Replaces the hash of a password that stays the same, unless another password was set since. */
export async function renewPasswordHash(tx: Db, id: number, former: string | null, passwordHash: string): Promise<void> {
  if (former === null) return;
  await tx
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, id), eq(users.passwordHash, former)));
}

/** Replaces the address of a person with a confirmed one. */
export async function setEmail(tx: Db, id: number, email: string, at: Date): Promise<void> {
  await tx
    .update(users)
    .set({ email, emailConfirmedAt: at, revision: sql`${users.revision} + 1` })
    .where(eq(users.id, id));
}

/**
 * The permissions of each access level that a person holds, in the order in which they got them.
 */
export async function findAccessOf(db: Db, userId: number): Promise<{ id: number; name: string; access: Access }[]> {
  const rows = await db
    .select({
      id: accessLevels.id,
      name: accessLevels.name,
      roles: accessLevels.role,
      pageAccess: accessLevels.pageAccess,
      functionAccess: accessLevels.functionAccess,
    })
    .from(userAccessLevels)
    .innerJoin(accessLevels, and(eq(accessLevels.id, userAccessLevels.accessLevelId), isNull(accessLevels.archivedAt)))
    .where(eq(userAccessLevels.userId, userId))
    .orderBy(userAccessLevels.createdAt, accessLevels.id);
  return rows.map(({ id, name, ...access }) => ({ id, name, access }));
}

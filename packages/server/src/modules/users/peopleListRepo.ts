import { and, asc, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FilterFieldsOf } from '@atlas/domain/lists';
import type { EnrollmentStatus } from '@atlas/domain/subscriptions';
import { archivedUsersList, membersList, nonMembersList, type UserStatus } from '@atlas/domain/users';
import { inList } from '../../db/inList.ts';
import { type Filter, type List, type Rows, type Walk, whereOf } from '../../db/list.ts';
import { onDays, type Days } from '../../db/onDays.ts';
import type { Source } from '../../commands/loaders.ts';
import type { Reader } from '../../commands/reader.ts';
import { declaredList } from '../../commands/declaredList.ts';
import { searchRows } from '../../db/search.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { userAccessLevels } from '../access/tables.ts';
import { FULL_NAME, NAMES, PERSON_KEYS, SHORTER_NAMES } from './personSearchRepo.ts';
import { type User, userLoader } from './repo.ts';
import { users } from './tables.ts';

export const usersList = {
  table: users,
  id: users.id,
  sorts: { created: [users.createdAt], name: [users.nameKey], expiry: [users.expiryKey] },
  ranked: { names: [FULL_NAME, ...SHORTER_NAMES, ...PERSON_KEYS], ties: [users.nameKey] },
} satisfies List<string>;

const archivedList = {
  ...usersList,
  sorts: { archived: [users.archivedAt], ...usersList.sorts },
} satisfies List<string>;

/** Filters of people that other modules provide. */
interface Narrowings {
  groupId: number[];
  stageId: number[];
  funnelId: number[];
  status: UserStatus;
  enrolment: EnrollmentStatus[];
  lastExpiry: Days;
  isExpiringSoon: true;
  isStuck: true;
  isDueSoon: true;
  needsHelp: true;
  isOverdue: true;
  isQuiet: true;
  isWaitingToMoveUp: true;
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

/**
 * The condition of a filter on one row of `users`, for flags of people that must agree with the
 * list.
 */
export function isNarrowedBy(name: 'isExpiringSoon' | 'isOverdue' | 'isQuiet' | 'isStuck' | 'needsHelp', source: Source): SQL {
  const condition = narrowed(name, true, source);
  return isNamed(condition) ? condition.isOne : (condition ?? sql`true`);
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
      : namedBy(userAccessLevels, userAccessLevels.userId, inList(userAccessLevels.accessLevelId, accessLevelId)),
    narrowed('funnelId', filter.funnelId, source),
    narrowed('status', filter.status, source),
    narrowed('enrolment', filter.enrolment, source),
    narrowed('lastExpiry', (from ?? to) == null ? null : { from, to }, source),
    narrowed('isExpiringSoon', filter.isExpiringSoon || null, source),
    narrowed('isStuck', filter.isStuck || null, source),
    narrowed('isDueSoon', filter.isDueSoon || null, source),
    narrowed('needsHelp', filter.needsHelp || null, source),
    narrowed('isOverdue', filter.isOverdue || null, source),
    narrowed('isQuiet', filter.isQuiet || null, source),
    narrowed('isWaitingToMoveUp', filter.isWaitingToMoveUp || null, source),
  ];
}

/** The condition that a column has one of these values; undefined without any. */
function oneOf(column: AnyPgColumn, values: readonly (number | string)[] | null | undefined): SQL | undefined {
  if (values == null) return undefined;
  const [first, ...others] = values;
  return first !== undefined && others.length === 0 ? eq(column, first) : inList(column, [...values]);
}

/**
 * Several batches or provinces, each walked in its own index. A single one is a condition whose
 * index the database finds itself.
 */
function walkOfEach({ batchId, province }: UsersFilter): Walk[] | undefined {
  if (batchId != null && batchId.length > 1) return [{ column: users.batchId, among: sql`(select unnest(${sql.param(batchId)}::int[]))` }];
  if (province != null && province.length > 1)
    return [{ column: users.province, among: sql`(select unnest(${sql.param(province)}::text[]))` }];
  return undefined;
}

/** People whom the reader is responsible for: everyone in scope except the reader. */
const isOwnPerson = (reader: Reader): SQL => sql`${users.id} <> ${reader.userId}`;

/** Rows of a list of people in the reader's scope. */
export function peopleRows(kind: PeopleKind, filter: UsersFilter, source: Source): Rows {
  const found = searchRows(filter.search, users.searchText, NAMES);
  const known = narrowings(filter, source);
  const named = known.filter(isNamed);
  const status = filter.status ?? (filter.enrolment?.length === 1 ? filter.enrolment[0] : null);
  return {
    where: and(
      isOfKind(kind),
      ofPeopleInScope(source.reader, users.id),
      filter.isOwn ? isOwnPerson(source.reader) : undefined,
      found.where,
      oneOf(users.batchId, filter.batchId),
      oneOf(users.province, filter.province),
      onDays(users.createdAt, { from: filter.createdFrom, to: filter.createdTo }),
      ...known.map((narrowing) => (isNamed(narrowing) ? narrowing.isOne : narrowing)),
    ),
    walks: found.walks ?? (named.length > 0 ? waysTo(named) : walkOfEach(filter)),
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

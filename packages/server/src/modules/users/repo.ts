import { and, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Role } from '@atlas/domain/access';
import type { MembershipStatus } from '@atlas/domain/subscriptions';
import { isAmong } from '../../db/isAmong.ts';
import type { Filter, List } from '../../db/list.ts';
import { onDays } from '../../db/onDays.ts';
import type { Db } from '../../db/open.ts';
import { prepared } from '../../db/prepared.ts';
import { present } from '../../db/present.ts';
import { type LoaderFor, manyBy, oneById, type Source, valueBy } from '../../commands/loaders.ts';
import { searchCondition } from '../../db/search.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { accessLevels, userAccessLevels } from '../access/tables.ts';
import { files } from '../files/tables.ts';
import { bugReports, privacyRequests, userMerges, userNotes, users, wins } from './tables.ts';

export type User = typeof users.$inferSelect;
export type UserNote = typeof userNotes.$inferSelect;
export type Win = typeof wins.$inferSelect;
export type UserMerge = typeof userMerges.$inferSelect;
export type PrivacyRequest = typeof privacyRequests.$inferSelect;
export type BugReport = typeof bugReports.$inferSelect;

const readUsers = prepared((db: Db) => db.select().from(users).where(isAmong(users.id)));
/** One statement for however many people a page names. */
export const userLoader = oneById<User>(({ db }, ids) => readUsers(db, { ids }));

/** The user with this id, where a foreign key promises that they exist. */
export const userOf = ({ loader }: { loader: LoaderFor }, id: number): Promise<User> => present(loader(userLoader).load(id), `User ${id}`);

/** The user with this id, or null where none is named. */
export const userOrNull = async ({ loader }: { loader: LoaderFor }, id: number | null): Promise<User | null> =>
  id === null ? null : loader(userLoader).load(id);

/** The person behind a profile address; archived people have no profile. */
export async function findProfile(db: Db, slug: string): Promise<User | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.slug, slug), isNull(users.archivedAt)));
  return row ?? null;
}

/** The access levels that people hold, in the order in which they got them. */
export const levelsOfUser = manyBy<{ userId: number; id: number; key: string; name: string; role: Role }>(
  ({ userId }) => userId,
  ({ db }, userIds) =>
    db
      .select({
        userId: userAccessLevels.userId,
        id: accessLevels.id,
        key: accessLevels.key,
        name: accessLevels.name,
        role: accessLevels.role,
      })
      .from(userAccessLevels)
      .innerJoin(accessLevels, eq(accessLevels.id, userAccessLevels.accessLevelId))
      .where(isAmong(userAccessLevels.userId, userIds))
      .orderBy(userAccessLevels.createdAt, accessLevels.id),
);

/** How many people are in a batch. */
export const batchSize = valueBy(0, ({ db }, ids) =>
  db
    .select({ key: sql<number>`${users.batchId}`, value: sql<number>`count(*)::int` })
    .from(users)
    .where(isAmong(users.batchId, ids))
    .groupBy(users.batchId),
);

/** What staff wrote down about people, the newest first. */
export const notesOfUser = manyBy<UserNote>(
  ({ userId }) => userId,
  ({ db }, userIds) =>
    db.select().from(userNotes).where(isAmong(userNotes.userId, userIds)).orderBy(desc(userNotes.createdAt), desc(userNotes.id)),
);

/** What people are proud of, the newest first. */
export const winsOfUser = manyBy<Win>(
  ({ userId }) => userId,
  ({ db }, userIds) => db.select().from(wins).where(isAmong(wins.userId, userIds)).orderBy(desc(wins.achievedOn), desc(wins.id)),
);

export const usersList = {
  table: users,
  id: users.id,
  sorts: { created: [users.createdAt], name: [users.lastName, users.firstName] },
} satisfies List<string>;

/** Filters of people by what other nouns know of them. */
interface Narrowings {
  groupId: number;
  stageId: number;
  status: MembershipStatus | 'none';
}
type Narrowing<Value> = (value: Value, source: Source) => SQL;
const NARROWINGS = new Map<keyof Narrowings, Narrowing<never>>();

/** Tells the condition of a filter on the rows of `users`. Called once by the noun that knows, where its tables are. */
export function narrowsPeople<Name extends keyof Narrowings>(name: Name, condition: Narrowing<Narrowings[Name]>): void {
  if (NARROWINGS.has(name)) throw new Error(`How ${name} narrows people was told before`);
  NARROWINGS.set(name, condition);
}

/** Throws for a filter of which nobody told the condition: a list must not grow because somebody was not asked. */
function narrowed(name: keyof Narrowings, filter: UsersFilter, source: Source): SQL | undefined {
  const value = filter[name];
  if (value == null) return undefined;
  const condition = NARROWINGS.get(name);
  if (condition === undefined) throw new Error(`Nobody told how ${name} narrows people: import modules/contributions.ts`);
  return condition(value as never, source);
}

export type UsersFilter = Filter<
  Narrowings & {
    search: string;
    batchId: number;
    accessLevelId: number;
    province: string;
    /** Days in Manila on which the account was made. */
    createdFrom: string;
    createdTo: string;
  }
>;
/** Which list of people: those with an account as members, as non-members, or archived. */
export type PeopleKind = User['type'] | 'archived';

/** The rows whose person answers to a search of names, e-mail address and Tribe ID; undefined when nothing is searched for. */
export function ofPersonNamed(search: string | null | undefined, userId: AnyPgColumn): SQL | undefined {
  const found = searchCondition(search, users.searchText, { id: users.id, columns: [users.firstName, users.lastName, users.email] });
  return found && sql`${userId} in (select ${users.id} from ${users} where ${found})`;
}

/** The same by name alone, row by row: for short lists whose readers must not guess an address with a search. */
export function ofPersonCalled(search: string | null | undefined, userId: AnyPgColumn): SQL | undefined {
  const found = searchCondition(search, sql`search_text(${users.firstName} || ' ' || ${users.lastName})`);
  return found && sql`exists (select 1 from ${users} where ${users.id} = ${userId} and ${found})`;
}

/** The people of a list whom the reader has in scope. */
export function peopleWhere(kind: PeopleKind, filter: UsersFilter, source: Source): SQL | undefined {
  return and(
    kind === 'archived' ? isNotNull(users.archivedAt) : and(isNull(users.archivedAt), eq(users.type, kind)),
    ofPeopleInScope(source.reader, users.id),
    searchCondition(filter.search, users.searchText, { id: users.id, columns: [users.firstName, users.lastName, users.email] }),
    filter.batchId == null ? undefined : eq(users.batchId, filter.batchId),
    filter.province == null ? undefined : eq(users.province, filter.province),
    onDays(users.createdAt, { from: filter.createdFrom, to: filter.createdTo }),
    narrowed('groupId', filter, source),
    narrowed('stageId', filter, source),
    filter.accessLevelId == null
      ? undefined
      : sql`exists (select 1 from ${userAccessLevels} where ${userAccessLevels.userId} = ${users.id} and ${userAccessLevels.accessLevelId} = ${filter.accessLevelId})`,
    narrowed('status', filter, source),
  );
}

export const userMergeLoader = oneById<UserMerge>(({ db }, ids) => db.select().from(userMerges).where(isAmong(userMerges.id, ids)));

export const userMergesList = {
  table: userMerges,
  id: userMerges.id,
  sorts: { created: [userMerges.createdAt] },
} satisfies List<string>;

/** The merges of people whom the reader has in scope. */
export const userMergesWhere = (filter: Filter<{ undone: boolean }>, { reader }: Source): SQL | undefined =>
  and(
    ofPeopleInScope(reader, userMerges.keptId),
    filter.undone == null ? undefined : filter.undone ? isNotNull(userMerges.undoneAt) : isNull(userMerges.undoneAt),
  );

export const privacyRequestLoader = oneById<PrivacyRequest>(({ db }, ids) =>
  db.select().from(privacyRequests).where(isAmong(privacyRequests.id, ids)),
);

/** What people asked to be done with their data, the newest first. */
export const privacyRequestsOfUser = manyBy<PrivacyRequest>(
  ({ userId }) => userId,
  ({ db }, userIds) =>
    db
      .select()
      .from(privacyRequests)
      .where(isAmong(privacyRequests.userId, userIds))
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

export const bugReportLoader = oneById<BugReport>(({ db }, ids) => db.select().from(bugReports).where(isAmong(bugReports.id, ids)));

/** The ids of the pictures that came with reports. */
export const screenshotsOfReport = manyBy<{ id: number; reportId: number | null }>(
  ({ reportId }) => reportId,
  ({ db }, reportIds) =>
    db
      .select({ id: files.id, reportId: files.bugReportId })
      .from(files)
      .where(isAmong(files.bugReportId, reportIds))
      .orderBy(files.position, files.id),
);

export const bugReportsList = {
  table: bugReports,
  id: bugReports.id,
  sorts: { created: [bugReports.createdAt] },
} satisfies List<string>;

/** What was reported as broken: all of it for who sees everybody, else what people in scope reported. */
export const bugReportsWhere = (filter: Filter<{ state: BugReport['state'] }>, { reader }: Source): SQL | undefined =>
  and(ofPeopleInScope(reader, bugReports.userId), filter.state == null ? undefined : eq(bugReports.state, filter.state));

/** Whether all of these are accounts that are not archived. */
export async function areActive(db: Db, ids: readonly number[]): Promise<boolean> {
  const distinct = [...new Set(ids)];
  return (await db.$count(users, and(isAmong(users.id, distinct), isNull(users.archivedAt)))) === distinct.length;
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

/** Adds a person and answers the row; undefined when the e-mail address is taken. */
/** Writes a person; undefined when the e-mail address, the Tribe ID or the profile address is somebody's already. */
export async function insertUser(tx: Db, row: typeof users.$inferInsert): Promise<User | undefined> {
  const [user] = await tx.insert(users).values(row).onConflictDoNothing().returning();
  return user;
}

export async function giveLevel(tx: Db, userId: number, levelKey: string, at: Date): Promise<void> {
  const [level] = await tx.select({ id: accessLevels.id }).from(accessLevels).where(eq(accessLevels.key, levelKey));
  if (!level) throw new Error(`There is no access level with the key ${levelKey}`);
  await tx.insert(userAccessLevels).values({ userId, accessLevelId: level.id, createdAt: at }).onConflictDoNothing();
}

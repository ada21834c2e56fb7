import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { routeAccess } from '@atlas/domain/access';
import { ATTENTION_COUNTS, type CountedList, HOME_COUNTS, homeCountPath, needsShownTo, type PersonNeed } from '@atlas/domain/home';
import { routeNamed } from '@atlas/domain/navigation';
import { MANILA, manilaDaysBetween } from '@atlas/domain/time';
import { type DeclaredList, opensList, readListRequest } from '../../commands/declaredList.ts';
import type { Source } from '../../commands/loaders.ts';
import { opensPage, type Reader } from '../../commands/reader.ts';
import { countEachUpTo, rowsOf, whereOf } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { exportedListNamed } from '../../exportedLists.ts';
import { helpAskedAt } from '../accountability/repo.ts';
import { seesEveryone } from '../access/scopes.ts';
import { lastVisitAt } from '../auth/signInRepo.ts';
import { belongsTo, isLiveAt } from '../content/repo.ts';
import { COURSE_CONTENT } from '../courses/repo.ts';
import { courses } from '../courses/tables.ts';
import { EVENT_CONTENT } from '../events/repo.ts';
import { events } from '../events/tables.ts';
import { overdueSince } from '../payments/repo.ts';
import { lastStepAt } from '../stages/memberRepo.ts';
import { tasks, userStages } from '../stages/tables.ts';
import { lastExpiryAt } from '../subscriptions/repo.ts';
import { isNarrowedBy, peopleRows } from '../users/peopleListRepo.ts';
import { users } from '../users/tables.ts';

/** Lists that are only counted need no sorts. */
const COURSES = { table: courses, id: courses.id, sorts: {} };
const EVENTS = { table: events, id: events.id, sorts: {} };
const TASKS = { table: tasks, id: tasks.id, sorts: {} };

// --- Counts of lists ---------------------------------------------------------------------------

export interface CountedRows {
  key: string;
  rows: number;
}

/**
 * Finds the list of a count among the exports, because every list with a screen can be exported.
 */
function listOf({ list }: CountedList): DeclaredList {
  const exported = exportedListNamed(list);
  if (exported === null) throw new Error(`The home pages count ${list}, which is not the list of a screen`);
  return exported.list;
}

/** Whether the page, its filter and its list all open for the reader. */
const opens = ({ reader }: Source, count: CountedList): boolean =>
  routeAccess(routeNamed(count.route), reader.access) === 'open' &&
  (count.page === undefined || opensPage(reader, count.page)) &&
  opensList(reader, listOf(count));

/**
 * Counts the rows of the pages that the reader can open, in their scope. Each count equals that of
 * the list at its address. One statement for all of them.
 */
async function countRows(source: Source, counts: readonly CountedList[]): Promise<CountedRows[]> {
  const open = counts.filter((count) => opens(source, count));
  const counted = open.map((count) => {
    const of = listOf(count);
    const [, search = ''] = homeCountPath(count, source.now).split('?');
    return { list: of.list, rows: rowsOf(of.where(readListRequest(of, search).filter, source)) };
  });
  const rows = await countEachUpTo(source.db, counted);
  return open.map(({ key }, index) => ({ key, rows: rows[index] ?? 0 }));
}

/** Counts the overview of the staff home. One statement. */
export const findHomeCounts = (source: Source): Promise<CountedRows[]> => countRows(source, HOME_COUNTS);

/** Counts what needs attention from the role in use. One statement. */
export const findAttention = (source: Source): Promise<CountedRows[]> =>
  countRows(
    source,
    ATTENTION_COUNTS.filter(({ isFor }) => isFor(source.reader.access.roles)),
  );

// --- Content counts of members -----------------------------------------------------------------

export interface ContentCounts {
  courses: number;
  activities: number;
  tasks: number;
}

/**
 * Counts the reader's content by the filters of the content page, as listed in My Courses, My
 * Events and My Stage. One statement.
 */
export async function countContent({ db, reader, now }: Source): Promise<ContentCounts> {
  const ofOpenStage = sql`${tasks.stageId} = (select ${userStages.stageId} from ${userStages}
    where ${userStages.userId} = ${reader.userId} and ${userStages.leftAt} is null)`;
  const [courseRows = 0, eventRows = 0, taskRows = 0] = await countEachUpTo(db, [
    { list: COURSES, rows: rowsOf(and(isLiveAt(courses, now), belongsTo(COURSE_CONTENT, reader))) },
    { list: EVENTS, rows: rowsOf(and(isLiveAt(events, now), belongsTo(EVENT_CONTENT, reader))) },
    { list: TASKS, rows: rowsOf(and(isNull(tasks.archivedAt), ofOpenStage)) },
  ]);
  return { courses: courseRows, activities: eventRows, tasks: taskRows };
}

// --- People of the reader ------------------------------------------------------------------------

/** A need of a person with its age. */
export interface Need {
  kind: PersonNeed;
  /** Full days in Manila since it began; until the expiry where a membership expires. */
  days: number;
}

export interface LedPerson {
  userId: number;
  stageId: number | null;
  lastSeenAt: Date | null;
  needs: Need[];
}

export interface LedPeople {
  total: number;
  inNeed: number;
  people: LedPerson[];
}

/** A need in SQL: whether a person has it, by the filter of the list, and the instant of its age. */
interface NeedInSql {
  /** The rows of the list at the count of this need. */
  isOne: (source: Source) => SQL;
  at: (now: Date) => SQL;
  /** Whether the reader may know it. */
  isOpen?: (reader: Reader) => boolean;
}

const NEEDS: Readonly<Record<PersonNeed, NeedInSql>> = {
  help: { isOne: (source) => isNarrowedBy('needsHelp', source), at: (now) => helpAskedAt(users.id, now) },
  expiring: {
    isOne: (source) => isNarrowedBy('isExpiringSoon', source),
    at: () => lastExpiryAt(users.id),
    isOpen: (reader) => opensPage(reader, 'users') || opensPage(reader, 'user'),
  },
  overdue: {
    isOne: (source) => isNarrowedBy('isOverdue', source),
    // Midnight in Manila of a day without a time.
    at: (now) => sql`(${overdueSince(users.id, now)}::timestamp at time zone ${MANILA})`,
    isOpen: (reader) => opensPage(reader, 'studentPaymentDetails'),
  },
  stuck: { isOne: (source) => isNarrowedBy('isStuck', source), at: () => lastStepAt(users.id) },
  quiet: { isOne: (source) => isNarrowedBy('isQuiet', source), at: () => sql`greatest(${users.createdAt}, ${lastVisitAt(users.id)})` },
};

type LedRow = {
  userId: number;
  stageId: number | null;
  lastSeenAt: Date | string | null;
  total: number;
  inNeed: number;
  /** The instant of each need; null for needs that the person does not have. */
  needs: (Date | string | null)[];
};

/** The result for readers who manage no one. */
const NOBODY: LedPeople = { total: 0, inNeed: 0, people: [] };

/** Days of a need. The future instant is that of a membership that expires. */
const daysOf = (kind: PersonNeed, at: Date, now: Date): number =>
  kind === 'expiring' ? manilaDaysBetween(now, at) : manilaDaysBetween(at, now);

/**
 * The members whom the reader manages, as in the list of their own people. Those with the most
 * urgent need come first, the longest-waiting of each need before the others. Empty for readers who
 * see everyone, because they have lists instead. One statement.
 */
export async function findLedPeople(source: Source, limit: number): Promise<LedPeople> {
  const { db, reader, now } = source;
  const role = reader.access.roles;
  if (seesEveryone(reader) || needsShownTo(role).length === 0) return NOBODY;
  const kinds = needsShownTo(role).filter((kind) => NEEDS[kind].isOpen?.(reader) ?? true);
  const own = whereOf(peopleRows('member', { isOwn: true }, source));
  const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);
  const needs = kinds.map((kind) => sql`case when ${NEEDS[kind].isOne(source)} then ${NEEDS[kind].at(now)} end`);
  const { rows } = await db.execute<LedRow>(sql`
    with led as (
      select ${users.id} as id, ${users.nameKey} as name_key, array[${list(needs)}]::timestamptz[] as needs
      from ${users} where ${own}
    ), counted as (
      select led.*, (count(*) over ())::int as total,
        (count(*) filter (where array_remove(needs, null) <> '{}') over ())::int as in_need
      from led
    )
    select ${users.id} as "userId", total, in_need as "inNeed", to_json(shown.needs) as needs, ${lastVisitAt(users.id)} as "lastSeenAt",
      (select ${userStages.stageId} from ${userStages} where ${userStages.userId} = ${users.id} and ${userStages.leftAt} is null) as "stageId"
    from (select * from counted order by needs, name_key, id limit ${limit}) as shown
    join ${users} on ${users.id} = shown.id order by shown.needs, shown.name_key, shown.id`);
  const [first] = rows;
  if (!first) return NOBODY;
  return {
    total: first.total,
    inNeed: first.inNeed,
    people: rows.map(({ userId, stageId, lastSeenAt, needs: instants }) => ({
      userId,
      stageId,
      lastSeenAt: lastSeenAt === null ? null : new Date(lastSeenAt),
      needs: kinds.flatMap((kind, index) => {
        const at = instants[index];
        return at == null ? [] : [{ kind, days: daysOf(kind, new Date(at), now) }];
      }),
    })),
  };
}

/** Reads and locks when a person closed their first steps; null when there is no such person. */
export async function lockFirstSteps(tx: Db, userId: number): Promise<{ firstStepsDismissedAt: Date | null } | null> {
  const [row] = await tx
    .select({ firstStepsDismissedAt: users.firstStepsDismissedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return row ?? null;
}

/** Records that a person closed their first steps. The revision of their profile stays. */
export async function dismissFirstStepsOf(tx: Db, userId: number, at: Date): Promise<void> {
  await tx.update(users).set({ firstStepsDismissedAt: at }).where(eq(users.id, userId));
}

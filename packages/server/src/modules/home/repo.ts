import { and, isNull, sql } from 'drizzle-orm';
import { type HomeCount, HOME_COUNTS, homeCountPath } from '@atlas/domain/home';
import { routeAccess } from '@atlas/domain/access';
import { helpRequestedSince } from '@atlas/domain/groups';
import { routeNamed } from '@atlas/domain/navigation';
import { isoDay } from '@atlas/domain/time';
import { type DeclaredList, opensList, readListRequest } from '../../commands/declaredList.ts';
import type { Source } from '../../commands/loaders.ts';
import { countEachUpTo, rowsOf } from '../../db/list.ts';
import { exportedListNamed } from '../../exportedLists.ts';
import { checkIns } from '../accountability/tables.ts';
import { ofPeopleInScope, seesEveryone } from '../access/scopes.ts';
import { sessions, signInLog } from '../auth/tables.ts';
import { belongsTo, isLiveAt } from '../content/repo.ts';
import { COURSE_CONTENT } from '../courses/repo.ts';
import { courses } from '../courses/tables.ts';
import { EVENT_CONTENT } from '../events/repo.ts';
import { events } from '../events/tables.ts';
import { isStuckMember } from '../stages/memberRepo.ts';
import { tasks, userStages } from '../stages/tables.ts';
import { users } from '../users/tables.ts';

/** Lists that are only counted need no sorts. */
const COURSES = { table: courses, id: courses.id, sorts: {} };
const EVENTS = { table: events, id: events.id, sorts: {} };
const TASKS = { table: tasks, id: tasks.id, sorts: {} };

// --- Counts for staff --------------------------------------------------------------------------

export interface CountedRows {
  key: string;
  rows: number;
}

/**
 * Finds the list of a count among the exports, because every list with a screen can be exported.
 */
function listOf({ list }: HomeCount): DeclaredList {
  const exported = exportedListNamed(list);
  if (exported === null) throw new Error(`The staff home page counts ${list}, which is not the list of a screen`);
  return exported.list;
}

/** Whether both the page and its list open for the reader. */
const opens = ({ reader }: Source, count: HomeCount): boolean =>
  routeAccess(routeNamed(count.route), reader.access) === 'open' && opensList(reader, listOf(count));

/**
 * Counts the rows of the pages that the reader can open, in their scope. Each count equals that of
 * the list at its address. One statement for all of them.
 */
export async function findHomeCounts(source: Source): Promise<CountedRows[]> {
  const open = HOME_COUNTS.filter((count) => opens(source, count));
  const counted = open.map((count) => {
    const of = listOf(count);
    const [, search = ''] = homeCountPath(count, source.now).split('?');
    return { list: of.list, rows: rowsOf(of.where(readListRequest(of, search).filter, source)) };
  });
  const rows = await countEachUpTo(source.db, counted);
  return open.map(({ key }, index) => ({ key, rows: rows[index] ?? 0 }));
}

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

// --- People managed by leaders -----------------------------------------------------------------

export interface LedPerson {
  userId: number;
  stageId: number | null;
  lastSeenAt: Date | null;
  isStuck: boolean;
  needsHelp: boolean;
}

export interface LedPeople {
  total: number;
  stuck: number;
  needHelp: number;
  people: LedPerson[];
}

type LedRow = {
  userId: number;
  stageId: number | null;
  lastSeenAt: Date | string | null;
  isStuck: boolean;
  needsHelp: boolean;
  total: number;
  stuck: number;
  needHelp: number;
};

/** The result for readers who manage no one. */
const NOBODY: LedPeople = { total: 0, stuck: 0, needHelp: 0, people: [] };

/**
 * The people whom the reader manages, except the reader and archived people. Those who need help
 * come first, then those who are stuck. Empty for readers who see everyone, because they have lists
 * instead. One statement.
 */
export async function findLedPeople({ db, reader, now }: Source, limit: number): Promise<LedPeople> {
  if (seesEveryone(reader)) return NOBODY;
  const { rows } = await db.execute<LedRow>(sql`
    with led as (
      select ${users.id} as id, ${users.nameKey} as name_key, ${userStages.stageId} as stage_id,
        coalesce(${isStuckMember(now)}, false) as is_stuck,
        coalesce((select ${checkIns.needsHelp} from ${checkIns} where ${checkIns.userId} = ${users.id}
          and ${checkIns.week} >= ${isoDay(helpRequestedSince(now))}::date order by ${checkIns.week} desc limit 1), false) as needs_help
      from ${users} left join ${userStages} on ${userStages.userId} = ${users.id} and ${userStages.leftAt} is null
      where ${ofPeopleInScope(reader, users.id)} and ${users.id} <> ${reader.userId} and ${users.archivedAt} is null
    )
    select id as "userId", stage_id as "stageId", is_stuck as "isStuck", needs_help as "needsHelp",
      greatest(
        (select max(${sessions.lastSeenAt}) from ${sessions}
          where ${sessions.userId} = led.id and ${sessions.revokedAt} is null and ${sessions.impersonatorId} is null),
        (select max(${signInLog.at}) from ${signInLog} where ${signInLog.userId} = led.id and ${signInLog.isSuccess})
      ) as "lastSeenAt",
      (count(*) over ())::int as total,
      (count(*) filter (where is_stuck) over ())::int as stuck,
      (count(*) filter (where needs_help) over ())::int as "needHelp"
    from led order by needs_help desc, is_stuck desc, name_key, id limit ${limit}`);
  const [first] = rows;
  if (!first) return NOBODY;
  const { total, stuck, needHelp } = first;
  return {
    total,
    stuck,
    needHelp,
    people: rows.map(({ userId, stageId, isStuck, needsHelp, lastSeenAt }) => ({
      userId,
      stageId,
      isStuck,
      needsHelp,
      lastSeenAt: lastSeenAt === null ? null : new Date(lastSeenAt),
    })),
  };
}

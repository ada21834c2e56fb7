import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SearchType } from '@atlas/domain/navigation';
import { searchCondition } from '../../db/search.ts';
import type { Source } from '../../commands/loaders.ts';
import type { Reader } from '../../commands/reader.ts';
import { belongsTo } from '../content/repo.ts';
import { COURSE_CONTENT } from '../courses/repo.ts';
import { courses, lessons, units } from '../courses/tables.ts';
import { EVENT_CONTENT } from '../events/repo.ts';
import { events } from '../events/tables.ts';
import { RESOURCE_CONTENT } from '../resources/repo.ts';
import { resources } from '../resources/tables.ts';

export interface SearchHit {
  type: SearchType;
  id: number;
  /** The course of a lesson. */
  subId: number | null;
  title: string;
}

/** So many results are shown at most. */
const MOST_RESULTS = 20;

interface Searched {
  type: SearchType;
  table: PgTable;
  id: AnyPgColumn;
  name: AnyPgColumn;
  /** What is joined to the table for what stands below. */
  joined?: SQL;
  subId?: AnyPgColumn;
  /** What belongs to a reader, or opens for everybody; archived things are found in their lists only. */
  visible: (reader: Reader) => SQL;
}

const SEARCHED: readonly Searched[] = [
  {
    type: 'course',
    table: courses,
    id: courses.id,
    name: courses.name,
    visible: (reader) => sql`${courses.archivedAt} is null and ${belongsTo(COURSE_CONTENT, reader)}`,
  },
  {
    type: 'lesson',
    table: lessons,
    id: lessons.id,
    name: lessons.name,
    joined: sql`join ${units} on ${units.id} = ${lessons.unitId} join ${courses} on ${courses.id} = ${units.courseId}`,
    subId: units.courseId,
    visible: (reader) => sql`${courses.archivedAt} is null and ${belongsTo(COURSE_CONTENT, reader)}`,
  },
  {
    type: 'event',
    table: events,
    id: events.id,
    name: events.name,
    visible: (reader) => sql`${events.archivedAt} is null and ${belongsTo(EVENT_CONTENT, reader)}`,
  },
  {
    type: 'resource',
    table: resources,
    id: resources.id,
    name: resources.name,
    visible: (reader) => sql`${resources.archivedAt} is null and (${resources.isPublic} or ${belongsTo(RESOURCE_CONTENT, reader)})`,
  },
];

/** Courses, lessons, events and resources of a reader by name, the best match first. One statement. */
export async function search({ db, reader }: Source, query: string, type: SearchType | null): Promise<SearchHit[]> {
  const found = SEARCHED.filter((one) => type === null || one.type === type).flatMap((one) => hitsIn(one, query, reader) ?? []);
  if (found.length === 0) return [];
  const { rows } = await db.execute<SearchHit & Record<string, unknown>>(
    sql`select type, id, sub_id as "subId", title from (${sql.join(found, sql` union all `)}) as found ${BEST_FIRST}`,
  );
  return rows;
}

/** What begins with the text, then what is most like it. */
const BEST_FIRST = sql`order by begins desc, likeness desc, title, id limit ${sql.raw(String(MOST_RESULTS))}`;

function hitsIn({ type, table, id, name, joined, subId, visible }: Searched, query: string, reader: Reader): SQL | undefined {
  const title = sql`search_text(${name})`;
  const matches = searchCondition(query, title, { id, columns: [name] });
  if (matches === undefined) return undefined;
  const wanted = sql`search_text(${query.trim()})`;
  return sql`(
    select ${type}::text as type, ${id} as id, ${subId ?? sql`null::int`} as sub_id, ${name} as title,
      starts_with(${title}, ${wanted}) as begins, word_similarity(${wanted}, ${title}) as likeness
    from ${table} ${joined ?? sql``} where ${matches} and ${visible(reader)} ${BEST_FIRST}
  )`;
}

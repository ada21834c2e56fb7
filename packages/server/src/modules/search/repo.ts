import { and, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { hasRole, STUDENT_ROLES } from '@atlas/domain/access';
import { searchText, typoKeys } from '@atlas/domain/lists';
import type { SearchType } from '@atlas/domain/navigation';
import type { Walk } from '../../db/list.ts';
import { containsOneOfEach, searchCondition, searchRows, wordsOf } from '../../db/search.ts';
import type { Source } from '../../commands/loaders.ts';
import type { Reader } from '../../commands/reader.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { opensFor, type Content, type Grace } from '../content/repo.ts';
import { COURSE_CONTENT } from '../courses/repo.ts';
import { courses, lessons, units } from '../courses/tables.ts';
import { EVENT_CONTENT } from '../events/repo.ts';
import { events } from '../events/tables.ts';
import { IN_SIGHT, RESOURCE_CONTENT } from '../resources/repo.ts';
import { resources } from '../resources/tables.ts';
import { users } from '../users/tables.ts';
import { searchWords } from './tables.ts';

export interface SearchHit {
  type: SearchType;
  id: number;
  /** The course of a lesson. */
  subId: number | null;
  title: string;
  /** What tells it from others of its title. */
  detail: string | null;
}

/** What is searched for. */
export interface Wanted {
  query: string;
  /** One type alone, or all of `types`. */
  type: SearchType | null;
  /** What the pages that are open to the reader show. */
  types: readonly SearchType[];
}

/** So many results of a type are shown at most, among others and alone. */
const MAX_OF_EACH = 8;
const MAX_OF_ONE = 20;
/**
 * So many rows of a type are compared at most, the newest ones: a search that very many answer to costs no more than that. Of people fewer, because
 * there may be a million of them, and a name alone says little about which Maria is meant.
 */
const MAX_COMPARED = 500;
const MAX_PEOPLE_COMPARED = 50;
/** A mistyped word may stand for so many others. */
const MAX_MEANT = 5;

interface Searched {
  type: SearchType;
  table: PgTable;
  id: AnyPgColumn;
  title: SQL | AnyPgColumn;
  /** What is looked through, as `search_text` writes it. */
  text: SQL | AnyPgColumn;
  /** The rows that a text finds as it was typed. */
  found: (query: string) => SQL | undefined;
  /** How many of them are compared. */
  compared: number;
  /** What else a text may be the whole of, or the beginning. */
  alsoNamed?: readonly (SQL | AnyPgColumn)[];
  joined?: SQL;
  subId?: AnyPgColumn;
  detail?: SQL | AnyPgColumn;
  /** What the reader opens; archived things are found in their lists only. */
  visible: (reader: Reader, grace: Grace) => SQL;
}

/** Something with a name, of which there are as many as staff have made. */
function named(id: AnyPgColumn, name: AnyPgColumn) {
  const text = sql`search_text(${name})`;
  const found = (query: string) => searchCondition(query, text, { id, columns: [name] });
  return { id, title: name, text, found, compared: MAX_COMPARED };
}

/** The parts of a name that are not empty, in this order. */
const nameOf = (...parts: AnyPgColumn[]): SQL => {
  const filled = parts.map((part) => sql`nullif(${part}, '')`);
  return sql`concat_ws(' ', ${sql.join(filled, sql`, `)})`;
};

/** People by name, e-mail address and Tribe ID. By two letters the newest ones of each column that begins with them: its index has them in this order. */
function peopleFound(query: string): SQL | undefined {
  const { where, walks } = searchRows(query, users.searchText, { id: users.id, columns: [users.firstName, users.lastName, users.email] });
  const firstOf = (walk: Walk) =>
    sql`(select ${users.id} from ${users} where ${walk} order by ${users.createdAt} desc, ${users.id} desc limit ${sql.raw(String(MAX_PEOPLE_COMPARED))})`;
  return walks === undefined ? where : and(where, sql`${users.id} in (${sql.join(walks.map(firstOf), sql` union `)})`);
}

/** Who studies finds what opens; for staff the flag of the page decided before. */
const opens = (content: Content, reader: Reader, grace: Grace): SQL =>
  hasRole(reader.access.roles, STUDENT_ROLES) ? opensFor(content, reader, grace) : sql`true`;

const SEARCHED: readonly Searched[] = [
  {
    type: 'course',
    table: courses,
    ...named(courses.id, courses.name),
    visible: (...requested) => sql`${courses.archivedAt} is null and ${opens(COURSE_CONTENT, ...requested)}`,
  },
  {
    type: 'lesson',
    table: lessons,
    ...named(lessons.id, lessons.name),
    joined: sql`join ${units} on ${units.id} = ${lessons.unitId} join ${courses} on ${courses.id} = ${units.courseId}`,
    subId: units.courseId,
    detail: courses.name,
    visible: (...requested) =>
      sql`${lessons.archivedAt} is null and ${courses.archivedAt} is null and ${opens(COURSE_CONTENT, ...requested)}`,
  },
  {
    type: 'event',
    table: events,
    ...named(events.id, events.name),
    visible: (...requested) => sql`${events.archivedAt} is null and ${opens(EVENT_CONTENT, ...requested)}`,
  },
  {
    type: 'resource',
    table: resources,
    ...named(resources.id, resources.name),
    visible: (...requested) => sql`${IN_SIGHT} and (${resources.isPublic} or ${opens(RESOURCE_CONTENT, ...requested)})`,
  },
  {
    type: 'user',
    table: users,
    id: users.id,
    title: nameOf(users.firstName, users.middleName, users.lastName, users.suffix),
    text: users.searchText,
    found: peopleFound,
    compared: MAX_PEOPLE_COMPARED,
    alsoNamed: [
      nameOf(users.firstName, users.lastName),
      nameOf(users.lastName, users.firstName, users.middleName, users.suffix),
      nameOf(users.lastName, users.firstName),
      users.lastName,
      sql`${users.email}::text`,
      users.tribeId,
    ],
    detail: sql`${users.tribeId} || ' · ' || ${users.email}`,
    visible: (reader) => sql`${users.archivedAt} is null and ${ofPeopleInScope(reader, users.id)}`,
  },
];

/**
 * What a reader finds by name, and people by e-mail address and Tribe ID too: the whole name first, with or without its blanks, then what begins
 * with the text, then where a word
 * begins with it, then what is most like it. One statement. Where nothing is found as it was typed, words mistyped by a letter are looked up, and what
 * they may stand for is searched for in one more.
 */
export async function search(source: Source, wanted: Wanted, grace: Grace): Promise<SearchHit[]> {
  const kinds = SEARCHED.filter(({ type }) => wanted.types.includes(type) && (wanted.type ?? type) === type);
  const { query } = wanted;
  const found = await hitsOf(source, kinds, wanted, grace, (kind) => kind.found(query));
  if (found.length > 0 || kinds.length === 0) return found;
  const meant = await wordsMeant(source, query);
  return meant === null ? [] : hitsOf(source, kinds, wanted, grace, ({ text }) => containsOneOfEach(meant, text));
}

const BEST_FIRST = sql`rank, likeness desc, title, id`;

async function hitsOf(
  { db, reader }: Source,
  kinds: readonly Searched[],
  { query, type }: Wanted,
  grace: Grace,
  matches: (of: Searched) => SQL | undefined,
): Promise<SearchHit[]> {
  const most = sql.raw(String(type === null ? MAX_OF_EACH : MAX_OF_ONE));
  const found = kinds.flatMap((kind) => {
    const matching = matches(kind);
    return matching === undefined ? [] : [sql`(${ranked(kind, query, sql`${matching} and ${kind.visible(reader, grace)}`)} limit ${most})`];
  });
  if (found.length === 0) return [];
  const { rows } = await db.execute<SearchHit & Record<string, unknown>>(
    sql`select type, id, sub_id as "subId", title, detail from (${sql.join(found, sql` union all `)}) as found order by ${BEST_FIRST}`,
  );
  return rows;
}

/** The rows of a type in order, the best first. */
function ranked({ type, table, id, title, joined, subId, detail, alsoNamed = [], compared }: Searched, query: string, where: SQL): SQL {
  const text = searchText(query);
  const wanted = sql`${text}::text`;
  const together = sql`${text.replaceAll(' ', '')}::text`;
  const names = [title, ...alsoNamed].map((name) => sql`search_fields(${name})`);
  const anyName = (is: (name: SQL) => SQL): SQL => sql`(${sql.join(names.map(is), sql` or `)})`;
  return sql`
    select ${type}::text as type, found.*, word_similarity(${wanted}, search_text(found.title)) as likeness
    from (
      select ${id} as id, ${subId ?? sql`null::int`} as sub_id, ${title} as title, ${detail ?? sql`null::text`} as detail,
        case when ${anyName((name) => sql`${name} = ${together}`)} then 0
          when ${anyName((name) => sql`starts_with(${name}, ${together})`)} then 1
          when strpos(search_text(${title}), ' ' || ${wanted}) > 0 then 2 else 3 end as rank
      from ${table} ${joined ?? sql``} where ${where} order by ${id} desc limit ${sql.raw(String(compared))}
    ) as found
    order by ${BEST_FIRST}`;
}

/** The letters and digits of a word, as the words of names are stored. */
const lettersOf = (word: string): string => word.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Each word of a search with those that it may stand for; null when none is known of any. One statement. */
async function wordsMeant({ db }: Source, query: string): Promise<string[][] | null> {
  const words = wordsOf(query);
  const requested = words
    .map((word, place) => ({ place, word: lettersOf(word), keys: typoKeys(lettersOf(word)) }))
    .filter(({ keys }) => keys.length > 0);
  if (requested.length === 0) return null;
  const { rows } = await db.execute<{ place: number; word: string }>(sql`
    select asked.place, known.word from jsonb_to_recordset(${JSON.stringify(requested)}::jsonb) as asked (place int, word text, keys text[])
    cross join lateral (
      select ${searchWords.word} from ${searchWords} where ${searchWords.keys} && asked.keys and ${searchWords.word} <> asked.word
      group by ${searchWords.word} order by abs(length(${searchWords.word}) - length(asked.word)), ${searchWords.word} limit ${sql.raw(String(MAX_MEANT))}
    ) as known`);
  if (rows.length === 0) return null;
  return words.map((word, at) => [word, ...rows.filter(({ place }) => place === at).map((row) => row.word)]);
}

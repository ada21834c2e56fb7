import { and, isNull, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { hasRole, STUDENT_ROLES } from '@atlas/domain/access';
import { searchText, typoKeys } from '@atlas/domain/lists';
import type { SearchType } from '@atlas/domain/navigation';
import type { Walk } from '../../db/list.ts';
import { matchRank } from '../../db/matchRank.ts';
import { containsOneOfEach, searchCondition, searchRows, wordsOf } from '../../db/search.ts';
import type { Source } from '../../commands/loaders.ts';
import type { Reader } from '../../commands/reader.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { isLiveAt, opensFor, type Content, type Grace } from '../content/repo.ts';
import { COURSE_CONTENT } from '../courses/repo.ts';
import { courses, lessons, units } from '../courses/tables.ts';
import { EVENT_CONTENT } from '../events/repo.ts';
import { events } from '../events/tables.ts';
import { groupsInScope } from '../groups/scopes.ts';
import { groups } from '../groups/tables.ts';
import { products } from '../products/tables.ts';
import { RESOURCE_CONTENT } from '../resources/repo.ts';
import { funnels } from '../funnels/tables.ts';
import { resources } from '../resources/tables.ts';
import { FULL_NAME, PERSON_KEYS, SHORTER_NAMES } from '../users/personSearchRepo.ts';
import { users } from '../users/tables.ts';
import { searchWords } from './tables.ts';

export interface SearchHit {
  type: SearchType;
  id: number;
  /** The course of a lesson. */
  subId: number | null;
  title: string;
  /** Detail that distinguishes it from others with the same title. */
  detail: string | null;
}

/** A search request. */
export interface Wanted {
  query: string;
  /** A single type, or null for all of `types`. */
  type: SearchType | null;
  /** The types shown on pages that the reader can open. */
  types: readonly SearchType[];
}

/** Maximum number of results per type, in a mixed search and in a search for a single type. */
const MAX_OF_EACH = 8;
const MAX_OF_ONE = 20;
/**
 * Maximum number of rows of a type that are ranked, newest first. It bounds the cost of a search
 * with very many matches. For people it is lower: there may be a million of them, and a first name
 * alone hardly identifies anyone.
 */
const MAX_COMPARED = 500;
const MAX_PEOPLE_COMPARED = 50;
/** Maximum number of corrections for a mistyped word. */
const MAX_MEANT = 5;

interface Searched {
  type: SearchType;
  table: PgTable;
  id: AnyPgColumn;
  title: SQL | AnyPgColumn;
  /** The searchable text, as returned by `search_text`. */
  text: SQL | AnyPgColumn;
  /** Condition for the rows that match the text as typed. */
  found: (query: string) => SQL | undefined;
  /** Maximum number of rows that are ranked. */
  compared: number;
  /** Other names that the text may equal or begin. */
  alsoNamed?: readonly (SQL | AnyPgColumn)[];
  joined?: SQL;
  subId?: AnyPgColumn;
  detail?: SQL | AnyPgColumn;
  /**
   * Condition for rows that the reader can open. Archived records are found only in their lists.
   */
  visible: (reader: Reader, grace: Grace) => SQL;
}

/** Search columns of records with a name. Only staff create them, so there are few. */
function named(id: AnyPgColumn, name: AnyPgColumn) {
  const text = sql`search_text(${name})`;
  const found = (query: string) => searchCondition(query, text, { id, columns: [name] });
  return { id, title: name, text, found, compared: MAX_COMPARED };
}

/**
 * Condition for people by name, email address and Tribe ID. Two letters match the newest people of
 * each column that begins with them, in the order of its index.
 */
function peopleFound(query: string): SQL | undefined {
  const { where, walks } = searchRows(query, users.searchText, { id: users.id, columns: [users.firstName, users.lastName, users.email] });
  const firstOf = (walk: Walk) =>
    sql`(select ${users.id} from ${users} where ${walk} order by ${users.createdAt} desc, ${users.id} desc limit ${sql.raw(String(MAX_PEOPLE_COMPARED))})`;
  return walks === undefined ? where : and(where, sql`${users.id} in (${sql.join(walks.map(firstOf), sql` union `)})`);
}

/** Students find content that opens for them. For staff the page flag was checked before. */
const opens = (content: Content, reader: Reader, grace: Grace): SQL =>
  hasRole(reader.access.roles, STUDENT_ROLES) ? opensFor(content, reader, grace) : sql`true`;

/** Students find what is live. Staff find drafts as well. */
const inSearch = (item: typeof courses | typeof lessons | typeof events | typeof resources, { access }: Reader, { now }: Grace): SQL =>
  hasRole(access.roles, STUDENT_ROLES) ? isLiveAt(item, now) : isNull(item.archivedAt);

/** The searchable text of a funnel, as the index of its list has it. */
const FUNNEL_TEXT = sql`search_text(${funnels.name} || ' ' || ${funnels.slug}::text)`;

const SEARCHED: readonly Searched[] = [
  {
    type: 'course',
    table: courses,
    ...named(courses.id, courses.name),
    visible: (...requested) => sql`${inSearch(courses, ...requested)} and ${opens(COURSE_CONTENT, ...requested)}`,
  },
  {
    type: 'lesson',
    table: lessons,
    ...named(lessons.id, lessons.name),
    joined: sql`join ${units} on ${units.id} = ${lessons.unitId} join ${courses} on ${courses.id} = ${units.courseId}`,
    subId: units.courseId,
    detail: courses.name,
    visible: (...requested) =>
      sql`${inSearch(lessons, ...requested)} and ${inSearch(courses, ...requested)} and ${opens(COURSE_CONTENT, ...requested)}`,
  },
  {
    type: 'event',
    table: events,
    ...named(events.id, events.name),
    visible: (...requested) => sql`${inSearch(events, ...requested)} and ${opens(EVENT_CONTENT, ...requested)}`,
  },
  {
    type: 'resource',
    table: resources,
    ...named(resources.id, resources.name),
    visible: (...requested) =>
      sql`${inSearch(resources, ...requested)} and not ${resources.awaitsFile} and (${resources.isPublic} or ${opens(RESOURCE_CONTENT, ...requested)})`,
  },
  {
    type: 'product',
    table: products,
    ...named(products.id, products.name),
    visible: () => isNull(products.archivedAt),
  },
  {
    type: 'user',
    table: users,
    id: users.id,
    title: FULL_NAME,
    text: users.searchText,
    found: peopleFound,
    compared: MAX_PEOPLE_COMPARED,
    alsoNamed: [...SHORTER_NAMES, ...PERSON_KEYS],
    detail: sql`${users.tribeId} || ' · ' || ${users.email}`,
    visible: (reader) => sql`${users.archivedAt} is null and ${ofPeopleInScope(reader, users.id)}`,
  },
  {
    type: 'funnel',
    table: funnels,
    id: funnels.id,
    title: funnels.name,
    text: FUNNEL_TEXT,
    found: (query) => searchCondition(query, FUNNEL_TEXT, { id: funnels.id, columns: [funnels.name, funnels.slug] }),
    compared: MAX_COMPARED,
    alsoNamed: [sql`${funnels.slug}::text`],
    detail: sql`'/' || ${funnels.slug}`,
    visible: () => sql`true`,
  },
  {
    type: 'group',
    table: groups,
    ...named(groups.id, groups.name),
    visible: (reader) => sql`${groups.archivedAt} is null and ${groupsInScope(reader, groups.id)}`,
  },
];

/**
 * Searches the records that a reader can open by name, and people also by email address and Tribe
 * ID. Order: exact names, with or without spaces; names that begin with the text; names with a word
 * that begins with it; then by similarity. Runs one statement. When nothing matches the text as
 * typed, words with one mistyped letter are looked up and their corrections are searched in one
 * more statement.
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

/** The rows of a type, best matches first. */
function ranked({ type, table, id, title, joined, subId, detail, alsoNamed = [], compared }: Searched, query: string, where: SQL): SQL {
  const wanted = sql`${searchText(query)}::text`;
  return sql`
    select ${type}::text as type, found.*, word_similarity(${wanted}, search_text(found.title)) as likeness
    from (
      select ${id} as id, ${subId ?? sql`null::int`} as sub_id, ${title} as title, ${detail ?? sql`null::text`} as detail,
        ${matchRank(query, [title, ...alsoNamed])} as rank
      from ${table} ${joined ?? sql``} where ${where} order by ${id} desc limit ${sql.raw(String(compared))}
    ) as found
    order by ${BEST_FIRST}`;
}

/** The letters and digits of a word, in the form in which words of names are stored. */
const lettersOf = (word: string): string => word.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The possible corrections of each word of a search; null when no word has any. One statement. */
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

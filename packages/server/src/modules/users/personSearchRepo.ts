import { and, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Walk } from '../../db/list.ts';
import type { Source } from '../../commands/loaders.ts';
import { searchCondition, searchFields } from '../../db/search.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { users } from './tables.ts';

/**
 * Columns that a short search compares. Each has an index for both orders of the list of people.
 */
export const NAMES = { id: users.id, columns: [users.firstName, users.lastName, users.email] };

/** The non-empty parts of a name, in this order. */
const nameOf = (...parts: AnyPgColumn[]): SQL => {
  const filled = parts.map((part) => sql`nullif(${part}, '')`);
  return sql`concat_ws(' ', ${sql.join(filled, sql`, `)})`;
};

/** A person's name as it is shown. */
export const FULL_NAME = nameOf(users.firstName, users.middleName, users.lastName, users.suffix);
/** Other ways to write the name: shorter, and with the last name first. */
export const SHORTER_NAMES: readonly (SQL | AnyPgColumn)[] = [
  nameOf(users.firstName, users.lastName),
  nameOf(users.lastName, users.firstName, users.middleName, users.suffix),
  nameOf(users.lastName, users.firstName),
  users.lastName,
];
/** The address and Tribe ID, which only readers who see them may search by. */
export const PERSON_KEYS: readonly (SQL | AnyPgColumn)[] = [sql`${users.email}::text`, users.tribeId];

/** The searchable text of a name only. */
export const NAME_FIELDS = searchFields(
  users.firstName,
  sql`coalesce(${users.middleName}, '')`,
  users.lastName,
  sql`coalesce(${users.suffix}, '')`,
);

/**
 * Condition for rows whose person matches a search of names, email address and Tribe ID; undefined
 * without a search.
 */
export function ofPersonNamed(search: string | null | undefined, userId: AnyPgColumn): SQL | undefined {
  const found = searchCondition(search, users.searchText, NAMES);
  return found && sql`${userId} in (select ${users.id} from ${users} where ${found})`;
}

/** Number of people that a search continues with. */
const MAX_NAMED = 20;

/**
 * Walks to the rows of a long list whose person matches a search of names, email address and Tribe
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

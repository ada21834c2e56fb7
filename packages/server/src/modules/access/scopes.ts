import { and, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Role } from '@atlas/domain/access';
import { valueBy, type LoaderOf } from '../../commands/loaders.ts';
import type { Reader } from '../../commands/reader.ts';
import { inList } from '../../db/inList.ts';

// Whom the roles see. Every list, count, search and export has one of these among its conditions. Product decisions §1.

type Scope = 'all' | ((userId: number) => SQL) | 'self';

/** Roles that look after some people are missing here: whom, their nouns tell. */
const SCOPES = new Map<Role, Scope>([
  ['admin', 'all'],
  ['tribe-team-fa', 'all'],
  ['tribe-team-ro', 'all'],
  ['affiliate', 'self'],
  ['member', 'self'],
  ['non-member', 'self'],
]);

/** Tells whom somebody with one of these roles looks after, as a set of ids. Called once by the noun that knows, where its tables are. */
export function peopleOf(roles: readonly Role[], people: (userId: number) => SQL): void {
  for (const role of roles) {
    if (SCOPES.has(role)) throw new Error(`Whom the role ${role} sees was told before`);
    SCOPES.set(role, people);
  }
}

/** Throws for a role of which nobody told whom it sees: too few or too many people would be worse than no answer. */
function scopeOf({ access: { roles: role } }: Reader): Scope {
  const scope = SCOPES.get(role);
  if (scope === undefined) throw new Error(`Nobody told whom the role ${role} sees: import registry/registrations.ts`);
  return scope;
}

/** Whether a reader sees everybody, so that no condition is needed. */
export const seesEveryone = (reader: Reader): boolean => scopeOf(reader) === 'all';

/**
 * The rows that belong to people whom the reader looks after, or to the reader. `userId` is the column that names the person.
 * One set of ids, not an "or": the database can begin with a handful of people instead of reading the whole table.
 */
export function ofPeopleInScope(reader: Reader, userId: AnyPgColumn | SQL): SQL {
  const scope = scopeOf(reader);
  if (scope === 'all') return sql`true`;
  if (scope === 'self') return sql`${userId} = ${reader.userId}`;
  return sql`${userId} in (select ${reader.userId}::integer union ${scope(reader.userId)})`;
}

/** Whether a person is among those whom the reader looks after, or is the reader. */
export const inScopeLoader = valueBy(false, async ({ db, reader }, ids) => {
  const { rows } = await db.execute<{ id: number }>(
    sql`select asked.id from unnest(${sql.param(ids)}::int[]) as asked (id) where ${ofPeopleInScope(reader, sql`asked.id`)}`,
  );
  return rows.map(({ id }) => ({ key: id, value: true }));
});

/** Whether the reader sees each record of a table, by a condition in SQL. */
export const seenBy = (table: PgTable, id: AnyPgColumn, condition: (reader: Reader) => SQL | undefined): LoaderOf<number, boolean> =>
  valueBy(false, async ({ db, reader }, ids) => {
    const rows = await db
      .select({ key: id })
      .from(table)
      .where(and(inList(id, ids), condition(reader)));
    return rows.map(({ key }) => ({ key: Number(key), value: true }));
  });

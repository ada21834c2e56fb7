import { and, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Role } from '@atlas/domain/access';
import { valueBy, type LoaderOf } from '../../commands/loaders.ts';
import type { Reader } from '../../commands/reader.ts';
import { inList } from '../../db/inList.ts';

// The people each role sees. Every list, count, search and export includes one of these conditions.
// Product decisions §1.

type Scope = 'all' | ((userId: number) => SQL) | 'self';

/** The scopes of roles. Roles that manage some people are registered by their own modules. */
const SCOPES = new Map<Role, Scope>([
  ['admin', 'all'],
  ['tribe-team-fa', 'all'],
  ['tribe-team-ro', 'all'],
  ['affiliate', 'self'],
  ['member', 'self'],
  ['non-member', 'self'],
]);

/**
 * Registers the people whom holders of these roles manage, as a set of ids. Each role is registered
 * once, by the module that owns its tables.
 */
export function peopleOf(roles: readonly Role[], people: (userId: number) => SQL): void {
  for (const role of roles) {
    if (SCOPES.has(role)) throw new Error(`The scope of role ${role} is already registered`);
    SCOPES.set(role, people);
  }
}

/**
 * The scope of the reader's role.
 *
 * @throws for a role without a registered scope, because showing too few or too many people would
 *   be worse than an error
 */
function scopeOf({ access: { roles: role } }: Reader): Scope {
  const scope = SCOPES.get(role);
  if (scope === undefined) throw new Error(`The scope of role ${role} is not registered: import registry/registrations.ts`);
  return scope;
}

/** Whether a reader sees everyone, so that no condition is needed. */
export const seesEveryone = (reader: Reader): boolean => scopeOf(reader) === 'all';

/**
 * Condition for rows that belong to the reader or to people whom the reader manages. One set of ids
 * rather than an "or", so that the database can start from a few people instead of scanning the
 * whole table.
 *
 * @param userId the column that names the person
 */
export function ofPeopleInScope(reader: Reader, userId: AnyPgColumn | SQL): SQL {
  const scope = scopeOf(reader);
  if (scope === 'all') return sql`true`;
  if (scope === 'self') return sql`${userId} = ${reader.userId}`;
  return sql`${userId} in (select ${reader.userId}::integer union ${scope(reader.userId)})`;
}

/** Whether the reader manages a person, or is that person. */
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

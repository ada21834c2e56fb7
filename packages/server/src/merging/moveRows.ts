import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/open.ts';
import { columnOf } from '../privacy/personalTables.ts';
import { type AccountColumn, bare, nameInDatabase, primaryKeyOf, uniqueKeysWith } from './accountColumns.ts';
import type { Key } from './mergeChanges.ts';

/** Two accounts of a move: rows of `from` become those of `to`. */
export interface Accounts {
  readonly from: number;
  readonly to: number;
}

/** The condition that another account has a row with the same unique key as a row of the table. */
function hasSame({ table, column }: AccountColumn, accountId: number): SQL {
  const conditions = uniqueKeysWith(table, column).map(({ others, where }) => {
    const rows = sql`(select ${sql.join([sql`1 as one`, ...others.map((other) => sql`${bare(other)}`)], sql`, `)} from ${table}
      where ${column} = ${accountId} and ${where ?? sql`true`})`;
    const equal = others.map((other) => sql`held.${bare(other)} = ${other}`);
    return sql`(${where ?? sql`true`} and exists (select 1 from ${rows} as held where ${sql.join([sql`true`, ...equal], sql` and `)}))`;
  });
  return sql`(${sql.join([sql`false`, ...conditions], sql` or `)})`;
}

const jsonOf = (columns: readonly SQL[]): SQL => sql`jsonb_build_array(${sql.join([...columns], sql`, `)})`;

/** The primary key without the column that changes. */
const stableKey = ({ table, column }: AccountColumn) => primaryKeyOf(table).filter(({ name }) => name !== column.name);

/**
 * Moves rows from one account to another, except those whose unique key the other account has, and
 * those that name it in the column `never`.
 *
 * @returns the keys of the moved rows, and how many stayed
 */
export async function moveRows(
  tx: Db,
  of: AccountColumn,
  { from, to }: Accounts,
  { never, where }: { never?: string | undefined; where?: SQL | undefined } = {},
): Promise<{ keys: Key[]; stayed: number }> {
  const { table, column } = of;
  const isTheirs = sql`${column} = ${from} and ${where ?? sql`true`}`;
  const others = never === undefined ? sql`true` : sql`${columnOf(table, never)} is distinct from ${to}`;
  const { rows } = await tx.execute<{ key: Key }>(sql`update ${table} set ${bare(column)} = ${to}
    where ${isTheirs} and ${others} and not ${hasSame(of, to)} returning ${jsonOf(stableKey(of).map((one) => sql`${one}`))} as key`);
  const { rows: left } = await tx.execute<{ count: number }>(sql`select count(*)::int as count from ${table} where ${isTheirs}`);
  return { keys: rows.map(({ key }) => key), stayed: left[0]?.count ?? 0 };
}

/**
 * Moves the rows of these keys back. Rows that were deleted since, or whose unique key the account
 * has again, are left out.
 */
export async function moveBack(tx: Db, of: AccountColumn, { from, to }: Accounts, keys: readonly Key[]): Promise<void> {
  if (keys.length === 0) return;
  const { table, column } = of;
  const equal = stableKey(of).map((one, at) => sql`${one} = (wanted.key ->> ${sql.raw(String(at))})::${sql.raw(one.getSQLType())}`);
  await tx.execute(sql`update ${table} set ${bare(column)} = ${to}
    from jsonb_array_elements(${JSON.stringify(keys)}::jsonb) as wanted (key)
    where ${column} = ${from} and ${sql.join([sql`true`, ...equal], sql` and `)} and not ${hasSame(of, to)}`);
}

/** Takes rows of an account away, to make room for better or chosen ones. Returns them whole. */
export async function takeAway(
  tx: Db,
  { table, column }: AccountColumn,
  { from, to }: Accounts,
  better?: SQL,
): Promise<Record<string, unknown>[]> {
  const pairs = uniqueKeysWith(table, column).map(({ others }) =>
    sql.join([sql`true`, ...others.map((one) => sql`theirs.${bare(one)} = own.${bare(one)}`)], sql` and `),
  );
  const condition =
    better === undefined
      ? sql`true`
      : sql`exists (select 1 from ${table} as theirs where theirs.${bare(column)} = ${from}
          and (${sql.join(pairs, sql` or `)}) and (${better}))`;
  const { rows } = await tx.execute<{ row: Record<string, unknown> }>(
    sql`delete from ${table} as own where own.${bare(column)} = ${to} and ${condition} returning to_jsonb(own) as row`,
  );
  return rows.map(({ row }) => row);
}

/** Puts rows that were taken away back, as those of an account. */
export async function putBack(
  tx: Db,
  { table, column }: AccountColumn,
  accountId: number,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = storedColumns(table).map((name) => sql.identifier(name));
  const columns = sql.join(names, sql`, `);
  const owned = JSON.stringify(rows.map((row) => ({ ...row, [nameInDatabase(column)]: accountId })));
  await tx.execute(sql`insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, ${owned}::jsonb)`);
}

/** Deletes the rows of an account that have the same primary key as these rows. */
export async function dropSame(tx: Db, of: AccountColumn, accountId: number, rows: readonly Record<string, unknown>[]): Promise<void> {
  if (rows.length === 0) return;
  const { table, column } = of;
  const equal = stableKey(of).map((one) => sql`${one} = wanted.${bare(one)}`);
  await tx.execute(sql`delete from ${table} using jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb) as wanted
    where ${column} = ${accountId} and ${sql.join([sql`true`, ...equal], sql` and `)}`);
}

/** The names of the columns that the database does not derive. */
const storedColumns = (table: PgTable): string[] =>
  Object.values(getTableColumns(table))
    .filter(({ generated }) => generated === undefined)
    .map((column) => nameInDatabase(column as AnyPgColumn));

import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import { type AnyPgColumn, getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { TABLES } from '../privacy/personalTables.ts';
import { MERGE_RULES, type MergeRule } from './mergeRules.ts';

/** A column that refers to an account, with its name in `MERGE_RULES`. */
export interface AccountColumn {
  readonly name: string;
  readonly table: PgTable;
  readonly column: AnyPgColumn;
}

/** The columns of tables that refer to the rows of one table, by its name in the database. */
export const columnsReferringTo = (parent: string, tables: Iterable<PgTable> = TABLES.values()): AccountColumn[] =>
  [...tables].flatMap((table) =>
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference();
      const [column] = columns;
      if (getTableName(foreignTable) !== parent || column === undefined) return [];
      const [property] = Object.entries(getTableColumns(table)).find(([, one]) => one === column) ?? [column.name];
      return [{ name: `${getTableName(table)}.${property}`, table, column: column as AnyPgColumn }];
    }),
  );

/** All columns that refer to an account. */
const ACCOUNT_COLUMNS = columnsReferringTo('users');

/** The columns whose rows a merge moves, with their rules. */
export const MOVED_COLUMNS: readonly (AccountColumn & { rule: Extract<MergeRule, { moves: unknown }> })[] = ACCOUNT_COLUMNS.flatMap(
  (one) => {
    const rule = MERGE_RULES[one.name];
    return rule !== undefined && 'moves' in rule ? [{ ...one, rule }] : [];
  },
);

/** A column by its name in `MERGE_RULES`. */
export function accountColumn(name: string): AccountColumn {
  const found = ACCOUNT_COLUMNS.find((one) => one.name === name);
  if (found === undefined) throw new Error(`${name} refers to no account`);
  return found;
}

/** The columns that identify a row. Those of a key over several columns are copies, so they are found by name. */
export function primaryKeyOf(table: PgTable): AnyPgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const names = new Set(primaryKeys.flatMap((key) => key.columns.map(({ name }) => name)));
  return columns.filter(({ primary, name }) => primary || names.has(name)) as AnyPgColumn[];
}

/** A unique key that contains a column: its other columns, and the rows that it holds for. */
interface UniqueKey {
  readonly others: readonly AnyPgColumn[];
  readonly where: SQL | undefined;
}

/** The unique keys of a table that contain a column. */
export function uniqueKeysWith(table: PgTable, column: AnyPgColumn): UniqueKey[] {
  const { columns, primaryKeys, uniqueConstraints, indexes } = getTableConfig(table);
  const keys: { columns: unknown[]; where?: SQL | undefined }[] = [
    ...columns.filter(({ primary, isUnique }) => primary || isUnique).map((one) => ({ columns: [one] })),
    ...primaryKeys,
    ...uniqueConstraints,
    ...indexes.filter(({ config }) => config.unique).map(({ config }) => ({ columns: config.columns, where: config.where })),
  ];
  // Columns of an index are copies of those of the table, so they are compared by name.
  const named = (one: unknown): AnyPgColumn | undefined =>
    columns.find(({ name }) => name === (one as { name?: string }).name) as AnyPgColumn | undefined;
  return keys
    .map(({ columns: of, where }) => ({ of: of.map(named), where }))
    .filter(({ of }) => of.some((one) => one?.name === column.name))
    .map(({ of, where }) => {
      if (of.includes(undefined)) throw new Error(`A unique index of ${getTableName(table)} is over an expression`);
      return { others: (of as AnyPgColumn[]).filter(({ name }) => name !== column.name), where };
    });
}

/** The name of a column in the database, as `casing: 'snake_case'` derives it. */
export const nameInDatabase = ({ name, keyAsName }: AnyPgColumn): string => (keyAsName ? toSnakeCase(name) : name);

/** A column without its table. */
export const bare = (column: AnyPgColumn): SQL => sql`${sql.identifier(nameInDatabase(column))}`;

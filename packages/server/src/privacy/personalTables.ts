import { and, eq, getTableColumns, getTableName, is, or, sql, type SQL } from 'drizzle-orm';
import { type AnyPgColumn, getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/open.ts';
import * as schema from '../db/schema.ts';
import { type Link, PERSON_RULES, type PersonalRule, type PersonRule } from './personRules.ts';

/** The account whose rows are found, with its address only if the address is confirmed. */
export interface DataSubject {
  readonly id: number;
  readonly email: string | null;
}

/** Every table of the schema, by its name in the database. */
export const TABLES: ReadonlyMap<string, PgTable> = new Map(
  Object.values<unknown>(schema)
    .filter((value): value is PgTable => is(value, PgTable))
    .map((table) => [getTableName(table), table]),
);

const isPersonal = (rule: PersonRule | undefined): rule is PersonalRule => rule !== undefined && 'links' in rule;

/** The tables with rows about people, with their rules. */
export const PERSONAL_TABLES: readonly { name: string; table: PgTable; rule: PersonalRule }[] = Object.entries(PERSON_RULES).flatMap(
  ([name, rule]) => {
    const table = TABLES.get(name);
    if (table === undefined) throw new Error(`PERSON_RULES names ${name}, which is not a table`);
    return isPersonal(rule) ? [{ name, table, rule }] : [];
  },
);

/** A column of a table by its name in the schema. */
export function columnOf(table: PgTable, name: string): AnyPgColumn {
  const column = getTableColumns(table)[name];
  if (column === undefined) throw new Error(`${getTableName(table)} has no column ${name}`);
  return column;
}

const asText = (column: AnyPgColumn): SQL => sql`lower(${column}::text)`;

function linkCondition(db: Db, table: PgTable, link: Link, person: DataSubject): SQL | undefined {
  if ('user' in link) return eq(columnOf(table, link.user), person.id);
  if ('through' in link) {
    const parent = TABLES.get(link.of);
    const rule = PERSON_RULES[link.of];
    if (parent === undefined || !isPersonal(rule)) throw new Error(`${getTableName(table)} refers to ${link.of}, which has no rule`);
    const ids = db
      .select({ id: columnOf(parent, 'id') })
      .from(parent)
      .where(personCondition(db, parent, rule, person));
    return sql`${columnOf(table, link.through)} in ${ids}`;
  }
  if (person.email === null) return undefined;
  const address = person.email.toLowerCase();
  if ('mention' in link) return sql`position(${address} in ${asText(columnOf(table, link.mention))}) > 0`;
  const isAddress = sql`${asText(columnOf(table, link.email))} = ${address}`;
  // A row that belongs to another account is that person's, even with the same address.
  const owner = getTableColumns(table)['userId'];
  return owner === undefined ? isAddress : and(isAddress, sql`coalesce(${owner}, ${person.id}) = ${person.id}`);
}

/** The condition for the rows of a table that are about a person. */
export const personCondition = (db: Db, table: PgTable, { links }: PersonalRule, person: DataSubject): SQL =>
  or(...links.map((link) => linkCondition(db, table, link, person))) ?? sql`false`;

/** The tables that a table refers to by its foreign keys. */
export const parentsOf = (table: PgTable): string[] =>
  getTableConfig(table).foreignKeys.map((key) => getTableName(key.reference().foreignTable));

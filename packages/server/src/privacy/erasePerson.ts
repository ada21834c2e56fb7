import { ERASED_VALUE } from '@atlas/domain/audit';
import { and, eq, getTableColumns, isNotNull, sql, type Column, type SQLWrapper } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { auditedSubjectsOf, declaredColumns } from '../db/personalData.ts';
import { inList } from '../db/inList.ts';
import type { Db } from '../db/open.ts';
import { auditEntries, auditPersonalValues } from '../modules/audit/tables.ts';
import { type DataSubject, parentsOf, PERSONAL_TABLES, personCondition } from './personalTables.ts';
import type { PersonalRule } from './personRules.ts';

type Personal = (typeof PERSONAL_TABLES)[number];

/** The tables in an order in which rows are gone before the rows that they refer to. */
export function childrenFirst(tables: readonly Personal[]): Personal[] {
  const sorted: Personal[] = [];
  const visit = (one: Personal, path: readonly string[]): void => {
    if (sorted.includes(one) || path.includes(one.name)) return;
    for (const child of tables) {
      const isChild = child !== one && parentsOf(child.table).includes(one.name);
      const isLinked = child.rule.links.some((link) => 'through' in link && link.of === one.name);
      if (isChild || isLinked) visit(child, [...path, one.name]);
    }
    sorted.push(one);
  };
  for (const table of tables) visit(table, []);
  return sorted;
}

/** The storage keys of files whose rows were deleted. */
export interface Erased {
  readonly storageKeys: readonly string[];
}

/**
 * Deletes or empties every row about a person by the rules of the tables. The account itself stays
 * without a name, because payments refer to it. Safe to run again.
 */
export async function erasePerson(tx: Db, person: DataSubject): Promise<Erased> {
  await tx.execute(sql`select set_config('atlas.removes_old_sign_ins', 'yes', true), set_config('atlas.erases_person', 'yes', true)`);
  await forgetWords(tx, person);
  await forgetAudit(tx, person);
  const storageKeys: string[] = [];
  // Rows are found through rows of other tables, so those that lead to others change last.
  for (const { table, rule } of childrenFirst(PERSONAL_TABLES)) {
    const condition = personCondition(tx, table, rule, person);
    if (rule.erase === 'delete') {
      const key = getTableColumns(table)['storageKey'];
      const gone = await tx
        .delete(table)
        .where(condition)
        .returning({ key: key === undefined ? sql<null>`null` : sql<string | null>`${key}` });
      for (const row of gone) if (row.key !== null) storageKeys.push(row.key);
    } else if (rule.erase === 'blank') {
      const values = blankValues(table, rule);
      if (Object.keys(values).length > 0) await tx.update(table).set(values).where(condition);
    }
  }
  return { storageKeys };
}

/** The empty values of the columns that are declared as personal or secret. */
function blankValues(table: PgTable, { values = {} }: PersonalRule): Record<string, unknown> {
  const { personal = [], secret = [] } = declaredColumns(table) ?? {};
  const columns = getTableColumns(table);
  const unique = uniqueColumns(table);
  return Object.fromEntries(
    [...personal, ...secret].flatMap((name) => {
      const column = columns[name];
      if (column === undefined || column.generated !== undefined) return [];
      return [[name, name in values ? values[name] : emptyValue(table, column, unique.has(column))]];
    }),
  );
}

function emptyValue(table: PgTable, column: Column, isUnique: boolean): unknown {
  if (!column.notNull) return null;
  if (column.columnType === 'PgJsonb') return {};
  const id = getTableColumns(table)['id'];
  if (column.name === 'email') return sql`'erased-' || ${id} || '@erased.invalid'`;
  return isUnique && id !== undefined ? sql`'erased-' || ${id}` : '';
}

function uniqueColumns(table: PgTable): Set<Column> {
  const { uniqueConstraints, indexes } = getTableConfig(table);
  const inIndexes = indexes.filter(({ config }) => config.unique).flatMap(({ config }) => config.columns as Column[]);
  const single = Object.values(getTableColumns(table)).filter(({ isUnique }) => isUnique);
  return new Set([...single, ...uniqueConstraints.flatMap(({ columns }) => columns), ...inIndexes]);
}

/**
 * Deletes the personal values and the reasons that the audit has of the person's records, also of
 * those that name no account, and all personal values that mention the person's address. Payments
 * retain the reasons of their corrections in their own rows.
 */
async function forgetAudit(tx: Db, person: DataSubject): Promise<void> {
  const { entryId, personId, before, after } = auditPersonalValues;
  await eraseReasons(tx, tx.select({ id: entryId }).from(auditPersonalValues).where(eq(personId, person.id)));
  for (const { table, rule } of PERSONAL_TABLES) {
    const kinds = auditedSubjectsOf(table);
    const { id } = getTableColumns(table);
    if (kinds.length === 0 || id === undefined) continue;
    const records = tx
      .select({ id })
      .from(table)
      .where(personCondition(tx, table, rule, person));
    const entries = tx
      .select({ id: auditEntries.id })
      .from(auditEntries)
      .where(and(inList(auditEntries.subjectType, kinds), sql`${auditEntries.subjectId} in ${records}`));
    await eraseReasons(tx, entries);
    await tx.delete(auditPersonalValues).where(and(sql`${entryId} in ${entries}`, sql`coalesce(${personId}, ${person.id}) = ${person.id}`));
  }
  if (person.email !== null)
    await tx.delete(auditPersonalValues).where(sql`lower(concat(${before}, ' ', ${after})) ~ ${mentionOf(person.email)}`);
}

/** Replaces the reasons of audit entries, which are in the words of staff. */
async function eraseReasons(tx: Db, entries: SQLWrapper): Promise<void> {
  await tx
    .update(auditEntries)
    .set({ reason: ERASED_VALUE })
    .where(and(isNotNull(auditEntries.reason), sql`${auditEntries.id} in ${entries}`));
}

/**
 * A regular expression of the database for texts that contain an address, and not only as a part of
 * a longer one.
 */
const mentionOf = (email: string): string =>
  `(^|[^a-z0-9._%+-])${email.toLowerCase().replaceAll(/[^a-z0-9@_]/g, String.raw`\$&`)}\\.?($|[^a-z0-9.-])`;

/** Removes the words of the person's name from the search, unless someone else has them too. */
async function forgetWords(tx: Db, { id }: DataSubject): Promise<void> {
  await tx.execute(sql`
    with words as (
      select distinct word from users,
        regexp_split_to_table(search_text(concat_ws(' ', first_name, last_name)), '[^[:alnum:]]+') as found (word)
      where users.id = ${id} and length(word) >= 4)
    delete from search_words using words
    where search_words.word = words.word and not exists (
      select 1 from users other where other.id <> ${id}
        and position(words.word in search_text(concat_ws(' ', other.first_name, other.last_name))) > 0)`);
}

/** The tables whose rows remain after an erasure. */
export const REMAINING_TABLES: readonly string[] = PERSONAL_TABLES.flatMap(({ name, rule }) => (rule.erase === 'delete' ? [] : [name]));

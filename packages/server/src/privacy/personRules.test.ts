import { RETAINED_DATA } from '@atlas/domain/privacy';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, integer, pgTable, PgTable, text } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { declaredColumns } from '../db/personalData.ts';
import { users } from '../modules/users/tables.ts';
import { childrenFirst } from './erasePerson.ts';
import { columnOf, parentsOf, PERSONAL_TABLES, TABLES } from './personalTables.ts';
import { PERSON_RULES } from './personRules.ts';

const NAMED_LIKE_A_PERSON = /email|recipient|mobile|firstName|birthdate/i;

/** Why a table needs a rule; null when it does not. */
function reasonForRule(table: PgTable): string | null {
  const parents = parentsOf(table);
  if (getTableName(table) === 'users' || parents.includes('users')) return 'refers to an account';
  const personal = declaredColumns(table)?.personal ?? [];
  if (personal.length > 0 && !ABOUT_NO_ACCOUNT.has(getTableName(table))) return 'has personal columns';
  return Object.keys(getTableColumns(table)).some((name) => NAMED_LIKE_A_PERSON.test(name)) ? 'is named like a person' : null;
}

/** Personal columns that describe an event, and no person with an account. */
const ABOUT_NO_ACCOUNT: ReadonlySet<string> = new Set(['event_changes']);

const missing = (tables: Iterable<PgTable>): string[] =>
  [...tables].flatMap((table) =>
    reasonForRule(table) !== null && !(getTableName(table) in PERSON_RULES) ? [`${getTableName(table)} ${reasonForRule(table)}`] : [],
  );

describe('the rules of tables with people', () => {
  it('cover every table', () => {
    expect(missing(TABLES.values())).toEqual([]);
  });

  it('are required of a new table that refers to a person', () => {
    const diaries = pgTable('diaries', { id: integer().primaryKey(), writerId: integer().references(() => users.id) });
    const guests = pgTable('guests', { id: integer().primaryKey(), guestEmail: text() });
    expect(missing([diaries, guests])).toEqual(['diaries refers to an account', 'guests is named like a person']);
  });

  it('name existing tables and columns', () => {
    for (const { table, rule } of PERSONAL_TABLES) {
      for (const name of [...(rule.omits ?? []), ...Object.keys(rule.values ?? {})]) expect(columnOf(table, name)).toBeDefined();
      for (const link of rule.links) {
        const column = 'user' in link ? link.user : 'email' in link ? link.email : 'through' in link ? link.through : link.mention;
        expect(columnOf(table, column)).toBeDefined();
      }
    }
  });

  it('give a reason for all rows that remain', () => {
    expect(PERSONAL_TABLES.filter(({ rule }) => rule.erase !== 'delete' && !rule.why).map(({ name }) => name)).toEqual([]);
  });

  it('keep rows for each reason that people read before they request it', () => {
    const reasons = new Set(PERSONAL_TABLES.flatMap(({ rule }) => rule.why ?? []));
    expect([...reasons, 'backups'].toSorted()).toEqual(Object.keys(RETAINED_DATA).toSorted());
  });

  it('delete no row that a remaining row refers to', () => {
    const rules = new Map(PERSONAL_TABLES.map(({ name, rule }) => [name, rule]));
    const wrong = [...TABLES].flatMap(([name, table]) =>
      getTableConfig(table).foreignKeys.flatMap((key) => {
        const { columns, foreignTable } = key.reference();
        const [rule, parent] = [rules.get(name), getTableName(foreignTable)];
        const isDeleted = rule?.erase === 'delete' && rule.links.some((link) => 'through' in link && link.of === parent);
        const isFree = rules.get(parent)?.erase !== 'delete' || isDeleted || key.onDelete === 'cascade' || key.onDelete === 'set null';
        return isFree ? [] : [`${name}.${columns[0]?.name} refers to ${parent}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('show no account in a download but that of the person', () => {
    const shown = PERSONAL_TABLES.filter(({ rule }) => !rule.isHidden).flatMap(({ name, table, rule }) => {
      const accounts = getTableConfig(table).foreignKeys.flatMap((key) => {
        const { columns, foreignTable } = key.reference();
        return ['users', 'success_managers'].includes(getTableName(foreignTable)) ? columns : [];
      });
      return Object.entries(getTableColumns(table)).flatMap(([column, value]) => {
        const isOwn = rule.links.some((link) => 'user' in link && link.user === column);
        return accounts.includes(value) && !isOwn && rule.omits?.includes(column) !== true ? [`${name}.${column}`] : [];
      });
    });
    // The team lead whom the person chose.
    expect(shown).toEqual(['round_choices.leadId']);
  });

  it('never show a secret in a download', () => {
    const shown = PERSONAL_TABLES.filter(({ rule }) => !rule.isHidden).flatMap(({ name, table, rule }) =>
      (declaredColumns(table)?.secret ?? []).filter((secret) => !rule.omits?.includes(secret)).map((secret) => `${name}.${secret}`),
    );
    expect(shown).toEqual([]);
  });

  it('delete rows before the rows that they refer to', () => {
    const order = childrenFirst(PERSONAL_TABLES).map(({ name }) => name);
    const wrong = PERSONAL_TABLES.filter(({ rule }) => rule.erase === 'delete').flatMap(({ name, table }) =>
      parentsOf(table)
        .filter((parent) => order.includes(parent) && parent !== name && order.indexOf(parent) < order.indexOf(name))
        .map((parent) => `${name} after ${parent}`),
    );
    expect(wrong).toEqual([]);
    expect(TABLES.size).toBeGreaterThan(100);
    expect([...TABLES.values()].every((table) => is(table, PgTable) && getTableConfig(table).columns.length > 0)).toBe(true);
  });
});

import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { declaredColumns } from './personalData.ts';
import * as schema from './schema.ts';

const tables = Object.values<unknown>(schema).filter((value): value is PgTable => is(value, PgTable));

/** Columns that can contain no more than a number, a flag, an instant or a reference need no declaration. */
const PLAIN = new Set(['PgInteger', 'PgBigInt53', 'PgBoolean', 'PgTimestamp']);
const NAMED_LIKE_A_PERSON = /email|address|recipient|account|mobile|firstName|birthdate/i;

const namesAPerson = (table: PgTable): boolean =>
  getTableName(table) === 'users' ||
  getTableConfig(table).foreignKeys.some((key) => getTableName(key.reference().foreignTable) === 'users') ||
  Object.keys(getTableColumns(table)).some((name) => NAMED_LIKE_A_PERSON.test(name));

const columnsOf = (table: PgTable): string[] =>
  Object.entries(getTableColumns(table)).flatMap(([name, { columnType }]) => (PLAIN.has(columnType) ? [] : [name]));

const ofPeople = tables.filter((table) => namesAPerson(table) && columnsOf(table).length > 0);

describe('the tables with data about a person', () => {
  it.each(ofPeople.map((table) => [getTableName(table), table] as const))(
    '%s declares every column as open, personal or secret',
    (_name, table) => {
      const { personal = [], secret = [], open = [] } = declaredColumns(table) ?? {};
      expect([...personal, ...secret, ...open].toSorted()).toEqual(columnsOf(table).toSorted());
    },
  );

  it('include the account and the records about it', () => {
    const names = ofPeople.map(getTableName);
    expect(names).toEqual(expect.arrayContaining(['users', 'orders', 'user_notes', 'payouts', 'leads', 'sign_in_log']));
  });
});

import { MERGE_KINDS } from '@atlas/domain/merging';
import { getTableName } from 'drizzle-orm';
import { integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../modules/users/tables.ts';
import { columnOf, TABLES } from '../privacy/personalTables.ts';
import { PERSON_RULES } from '../privacy/personRules.ts';
import { columnsReferringTo, MOVED_COLUMNS, primaryKeyOf, uniqueKeysWith } from './accountColumns.ts';
import { MERGE_RULES } from './mergeRules.ts';

const withoutRule = (tables: Parameters<typeof columnsReferringTo>[1]): string[] =>
  columnsReferringTo('users', tables).flatMap(({ name }) => (name in MERGE_RULES ? [] : [name]));

describe('the rules of a merge', () => {
  it('cover every column that refers to an account', () => {
    expect(withoutRule(TABLES.values())).toEqual([]);
    expect(columnsReferringTo('users').length).toBeGreaterThan(100);
  });

  it('are required of a new table that refers to an account', () => {
    const diaries = pgTable('diaries', { id: integer().primaryKey(), writerId: integer().references(() => users.id) });
    expect(withoutRule([diaries])).toEqual(['diaries.writerId']);
  });

  it('name existing columns', () => {
    const known = columnsReferringTo('users').map(({ name }) => name);
    expect(Object.keys(MERGE_RULES).filter((name) => !known.includes(name))).toEqual([]);
    for (const { table, rule } of MOVED_COLUMNS) if ('never' in rule) expect(columnOf(table, rule.never)).toBeDefined();
  });

  it('move all data of a person that an erasure would delete or empty, or say why not', () => {
    const staying = Object.entries(PERSON_RULES).flatMap(([table, rule]) => {
      const columns = 'links' in rule ? rule.links.flatMap((link) => ('user' in link ? [`${table}.${link.user}`] : [])) : [];
      return columns.filter((name) => 'stays' in (MERGE_RULES[name] ?? {}));
    });
    expect(staying.toSorted()).toEqual([
      'audit_entries.actorId',
      'audit_entries.onBehalfOfId',
      'audit_personal_values.personId',
      'broadcast_recipients.userId',
      'calendar_feeds.userId',
      'consents.userId',
      'duplicate_checks.userId',
      'duplicate_pairs.firstId',
      'duplicate_pairs.secondId',
      'email_confirmations.userId',
      'exports.userId',
      'form_attempts.userId',
      'idempotency_keys.userId',
      'impersonations.userId',
      'mail_days.userId',
      'outbox.userId',
      'password_resets.userId',
      'privacy_requests.userId',
      'recovery_codes.userId',
      'second_factors.userId',
      'sessions.userId',
      'sign_in_log.userId',
      'uploads.userId',
      'user_merges.archivedId',
      'user_merges.keptId',
    ]);
  });

  it('use every kind', () => {
    const used = new Set(Object.values(MERGE_RULES).flatMap((rule) => ('moves' in rule ? [rule.moves] : [])));
    expect(MERGE_KINDS.map(({ kind }) => kind).filter((kind) => !used.has(kind) && kind !== 'access')).toEqual([]);
  });

  it('move only rows that can be found again', () => {
    expect(MOVED_COLUMNS.filter(({ table }) => primaryKeyOf(table).length === 0).map(({ table }) => getTableName(table))).toEqual([]);
  });
});

describe('the unique keys with a column', () => {
  it('are those of constraints and of partial indexes', () => {
    const seats = pgTable(
      'seats',
      { id: integer().primaryKey(), userId: integer(), hall: text(), row: integer(), isLast: integer() },
      (t) => [
        unique('seats_once').on(t.hall, t.userId),
        uniqueIndex('seats_last')
          .on(t.userId)
          .where(sql`${t.isLast} = 1`),
        uniqueIndex('seats_row').on(t.hall, t.row),
      ],
    );
    const keys = uniqueKeysWith(seats, seats.userId);
    expect(keys.map(({ others, where }) => [others.map(({ name }) => name), where !== undefined])).toEqual([
      [['hall'], false],
      [[], true],
    ]);
  });

  it('over an expression are refused', () => {
    const seats = pgTable('seats', { id: integer().primaryKey(), userId: integer(), hall: text() }, (t) => [
      uniqueIndex('seats_once').on(t.userId, sql`lower(${t.hall})`),
    ]);
    expect(() => uniqueKeysWith(seats, seats.userId)).toThrow('A unique index of seats is over an expression');
  });
});

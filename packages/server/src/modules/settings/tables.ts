import { check, pgTable, text } from 'drizzle-orm/pg-core';
import type { SettingType } from '@atlas/domain/settings';
import { databaseId, idOf, instant, isOneOf, revision } from '../../db/columns.ts';
import { users } from '../users/tables.ts';

/** A value that staff change at run time. Specification 2 §3: id, name, value (text), type. */
export const settings = pgTable(
  'settings',
  {
    id: databaseId(),
    name: text().notNull().unique(),
    value: text().notNull(),
    type: text().$type<SettingType>().notNull(),
    description: text().notNull().default(''),
    updatedAt: instant(),
    updatedById: idOf(() => users.id),
    revision: revision(),
  },
  (t) => [check('settings_type', isOneOf(t.type, ['boolean', 'text', 'link', 'number', 'instant', 'list']))],
);

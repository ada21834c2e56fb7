import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { SETTING_TYPES, type SettingType } from '@atlas/domain/settings';
import { databaseId, growingId, idOf, instant, isOneOf, revision } from '../../db/columns.ts';
import { declareColumns } from '../../db/personalData.ts';
import { users } from '../users/tables.ts';

/**
 * Values that staff change at run time: id, name, value (text), type.
 *
 * @spec 2 §3
 */
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
  (t) => [check('settings_type', isOneOf(t.type, SETTING_TYPES))],
);

/** The value of a setting before and after each save. */
export const settingChanges = pgTable(
  'setting_changes',
  {
    id: growingId(),
    settingId: idOf(() => settings.id).notNull(),
    before: text().notNull(),
    after: text().notNull(),
    changedById: idOf(() => users.id),
    at: instant().notNull(),
  },
  (t) => [index('setting_changes_of_setting').on(t.settingId, t.id), index('setting_changes_of_person').on(t.changedById)],
);

declareColumns(settings, { open: ['name', 'value', 'type', 'description'] });
declareColumns(settingChanges, { open: ['before', 'after'] });

import { pgTable, text } from 'drizzle-orm/pg-core';
import { databaseId } from '../../db/columns.ts';

/** A value that staff change at run time. Specification 2 §3: id, name, value (text), type. */
export const settings = pgTable('settings', {
  id: databaseId(),
  name: text().notNull().unique(),
  value: text().notNull(),
  type: text().$type<'text' | 'number' | 'boolean' | 'date' | 'url'>().notNull(),
  description: text().notNull().default(''),
});

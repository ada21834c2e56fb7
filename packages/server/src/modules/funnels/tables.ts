import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { citext, createdAt, databaseId, instant } from '../../db/columns.ts';
import { products } from '../products/tables.ts';

/** One way of selling one product. */
export const funnels = pgTable(
  'funnels',
  {
    id: databaseId(),
    name: text().notNull(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    slug: citext().notNull().unique(),
    /** Days of access; absent means no expiry. */
    validityByDays: integer(),
    /** Days between enrolment and the first day of access. */
    startByDays: integer().notNull().default(0),
    closedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [check('funnels_days', sql`${t.startByDays} >= 0 and (${t.validityByDays} is null or ${t.validityByDays} > 0)`)],
);

import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, databaseId, instant } from '../../db/columns.ts';
import { courses } from '../courses/tables.ts';

/** What is sold: a bundle of courses (events and resources join with their tables). */
export const products = pgTable(
  'products',
  {
    id: databaseId(),
    name: text().notNull(),
    description: text().notNull().default(''),
    priceCentavos: bigint({ mode: 'number' }).notNull(),
    archivedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [check('products_price', sql`${t.priceCentavos} >= 0`)],
);

export const productCourses = pgTable(
  'product_courses',
  {
    productId: integer()
      .notNull()
      .references(() => products.id),
    courseId: integer()
      .notNull()
      .references(() => courses.id),
  },
  (t) => [primaryKey({ columns: [t.courseId, t.productId] })],
);

import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { centavos, createdAt, databaseId, idOf, instant, revision } from '../../db/columns.ts';
import { courses } from '../courses/tables.ts';
import { events } from '../events/tables.ts';
import { resources } from '../resources/tables.ts';

/** Products: bundles of courses, events and resources. */
export const products = pgTable(
  'products',
  {
    id: databaseId(),
    name: text().notNull(),
    description: text().notNull().default(''),
    priceCentavos: centavos().notNull(),
    /** Not offered after this instant; buyers keep it. */
    expiresAt: instant(),
    archivedAt: instant(),
    revision: revision(),
    createdAt: createdAt(),
  },
  (t) => [
    check('products_price', sql`${t.priceCentavos} >= 0`),
    check('products_name', sql`length(${t.name}) between 1 and 150`),
    index('products_listed').on(t.createdAt, t.id),
  ],
);

export const productCourses = pgTable(
  'product_courses',
  {
    productId: idOf(() => products.id).notNull(),
    courseId: idOf(() => courses.id).notNull(),
    /** The place among all contents of the product. */
    position: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.courseId, t.productId] }), index('product_courses_of_product').on(t.productId)],
);

export const productEvents = pgTable(
  'product_events',
  {
    productId: idOf(() => products.id).notNull(),
    eventId: idOf(() => events.id).notNull(),
    /** The place among all contents of the product. */
    position: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.productId] }), index('product_events_of_product').on(t.productId)],
);

export const productResources = pgTable(
  'product_resources',
  {
    productId: idOf(() => products.id).notNull(),
    resourceId: idOf(() => resources.id).notNull(),
    /** The place among all contents of the product. */
    position: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.resourceId, t.productId] }), index('product_resources_of_product').on(t.productId)],
);

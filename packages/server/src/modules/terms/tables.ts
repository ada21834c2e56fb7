import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { centavos, createdAt, databaseId, instant, isOneOf, revision } from '../../db/columns.ts';

/**
 * Payment terms: at once or in instalments. A term in use cannot be changed, only duplicated or
 * archived.
 */
export const paymentTerms = pgTable(
  'payment_terms',
  {
    id: databaseId(),
    name: text().notNull().unique(),
    kind: text().$type<'one-time' | 'instalments'>().notNull(),
    /** Number of payments, including the first. */
    count: integer().notNull().default(1),
    interval: text().$type<'week' | 'half-month' | 'month'>().notNull().default('month'),
    alignment: text().$type<'enrolment-day' | 'half-month-end'>().notNull().default('enrolment-day'),
    /** The first payment, if it differs from the others. */
    firstPaymentCentavos: centavos(),
    surchargeCentavos: centavos().notNull().default(0),
    archivedAt: instant(),
    revision: revision(),
    createdAt: createdAt(),
  },
  (t) => [
    check('payment_terms_kind', isOneOf(t.kind, ['one-time', 'instalments'])),
    check('payment_terms_interval', isOneOf(t.interval, ['week', 'half-month', 'month'])),
    check('payment_terms_alignment', isOneOf(t.alignment, ['enrolment-day', 'half-month-end'])),
    check('payment_terms_count', sql`case ${t.kind} when 'one-time' then ${t.count} = 1 else ${t.count} between 2 and 60 end`),
    check('payment_terms_amounts', sql`${t.surchargeCentavos} >= 0 and ${t.firstPaymentCentavos} > 0`),
  ],
);

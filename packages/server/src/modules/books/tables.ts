import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { growingId, instant } from '../../db/columns.ts';
import { declareColumns } from '../../db/personalData.ts';

/** The nightly proofs that the ledger adds up, with the rows that did not. */
export const ledgerChecks = pgTable(
  'ledger_checks',
  {
    id: growingId(),
    checkedAt: instant().notNull(),
    problemCount: integer().notNull(),
    problems: jsonb().$type<{ row: string; text: string }[]>().notNull(),
  },
  (t) => [check('ledger_checks_count', sql`${t.problemCount} >= 0`)],
);

declareColumns(ledgerChecks, { open: ['problems'] });

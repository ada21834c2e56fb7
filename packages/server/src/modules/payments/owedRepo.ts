import { sql, type SQL } from 'drizzle-orm';
import { scheduleEntries } from './tables.ts';

/**
 * Condition for entries that are still owed: not paid in full, and not voided. Every question about
 * dues asks this one.
 */
export const isOwed: SQL = sql`(${scheduleEntries.status} = 'Unpaid' and ${scheduleEntries.voidedAt} is null)`;

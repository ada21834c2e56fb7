import { addManilaDays, fromIsoDay } from '@atlas/domain/time';
import { and, gte, lt, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { UserError } from '../errors.ts';

/** The date filter of a list. Both are days in Manila, YYYY-MM-DD, and both are inclusive. */
export interface Days {
  from?: string | null | undefined;
  to?: string | null | undefined;
}

/**
 * The condition that an instant lies on the days of Manila from the first to the last. A missing
 * end is unlimited.
 *
 * @throws BAD_USER_INPUT for a text that is not a day
 */
export function onDays(column: AnyPgColumn, { from, to }: Days): SQL | undefined {
  return and(from ? gte(column, startOf(from)) : undefined, to ? lt(column, addManilaDays(startOf(to), 1)) : undefined);
}

function startOf(day: string): Date {
  const at = fromIsoDay(day);
  if (at === null) throw new UserError('BAD_USER_INPUT', 'Enter a day like 2025-11-30.');
  return at;
}

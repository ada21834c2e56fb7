const OFFSET = 8 * 3_600_000;

/**
 * The instant at which a calendar day starts in Manila. Months and days beyond their range
 * overflow, as in `Date.UTC`.
 *
 * @param month 1 to 12
 * @example manilaMidnight(2025, 11, 17).toISOString() // '2025-11-16T16:00:00.000Z'
 */
export function manilaMidnight(year: number, month: number, day: number): Date {
  return new Date(Date.UTC(year, month - 1, day) - OFFSET);
}

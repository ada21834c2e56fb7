/**
 * An instant as a Date, or as ISO 8601 text with its zone; a text without a time is midnight UTC of
 * that day.
 */
export type Instant = Date | string;

const ISO = /^[+-]?\d{4,6}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2}))?$/;

/**
 * Converts an instant to a Date.
 *
 * @throws RangeError for an invalid date, and for a text without a zone, which would mean a
 *   different instant on every machine
 * @example toDate('2025-11-17T00:00:00+08:00').toISOString() // '2025-11-16T16:00:00.000Z'
 */
export function toDate(at: Instant): Date {
  const date = typeof at === 'string' ? new Date(ISO.test(at) ? at : Number.NaN) : at;
  if (!(date instanceof Date) || Number.isNaN(date.getTime()))
    throw new RangeError(`at must be a Date or ISO text with its zone, not ${String(at)}`);
  return date;
}

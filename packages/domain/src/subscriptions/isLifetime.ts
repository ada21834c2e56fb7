import { timeOf } from '../time/checkDates.ts';

/**
 * From this instant (1 January 9999 in Manila) an expiry means Lifetime Access.
 *
 * @spec 2 §3, §4
 */
export const LIFETIME_FROM: Date = /* @__PURE__ */ new Date('9999-01-01T00:00:00+08:00');

/**
 * Whether an expiry means Lifetime Access: in the year 9999 or later, in Manila. The specification
 * states both "in year 9999" and "beyond 01/01/9999"; the first day counts. An invalid date does
 * not.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example isLifetime(new Date('9999-12-30T16:00:00Z')) // true
 * @spec 2 §3, §4
 */
export function isLifetime(expiresAt: Date): boolean {
  return timeOf({ expiresAt }) >= LIFETIME_FROM.getTime();
}

import { checkKnown } from '../errors/checkKnown.ts';
import { timeOf } from '../time/checkDates.ts';

/**
 * Days for which each log is retained: sign-ins, browser errors, failed jobs, emails and webhooks,
 * bulk operations, and bulk previews that were never applied. The audit is kept forever.
 */
export const LOG_DAYS = {
  signIns: 365,
  clientErrors: 30,
  failedJobs: 90,
  messages: 180,
  announcements: 30,
  bulkJobs: 180,
  bulkPreviews: 2,
} as const;

export type Log = keyof typeof LOG_DAYS;

/**
 * The instant before which entries of a log are deleted. An invalid `now` returns an invalid date,
 * so that nothing is deleted. A product decision.
 *
 * @throws RangeError for a value that is missing or not a Date, and for an unknown one
 * @example logKeptSince('clientErrors', new Date('2025-11-12T02:00:00Z')) // 2025-10-13T02:00:00Z
 */
export const logKeptSince = (log: Log, now: Date): Date => {
  checkKnown({ log }, LOG_DAYS);
  return new Date(timeOf({ now }) - LOG_DAYS[log] * 86_400_000);
};

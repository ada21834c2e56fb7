/**
 * How many days each log is kept: sign-ins, errors in browsers, failed jobs, e-mails and webhooks, bulk operations, and previews of those that nobody applied.
 * The audit is kept for ever.
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
 * What a log has from before this instant goes. For an invalid `now` an invalid date, before which nothing is.
 *
 * @example logKeptSince('clientErrors', new Date('2025-11-12T02:00:00Z')) // 2025-10-13T02:00:00Z
 * A product decision.
 */
export const logKeptSince = (log: Log, now: Date): Date => new Date(now.getTime() - LOG_DAYS[log] * 86_400_000);

import { manilaYear } from '../time/manilaYear.ts';

/** The instants at which the page of an open funnel changes by itself. */
export interface TimedPage {
  /** The end of sales. */
  readonly closesAt: Date | null;
  /** The last instant at which its product is offered. */
  readonly expiresAt: Date | null;
  readonly page: { readonly scheduledAt: Date | null } | null;
}

/**
 * The next instant at which the page of an open funnel changes without anybody changing it, in
 * milliseconds since the epoch: sales end, a scheduled version becomes public, or the year in its
 * footer ends in Manila.
 *
 * @spec product decision: landing pages
 */
export function nextPageChange({ closesAt, expiresAt, page }: TimedPage, now: Date): number {
  const newYear = Date.parse(`${manilaYear(now) + 1}-01-01T00:00:00+08:00`);
  // A product is still offered at its last instant.
  const expired = expiresAt && new Date(expiresAt.getTime() + 1);
  const times = [closesAt, expired, page?.scheduledAt ?? null].flatMap((at) => (at === null ? [] : [at.getTime()]));
  return Math.min(newYear, ...times.filter((time) => time > now.getTime()));
}

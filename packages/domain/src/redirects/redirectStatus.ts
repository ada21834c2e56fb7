import { checkGiven } from '../errors/checkKnown.ts';
import { checkDates } from '../time/checkDates.ts';
import { formatShortDate } from '../time/formatDate.ts';
import type { RedirectRule } from './redirectRule.ts';

/** The states of a rule: in use, before or after its window, or archived. */
export const REDIRECT_STATUSES = ['active', 'scheduled', 'ended', 'archived'] as const;
export type RedirectStatus = (typeof REDIRECT_STATUSES)[number];

type Window = Pick<RedirectRule, 'startsAt' | 'endsAt'>;

/**
 * The state of a rule at an instant.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const rule = { startsAt: null, endsAt: new Date('2025-11-17'), isArchived: false };
 * redirectStatus(rule, new Date('2025-11-18')) // 'ended'
 */
export function redirectStatus({ startsAt, endsAt, isArchived }: Window & Pick<RedirectRule, 'isArchived'>, now: Date): RedirectStatus {
  checkGiven({ isArchived });
  checkDates({ now }, { startsAt, endsAt });
  if (isArchived) return 'archived';
  if (startsAt !== null && now.getTime() < startsAt.getTime()) return 'scheduled';
  return endsAt !== null && now.getTime() >= endsAt.getTime() ? 'ended' : 'active';
}

/**
 * The window of a rule in days, both included.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example redirectWindowText({ startsAt: null, endsAt: new Date('2025-11-17T16:00:00Z') })
 * // 'Until 11/17/2025'
 */
export function redirectWindowText({ startsAt, endsAt }: Window): string {
  checkDates({}, { startsAt, endsAt });
  const from = startsAt && formatShortDate(startsAt);
  const until = endsAt && formatShortDate(new Date(endsAt.getTime() - 1));
  if (from === null) return until === null ? 'Always' : `Until ${until}`;
  if (until === null) return `From ${from}`;
  return from === until ? from : `${from} to ${until}`;
}

/**
 * The number of redirects of a rule.
 *
 * @example redirectHitsText(1284) // '1,284'
 */
export const redirectHitsText = (hits: number): string => hits.toLocaleString('en-PH');

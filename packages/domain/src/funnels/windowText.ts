import { checkGiven } from '../errors/checkKnown.ts';
import { formatShortDate } from '../time/formatDate.ts';
import type { WindowDays } from './salesWindow.ts';

/**
 * The days of a window, from the first to the last, in one line.
 *
 * @throws RangeError for an invalid day
 * @example windowText({ from: '2025-11-17', until: null }) // 'From 11/17/2025'
 */
export function windowText({ from, until }: WindowDays): string {
  checkGiven({ from, until });
  if (from !== null && until !== null) return `${formatShortDate(from)} to ${formatShortDate(until)}`;
  if (from !== null) return `From ${formatShortDate(from)}`;
  return until === null ? 'Always' : `Until ${formatShortDate(until)}`;
}

import { checkDates } from '../time/checkDates.ts';
import type { RowPlan } from './rowPlan.ts';

/**
 * Plans closing a funnel, or opening it again.
 *
 * @param closedAt the time of closing; null while staff have not closed it
 * @param whyNotSell why its product is not sold, as a sentence; null when it is
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * closeRecord({ closedAt: null, whyNotSell: null }, true, new Date('2025-11-17T02:00:00Z'))
 * // { after: { closedAt: '2025-11-17T02:00:00.000Z' }, was: 'Open', becomes: 'Closed' }
 */
export function closeRecord(
  { closedAt, whyNotSell }: { closedAt: Date | null; whyNotSell: string | null },
  closed: boolean,
  now: Date,
): RowPlan {
  checkDates({ now }, { closedAt });
  if ((closedAt !== null) === closed) return { skipped: closed ? 'Already closed.' : 'Not closed.' };
  if (closed) return { after: { closedAt: now.toISOString() }, was: 'Open', becomes: 'Closed' };
  return whyNotSell === null ? { after: { closedAt: null }, was: 'Closed', becomes: 'Open' } : { skipped: whyNotSell };
}

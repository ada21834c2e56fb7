import { fromIsoDay } from '../time/isoDay.ts';
import { manilaDaysBetween } from '../time/manilaDay.ts';

/**
 * The time left to pay an order, in words. '' once it is over, and for an invalid day.
 *
 * @param lastDay the last day to pay, such as '2025-11-15'
 * @param today in Manila
 * @example daysToPay('2025-11-15', '2025-11-13') // '2 days left'
 * @spec a product decision
 */
export function daysToPay(lastDay: string, today: string): string {
  const [from, to] = [fromIsoDay(today), fromIsoDay(lastDay)];
  const days = from === null || to === null ? -1 : manilaDaysBetween(from, to);
  if (days === 0) return 'Today is the last day';
  if (days < 0) return '';
  return days === 1 ? '1 day left' : `${days} days left`;
}

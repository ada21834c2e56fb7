import { formatShortDate } from '../time/formatDate.ts';
import { fromIsoDay } from '../time/isoDay.ts';
import type { LaunchWindow } from './isCurrentBatch.ts';

const dayText = (day: string): string => {
  const at = fromIsoDay(day);
  return at === null ? day : formatShortDate(at);
};

/**
 * The launch of a batch in words: its first and last day, or its only day.
 *
 * @example launchText({ launchFrom: '2025-11-01', launchTo: '2025-11-30' })
 * // '11/01/2025 to 11/30/2025'
 * @spec 2 §9
 */
export const launchText = ({ launchFrom, launchTo }: LaunchWindow): string =>
  launchFrom === launchTo ? dayText(launchFrom) : `${dayText(launchFrom)} to ${dayText(launchTo)}`;

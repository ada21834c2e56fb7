import { formatShortDate } from '../time/formatDate.ts';
import { fromIsoDay } from '../time/isoDay.ts';
import type { LaunchWindow } from './isCurrentBatch.ts';

const shown = (day: string): string => {
  const at = fromIsoDay(day);
  return at === null ? day : formatShortDate(at);
};

/**
 * Explains that a batch would launch on the same days as another one; null when none does. Two
 * batches never launch on one day, so that at most one is current.
 *
 * @param others active batches, without the one that is checked
 * @example
 * const window = { launchFrom: '2025-11-01', launchTo: '2025-11-30' };
 * const next = { name: 'Batch 20', launchFrom: '2025-12-01', launchTo: '2025-12-31' };
 * overlapProblem(window, [next]) // null
 */
export function overlapProblem(
  { launchFrom, launchTo }: LaunchWindow,
  others: readonly (LaunchWindow & { readonly name: string })[],
): string | null {
  const other = others.find((one) => one.launchFrom <= launchTo && launchFrom <= one.launchTo);
  return other === undefined
    ? null
    : `${other.name} launches from ${shown(other.launchFrom)} to ${shown(other.launchTo)}. Choose days on which no other batch launches.`;
}

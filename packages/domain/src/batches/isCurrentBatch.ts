import { checkDates } from '../time/checkDates.ts';
import { isoDay } from '../time/isoDay.ts';

/** The days in Manila on which a batch launches, first and last included, as YYYY-MM-DD. */
export interface LaunchWindow {
  readonly launchFrom: string;
  readonly launchTo: string;
}

/**
 * Whether a batch launches today in Manila.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const batch = { launchFrom: '2025-11-17', launchTo: '2025-11-17' };
 * isCurrentBatch(batch, new Date('2025-11-17T00:00:00+08:00')) // true
 * @spec 2 §3
 */
export function isCurrentBatch(batch: LaunchWindow, now: Date): boolean {
  checkDates({ now });
  const today = isoDay(now);
  return batch.launchFrom <= today && today <= batch.launchTo;
}

import { checkDates } from '../time/checkDates.ts';

/** The states of an event of a provider. */
export const PROVIDER_EVENT_STATES = [
  { value: 'received', label: 'Waiting' },
  { value: 'done', label: 'Processed' },
  { value: 'ignored', label: 'Nothing to do' },
  { value: 'failed', label: 'Could not be processed' },
] as const;

export type ProviderEventState = (typeof PROVIDER_EVENT_STATES)[number]['value'];

/** The number of tries after which an event waits for staff. */
export const MOST_EVENT_TRIES = 12;

/**
 * When an event is tried again after a provider did not answer: after 10 seconds, then after twice
 * as long each time, at most an hour later. Null after the last try.
 *
 * @param tries the tries so far, from 1
 * @throws RangeError for a value that is missing or not a Date
 * @example eventRetryAt(1, new Date('2025-11-17T02:00:00Z')) // 2025-11-17T02:00:10Z
 */
export function eventRetryAt(tries: number, now: Date): Date | null {
  checkDates({ now });
  if (tries >= MOST_EVENT_TRIES) return null;
  return new Date(now.getTime() + Math.min(3_600_000, 10_000 * 2 ** (tries - 1)));
}

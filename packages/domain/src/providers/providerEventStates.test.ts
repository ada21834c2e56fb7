import { expect, test } from 'vitest';
import { eventRetryAt, MOST_EVENT_TRIES } from './providerEventStates.ts';

const now = new Date('2025-11-17T02:00:00Z');
const secondsTo = (tries: number): number | null => {
  const at = eventRetryAt(tries, now);
  return at && (at.getTime() - now.getTime()) / 1000;
};

test('an event is tried again after a pause that doubles up to an hour, and then waits for staff', () => {
  expect([1, 2, 3, 9, 10, 11].map(secondsTo)).toEqual([10, 20, 40, 2560, 3600, 3600]);
  expect(secondsTo(MOST_EVENT_TRIES)).toBeNull();
});

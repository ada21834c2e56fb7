import { expect, test } from 'vitest';
import { losesSeat } from './losesSeat.ts';

const NOW = new Date('2025-11-12T02:00:00.000Z');
const timeAt = (startsAt: string, isCancelled = false) => ({
  occursAt: new Date(startsAt),
  startsAt: new Date(startsAt),
  endsAt: new Date('2025-11-12T04:00:00.000Z'),
  isCancelled,
});

test.each([
  ['releases the seat of a person who may not attend a future occurrence', false, timeAt('2025-11-12T02:00:00.001Z'), true],
  ['keeps the seat of a person who may attend', true, timeAt('2025-11-12T02:00:00.001Z'), false],
  ['keeps the seats of an occurrence that starts now', false, timeAt('2025-11-12T02:00:00.000Z'), false],
  ['keeps the seats of a live occurrence', false, timeAt('2025-11-12T01:00:00.000Z'), false],
  ['keeps the seats of a cancelled occurrence', false, timeAt('2025-11-12T03:00:00.000Z', true), false],
  ['keeps a seat at an occurrence the event does not have', false, null, false],
  ['releases nothing for an invalid time', false, timeAt('soon'), false],
])('%s', (_what, mayAttend, time, releases) => {
  expect(losesSeat({ mayAttend, time, now: NOW })).toBe(releases);
});

import { expect, test } from 'vitest';
import { datedEventName } from './datedEventName.ts';
import type { EventTimes } from './recurrence.ts';

const hour: EventTimes = { startsAt: new Date('2025-11-03T11:00Z'), endsAt: new Date('2025-11-03T12:00Z'), recurrence: null };
const weekly: EventTimes = { ...hour, recurrence: { every: 'week', interval: 1, until: new Date('2025-11-18T00:00Z') } };

test.each<[string, EventTimes, now: string, name: string]>([
  ['before a single event', hour, '2025-11-01T00:00Z', 'Coaching · Mon, Nov 3'],
  ['after a single event', hour, '2025-11-20T00:00Z', 'Coaching · Mon, Nov 3'],
  ['a year later', hour, '2026-11-20T00:00Z', 'Coaching · Mon, Nov 3, 2025'],
  ['between two occurrences', weekly, '2025-11-03T12:00Z', 'Coaching · Mon, Nov 10'],
  ['after the last occurrence', weekly, '2025-12-01T00:00Z', 'Coaching · Mon, Nov 17'],
  [
    'at midnight in Manila',
    { ...hour, startsAt: new Date('2025-11-03T16:00Z'), endsAt: new Date('2025-11-03T17:00Z') },
    '2025-11-01T00:00Z',
    'Coaching · Tue, Nov 4',
  ],
  [
    'without an occurrence that took place',
    { ...hour, cancelledAt: new Date('2025-11-01T00:00Z') },
    '2025-11-20T00:00Z',
    'Coaching · Mon, Nov 3',
  ],
])('names an event %s', (_when, event, now, name) => {
  expect(datedEventName('Coaching', event, new Date(now))).toBe(name);
});

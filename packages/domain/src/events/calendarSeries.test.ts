import { expect, test } from 'vitest';
import { calendarSeries } from './calendarSeries.ts';
import type { EventTimes, OccurrenceChange } from './recurrence.ts';

const at = (day: number, hour = 19): Date => new Date(`2025-11-${String(day).padStart(2, '0')}T${hour}:00:00+08:00`);
/** On Mondays at 7 PM in Manila: 3, 10, 17 and 24 November, and so on. */
const weekly = (more: Partial<EventTimes> = {}): EventTimes => ({
  startsAt: at(3),
  endsAt: at(3, 20),
  recurrence: { every: 'week', interval: 1, until: null },
  ...more,
});
const change = (day: number, more: Partial<OccurrenceChange> = {}): OccurrenceChange => ({
  occursAt: at(day),
  startsAt: null,
  endsAt: null,
  cancelledAt: null,
  ...more,
});
const calledOff = (day: number) => change(day, { cancelledAt: at(1) });
const moved = (day: number, to: number) => change(day, { startsAt: at(to), endsAt: at(to, 20) });

test.each<[string, EventTimes, { isCancelled?: boolean; lastHeld?: Date | null; leftOut?: Date[] }]>([
  ['a series that goes on leaves nothing out', weekly(), {}],
  ['a time that was called off is left out', weekly({ changes: [calledOff(10)] }), { leftOut: [at(10)] }],
  ['one that was called off before its first time is called off', weekly({ cancelledAt: at(2) }), { isCancelled: true }],
  ['so is one whose first time was on', weekly({ cancelledAt: new Date(at(3, 20).getTime() - 1) }), { isCancelled: true }],
  ['a time that was just over took place', weekly({ cancelledAt: at(3, 20) }), { lastHeld: at(3) }],
  ['it ends with the last time that took place', weekly({ cancelledAt: at(12) }), { lastHeld: at(10) }],
  ['a last time that was called off does not count', weekly({ cancelledAt: at(12), changes: [calledOff(10)] }), { lastHeld: at(3) }],
  [
    'one that was called off between two is left out',
    weekly({ cancelledAt: at(20), changes: [calledOff(10)] }),
    { lastHeld: at(17), leftOut: [at(10)] },
  ],
  ['a time that was moved until after does not take place', weekly({ cancelledAt: at(12), changes: [moved(10, 13)] }), { lastHeld: at(3) }],
  [
    'a time that was moved ahead took place, and those between did not',
    weekly({ cancelledAt: at(12), changes: [moved(24, 11)] }),
    { lastHeld: at(24), leftOut: [at(17)] },
  ],
])('%s', (_what, event, { isCancelled = false, lastHeld = null, leftOut = [] }) => {
  expect(calendarSeries(event)).toEqual({ isCancelled, lastHeld, leftOut });
});

test('refuses a date that is not one', () => {
  expect(() => calendarSeries(weekly({ startsAt: new Date('soon'), cancelledAt: at(12) }))).toThrow(RangeError);
});

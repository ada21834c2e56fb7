import { expect, test } from 'vitest';
import { calendarSeries } from './calendarSeries.ts';
import type { EventTimes, OccurrenceChange } from './recurrence.ts';

const at = (day: number, hour = 19): Date => new Date(`2025-11-${String(day).padStart(2, '0')}T${hour}:00:00+08:00`);
/** Mondays at 7 PM in Manila: 3, 10, 17 and 24 November, and so on. */
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
  ['leaves nothing out of a series that continues', weekly(), {}],
  ['leaves out a cancelled occurrence', weekly({ changes: [calledOff(10)] }), { leftOut: [at(10)] }],
  ['cancels a series that was cancelled before its first occurrence', weekly({ cancelledAt: at(2) }), { isCancelled: true }],
  [
    'cancels a series that was cancelled during its first occurrence',
    weekly({ cancelledAt: new Date(at(3, 20).getTime() - 1) }),
    { isCancelled: true },
  ],
  ['counts an occurrence that had just ended', weekly({ cancelledAt: at(3, 20) }), { lastHeld: at(3) }],
  ['ends with the last occurrence that took place', weekly({ cancelledAt: at(12) }), { lastHeld: at(10) }],
  ['does not count a cancelled last occurrence', weekly({ cancelledAt: at(12), changes: [calledOff(10)] }), { lastHeld: at(3) }],
  [
    'leaves out a cancelled occurrence between two others',
    weekly({ cancelledAt: at(20), changes: [calledOff(10)] }),
    { lastHeld: at(17), leftOut: [at(10)] },
  ],
  [
    'drops an occurrence that was moved past the cancellation',
    weekly({ cancelledAt: at(12), changes: [moved(10, 13)] }),
    { lastHeld: at(3) },
  ],
  [
    'keeps an occurrence that was moved ahead, without those in between',
    weekly({ cancelledAt: at(12), changes: [moved(24, 11)] }),
    { lastHeld: at(24), leftOut: [at(17)] },
  ],
])('%s', (_what, event, { isCancelled = false, lastHeld = null, leftOut = [] }) => {
  expect(calendarSeries(event)).toEqual({ isCancelled, lastHeld, leftOut });
});

test('rejects an invalid date', () => {
  expect(() => calendarSeries(weekly({ startsAt: new Date('soon'), cancelledAt: at(12) }))).toThrow(RangeError);
});

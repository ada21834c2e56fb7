import { expect, it } from 'vitest';
import { timeAgo } from './timeAgo.ts';

// Monday, 11:30 in the morning in Manila.
const NOW = new Date('2025-11-17T03:30:00Z');

it.each([
  ['an instant ahead, by a wrong clock', '2025-11-17T03:31:00Z', 'Just now'],
  ['this instant', '2025-11-17T03:30:00Z', 'Just now'],
  ['59 seconds', '2025-11-17T03:29:01Z', 'Just now'],
  ['one minute', '2025-11-17T03:29:00Z', '1 minute ago'],
  ['59 minutes', '2025-11-17T02:30:01Z', '59 minutes ago'],
  ['one hour', '2025-11-17T02:30:00Z', '1 hour ago'],
  ['hours since midnight in Manila', '2025-11-16T16:00:00Z', '11 hours ago'],
  ['an instant before midnight in Manila', '2025-11-16T15:59:59Z', 'Yesterday'],
  ['the day before yesterday', '2025-11-15T15:59:59Z', '2 days ago'],
  ['six days', '2025-11-10T16:00:00Z', '6 days ago'],
  ['seven days', '2025-11-10T15:59:59Z', '11/10/2025'],
])('words %s', (_when, at, text) => expect(timeAgo(at, NOW)).toBe(text));

it('counts minutes rather than yesterday just after midnight', () => {
  expect(timeAgo('2025-11-16T15:50:00Z', new Date('2025-11-16T16:05:00Z'))).toBe('15 minutes ago');
});

it('throws for an invalid instant', () => {
  expect(() => timeAgo('soon', NOW)).toThrow(RangeError);
});

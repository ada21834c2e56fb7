import { describe, expect, test } from 'vitest';
import type { Recurrence } from './recurrence.ts';
import { recurrenceRule } from './recurrenceRule.ts';

// Half past midnight on Friday the 31st in Manila, Thursday the 30th in UTC.
const startsAt = new Date('2025-01-31T00:30:00+08:00');
const endsAt = new Date('2025-01-31T01:30:00+08:00');
const until = new Date('2025-06-30T19:00:00+08:00');

describe('recurrenceRule', () => {
  test.each<[Recurrence | null, string | null]>([
    [null, null],
    [{ every: 'day', interval: 3, until: null }, 'FREQ=DAILY;INTERVAL=3'],
    [{ every: 'week', interval: 1, until: null }, 'FREQ=WEEKLY;INTERVAL=1;WKST=SU;BYDAY=FR'],
    [{ every: 'week', interval: 2, weekDays: [0, 5], until: null }, 'FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=SU,FR'],
    [{ every: 'month', interval: 1, until: null }, 'FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=31'],
    // The last day counts to its end in Manila.
    [{ every: 'day', interval: 1, until }, 'FREQ=DAILY;INTERVAL=1;UNTIL=20250630T155959Z'],
  ])('%j: %s', (recurrence, expected) => {
    expect(recurrenceRule({ startsAt, endsAt, recurrence })).toBe(expected);
  });

  test('throws for an invalid date', () => {
    const recurrence = { every: 'month', interval: 1, until: null } as const;
    expect(() => recurrenceRule({ startsAt: new Date(Number.NaN), endsAt, recurrence })).toThrow(RangeError);
  });
});

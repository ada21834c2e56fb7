import { expect, test } from 'vitest';
import { dailyNewsPeriod } from './dailyNewsPeriod.ts';

const manila = (time: string) => new Date(`${time}+08:00`);

test.each([
  ['2025-11-12T16:59:59.999', '2025-11-10T17:00', '2025-11-11T17:00'],
  ['2025-11-12T17:00:00.000', '2025-11-11T17:00', '2025-11-12T17:00'],
  ['2025-11-12T17:00:00.001', '2025-11-11T17:00', '2025-11-12T17:00'],
  ['2025-11-12T23:59:59.999', '2025-11-11T17:00', '2025-11-12T17:00'],
  ['2025-11-13T00:00:00.000', '2025-11-11T17:00', '2025-11-12T17:00'],
  ['2026-01-01T08:30:15.250', '2025-12-30T17:00', '2025-12-31T17:00'],
])('at %s the period is from %s until %s', (at, from, until) => {
  expect(dailyNewsPeriod(manila(at))).toEqual({ from: manila(from), until: manila(until) });
});

test('throws for an invalid instant', () => {
  expect(() => dailyNewsPeriod('soon')).toThrow(RangeError);
});

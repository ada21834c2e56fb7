import { expect, test } from 'vitest';
import { afterQuietHours, nextMorning } from './quietHours.ts';

/** An instant by the clock in Manila. */
const manila = (time: string) => new Date(`${time}+08:00`);

test.each([
  ['2025-11-12T08:00:00.000', '2025-11-12T08:00:00.000'],
  ['2025-11-12T12:34:56.789', '2025-11-12T12:34:56.789'],
  ['2025-11-12T19:59:59.999', '2025-11-12T19:59:59.999'],
  ['2025-11-12T20:00:00.000', '2025-11-13T08:00:00.000'],
  ['2025-11-12T23:59:59.999', '2025-11-13T08:00:00.000'],
  ['2025-11-13T00:00:00.000', '2025-11-13T08:00:00.000'],
  ['2025-11-13T07:59:59.999', '2025-11-13T08:00:00.000'],
  ['2025-12-31T22:15:30.500', '2026-01-01T08:00:00.000'],
])('a message ready at %s is sent at %s', (ready, goes) => {
  expect(afterQuietHours(manila(ready))).toEqual(manila(goes));
});

test.each([
  ['2025-11-12T08:00:00.000', '2025-11-13T08:00:00.000'],
  ['2025-11-12T19:59:59.999', '2025-11-13T08:00:00.000'],
  ['2025-11-12T20:00:00.000', '2025-11-13T08:00:00.000'],
  ['2025-11-13T00:00:00.000', '2025-11-13T08:00:00.000'],
  ['2025-11-13T07:59:59.999', '2025-11-13T08:00:00.000'],
  ['2025-12-31T12:00:00.000', '2026-01-01T08:00:00.000'],
])('after %s the quiet hours end at %s', (at, ends) => {
  expect(nextMorning(manila(at))).toEqual(manila(ends));
});

test('throws for an invalid instant', () => {
  expect(() => nextMorning('soon')).toThrow(RangeError);
  expect(() => afterQuietHours('soon')).toThrow(RangeError);
});

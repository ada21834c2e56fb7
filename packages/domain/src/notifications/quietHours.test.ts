import { expect, test } from 'vitest';
import { afterQuietHours } from './quietHours.ts';

/** An instant by the clock in Manila. */
const manila = (time: string) => new Date(`${time}+08:00`);

test.each([
  ['2025-11-12T07:00:00.000', '2025-11-12T07:00:00.000'],
  ['2025-11-12T12:34:56.789', '2025-11-12T12:34:56.789'],
  ['2025-11-12T20:59:59.999', '2025-11-12T20:59:59.999'],
  ['2025-11-12T21:00:00.000', '2025-11-13T07:00:00.000'],
  ['2025-11-12T23:59:59.999', '2025-11-13T07:00:00.000'],
  ['2025-11-13T00:00:00.000', '2025-11-13T07:00:00.000'],
  ['2025-11-13T06:59:59.999', '2025-11-13T07:00:00.000'],
  ['2025-12-31T22:15:30.500', '2026-01-01T07:00:00.000'],
])('a message ready at %s is sent at %s', (ready, goes) => {
  expect(afterQuietHours(manila(ready))).toEqual(manila(goes));
});

test('throws for an invalid instant', () => {
  expect(() => afterQuietHours('soon')).toThrow(RangeError);
});

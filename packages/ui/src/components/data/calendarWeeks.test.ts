import { expect, test } from 'vitest';
import { calendarKeyTarget, calendarWeeks, laterMonth } from './calendarWeeks.ts';

test('lists the days of a month in order, each under its weekday', () => {
  expect(calendarWeeks('2025-11')).toHaveLength(6);
  expect(calendarWeeks('2025-11')[0]).toEqual([null, null, null, null, null, null, '2025-11-01']);
  expect(calendarWeeks('2025-11').at(-1)).toEqual(['2025-11-30', null, null, null, null, null, null]);
  expect(calendarWeeks('2024-02').flat().filter(Boolean)).toHaveLength(29);
  // The shortest case: four weeks from Sunday to Saturday.
  expect(calendarWeeks('2026-02')).toHaveLength(4);
});

test.each([
  ['2025-12', 1, '2026-01'],
  ['2025-01', -1, '2024-12'],
  ['2025-11', 14, '2027-01'],
])('%s plus %i months is %s', (month, months, later) => {
  expect(laterMonth(month, months)).toBe(later);
});

test.each([
  ['ArrowRight', '2025-11-30', '2025-12-01'],
  ['ArrowLeft', '2026-01-01', '2025-12-31'],
  ['ArrowDown', '2025-11-25', '2025-12-02'],
  ['ArrowUp', '2025-11-05', '2025-10-29'],
  ['Home', '2025-11-25', '2025-11-23'],
  ['End', '2025-11-25', '2025-11-29'],
  ['PageDown', '2025-01-31', '2025-02-28'],
  ['PageUp', '2024-03-31', '2024-02-29'],
  ['Enter', '2025-11-25', null],
])('%s on %s moves to %s', (key, day, target) => {
  expect(calendarKeyTarget(key, day)).toBe(target);
});

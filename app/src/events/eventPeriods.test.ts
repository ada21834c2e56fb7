import { expect, test } from 'vitest';
import { daysToCome, monthFrom, monthNamed, monthOf } from './eventPeriods.ts';

test('the days to come are the same all day long in Manila', () => {
  const morning = daysToCome(new Date('2025-11-11T16:00:00Z'));
  expect(morning).toEqual({ from: '2025-11-11T16:00:00.000Z', to: '2025-12-12T16:00:00.000Z' });
  expect(daysToCome(new Date('2025-11-12T15:59:59Z'))).toEqual(morning);
  expect(daysToCome(new Date('2025-11-12T16:00:00Z'))).not.toEqual(morning);
});

test('a month is that of Manila', () => {
  expect(monthOf(new Date('2025-10-31T16:00:00Z'))).toBe('2025-11');
  expect(monthFrom(monthNamed('2025-12')!)).toEqual({ from: '2025-11-30T16:00:00.000Z', to: '2025-12-31T16:00:00.000Z' });
});

test.each([null, '', '2025', '2025-13', '2025-1', 'november'])('%s names no month', (month) => {
  expect(monthNamed(month)).toBeNull();
});

import { expect, test } from 'vitest';
import { monthFrom, monthNamed, monthOf } from './eventPeriods.ts';

test('uses months in Manila time', () => {
  expect(monthOf(new Date('2025-10-31T16:00:00Z'))).toBe('2025-11');
  expect(monthFrom(monthNamed('2025-12')!)).toEqual({ from: '2025-11-30T16:00:00.000Z', to: '2025-12-31T16:00:00.000Z' });
});

test.each([null, '', '2025', '2025-13', '2025-1', 'november'])('rejects %s as a month', (month) => {
  expect(monthNamed(month)).toBeNull();
});

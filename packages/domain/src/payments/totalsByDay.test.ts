import { expect, test } from 'vitest';
import { dueBy, totalsByDay } from './totalsByDay.ts';

const on = (day: string, price: number) => ({ price, scheduleDate: new Date(`${day}T00:00:00+08:00`) });

test('sums the payments of each day, earliest first', () => {
  const totals = totalsByDay([on('2025-12-17', 3), on('2025-11-17', 1), on('2025-12-17', 4)]);
  expect(totals).toEqual([on('2025-11-17', 1), on('2025-12-17', 7)]);
  expect(totalsByDay([])).toEqual([]);
});

test('takes the day in Manila', () => {
  const evening = { price: 2, scheduleDate: new Date('2025-11-17T15:59:59Z') };
  const night = { price: 5, scheduleDate: new Date('2025-11-17T16:00:00Z') };
  expect(totalsByDay([on('2025-11-17', 1), evening, night]).map(({ price }) => price)).toEqual([3, 5]);
});

test('states what is due on a day or before it', () => {
  const entries = [on('2025-11-10', 1), on('2025-11-17', 2), on('2025-11-18', 4)];
  expect(dueBy(entries, new Date('2025-11-17T15:59:59Z'))).toBe(3);
  expect(dueBy([], new Date('2025-11-17T15:59:59Z'))).toBe(0);
});

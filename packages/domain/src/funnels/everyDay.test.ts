import { expect, test } from 'vitest';
import { everyDay } from './everyDay.ts';

test('fills the last 90 Manila days with zeros', () => {
  const visited = { day: '2025-11-16', visits: 4, optIns: 1, orders: 1, paidOrders: 0 };
  // Midnight of November 18 in Manila.
  const days = everyDay([visited], new Date('2025-11-17T16:00:00Z'));
  expect(days).toHaveLength(90);
  expect(days[0]?.day).toBe('2025-08-21');
  expect(days.slice(-3)).toEqual([
    visited,
    { day: '2025-11-17', visits: 0, optIns: 0, orders: 0, paidOrders: 0 },
    { day: '2025-11-18', visits: 0, optIns: 0, orders: 0, paidOrders: 0 },
  ]);
});

import { expect, test } from 'vitest';
import { WINDOW_REVERSED, windowDays, windowInstants, windowProblem } from './salesWindow.ts';

test.each([
  [{ from: null, until: null }, [undefined, undefined]],
  [{ from: '2025-11-17', until: '2025-11-17' }, ['2025-11-16T16:00:00.000Z', '2025-11-17T16:00:00.000Z']],
  [{ from: '2024-02-29', until: null }, ['2024-02-28T16:00:00.000Z', undefined]],
  [{ from: null, until: '2025-12-31' }, [undefined, '2025-12-31T16:00:00.000Z']],
])('%j lasts from and to %j', (days, [opensAt, closesAt]) => {
  const instants = windowInstants(days);
  expect([instants.opensAt?.toISOString(), instants.closesAt?.toISOString()]).toEqual([opensAt, closesAt]);
  expect(windowDays(instants)).toEqual(days);
});

test('an end within a day has that day as its last', () => {
  expect(windowDays({ opensAt: null, closesAt: new Date('2025-11-17T04:00:00Z') })).toEqual({ from: null, until: '2025-11-17' });
});

test.each([
  ['2025-11-17', '2025-11-16', WINDOW_REVERSED],
  ['2025-11-17', '2025-11-17', null],
  ['2025-11-17', null, null],
  [null, '2025-11-16', null],
])('from %s until %s: %s', (from, until, problem) => expect(windowProblem({ from, until })).toBe(problem));

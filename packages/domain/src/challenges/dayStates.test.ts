import { expect, test } from 'vitest';
import { dayStates, finishedDaysText } from './dayStates.ts';

test.each([
  ['before', null, false, [], ['later', 'later', 'later']],
  ['on the first day', 1, false, [], ['today', 'later', 'later']],
  ['with a missed day', 3, false, [1], ['done', 'missed', 'today']],
  ['with today finished', 2, false, [2], ['missed', 'done', 'later']],
  ['after', null, true, [2], ['missed', 'done', 'missed']],
] as const)('%s', (_when, today, isOver, finished, states) => {
  expect(dayStates({ days: 3, finished, today, isOver })).toEqual(states);
});

test('states the finished days in words', () => {
  expect(finishedDaysText([], 12)).toBe('0 of 12 days finished');
  expect(finishedDaysText([1, 4], 12)).toBe('2 of 12 days finished: 1, 4');
});

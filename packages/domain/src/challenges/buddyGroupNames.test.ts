import { expect, test } from 'vitest';
import { buddyGroupNames } from './buddyGroupNames.ts';

test.each([
  [[], 0, []],
  [[], 2, ['Group 1', 'Group 2']],
  [['Group 2', 'Cubao'], 3, ['Group 1', 'Group 3', 'Group 4']],
])('with %j taken, %i names', (taken, count, names) => {
  expect(buddyGroupNames(taken, count)).toEqual(names);
});

import { expect, test } from 'vitest';
import { whoOpensText } from './whoOpensText.ts';

test.each([
  [0, 0, true, 'Only staff can open this.'],
  [1, 1, true, '1 member can open this.'],
  [291, 291, true, '291 members can open this.'],
  [12_480, 12_480, true, '12,480 members can open this.'],
  [1, 0, true, '1 person can open this.'],
  [20, 0, true, '20 people can open this.'],
  [2, 1, true, '2 people can open this, 1 of them a member.'],
  [1311, 291, true, '1,311 people can open this, 291 of them members.'],
  [0, 0, false, 'None of your people can open this.'],
  [1, 1, false, '1 member of yours can open this.'],
  [12, 3, false, '12 people of yours can open this, 3 of them members.'],
])('%s people, %s members: %s', (people, members, isEveryone, text) => {
  expect(whoOpensText({ people, members, isEveryone })).toBe(text);
});

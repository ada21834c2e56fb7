import { expect, test } from 'vitest';
import { groupArchiveProblem } from './groupArchiveProblem.ts';

test.each([
  ['group', 0, null],
  ['group', 1, 'One person is in this group. Move them to another group first.'],
  ['subgroup', 2, '2 people are in this subgroup. Move them to another subgroup first.'],
  ['group', 1200, '1,200 people are in this group. Move them to another group first.'],
] as const)('a %s of %d', (kind, members, problem) => {
  expect(groupArchiveProblem(kind, members)).toBe(problem);
});

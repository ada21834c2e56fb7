import { expect, test } from 'vitest';
import { FUNCTION_FLAGS } from './functionFlags.ts';
import { PAGE_FLAGS } from './pageFlags.ts';
import { ROLES } from './roles.ts';
import { SEEDED_ACCESS } from './seededAccess.ts';

test('every role has every flag, true or false', () => {
  expect(Object.keys(SEEDED_ACCESS).toSorted()).toEqual([...ROLES].toSorted());
  for (const role of ROLES) {
    expect(Object.keys(SEEDED_ACCESS[role].pageAccess)).toEqual([...PAGE_FLAGS]);
    expect(Object.keys(SEEDED_ACCESS[role].functionAccess)).toEqual([...FUNCTION_FLAGS]);
  }
});

test('only the admin holds defaultSettings', () => {
  expect(ROLES.filter((role) => SEEDED_ACCESS[role].pageAccess.defaultSettings)).toEqual(['admin']);
});

test('no two roles share an object of flags', () => {
  expect(SEEDED_ACCESS.coach.pageAccess).not.toBe(SEEDED_ACCESS.expert.pageAccess);
});

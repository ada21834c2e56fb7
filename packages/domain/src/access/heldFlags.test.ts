import { expect, test } from 'vitest';
import { accessMaps, heldFlags, holdsFlag, isFunctionFlag } from './heldFlags.ts';
import { ROLES } from './roles.ts';
import { SEEDED_ACCESS } from './seededAccess.ts';

test.each(ROLES)('the flags of %s restore the same maps', (role) => {
  expect(accessMaps(heldFlags(SEEDED_ACCESS[role]))).toEqual(SEEDED_ACCESS[role]);
});

test('a flag is held only when exactly true, and only in its own map', () => {
  const level = { pageAccess: { courses: 1, course: true, user_create: true }, functionAccess: { group_create: true, stages: true } };
  expect(heldFlags(level as never)).toEqual(['course', 'group_create']);
});

test.each([
  ['courses', true, false],
  ['user_create', false, true],
  ['user_enroll/unenroll', false, true],
] as const)('%s', (flag, isPage, isFunction) => {
  expect(isFunctionFlag(flag)).toBe(isFunction);
  expect(holdsFlag({ pageAccess: { [flag]: true }, functionAccess: {} }, flag)).toBe(isPage);
});

import { expect, test } from 'vitest';
import { allowsAllOf, type LevelFlags } from './allowsAllOf.ts';
import type { Actor } from './can.ts';
import { SEEDED_ACCESS } from './seededAccess.ts';

const editor: Actor = { roles: 'coach', pageAccess: { courses: true, course: false }, functionAccess: { course_create: true } };
const flags = (pageAccess: LevelFlags['pageAccess'], functionAccess: LevelFlags['functionAccess'] = {}): LevelFlags => ({
  pageAccess,
  functionAccess,
});

test.each([
  [editor, flags({}), true],
  [editor, flags({ courses: true }, { course_create: true }), true],
  [editor, flags({ courses: true, course: true }), false],
  [editor, flags({ course: false }, { group_create: false }), true],
  [editor, flags({}, { group_create: true }), false],
  [editor, flags({ nothingKnown: true } as LevelFlags['pageAccess']), true],
  [null, flags({}), true],
  [null, flags({ courses: true }), false],
])('%#: %j and %j: %s', (user, level, expected) => {
  expect(allowsAllOf(user, level)).toBe(expected);
});

test('an administrator may do everything the other roles may, and no other role everything an administrator may', () => {
  const { admin } = SEEDED_ACCESS;
  for (const [role, level] of Object.entries(SEEDED_ACCESS)) {
    expect([role, allowsAllOf({ roles: 'admin', ...admin }, level)]).toEqual([role, true]);
    expect([role, allowsAllOf({ roles: 'admin', ...level }, admin)]).toEqual([role, role === 'admin']);
  }
});

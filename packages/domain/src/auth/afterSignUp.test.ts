import { expect, test } from 'vitest';
import { afterSignUp } from './afterSignUp.ts';

test.each([
  [{ roles: 'non-member' as const }, 'viewCourses'],
  [{ roles: ['non-member' as const] }, 'viewCourses'],
  [{ roles: ['member' as const] }, 'home'],
  [{ roles: [] }, 'home'],
  [null, 'home'],
  [undefined, 'home'],
])('sends %j to %s', (user, route) => {
  expect(afterSignUp(user)).toBe(route);
});

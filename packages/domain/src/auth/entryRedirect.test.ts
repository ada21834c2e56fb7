import { describe, expect, it } from 'vitest';
import { ROUTES } from '../navigation/routes.ts';
import { entryRedirect } from './entryRedirect.ts';

const member = { roles: ['member' as const] };

describe('a signed-in visitor', () => {
  it.each([
    ['login', '', '/'],
    ['login', '?redirectTo=%2Fcourses%2Fmy-courses%3Ffilter%3Dwatching', '/courses/my-courses?filter=watching'],
    ['login', 'redirectTo=%2Fcourses', '/courses'],
    ['login', '?redirectTo=%2F%2Fevil.example', '/'],
    ['login', '?redirectTo=%2Fforgot-password', '/'],
    ['signup', '?email=maria%40example.com', '/'],
    ['forgotPassword', '', '/'],
    ['setNewPassword', '?email=maria%40example.com', '/'],
    ['resetPassword', '?userId=1&resetToken=2', '/'],
  ] as const)('is redirected from %s%s to %s', (route, search, to) => {
    expect(entryRedirect(route, search, member)).toBe(to);
  });

  it('is redirected from the sign-up to the courses as a non-member', () => {
    expect(entryRedirect('signup', '', { roles: ['non-member'] })).toBe('/courses/my-courses');
  });

  it('stays where a link confirms an email address', () => {
    expect(entryRedirect('login', '?confirm=abc&redirectTo=%2F', member)).toBeNull();
  });

  it('stays on every other page', () => {
    const led = ROUTES.filter(({ name }) => entryRedirect(name, '', member) !== null).map(({ name }) => name);
    expect(led.toSorted()).toEqual(['forgotPassword', 'login', 'resetPassword', 'setNewPassword', 'signup']);
  });
});

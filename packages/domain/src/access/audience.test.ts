import { describe, expect, test } from 'vitest';
import { routeNamed } from '../navigation/routeNamed.ts';
import { type RouteName, ROUTES } from '../navigation/routes.ts';
import { AUDIENCES, audienceOf, audienceOfUser, layoutOf, screenAudience, type Audience, type LayoutKind } from './audience.ts';
import { ROLES, type Role } from './roles.ts';

const as = (role: Role) => ({ accessLevel: null, roles: role });

describe('audienceOfUser', () => {
  test.each<[Role, Audience]>([
    ['non-member', 'member'],
    ['member', 'member'],
    ['affiliate', 'affiliate'],
    ['coach', 'leader'],
    ['assistant-coach', 'leader'],
    ['expert', 'leader'],
    ['team-lead', 'leader'],
    ['assistant-team-lead', 'leader'],
    ['head-coach', 'staff'],
    ['success-manager', 'staff'],
    ['tribe-team-ro', 'staff'],
    ['tribe-team-fa', 'staff'],
    ['admin', 'staff'],
  ])('maps the role %s to %s', (role, audience) => expect(audienceOfUser(as(role))).toBe(audience));

  test('covers every role', () => {
    for (const role of ROLES) expect(AUDIENCES).toContain(audienceOfUser(as(role)));
  });

  test('maps a visitor to public', () => expect(audienceOfUser(null)).toBe('public'));
});

describe('audienceOf', () => {
  test.each<[RouteName, Role, Audience]>([
    ['login', 'member', 'public'],
    ['mainAffiliateLink', 'admin', 'public'],
    ['publicResource', 'member', 'public'],
    ['home', 'member', 'member'],
    ['home', 'coach', 'leader'],
    ['home', 'admin', 'staff'],
    ['payment', 'affiliate', 'affiliate'],
    ['myProfile', 'team-lead', 'leader'],
    ['editProfile', 'admin', 'staff'],
    ['editProfile', 'member', 'member'],
    ['profile', 'coach', 'leader'],
    ['viewLesson', 'admin', 'member'],
    ['courses', 'coach', 'staff'],
    ['viewGroupMembers', 'coach', 'leader'],
    ['reviewMoveUp', 'admin', 'leader'],
    ['redirectRules', 'admin', 'staff'],
    ['affiliatePayout', 'affiliate', 'affiliate'],
    ['affiliates', 'admin', 'staff'],
  ])('maps %s for the role %s to %s', (name, role, audience) => expect(audienceOf(routeNamed(name), as(role))).toBe(audience));

  test('never assigns a route that needs a flag to members', () => {
    for (const route of ROUTES.filter(({ access }) => access === 'flag'))
      expect(['staff', 'leader'], route.name).toContain(audienceOf(route, as('member')));
  });
});

describe('layoutOf', () => {
  test.each<[RouteName | null, Audience, Role | null, LayoutKind]>([
    ['login', 'public', null, 'none'],
    ['setNewPassword', 'public', 'member', 'none'],
    ['mainAffiliateLink', 'public', null, 'visitor'],
    ['mainAffiliateLink', 'public', 'admin', 'teamBar'],
    ['viewCourse', 'member', 'admin', 'teamBar'],
    ['viewCourse', 'member', 'expert', 'teamBar'],
    ['viewCourse', 'member', 'non-member', 'bar'],
    ['affiliateLinks', 'affiliate', 'affiliate', 'bar'],
    ['home', 'leader', 'coach', 'sidebar'],
    ['courses', 'staff', 'coach', 'sidebar'],
    [null, 'staff', 'admin', 'sidebar'],
    [null, 'public', null, 'visitor'],
  ])('returns for %s of the audience %s and the role %s the layout %s', (name, audience, role, frame) =>
    expect(layoutOf(name, audience, role && as(role))).toBe(frame),
  );
});

describe('screenAudience', () => {
  const home = routeNamed('home');
  test("returns the route's own audience when its table has the screen", () =>
    expect(screenAudience(home, as('admin'), () => true)).toBe('staff'));
  test('falls back to members when the own table lacks the screen', () =>
    expect(screenAudience(home, as('admin'), (audience) => audience === 'member')).toBe('member'));
  test('returns null when no table has the screen', () => expect(screenAudience(home, as('admin'), () => false)).toBeNull());
});

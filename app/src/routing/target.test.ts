import { type Role, SEEDED_ACCESS, sessionUserSchema, type SessionUser } from '@atlas/domain/access';
import { expect, test } from 'vitest';
import { hasScreen } from './hasScreen.ts';
import { destinationOf, firstPage } from './target.ts';

const userWith = (pageAccess: Record<string, boolean>): SessionUser =>
  sessionUserSchema.parse({ id: 1, email: 'a@b.example', roles: ['member'], pageAccess, functionAccess: {} });
const visitor = null;
const member = userWith({});
const staff = userWith({ courses: true, course: true });

const screen = (name: string, params: object = {}, search = '') => ({ kind: 'screen', target: { name, params, search } });

test.each([
  ['a public page opens for a visitor', '/login', visitor, screen('login')],
  ['a funnel opens for everyone', '/freelancing-course', visitor, screen('mainAffiliateLink', { slug: 'freelancing-course' })],
  ['a page for members sends a visitor to sign in', '/courses/my-courses/200', visitor, { kind: 'login' }],
  ['a staff page sends a visitor to sign in first', '/courses', visitor, { kind: 'login' }],
  ['a page for members opens for a member', '/', member, screen('home')],
  ['numbers in the path are parsed', '/courses/my-courses/200/16', member, screen('viewLesson', { courseId: 200, lessonId: 16 })],
  ['a staff page is forbidden to a member', '/courses', member, { kind: 'forbidden' }],
  ['a staff page opens for a user with its flag', '/courses/7', staff, screen('course', { id: 7 })],
  ['a flag opens only its own pages', '/affiliates', staff, { kind: 'forbidden' }],
  ['an address in no table is unknown', '/nowhere/at/all', member, { kind: 'unknown' }],
  ['an invalid number is unknown', '/courses/my-courses/seven', member, { kind: 'unknown' }],
  [
    'the query is kept',
    '/courses/my-courses?filter=watching&sort=newest',
    member,
    screen('viewCourses', {}, 'filter=watching&sort=newest'),
  ],
  ['the hash is not part of the query', '/courses/my-courses?sort=newest#top', member, screen('viewCourses', {}, 'sort=newest')],
  ['a hash alone changes nothing', '/#main', member, screen('home')],
])('%s', (_what, href, user, expected) => {
  expect(destinationOf(href, user, hasScreen)).toMatchObject(expected);
});

test.each([
  ['a staff page', '/courses', { kind: 'second-factor', frame: 'none' }],
  ['home', '/', { kind: 'second-factor', frame: 'none' }],
  ['a public page', '/freelancing-course', { kind: 'screen' }],
])('%s of a user who must set up two-step sign-in first', (_what, href, expected) => {
  expect(destinationOf(href, { ...staff, mustSetUpSecondFactor: true }, hasScreen)).toMatchObject(expected);
});

const as = (roles: Role): SessionUser => sessionUserSchema.parse({ id: 1, email: 'a@b.example', roles: [roles], ...SEEDED_ACCESS[roles] });

test.each([
  ["a members' page has the members' layout for every role", '/courses/my-courses', as('admin'), 'teamBar', 'member'],
  ['a staff page has the staff layout', '/courses', as('admin'), 'sidebar', 'staff'],
  ['home has the layout and the screen of the role', '/', as('coach'), 'sidebar', 'leader'],
  ["a profile has the layout of the role, and the members' screen while the role has none", '/profile', as('coach'), 'sidebar', 'member'],
  ['a public page is public', '/freelancing-course', as('admin'), 'teamBar', 'public'],
])('%s', (_what, href, user, frame, audience) => {
  expect(destinationOf(href, user, hasScreen)).toMatchObject({ kind: 'screen', frame, target: { audience } });
});

test.each([
  ['a forbidden page', '/courses', as('member'), 'bar'],
  ['an unknown address', '/nowhere/at/all', as('admin'), 'sidebar'],
  ['a route whose screen does not exist', '/affiliates', as('admin'), 'sidebar'],
])('%s is shown in the layout of the user', (_what, href, user, frame) => {
  expect(destinationOf(href, user, hasScreen)).toMatchObject({ frame });
  expect(destinationOf(href, user, hasScreen).kind).not.toBe('screen');
});

test.each([
  [
    'a visitor on a private page',
    '/courses/my-courses?sort=newest',
    null,
    '/login?redirectTo=%2Fcourses%2Fmy-courses%3Fsort%3Dnewest',
    'login',
  ],
  ['a visitor on a public page', '/freelancing-course', null, '/freelancing-course', 'mainAffiliateLink'],
  ['a member on a private page', '/courses/my-courses', member, '/courses/my-courses', 'viewCourses'],
])('the first page of %s is a screen at its own address', (_what, href, user, shown, name) => {
  expect(firstPage(href, user, hasScreen)).toMatchObject({ href: shown, destination: { kind: 'screen', target: { name } } });
});

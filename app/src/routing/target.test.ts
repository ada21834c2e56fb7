import { type Role, SEEDED_ACCESS, sessionUserSchema, type SessionUser } from '@atlas/domain/access';
import { expect, test } from 'vitest';
import { hasScreen } from './hasScreen.ts';
import { destinationOf } from './target.ts';

const userWith = (pageAccess: Record<string, boolean>): SessionUser =>
  sessionUserSchema.parse({ id: 1, email: 'a@b.example', roles: ['member'], pageAccess, functionAccess: {} });
const visitor = null;
const member = userWith({});
const staff = userWith({ courses: true, course: true });

const screen = (name: string, params: object = {}, search = '') => ({ kind: 'screen', target: { name, params, search } });

test.each([
  ['a public page opens for a visitor', '/login', visitor, screen('login')],
  ['a funnel opens for everybody', '/freelancing-course', visitor, screen('mainAffiliateLink', { slug: 'freelancing-course' })],
  ['a page for members sends a visitor to sign in', '/courses/my-courses/200', visitor, { kind: 'login' }],
  ['a page for staff sends a visitor to sign in first', '/courses', visitor, { kind: 'login' }],
  ['a page for members opens for a member', '/', member, screen('home')],
  ['numbers of the path are numbers', '/courses/my-courses/200/16', member, screen('viewLesson', { courseId: 200, lessonId: 16 })],
  ['a page for staff is forbidden to a member', '/courses', member, { kind: 'forbidden' }],
  ['a page for staff opens for who holds its flag', '/courses/7', staff, screen('course', { id: 7 })],
  ['a flag opens its own pages only', '/affiliates', staff, { kind: 'forbidden' }],
  ['an address that is in no table is unknown', '/nowhere/at/all', member, { kind: 'unknown' }],
  ['a wrong number is unknown', '/courses/my-courses/seven', member, { kind: 'unknown' }],
  [
    'the query is kept',
    '/courses/my-courses?filter=watching&sort=newest',
    member,
    screen('viewCourses', {}, 'filter=watching&sort=newest'),
  ],
  ['the hash is no part of the query', '/courses/my-courses?sort=newest#top', member, screen('viewCourses', {}, 'sort=newest')],
  ['a hash alone changes nothing', '/#main', member, screen('home')],
])('%s', (_what, href, user, expected) => {
  expect(destinationOf(href, user, hasScreen)).toMatchObject(expected);
});

test.each([
  ['a page of staff', '/courses', { kind: 'second-factor', frame: 'none' }],
  ['home', '/', { kind: 'second-factor', frame: 'none' }],
  ['a public page', '/freelancing-course', { kind: 'screen' }],
])('%s of somebody who has to set up the second step first', (_what, href, expected) => {
  expect(destinationOf(href, { ...staff, mustSetUpSecondFactor: true }, hasScreen)).toMatchObject(expected);
});

const as = (roles: Role): SessionUser => sessionUserSchema.parse({ id: 1, email: 'a@b.example', roles: [roles], ...SEEDED_ACCESS[roles] });

test.each([
  ['a page of members has their frame, whoever looks', '/courses/my-courses', as('admin'), 'bar', 'member'],
  ['a page of staff has theirs', '/courses', as('admin'), 'sidebar', 'staff'],
  ['home has the frame and the screen of the role', '/', as('coach'), 'sidebar', 'leader'],
  ['a profile has the frame of the role, and the screen of members while the role has none', '/profile', as('coach'), 'sidebar', 'member'],
  ['a public page is public', '/freelancing-course', as('admin'), 'bar', 'public'],
])('%s', (_what, href, user, frame, audience) => {
  expect(destinationOf(href, user, hasScreen)).toMatchObject({ kind: 'screen', frame, target: { audience } });
});

test.each([
  ['a forbidden page', '/courses', as('member'), 'bar'],
  ['an address that leads nowhere', '/nowhere/at/all', as('admin'), 'sidebar'],
  ['a route whose screen does not stand', '/affiliates', as('admin'), 'sidebar'],
])('%s is told in the frame of who asked', (_what, href, user, frame) => {
  expect(destinationOf(href, user, hasScreen)).toMatchObject({ frame });
  expect(destinationOf(href, user, hasScreen).kind).not.toBe('screen');
});

import { sessionUserSchema, type SessionUser } from '@atlas/domain/access';
import { expect, test } from 'vitest';
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
  expect(destinationOf(href, user)).toMatchObject(expected);
});

test('a destination knows the title of its page', () => {
  expect(destinationOf('/courses/my-courses', member)).toMatchObject({ title: 'My Courses' });
});

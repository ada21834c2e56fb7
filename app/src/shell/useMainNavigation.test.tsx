import { AUDIENCES, mainMenu, sessionUserSchema, SEEDED_ACCESS, type Role, type SessionUser } from '@atlas/domain/access';
import { matchRoute } from '@atlas/domain/navigation';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { screenNames } from '../routing/hasScreen.ts';
import { useMainNavigation } from './useMainNavigation.ts';

const userAs = (role: Role): SessionUser => sessionUserSchema.parse({ id: 1, email: 'a@b.example', roles: [role], ...SEEDED_ACCESS[role] });

function navigationAt(path: string, user: SessionUser | null) {
  const { hook } = memoryLocation({ path });
  const wrapper = ({ children }: { children: ReactNode }) => <Router hook={hook}>{children}</Router>;
  return renderHook(() => useMainNavigation(user, mainMenu), { wrapper }).result.current;
}
const currentOf = (items: readonly { label: string; current?: boolean | undefined }[]) =>
  items.filter(({ current }) => current).map(({ label }) => label);

test('gives a member text links at the top and icons at the bottom, to the same pages', () => {
  const { top, bottom } = navigationAt('/', userAs('member'));
  expect(top.map(({ label, href }) => [label, href])).toEqual([
    ['Home', '/'],
    ['My Courses', '/courses/my-courses'],
    ['My Events', '/events/my-events'],
    ['Bonuses', '/courses/my-courses/136'],
    ['My Stage', '/stages/my-stage'],
  ]);
  expect(bottom.map(({ label, href }) => [label, href])).toEqual([
    ['Home', '/'],
    ['Courses', '/courses/my-courses'],
    ['Stage', '/stages/my-stage'],
    ['Events', '/events/my-events'],
    ['Me', '/profile'],
  ]);
});

test('names a page once that two menus of staff hold', () => {
  const hrefs = navigationAt('/', userAs('admin')).top.map(({ href }) => href);
  expect(hrefs.filter((href) => href === '/challenge-groups')).toHaveLength(1);
  expect(new Set(hrefs).size).toBe(hrefs.length);
});

test('moves the items that do not fit the bar of a phone to the rest, with full labels', () => {
  const { bottom, more } = navigationAt('/', {
    ...userAs('member'),
    isFastTrackStudent: true,
    linkSettings: { 'enable-affiliate': '', 'enable-challenge-buddies': '', 'community-link': 'https://chat.example' },
  });
  expect(bottom.length).toBeLessThanOrEqual(5);
  expect([...bottom, ...more].map(({ href }) => href)).toEqual(
    expect.arrayContaining(['/', '/courses/my-courses', '/profile', '/courses/my-courses/136', 'https://chat.example']),
  );
  expect(more.map(({ label }) => label)).toContain('Community/Support');
});

test.each([
  ['/', ['Home'], ['Home']],
  ['/courses/my-courses', ['My Courses'], ['Courses']],
  ['/courses/my-courses/200', ['My Courses'], ['Courses']],
  ['/courses/my-courses/200/16', ['My Courses'], ['Courses']],
  ['/courses/my-courses/136', ['Bonuses'], []],
  ['/events/my-events', ['My Events'], ['Events']],
  ['/profile', [], ['Me']],
  ['/stages/my-stage', ['My Stage'], ['Stage']],
  ['/freelancing-course', [], []],
  ['/nowhere/at/all', [], []],
])('at %s marks the current items %j', (path, top, bottom) => {
  const navigation = navigationAt(path, userAs('member'));
  expect(currentOf(navigation.top)).toEqual(top);
  expect(currentOf(navigation.bottom)).toEqual(bottom);
});

const roles: Role[] = ['admin', 'coach', 'affiliate', 'non-member', 'member'];
test.each(roles)('gives the role %s no item that leads to a page without a screen', (role) => {
  const { top, bottom } = navigationAt('/', userAs(role));
  expect(top.length).toBeGreaterThan(0);
  for (const { href } of [...top, ...bottom]) expect(AUDIENCES.flatMap(screenNames)).toContain(matchRoute(href)?.route.name);
});

test('has no items for a visitor', () => {
  expect(navigationAt('/', null)).toEqual({ top: [], bottom: [], more: [] });
});

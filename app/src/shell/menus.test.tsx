import {
  AUDIENCES,
  type Audience,
  audienceOfUser,
  mainMenu,
  type MenuItem,
  ROLES,
  type Role,
  SEEDED_ACCESS,
  screenAudience,
  sessionUserSchema,
} from '@atlas/domain/access';
import { matchRoute, routeNamed, type RouteName, routePath } from '@atlas/domain/navigation';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { loadScreens } from '../routing/screenTables.ts';
import { useMainNavigation } from './useMainNavigation.ts';
import { useStaffNavigation } from './useStaffNavigation.ts';

const tables = new Map<Audience, object>();

beforeAll(async () => {
  for (const audience of AUDIENCES) tables.set(audience, await loadScreens(audience));
}, 60_000);

const leaves = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap(({ children, ...item }) => (children ? [...(item.route === undefined ? [] : [item]), ...leaves(children)] : [item]));

/** A user who leads, manages and reviews whatever their role allows. */
const userAs = (role: Role) =>
  sessionUserSchema.parse({
    id: 1,
    email: 'a@b.example',
    roles: [role],
    ...SEEDED_ACCESS[role],
    subGroup: { id: 4, name: 'Tuesday' },
    managedGroup: { id: 5, name: 'Group' },
    managedStage: { id: 2, number: 2, name: 'Stage 2' },
    stagesAsReviewer: [{ id: 2, number: 2, name: 'Stage 2' }],
    affiliateTimestamp: '2025-01-01T00:00:00Z',
  });

test.each(ROLES)('shows %s the menu of the rules, without items that have no screen', (role) => {
  const user = userAs(role);
  const { hook } = memoryLocation({ path: '/' });
  const wrapper = ({ children }: { children: ReactNode }) => <Router hook={hook}>{children}</Router>;
  const stands = (name: RouteName) => screenAudience(routeNamed(name), user, (audience) => name in (tables.get(audience) ?? {})) !== null;
  const expected = leaves(mainMenu(user)).flatMap(({ route, path }) => {
    const name = path === undefined ? route : matchRoute(path)?.route.name;
    return name !== undefined && stands(name) ? [path ?? routePath(name as 'home')] : [];
  });
  const isInSidebar = ['staff', 'leader'].includes(audienceOfUser(user));
  const shown = renderHook(
    () =>
      isInSidebar
        ? useStaffNavigation(user).flatMap((item) => (item.items ? item.items.map(({ href }) => href) : [item.href]))
        : useMainNavigation(user, mainMenu).top.map(({ href }) => href),
    { wrapper },
  ).result.current;
  expect(expected.length).toBeGreaterThan(0);
  expect([...new Set(shown)].sort()).toEqual([...new Set(expected)].sort());
});

import { routeAccess, SEEDED_ACCESS, ROLES, type Role } from '@atlas/domain/access';
import { routeNamed } from '@atlas/domain/navigation';
import { TABLES } from '../../app/src/registry/screenNames.ts';
import { placeOf } from './everyScreen.ts';
import { expect, test } from './fixtures.ts';
import { pathOf } from './places.ts';

// For each screen that requires a flag, a role with the flag opens the page and a role without it is rejected. The server renders both pages.

const names = Object.values(TABLES.staff)
  .flat()
  .filter((name) => routeNamed(name).access === 'flag');
const opens = (role: Role, name: (typeof names)[number]) =>
  routeAccess(routeNamed(name), { roles: [role], ...SEEDED_ACCESS[role] }) === 'open';

test('each screen that requires a flag opens for a role with the flag only', async ({ page, atlas, isMobile }) => {
  test.skip(!isMobile, 'Once is enough, on any width');
  expect(names.length).toBeGreaterThan(25);
  const visits = names.flatMap((name) => {
    const having = ROLES.findLast((role) => opens(role, name));
    const lacking = ROLES.find((role) => role !== 'non-member' && !opens(role, name));
    return [
      ...(having === undefined ? [] : [{ name, role: having, status: 200 }]),
      ...(lacking === undefined ? [] : [{ name, role: lacking, status: 403 }]),
    ];
  });
  expect(visits.length).toBeGreaterThanOrEqual(2 * names.length - 2);
  const paths = new Map<string, string>();
  for (const name of names) paths.set(name, await pathOf(placeOf('staff', name), atlas));
  for (const [role, pages] of Map.groupBy(visits, (visit) => visit.role)) {
    await atlas.logIn(role);
    for (const { name, status } of pages) {
      const answer = await page.request.get(paths.get(name) ?? '');
      expect([name, role, answer.status()]).toEqual([name, role, status]);
      expect((await answer.text()).includes('Access Restricted')).toBe(status === 403);
    }
  }
});

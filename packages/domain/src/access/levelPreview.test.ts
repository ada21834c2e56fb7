import { expect, test } from 'vitest';
import { accessMaps } from './heldFlags.ts';
import { levelPreview } from './levelPreview.ts';
import { PAGE_FLAGS } from './pageFlags.ts';
import { SEEDED_ACCESS } from './seededAccess.ts';

test.each([
  ['member', ['Home', 'My Products', 'Bonuses', 'My Stage']],
  ['non-member', ['Home', 'My Courses', 'My Events', 'My Resources']],
  ['affiliate', ['Dashboard', 'Leads', 'Links', 'Resources', 'Commission']],
  ['admin', ['Home', 'Content', 'Community', 'Marketing', 'Payments', 'Reports', 'Settings']],
] as const)('the menu of %s', (role, labels) => {
  expect(levelPreview({ role, ...SEEDED_ACCESS[role] }).menu.map(({ label }) => label)).toEqual(labels);
});

test('its flags open the routes that name them, apart from the routes every signed-in user can open', () => {
  const { byFlags, bySignIn } = levelPreview({ role: 'coach', ...accessMaps(['courses', 'newCourse', 'user_create']) });
  expect(byFlags.map(({ name }) => name)).toEqual(['courses', 'newCourse']);
  expect(bySignIn.map(({ name }) => name)).toContain('home');
  expect(bySignIn.map(({ name }) => name)).not.toContain('login');
});

test('all flags together open every route that needs flags', () => {
  const none = levelPreview({ role: 'admin', ...accessMaps([]) });
  const all = levelPreview({ role: 'admin', ...accessMaps(PAGE_FLAGS) });
  expect(none.byFlags).toEqual([]);
  expect(none.bySignIn).toEqual(all.bySignIn);
  expect(all.byFlags.length).toBeGreaterThan(60);
});

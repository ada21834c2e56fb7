import { expect, started, test } from './fixtures.ts';

const isPhone = () => test.info().project.name === 'phone';

test('the staff sidebar is collapsed at first, and keeps its state', { tag: '@staff' }, async ({ page, atlas }) => {
  test.skip(isPhone(), 'a phone has a menu that slides in');
  await atlas.logIn('admin');
  await page.goto('/courses');
  await started(page);
  const toggle = page.getByRole('button', { name: 'Main menu' });
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toBeHidden();
  await toggle.click();
  await expect(menu.getByRole('link', { name: 'Courses' })).toBeVisible();
  await page.reload();
  await expect(menu).toBeVisible();
  await started(page);
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await toggle.click();
  await expect(menu).toBeHidden();
});

test('the sidebar of a team lead is open at first', { tag: '@staff' }, async ({ page, atlas }) => {
  test.skip(isPhone(), 'a phone has a menu that slides in');
  await atlas.logIn('team-lead');
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('from 1200 px, the top bar has the menu of staff, without moving the page', { tag: '@staff' }, async ({ page, atlas }) => {
  test.skip(isPhone(), 'a phone has a menu that slides in');
  await atlas.logIn('admin');
  // The server renders it: it is there before any script.
  await page.route('**/assets/*.js', (route) => route.abort());
  atlas.allows(/ERR_FAILED GET \/assets\/.*\.js/);
  await page.goto('/courses');
  const menu = page.getByRole('navigation', { name: 'Top menu' });
  await expect(menu.getByRole('link', { name: 'Home' })).toBeVisible();
  await page.unroute('**/assets/*.js');
  await page.goto('/courses');
  await started(page);
  await expect(menu.getByRole('button', { name: 'Content' })).toHaveAttribute('aria-current', 'true');
  await menu.getByRole('button', { name: 'Community' }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Members' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('button', { name: 'Community' })).toBeFocused();
  await menu.getByRole('button', { name: 'Community' }).click();
  await page.getByRole('menuitem', { name: 'Stages' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Stages/ })).toBeVisible();
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await page.setViewportSize({ width: 1199, height: 800 });
  await expect(menu).toBeHidden();
});

test('staff have a menu to create records from anywhere, and others do not', { tag: '@wide' }, async ({ page, atlas }) => {
  await atlas.logIn('admin');
  await page.goto('/community/members');
  await page.getByRole('button', { name: 'Quick actions' }).click();
  await page.getByRole('menuitem', { name: 'Course' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create a Course' })).toBeVisible();
  await atlas.logIn('tribe-team-ro');
  await page.goto('/community/members');
  await expect(page.getByRole('heading', { level: 1, name: /^Members/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Quick actions' })).toBeHidden();
});

test('a member on a phone finds every page of the menu in the bar or behind the avatar', async ({ page, atlas }) => {
  test.skip(!isPhone(), 'the bar is for phones');
  await atlas.logIn('member');
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Sections' });
  await expect(bar.getByRole('link').last()).toHaveText('Me');
  await bar.getByRole('link', { name: 'Courses' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Courses' })).toBeVisible();
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  // Items that do not fit in the bar.
  await expect(page.getByRole('menuitem', { name: 'Bonuses' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Bonuses' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Bonuses/ })).toBeVisible();
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByRole('button', { name: /^(?:Mark as done|Undo)$/ })).toBeVisible();
});

test('a printed page is its content, light in either theme', { tag: '@staff' }, async ({ page, atlas }) => {
  await atlas.logIn('admin');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/community/members');
  await started(page);
  const brightness = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g)?.slice(0, 3).map(Number) ?? []);
  expect(Math.max(...(await brightness()))).toBeLessThan(60);
  await page.emulateMedia({ media: 'print' });
  expect(Math.min(...(await brightness()))).toBeGreaterThan(240);
  await expect(page.getByRole('heading', { level: 1, name: /^Members/ })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Joined' })).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'navigation', 'search'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Export' })).toBeHidden();
});

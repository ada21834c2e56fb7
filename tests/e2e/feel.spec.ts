import type { Locator, Page } from '@playwright/test';
import { type Atlas, expect, test } from './fixtures.ts';

const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name });

/** Clicks a menu link, wherever the viewport width places it. */
async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).locator('visible=true').first().click();
}

test('focuses the heading of a page on arrival, but not when only a filter changes', async ({ page, atlas }) => {
  await atlas.logIn('member');
  await page.goto('/');
  await follow(page, 'See all courses');
  await expect(heading(page, 'My Courses')).toBeFocused();
  await page.goBack();
  await expect(heading(page, /Maricel/)).toBeFocused();
  await page.goForward();
  await expect(heading(page, 'My Courses')).toBeFocused();
  const filter = page.getByRole('link', { name: /^Completed/ }).or(page.getByRole('button', { name: /^Completed/ }));
  await filter.first().click();
  await expect(page).toHaveURL(/filter=completed/);
  await expect(heading(page, 'My Courses')).not.toBeFocused();
});

test('Back restores the course list with its filter and scroll position', async ({ page, atlas }) => {
  await atlas.logIn('member');
  await page.setViewportSize({ width: 360, height: 500 });
  await page.goto('/courses/my-courses?sort=name');
  const card = page.getByRole('main').getByRole('link', { name: /./ }).filter({ visible: true }).last();
  await card.scrollIntoViewIfNeeded();
  const at = await page.evaluate(() => scrollY);
  expect(at).toBeGreaterThan(100);
  await card.click();
  await expect(page).not.toHaveURL(/sort=name/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/courses/my-courses?sort=name');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(at);
});

test('Back restores the staff list with its search, selection and scroll position', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  await page.setViewportSize({ width: 360, height: 600 });
  await page.goto('/community/members?status=active');
  const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  const rows = page.getByRole('main').locator('a[href^="/community/members/"]').filter({ visible: true });
  await rows.nth(2).scrollIntoViewIfNeeded();
  const at = await page.evaluate(() => scrollY);
  await rows.nth(2).click();
  await expect(page).toHaveURL(/\/community\/members\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL('/community/members?status=active');
  await expect(boxes.nth(1)).toBeChecked();
  await expect(boxes.nth(2)).toBeChecked();
  await expect(boxes.nth(3)).not.toBeChecked();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(at);
  // A new visit starts without the selection.
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Members [\d,]+/ })
    .click();
  await expect(boxes.nth(1)).toBeVisible();
  await expect(boxes.nth(1)).not.toBeChecked();
});

/** Total layout shift since the page appeared, as measured by the browser. */
const shift = (page: Page): Promise<number> => page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);

/**
 * Measures the layout shift of each page from now on. A slow connection makes content arrive piece
 * by piece.
 */
async function onSlowLine(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = globalThis as unknown as { shifted: number };
    kept.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) kept.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 100_000,
    uploadThroughput: 50_000,
  });
}

async function expectCalm(page: Page, atlas: Atlas, key: string, path: string, name: string | RegExp): Promise<void> {
  await atlas.logIn(key);
  await onSlowLine(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(heading(page, name)).toBeVisible();
  expect(await shift(page), `${path} as ${key}`).toBeLessThanOrEqual(0.02);
}

for (const [key, path, name] of [
  ['member', '/', /Maricel/],
  ['non-member', '/', /Jasper/],
  ['admin', '/', /Paolo/],
  ['coach', '/', /Liza/],
  ['affiliate', '/', /Kristine/],
  ['expired', '/', /Rodel/],
  ['upcoming', '/', /Sheila/],
  ['member', '/courses/my-courses', 'My Courses'],
  ['admin', '/community/members', /^Members/],
] as const) {
  // One page of each layout is checked at both widths.
  const tag = ['member', 'admin', 'affiliate'].includes(key) ? ['@wide'] : [];
  test(`${path} does not shift while loading for ${key}`, { tag }, async ({ page, atlas }) => {
    await expectCalm(page, atlas, key, path, name);
  });
}

test('the skeletons of a list reserve the space of its rows', { tag: '@wide' }, async ({ page, atlas }) => {
  // No other test signs in as this account, so no bulk operation appears above its list.
  await atlas.logIn('tribe-team-fa');
  await onSlowLine(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Members [\d,]+/ })
    .click();
  await expect(heading(page, /^Members/)).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('checkbox', { name: /^Select / })
      .first(),
  ).toBeVisible();
  expect(await shift(page)).toBeLessThanOrEqual(0.02);
});

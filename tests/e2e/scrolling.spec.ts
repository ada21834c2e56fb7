import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const LIST = '/community/members?sort=name';
const top = (page: Page) => page.evaluate(() => Math.round(scrollY));
const expectTop = (page: Page, expected: number) => expect.poll(() => top(page)).toBe(expected);
const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name });
const currentPage = (page: Page) => page.getByRole('link', { name: /^Page \d+$/ }).and(page.locator('[aria-current=page]'));

/**
 * Follows a link without the test runner scrolling to it first.
 *
 * @returns the scroll position at which the link was followed
 */
async function follow(page: Page, link: Locator): Promise<number> {
  const left = await top(page);
  await link.evaluate((anchor: HTMLElement) => anchor.click());
  return left;
}

/** Scrolls to a position that every list of ten rows reaches. */
const scrollDown = async (page: Page, y: number): Promise<void> => {
  await page.evaluate((to) => window.scrollTo(0, to), y);
  await expectTop(page, y);
};

/** Waits for the page of a member, which replaces the list once it has loaded. */
const showsMember = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/\/community\/members\/\d+$/);
  await expect(page.getByRole('table', { name: 'Members' })).toHaveCount(0);
};

const member = (page: Page, row: number) => page.getByRole('rowheader').nth(row).getByRole('link').first();

test('a page link of a list leads to its beginning, and Back to where it was followed', { tag: '@wide' }, async ({ page, atlas }) => {
  await atlas.logIn('admin');
  await page.goto(LIST);
  const next = page.getByRole('link', { name: 'Next', exact: true });
  await next.scrollIntoViewIfNeeded();
  const end = await follow(page, next);
  await expect(currentPage(page)).toHaveAccessibleName('Page 2');
  const table = page.getByRole('table', { name: 'Members' });
  await expect(table).toBeFocused();
  const beginning = await table.evaluate((element) => element.getBoundingClientRect().top / innerHeight);
  expect(beginning).toBeGreaterThanOrEqual(0);
  expect(beginning).toBeLessThan(0.6);

  await page.goBack();
  await expect(currentPage(page)).toHaveAccessibleName('Page 1');
  await expectTop(page, end);

  // Going back within the list does not affect the next page.
  await follow(page, member(page, 8));
  await showsMember(page);
  await expectTop(page, 0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('each visit of a page has its own scroll position, which a reload keeps', { tag: '@wide' }, async ({ page, atlas }) => {
  await atlas.logIn('admin');
  await page.goto(LIST);
  await scrollDown(page, 140);
  await follow(page, member(page, 6));
  await showsMember(page);
  await follow(page, page.locator('a[href="/community/members"]').first());
  await expect(heading(page, /^Members/)).toBeVisible();
  await expectTop(page, 0);
  await follow(page, page.getByRole('button', { name: 'Name' }));
  await expect(page).toHaveURL(LIST);
  await scrollDown(page, 60);
  await follow(page, member(page, 5));
  await showsMember(page);

  await page.goBack();
  await expect(heading(page, /^Members/)).toBeVisible();
  await expectTop(page, 60);
  await page.reload();
  await expect(heading(page, /^Members/)).toBeVisible();
  await expectTop(page, 60);
  await page.goBack();
  await showsMember(page);
  await page.goBack();
  await expect(heading(page, /^Members/)).toBeVisible();
  await expectTop(page, 140);
});

test('a filter does not move the page', { tag: '@staff' }, async ({ page, atlas }) => {
  await atlas.logIn('admin');
  await page.goto(LIST);
  await scrollDown(page, 60);
  await follow(page, page.getByRole('button', { name: 'Name' }));
  await expect(page).toHaveURL(/sort=-name/);
  await expectTop(page, 60);
});

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const cursor = (...place: unknown[]) => Buffer.from(JSON.stringify(place)).toString('base64url');

/** Cursors that no list returned: of another order, with a value that the database cannot read, and no cursor at all. */
const CURSORS = [cursor('another+', 'Maricel', 7), cursor('created-', 'not a date', 7), 'x'];

const LISTS: readonly [account: string | null, path: string, filters: string, heading: RegExp][] = [
  ['admin', '/community/members', '?sort=name&status=active', /^Members/],
  ['admin', '/courses', '?q=proposals', /^Courses/],
  ['admin', '/events', '', /^Events/],
  ['admin', '/resource-files', '', /^Resource files/],
  ['admin', '/feature-changelog', '', /^Feature change log/],
  ['admin', '/info-logs-report', '?tab=mail', /^Info logs/i],
  ['member', '/resources/my-resources', '?kind=pdf', /^My Resources/],
  ['member', '/events/my-events', '', /^My Events/],
  [null, '/resources/public', '?kind=pdf', /^Resources/],
];

const fails = (page: Page) => page.getByText('Something went wrong');

test('a page link that is no longer valid shows the first page of the same filters', async ({ page, atlas }) => {
  let signedIn: string | null = null;
  for (const [account, path, filters, heading] of LISTS.toSorted(([a], [b]) => (a ?? '').localeCompare(b ?? ''))) {
    if (account !== null && account !== signedIn) await atlas.logIn(account);
    signedIn = account;
    for (const after of CURSORS) {
      const answer = await page.goto(`${path}${filters}${filters === '' ? '?' : '&'}after=${after}`);
      expect(answer?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible();
      await expect(fails(page)).toHaveCount(0);
      if (path !== '/events/my-events') await expect(page).toHaveURL(path + filters);
    }
  }
});

test('a link within the app to such a page does the same', async ({ page, atlas }) => {
  // The page reports the error before it shows the first page.
  atlas.expects(/^console: RequestError: This page link is no longer valid/);
  await atlas.logIn('admin');
  await page.goto('/courses?q=proposals');
  await page.evaluate((href) => {
    history.pushState(null, '', href);
  }, `/community/members?sort=name&after=${CURSORS[0]}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Members/ })).toBeVisible();
  await expect(page).toHaveURL('/community/members?sort=name');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/courses?q=proposals');
});

test('a page of a list beyond its end leads to the first page', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  await page.goto('/courses?q=proposals&page=90');
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await expect(page).toHaveURL('/courses?q=proposals');
  await expect(page.getByRole('rowheader').first()).toContainText(/proposals/i);
});

const TOO_LARGE = ['99999999999', '2147483648', '0'];

test('an id that no record can have is a page that does not exist', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  atlas.expects(/^404 GET/);
  for (const id of TOO_LARGE)
    for (const path of ['/community/members/', '/courses/', '/events/', '/courses/my-courses/', '/resources/public/']) {
      const answer = await page.goto(path + id);
      expect(answer?.status(), path + id).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' }), path + id).toBeVisible();
    }
  await page.goto('/courses');
  await page.evaluate((href) => {
    history.pushState(null, '', href);
  }, `/community/members/${TOO_LARGE[0]}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

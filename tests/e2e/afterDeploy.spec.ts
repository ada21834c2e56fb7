import type { Page } from '@playwright/test';
import { expect, test, type Atlas } from './fixtures.ts';

const UPDATED = 'Atlas was updated. Reload the page.';

/** Waits for the code that reports an update. It loads soon after the page. */
const settled = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/missingCode-')));

/**
 * Makes the server one of a later build: it names that build, and lacks the given files. Reloading
 * then loads the page of the later build.
 * @returns the function that restores the server of the page
 */
async function deploy(page: Page, atlas: Atlas, files: string): Promise<() => Promise<void>> {
  atlas.allows(/^404 GET \/assets\//);
  await page.route('/api/health', (route) => route.fulfill({ headers: { 'atlas-build': 'later' } }));
  await page.route(files, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Page not found' }));
  return async () => {
    await page.unroute('/api/health');
    await page.unroute(files);
  };
}
const reload = (page: Page) => page.getByRole('button', { name: 'Reload' });
const bell = (page: Page) => page.getByRole('button', { name: /unread notification/ });

test('a panel whose code is gone offers to reload, every time it is pressed', async ({ page, atlas }) => {
  await atlas.logIn('member');
  await page.goto('/');
  const restore = await deploy(page, atlas, '/assets/BellPanel-*.js');
  for (let press = 0; press < 2; press++) {
    await bell(page).click();
    await expect(page.getByText(UPDATED)).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: /Maricel/, level: 1 })).toBeVisible();
  await restore();
  await reload(page).click();
  await page.waitForEvent('load');
  await bell(page).click();
  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
});

test('a page whose code is gone offers to reload', async ({ page, atlas }) => {
  atlas.expects(/^console: TypeError: Failed to fetch dynamically imported module/);
  await atlas.logIn('member');
  await page.goto('/courses/my-courses');
  const restore = await deploy(page, atlas, '/assets/CourseScreen-*.js');
  await page.getByRole('link', { name: 'English for calls' }).click();
  await expect(page.getByText(UPDATED)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await restore();
  await reload(page).click();
  await expect(page.getByRole('heading', { name: 'English for calls', level: 1 })).toBeVisible();
});

test('a visitor’s page whose code is gone offers to reload', async ({ page, atlas }) => {
  atlas.expects(/^console: TypeError: Failed to fetch dynamically imported module/);
  await page.goto('/login');
  // The code of the page that replaces others is gone as well.
  const restore = await deploy(page, atlas, '/assets/{SignUpScreen,member-frame}-*.js');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByText('Reload the page. What you finished is saved.')).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { name: 'Ready to join?', level: 1 })).toBeVisible();
});

test('a dialog whose code is gone leaves its page as it is', async ({ page, atlas }) => {
  await atlas.logIn('member');
  await page.goto('/profile?tab=account');
  const change = page.getByRole('button', { name: 'Change password' });
  await deploy(page, atlas, '/assets/ChangePasswordDialog-*.js');
  for (let press = 0; press < 2; press++) {
    await change.click();
    await expect(page.getByText(UPDATED)).toBeVisible();
    await expect(change).toBeVisible();
  }
});

test('a form with unsaved changes is not lost without confirmation @staff', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  await page.goto('/stages/new');
  await page.getByRole('textbox', { name: 'Name' }).fill('Half a stage');
  await settled(page);
  await deploy(page, atlas, '/assets/AccountPanel-*.js');
  await page.getByRole('button', { name: /Account menu|Your account/ }).click();
  await expect(page.getByText(UPDATED)).toBeVisible();
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.type();
  });
  await reload(page).click();
  expect(await asked).toBe('beforeunload');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Half a stage');
});

test('a query that the server no longer knows offers to reload', async ({ page, atlas }) => {
  atlas.expects(/^404 POST \/api\/graphql/);
  atlas.expects(/^console: RequestError: Atlas was updated/);
  await atlas.logIn('member');
  await page.goto('/courses/my-courses');
  await page.route('/api/graphql', (route) => {
    const body = { ...(route.request().postDataJSON() as object), id: 'of an earlier build' };
    return route.continue({ postData: JSON.stringify(body) });
  });
  await page.getByRole('link', { name: 'English for calls' }).click();
  await expect(page.getByText(UPDATED)).toBeVisible();
  await page.unroute('/api/graphql');
  await reload(page).click();
  await expect(page.getByRole('heading', { name: 'English for calls', level: 1 })).toBeVisible();
});

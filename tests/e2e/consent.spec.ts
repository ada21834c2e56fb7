import type { Locator, Page } from '@playwright/test';
import { expect, started, tabTo, test } from './fixtures.ts';

test.use({ asksConsent: true });

const FUNNEL = '/va-kickstart';
const bar = (page: Page) => page.getByRole('region', { name: 'Your privacy' });
const chosen = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'atlas-consent')?.value.replace(/\.[^.]+$/, '');

test('asks a visitor once, and keeps the choice', async ({ page }) => {
  await page.goto(FUNNEL);
  await expect(bar(page)).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  await bar(page).getByRole('button', { name: 'Allow all' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByText('Your choice is saved.')).toBeVisible();
  await expect(page.locator('#main')).toBeFocused();
  expect(await heading.boundingBox()).toEqual(before);
  expect(await chosen(page)).toBe('1.sm');
  for (const path of [FUNNEL, '/resources/public']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  }
});

test('the keyboard chooses single purposes, and changes and withdraws them in the footer', async ({ page }) => {
  await page.goto(FUNNEL);
  // The question is first in the order of the page.
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('button', { name: 'Only necessary' })).toBeFocused();
  await tabTo(page, bar(page).getByText('Choose', { exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, bar(page).getByRole('checkbox', { name: /^Marketing/ }));
  await page.keyboard.press('Space');
  await tabTo(page, bar(page).getByRole('button', { name: 'Save my choice' }));
  await page.keyboard.press('Enter');
  await expect(bar(page)).toHaveCount(0);
  expect(await chosen(page)).toBe('1.m');

  const settings = page.getByRole('button', { name: 'Cookie settings' });
  await settings.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Your privacy' });
  await expect(dialog.getByRole('checkbox', { name: 'Marketing' })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'Statistics' })).not.toBeChecked();
  await dialog.getByRole('checkbox', { name: 'Statistics' }).check();
  await dialog.getByRole('button', { name: 'Save my choice' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(settings).toBeFocused();
  expect(await chosen(page)).toBe('1.sm');

  await settings.click();
  await dialog.getByRole('button', { name: 'Only necessary' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await chosen(page)).toBe('1.');
});

test('a press before the application has started is carried out once', async ({ page }) => {
  let requests = 0;
  page.on('request', (request) => (requests += request.url().endsWith('/api/consent') ? 1 : 0));
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/index-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(FUNNEL, { waitUntil: 'commit' });
  await bar(page).getByRole('button', { name: 'Only necessary' }).click();
  release();
  await expect(bar(page)).toHaveCount(0);
  expect([requests, await chosen(page)]).toEqual([1, '1.']);
});

test('does not appear on the pages of sign-in, of members, or after going back to a page that asked', async ({ page, atlas }) => {
  await page.goto(FUNNEL);
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await page.goBack();
  await expect(bar(page)).toBeVisible();
  await page.goto('/resources/public');
  await started(page);
  await bar(page).getByRole('button', { name: 'Only necessary' }).click();
  await expect(bar(page)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Virtual Assistant Kickstart' })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);

  await page.context().clearCookies();
  await atlas.logIn('member');
  await page.goto('/courses/my-courses');
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await page.getByRole('dialog', { name: 'Your privacy' }).getByRole('button', { name: 'Save my choice' }).click();
  await expect(page.getByText('Your choice is saved.')).toBeVisible();
  expect(await chosen(page)).toBe('1.');
});

const SMALL = { width: 360, height: 590 };
const bottomOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
};
const topOfBar = async (page: Page) => (await bar(page).boundingBox())?.y ?? 0;

test('on a small phone the question rises as the visitor scrolls, and never covers the main button @wide', async ({ page }) => {
  await page.setViewportSize(SMALL);
  await page.goto(FUNNEL);
  const button = page.getByRole('link', { name: 'Enroll' });
  expect(await bottomOf(button)).toBeLessThanOrEqual(SMALL.height);
  for (const scrolled of [0, 20, 40, 60, 80, 120]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled);
    await expect
      .poll(async () => (await topOfBar(page)) - (await bottomOf(button)), { message: `scrolled by ${scrolled}` })
      .toBeGreaterThan(0);
  }
  expect(await topOfBar(page)).toBeLessThan(SMALL.height - 100);
  // The focus brings it up at once.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => topOfBar(page)).toBeGreaterThanOrEqual(SMALL.height);
  await bar(page).getByRole('button', { name: 'Allow all' }).focus();
  await expect.poll(() => topOfBar(page)).toBeLessThan(SMALL.height - 100);
});

for (const path of [FUNNEL, '/resources/public', '/privacy-policy'])
  test(`on a small phone the question covers no focused control of ${path} @wide`, async ({ page }) => {
    await page.setViewportSize(SMALL);
    await page.goto(path);
    for (const control of await page.locator('#root :is(a, button, input)').all()) {
      if (!(await control.isVisible())) continue;
      await control.focus();
      if (await control.evaluate((element) => element.matches('input'))) await expect(bar(page)).toBeHidden();
      else
        await expect
          .poll(async () => (await topOfBar(page)) - (await bottomOf(control)), { message: await control.innerText() })
          .toBeGreaterThanOrEqual(-1);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SMALL.width);
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ atlas }) => atlas.expects(/^csp GET \/assets\//));

  test('forms save a choice and withdraw it, and lead back to the page', async ({ page }) => {
    await page.goto(`${FUNNEL}?of=a`);
    await bar(page).getByText('Choose', { exact: true }).click();
    await bar(page)
      .getByRole('checkbox', { name: /^Statistics/ })
      .check();
    await bar(page).getByRole('button', { name: 'Save my choice' }).click();
    await expect(page).toHaveURL(`${FUNNEL}?of=a`);
    await expect(bar(page)).toHaveCount(0);
    expect(await chosen(page)).toBe('1.s');
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await expect(page).toHaveURL(`${FUNNEL}?of=a`);
    await expect(bar(page)).toBeVisible();
    expect(await chosen(page)).toBeUndefined();
    await bar(page).getByRole('button', { name: 'Only necessary' }).click();
    await expect(bar(page)).toHaveCount(0);
    expect(await chosen(page)).toBe('1.');
  });
});

import type { Page, Request } from '@playwright/test';
import { documentOf, expect, logIn, test } from './fixtures.ts';

const LATE = 'Atlas is taking too long to respond. Try again.';
const LIMIT_MS = 30_000;

/** Passes the limit of the requests that were sent so far. */
async function passLimit(page: Page): Promise<void> {
  await page.clock.runFor(LIMIT_MS - 1000);
  await expect(page.getByText(LATE)).toHaveCount(0);
  await page.clock.runFor(1000);
}

/** Leaves the matching requests without a response. Returns the function that ends this. */
async function hold(page: Page, url: string, matches: (request: Request) => boolean): Promise<() => Promise<void>> {
  await page.route(url, (route) => (matches(route.request()) ? undefined : route.continue()));
  return () => page.unroute(url);
}

test('a page whose data does not arrive reports it and can be tried again', async ({ page, atlas }) => {
  // React logs the error that an error boundary caught.
  atlas.expects(/^console: RequestError: Atlas is taking too long to respond/);
  await page.clock.install();
  await atlas.logIn('member');
  await page.goto('/courses/my-courses');
  const release = await hold(page, '/api/graphql', (request) => documentOf(request).startsWith('query CourseScreenQuery'));
  const sent = page.waitForRequest((request) => documentOf(request).startsWith('query CourseScreenQuery'));
  await page.getByRole('link', { name: 'English for calls' }).click();
  await sent;
  await passLimit(page);
  await expect(page.getByText(LATE)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Atlas home' })).toBeVisible();
  await release();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'English for calls', level: 1 })).toBeVisible();
});

test('signing in reports a late response and keeps the entered values', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login');
  const release = await hold(page, '/api/auth', () => true);
  const sent = page.waitForRequest('/api/auth');
  await logIn(page, 'member');
  await sent;
  await passLimit(page);
  await expect(page.getByText(LATE)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('member@atlas.example');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Atlas-demo-2026!');
  await release();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: /Maricel/, level: 1 })).toBeVisible();
});

test('a form whose response is lost keeps its text, and a second attempt creates no second record @staff', async ({ page, atlas }) => {
  const name = `Steady work ${Date.now()}`;
  await page.clock.install();
  await atlas.logIn('admin');
  await page.goto('/stages/new');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  // The first request arrives, but its response does not.
  let attempts = 0;
  await page.route('/api/graphql', async (route) => {
    if (!documentOf(route.request()).startsWith('mutation NewStageScreenMutation') || attempts++ > 0) return route.continue();
    await route.fetch();
    arrived();
  });
  let arrived = () => undefined as void;
  const saved = new Promise<void>((resolve) => (arrived = resolve));
  await page.getByRole('button', { name: 'Create stage' }).click();
  await saved;
  await passLimit(page);
  await expect(page.getByText(LATE)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
  await page.getByRole('button', { name: 'Create stage' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const { data } = await atlas.request<{ viewer: { stages: { edges: { node: { name: string } }[] } } }>(
    '{ viewer { stages(first: 100) { edges { node { name } } } } }',
  );
  expect(data.viewer.stages.edges.filter(({ node }) => node.name === name)).toHaveLength(1);
});

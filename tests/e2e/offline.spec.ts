import { expect, logIn, started, test } from './fixtures.ts';

const LOST = /^net::ERR_INTERNET_DISCONNECTED /;
const BANNER = 'You are offline. What you see may be old.';

test('shows a lost connection until it is restored', async ({ page, context, atlas }) => {
  atlas.expects(LOST);
  await atlas.logIn('member');
  await page.goto('/');
  await expect(page.getByText(BANNER)).toHaveCount(0);
  await context.setOffline(true);
  await expect(page.getByText(BANNER)).toBeVisible();
  await expect(page.getByRole('heading', { name: /Maricel/, level: 1 })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(BANNER)).toHaveCount(0);
});

test('a page opened offline loads automatically when the connection is restored', async ({ page, context, atlas }) => {
  atlas.expects(LOST);
  await atlas.logIn('member');
  await page.goto('/courses/my-courses');
  // One course was opened before, so the page’s code is available and only the data is missing.
  await page.getByRole('link', { name: 'Client calls without nerves' }).click();
  await expect(page.getByRole('heading', { name: 'Client calls without nerves', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'My Courses', level: 1 })).toBeVisible();

  await context.setOffline(true);
  const lost = page.waitForEvent('requestfailed');
  await page.getByRole('link', { name: 'English for calls' }).click();
  await lost;
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'English for calls', level: 1 })).toBeVisible();
});

test('a page opened offline also loads after a minute without connection', async ({ page, context, atlas }) => {
  atlas.expects(LOST);
  // React logs the error of a page that reports the lost connection.
  atlas.allows(/^console: RequestError: /);
  await page.clock.install();
  await atlas.logIn('member');
  await page.goto('/courses/my-courses');
  await page.getByRole('link', { name: 'Client calls without nerves' }).click();
  await expect(page.getByRole('heading', { name: 'Client calls without nerves', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'My Courses', level: 1 })).toBeVisible();

  await context.setOffline(true);
  const lost = page.waitForEvent('requestfailed');
  await page.getByRole('link', { name: 'English for calls' }).click();
  await lost;
  await page.clock.runFor(60_000);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'English for calls', level: 1 })).toBeVisible();
});

test('a page whose code is not loaded yet reports the lost connection, and loads when it is restored', async ({ page, context, atlas }) => {
  atlas.expects(LOST);
  // React logs the error that an error boundary caught.
  atlas.expects(/^console: TypeError: Failed to fetch dynamically imported module/);
  await atlas.logIn('member');
  await page.goto('/courses/my-courses');
  await expect(page.getByRole('heading', { name: 'My Courses', level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'English for calls' }).click();
  await expect(page.getByText('The connection was lost. What you finished is saved.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Atlas home' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'English for calls', level: 1 })).toBeVisible();
});

test('a page that failed to load can be retried', async ({ page, atlas }) => {
  atlas.expects(/^net::ERR_FAILED GET \/assets\/CourseScreen/);
  atlas.expects(/^console: TypeError: Failed to fetch dynamically imported module/);
  await atlas.logIn('member');
  await page.goto('/courses/my-courses');
  await page.route('/assets/CourseScreen-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'English for calls' }).click();
  await expect(page.getByText('Something went wrong and we are unable to show this page.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Atlas home' })).toBeVisible();
  await page.unroute('/assets/CourseScreen-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'English for calls', level: 1 })).toBeVisible();
});

test('signing in offline reports it and keeps the entered values', async ({ page, context, atlas }) => {
  atlas.expects(LOST);
  await page.goto('/login');
  // Prefetching would fail as well, and the browser remembers a failed import.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const banner = page.getByText('You are offline. You can continue once you are connected again.');
  await expect(banner).toBeVisible();
  await logIn(page, 'member');
  await expect(page.getByText('An error has occurred. Check your connection, then try again.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('member@atlas.example');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Atlas-demo-2026!');
  await context.setOffline(false);
  await expect(banner).toHaveCount(0);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: /Maricel/, level: 1 })).toBeVisible();
});

test('signing up offline reports it and keeps the entered values', async ({ page, context, atlas }) => {
  atlas.expects(LOST);
  await page.goto('/signup');
  await page.waitForLoadState('networkidle');
  await started(page);
  for (const [label, text] of [
    ['First name', 'Ana'],
    ['Last name', 'Cruz'],
    ['Email', 'ana.cruz@example.com'],
    ['Password', 'Bahay-kubo1'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByText('An error has occurred. Check your connection, then try again.')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ana');
});

test('a lesson that could not be marked as done reports it and stays unfinished', async ({ page, context, atlas }) => {
  atlas.expects(LOST);
  await atlas.logIn('fasttrack');
  await page.goto(await atlas.lessonPath('Proposals that get answered', 'Scope in five lines'));
  const done = page.getByRole('button', { name: 'Mark as done' });
  await expect(done).toBeVisible();
  await context.setOffline(true);
  await done.click();
  await expect(page.getByText(/^(The connection was lost|Something went wrong)/)).toBeVisible();
  await expect(done).toBeVisible();
});

test('a browser that reports being offline by mistake works all the same', async ({ page, context, atlas }) => {
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));
  await atlas.logIn('member');
  const checked = page.waitForResponse('/api/health');
  await page.goto('/courses/my-courses');
  await checked;
  await expect(page.getByText(BANNER)).toHaveCount(0);
  await page.getByRole('link', { name: 'English for calls' }).click();
  await expect(page.getByRole('heading', { name: 'English for calls', level: 1 })).toBeVisible();
});

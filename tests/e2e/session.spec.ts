import type { Page } from '@playwright/test';
import { type Atlas, answered, documentOf, expect, logIn, started, test } from './fixtures.ts';

async function openMenu(page: Page): Promise<void> {
  await started(page);
  await page.getByRole('button', { name: /^Account menu/ }).click();
}
/** Delays the code of the application, or part of it, until the test releases it. */
async function heldBack(page: Page, files = '/assets/*.js'): Promise<{ start: () => void; fail: () => void }> {
  let end: (comes: boolean) => void;
  const comes = new Promise<boolean>((resolve) => (end = resolve));
  await page.route(files, async (route) => ((await comes) ? route.continue() : route.abort()));
  return { start: () => end(true), fail: () => end(false) };
}
async function signOut(page: Page) {
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

test('a wrong password shows the same message as an unknown address', async ({ page, atlas }) => {
  atlas.expects(/^400 POST \/api\/auth$/);
  await page.goto('/login');
  for (const key of ['member', 'nobody']) {
    await logIn(page, key, 'not-the-password');
    await expect(page.getByText('Incorrect email or password.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(`${key}@atlas.example`);
    await expect(page).toHaveURL('/login');
  }
});

test('input submitted before the application starts is processed once', async ({ page }) => {
  const { start } = await heldBack(page);
  const attempts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/auth')) attempts.push(request.postData() ?? '');
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('member@atlas.example');
  await page.getByLabel('Password', { exact: true }).fill('Atlas-demo-2026!');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-busy', 'true');
  await page.waitForTimeout(3000);
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Email')).toHaveValue('member@atlas.example');
  expect(attempts).toEqual([]);
  start();
  await expect(page.getByRole('heading', { name: /Maricel/, level: 1 })).toBeVisible();
  expect(attempts).toHaveLength(1);
});

test('a lesson marked as done before the application starts is finished once', async ({ page, atlas }) => {
  await atlas.logIn('newcomer');
  const lesson = await atlas.lessonPath('Proposals that get answered', 'How to read a job post in layers');
  const { start } = await heldBack(page);
  let finished = 0;
  page.on('request', (request) => {
    if (documentOf(request).startsWith('mutation useFinishLessonMutation(')) finished++;
  });
  await page.goto(lesson, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await page.waitForTimeout(3000);
  expect(finished).toBe(0);
  start();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect.poll(() => finished).toBe(1);
  await answered(page, 'useUnfinishLessonMutation', () => page.getByRole('button', { name: 'Undo' }).click());
  expect(finished).toBe(1);
});

/**
 * Opens a lesson with a video, with the lesson’s own code loaded but the player’s code held back.
 */
async function lessonBeforePlayer(page: Page, atlas: Atlas): ReturnType<typeof heldBack> {
  await atlas.logIn('newcomer');
  const lesson = await atlas.lessonPath('Proposals that get answered', 'Three questions before you apply');
  const held = await heldBack(page, '/assets/VideoPlayer-*.js');
  await page.goto(lesson, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/LessonScreen-[^/]*$/.test(name)));
  return held;
}

test('a video tapped before the player’s code arrives is loaded', async ({ page, atlas }) => {
  const { start } = await lessonBeforePlayer(page, atlas);
  const poster = page.getByRole('button', { name: /^Tap to load the video/ });
  await poster.click();
  await expect(poster).toHaveAttribute('aria-busy', 'true');
  start();
  await expect(page.getByRole('status').filter({ hasText: 'Video loaded' })).toBeVisible();
  await expect(page.locator('video')).toHaveCount(1);
});

test('a lesson marked as done before part of the page has its code is finished once', async ({ page, atlas }) => {
  const { start } = await lessonBeforePlayer(page, atlas);
  let finished = 0;
  page.on('request', (request) => {
    if (documentOf(request).startsWith('mutation useFinishLessonMutation(')) finished++;
  });
  const done = page.getByRole('button', { name: 'Mark as done' });
  await done.click();
  await expect(done).toHaveAttribute('aria-busy', 'true');
  expect(finished).toBe(0);
  start();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await answered(page, 'useUnfinishLessonMutation', () => page.getByRole('button', { name: 'Undo' }).click());
  expect(finished).toBe(1);
});

test('a page with a part that fails to load starts, and offers to reload in place of the part', async ({ page, atlas }) => {
  atlas.expects(/^net::ERR_FAILED GET \/assets\/VideoPlayer/);
  // The message replaces what the server rendered: "Hydration failed".
  atlas.expects(/^page: Error: Minified React error #418/);
  const { fail } = await lessonBeforePlayer(page, atlas);
  fail();
  await started(page);
  await expect(page.getByText('The connection was lost. Check your signal, then reload the page.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as done' })).toBeVisible();
});

test('typing continues while the application starts', async ({ page }) => {
  const { start } = await heldBack(page);
  // As slow as an old phone, so that startup takes longer than a key press.
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto('/login', { waitUntil: 'commit' });
  const email = page.getByLabel('Email');
  await email.focus();
  await page.keyboard.type('maria.clara.');
  start();
  // As fast as a person types without looking at the screen, for longer than the application needs
  // to start.
  while (await page.evaluate(() => 'atlasEarly' in window)) await page.keyboard.type('ab', { delay: 10 });
  await page.keyboard.type('@example.com');
  await expect(email).toHaveValue(/^maria\.clara\.(ab)+@example\.com$/);
  await expect(email).toBeFocused();
});

test('the password can be revealed', async ({ page }) => {
  await page.goto('/login');
  await started(page);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('secret');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('secret');
});

test('signing out ends at the sign-in page, and nothing is visible again afterwards', async ({ page, atlas }) => {
  await atlas.logIn('member');
  await page.goto('/courses/my-courses');
  await page.getByRole('link', { name: 'Atlas home' }).click();
  await expect(page.getByRole('heading', { name: /Maricel/, level: 1 })).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page.getByText('Maricel')).toHaveCount(0);
  await page.goto('/courses/my-courses');
  await expect(page).toHaveURL(`/login?redirectTo=${encodeURIComponent('/courses/my-courses')}`);
  const { errors } = await atlas.request('{ viewer { user { id } } }');
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('a second tab follows a sign-out and a sign-in', async ({ page, context, atlas }) => {
  await atlas.logIn('member');
  await page.goto('/');
  const second = await context.newPage();
  await second.goto('/courses/my-courses');
  await expect(second.getByRole('heading', { name: 'My Courses', level: 1 })).toBeVisible();

  // Pictures of the second tab may still be loading when the session ends.
  atlas.allows(/^401 GET \/api\/uploads\/\d+\?w=\d+$/);
  await signOut(page);
  await expect(page).toHaveURL('/login');
  await expect(second.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(second.getByRole('article')).toHaveCount(0);

  await logIn(page, 'member');
  await expect(page.getByRole('heading', { name: /Maricel/, level: 1 })).toBeVisible();
  await expect(second.getByRole('heading', { name: 'My Courses', level: 1 })).toBeVisible();
  await expect(second).toHaveURL('/courses/my-courses');
});

test('switching the role changes the badge, and the next sign-in remembers it', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, 'multi');
  await expect(page.getByRole('heading', { name: /Carla/, level: 1 })).toBeVisible();
  const badge = page.getByText('Coaching', { exact: true }).filter({ visible: true });
  await expect(badge).toHaveCount(0);

  await openMenu(page);
  await expect(page.getByRole('menuitemradio', { name: 'Member' })).toBeChecked();
  await page.getByRole('menuitemradio', { name: 'Coach' }).click();
  await expect(badge).toBeVisible();
  await page.reload();
  await expect(badge).toBeVisible();

  await signOut(page);
  await expect(page).toHaveURL('/login');
  await logIn(page, 'multi');
  await expect(page).toHaveURL('/');
  await expect(badge).toBeVisible();
  await openMenu(page);
  await expect(page.getByRole('menuitemradio', { name: 'Coach' })).toBeChecked();
});

test('the dark theme applies before the first paint, also after a reload', async ({ page, atlas }) => {
  await page.addInitScript(() => {
    // The theme at the moment when the body exists, before anything can be painted.
    new MutationObserver((_records, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(globalThis, { firstTheme: document.documentElement.dataset['theme'] ?? 'none' });
    }).observe(document, { childList: true, subtree: true });
  });
  const firstTheme = () => page.evaluate(() => (globalThis as { firstTheme?: string }).firstTheme);
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await atlas.logIn('member');
  await page.goto('/');
  expect(await firstTheme()).toBe('none');
  const light = await background();

  await openMenu(page);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await page.reload();
  expect(await firstTheme()).toBe('dark');
  expect(await background()).toBe(dark);
  await openMenu(page);
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

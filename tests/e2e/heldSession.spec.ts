import type { Page } from '@playwright/test';
import { documentOf, expect, PASSWORD, started, test } from './fixtures.ts';

const TYPED = 'A course that must not be lost';
const name = (page: Page) => page.getByRole('textbox', { name: 'Name' });
const leaving = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const again = (page: Page) => page.getByRole('dialog', { name: 'Log in to continue' });

async function typeCourse(page: Page): Promise<void> {
  await page.goto('/courses/new');
  await name(page).fill(TYPED);
}

async function openAccountMenu(page: Page): Promise<void> {
  await started(page);
  await page.getByRole('button', { name: /^Account menu/ }).click();
}

/** Ends the session on the server, as its expiry does: no tab of the browser is notified. */
async function endSession(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const response = await fetch('/api/auth', { method: 'POST', body: JSON.stringify({ method: 'logout' }) });
    return response.status;
  });
  expect(status).toBe(200);
}

/** Opens another tab of the same browser. */
async function otherTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  await started(tab);
  return tab;
}

test(
  'a form whose session ended keeps its text: the same person logs in over it, and saves',
  { tag: '@staff' },
  async ({ page, atlas }) => {
    await atlas.logIn('admin');
    await typeCourse(page);
    await endSession(page);
    atlas.allows(/^401 POST \/api\/graphql/);
    await page.getByRole('button', { name: 'Create course' }).click();
    await expect(again(page)).toBeVisible();
    await expect(again(page).getByLabel('Email')).toHaveValue('admin@atlas.example');
    await again(page).getByLabel('Password', { exact: true }).fill('not the password');
    atlas.allows(/^400 POST \/api\/auth/);
    await again(page).getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(again(page).getByText('Incorrect email or password.')).toBeVisible();
    await again(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
    await again(page).getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(again(page)).toBeHidden();
    await expect(name(page)).toHaveValue(TYPED);
    await page.getByRole('button', { name: 'Create course' }).click();
    await expect(page.getByText('Course created. Add its units next.')).toBeVisible();
  },
);

test(
  'a sign-out in another tab covers the form, and discarding it leads to the sign-in page',
  { tag: '@staff' },
  async ({ page, atlas }) => {
    await atlas.logIn('admin');
    await typeCourse(page);
    const tab = await otherTab(page, '/courses');
    await openAccountMenu(tab);
    await tab.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(tab).toHaveURL(/\/login/);
    await expect(again(page)).toBeVisible();
    await again(page).getByRole('button', { name: 'Discard and log in as someone else' }).click();
    await expect(page).toHaveURL('/login?redirectTo=%2Fcourses%2Fnew');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  },
);

test('signing out from a form asks first', { tag: '@staff' }, async ({ page, atlas }) => {
  await atlas.logIn('admin');
  await typeCourse(page);
  const signOut = async () => {
    await openAccountMenu(page);
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
  };
  await signOut();
  await leaving(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(name(page)).toHaveValue(TYPED);
  await signOut();
  await leaving(page).getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/login');
});

test('signing out says so when the server did not do it', { tag: '@staff' }, async ({ page, atlas }) => {
  await atlas.logIn('admin');
  await page.goto('/courses');
  const logOut = (url: URL) => url.pathname === '/api/auth';
  await page.route(logOut, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<html>Bad gateway</html>' }));
  atlas.expects(/^502 POST \/api\/auth/);
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('Signing out did not work, so you are still signed in. Try again.')).toBeVisible();
  await expect(page).toHaveURL('/courses');
  await page.unroute(logOut);
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
});

test('a failed check of the session signs no one out, and is sent again', { tag: '@staff' }, async ({ page, atlas }) => {
  await atlas.logIn('admin');
  await page.goto('/courses');
  await started(page);
  let failures = 0;
  await page.route(
    (url) => url.pathname === '/api/auth' && url.searchParams.get('method') === 'getToken',
    (route) => (failures++ === 0 ? route.fulfill({ status: 502, contentType: 'text/html', body: '<html></html>' }) : route.continue()),
  );
  atlas.expects(/^502 GET \/api\/auth/);
  atlas.allows(/The session could not be checked/);
  await page.evaluate(() => {
    // As another tab does after a change of the session.
    const channel = new BroadcastChannel('atlas-session');
    channel.postMessage('changed');
    channel.close();
  });
  await expect.poll(() => failures, { timeout: 15_000 }).toBeGreaterThan(1);
  await expect(page.getByRole('heading', { level: 1, name: /^Courses/ })).toBeVisible();
  await expect(page).toHaveURL('/courses');
});

test('leaving while a form is saved asks, and the outcome is a message with a link', { tag: '@staff' }, async ({ page, atlas }) => {
  await atlas.logIn('admin');
  const waiting: (() => void)[] = [];
  await page.route('**/api/graphql', async (route) => {
    if (documentOf(route.request()).startsWith('mutation NewCourseScreenMutation'))
      await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  const saveAndLeave = async () => {
    await typeCourse(page);
    await page.getByRole('button', { name: 'Create course' }).click();
    await expect.poll(() => waiting.length).toBe(1);
    await page.getByRole('link', { name: 'Cancel' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave while this is being saved?' });
    await question.getByRole('button', { name: 'Wait' }).click();
    await expect(page).toHaveURL('/courses/new');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/courses');
  };
  await saveAndLeave();
  waiting.pop()?.();
  await expect(page.getByText('Course created. Add its units next.')).toBeVisible();
  await expect(page).toHaveURL('/courses');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page).toHaveURL(/\/courses\/\d+\/tracks/);

  await saveAndLeave();
  await endSession(page);
  atlas.allows(/^401 POST \/api\/graphql/);
  waiting.pop()?.();
  await expect(page.getByText(/^Create a Course: not saved\./)).toBeVisible();
});

test('a switch of the role asks before a form is lost, and goes home', { tag: '@staff' }, async ({ page, atlas }) => {
  await atlas.logIn('multi');
  await page.goto('/profile/edit');
  await page.getByLabel('First name').fill('Maria Clara');
  const switchRole = async () => {
    await openAccountMenu(page);
    await page.getByRole('menuitemradio', { name: 'Coach', exact: true }).click();
  };
  await switchRole();
  await leaving(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Maria Clara');
  await switchRole();
  await leaving(page).getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/');
});

test('a switch of the role in another tab keeps the form and names the role', async ({ page, atlas }) => {
  await atlas.logIn('multi');
  await page.goto('/profile/edit');
  await page.getByLabel('First name').fill('Maria Clara');
  const tab = await otherTab(page, '/profile');
  await openAccountMenu(tab);
  const radio = tab.getByRole('menuitemradio', { checked: false }).first();
  const role = (await radio.textContent())?.trim() ?? '';
  await radio.click();
  await expect(
    page.getByText(`You switched to ${role} in another tab. Save or discard your changes to continue with it here.`),
  ).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Maria Clara');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByText(/^You switched to/)).toBeHidden();
});

test('viewing as another person shows in the other tabs, from start to end', { tag: '@staff' }, async ({ page, atlas }) => {
  await atlas.logIn('admin');
  const person = `/community/members/${await atlas.newest('members')}?tab=access`;
  await page.goto('/content');
  const tab = await otherTab(page, person);
  const view = tab.getByRole('button', { name: /^View as/ });
  await view.click();
  const dialog = tab.getByRole('dialog', { name: /^View as/ });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Cannot open lesson 3');
  await dialog.getByRole('button', { name: /^View as/ }).click();
  await expect(tab.getByText(/\d+ min left/)).toBeVisible();
  await expect(page.getByText(/\d+ min left/)).toBeVisible();
  await tab.getByRole('button', { name: 'End Session' }).first().click();
  await expect(tab).toHaveURL(/\/community\/members/);
  await expect(page.getByText(/\d+ min left/)).toBeHidden();
});

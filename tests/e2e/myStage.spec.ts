import type { Page } from '@playwright/test';
import { answered, documentOf, expect, test, type Atlas } from './fixtures.ts';

interface Progress {
  points: number;
  percentage: number;
  remainingTasks: { databaseId: number; title: string; points: number }[];
}

async function progressOf(atlas: Atlas): Promise<Progress> {
  const { data } = await atlas.request<{ viewer: { myStage: Progress } }>(
    '{ viewer { myStage { points percentage remainingTasks { databaseId title points } } } }',
  );
  return data.viewer.myStage;
}

const xp = (points: number) => `${points.toLocaleString('en-PH')}\u00a0XP`;
const doneButton = (page: Page, title: string) => page.getByRole('button', { name: `Mark as done: ${title}` });

/** The requests for the sound so far. */
function chimes(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/chime[^/]*\.wav$/.test(request.url())) requested.push(request.url());
  });
  return requested;
}

test('tasks are finished in the drawer and on the page, with one load of the chime, and appear in the history', async ({ page, atlas }) => {
  await atlas.logIn('returnee');
  const before = await progressOf(atlas);
  const [first, second] = before.remainingTasks as [Progress['remainingTasks'][0], Progress['remainingTasks'][0]];
  const requested = chimes(page);
  await page.goto('/courses/my-courses');
  await page.getByRole('button', { name: 'My progress' }).click();
  const drawer = page.getByRole('dialog', { name: 'My progress' });
  await expect(drawer.getByText(xp(before.points), { exact: true })).toBeVisible();
  expect(requested).toEqual([]);
  await answered(page, 'useFinishTaskMutation', () => doneButton(page, first.title).click());
  await expect(drawer.getByText(xp(before.points + first.points), { exact: true })).toBeVisible();
  await expect(doneButton(page, first.title)).toHaveCount(0);
  await expect.poll(() => requested.length).toBe(1);

  await drawer.getByRole('link', { name: 'Open My Stage' }).click();
  await expect(page).toHaveURL('/stages/my-stage');
  await expect(drawer).toHaveCount(0);
  await page.getByRole('button', { name: `Add evidence: ${second.title}` }).click();
  await page.getByLabel('What you did').fill('docs.google.com/offer');
  // Clicked twice before the server can respond, it is sent once.
  const sent: string[] = [];
  page.on('request', (request) => {
    if (documentOf(request).startsWith('mutation useFinishTaskMutation(')) sent.push(request.url());
  });
  await answered(page, 'useFinishTaskMutation', () =>
    doneButton(page, second.title).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    }),
  );
  expect(sent).toHaveLength(1);
  await expect(page.getByText(/docs\.google\.com\/offer/)).toBeVisible();
  const after = await progressOf(atlas);
  expect(after.points).toBe(before.points + first.points + second.points);
  await expect(page.getByText(xp(after.points), { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: `${after.remainingTasks.length} tasks left` })).toBeFocused();
  expect(requested).toHaveLength(1);

  await page.getByRole('button', { name: 'XP history' }).click();
  const history = page.getByRole('dialog', { name: 'XP history' }).getByRole('listitem');
  await expect(history.first()).toContainText(second.title);
});

test('the history of points loads twenty entries at a time, back to the first', async ({ page, atlas }) => {
  await atlas.logIn('fasttrack');
  const { data } = await atlas.request<{ viewer: { xpHistory: { totalCount: number } } }>(
    '{ viewer { xpHistory(first: 1) { totalCount } } }',
  );
  const { totalCount } = data.viewer.xpHistory;
  expect(totalCount).toBeGreaterThan(20);
  await page.goto('/stages/my-stage');
  await page.getByRole('button', { name: 'XP history' }).click();
  const history = page.getByRole('dialog', { name: 'XP history' }).getByRole('listitem');
  await expect(history).toHaveCount(20);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(history).toHaveCount(Math.min(40, totalCount));
});

test('a server error restores the typed text and shows the reason in a toast', async ({ page, atlas }) => {
  await atlas.logIn('expired');
  const before = await progressOf(atlas);
  const [task] = before.remainingTasks as [Progress['remainingTasks'][0]];
  await page.goto('/stages/my-stage');
  await page.getByRole('button', { name: `Add evidence: ${task.title}` }).click();
  await page.getByLabel('What you did').fill('Three answers so far');
  const text = 'This task is no longer part of the journey. Reload the page to see your tasks.';
  await page.route('/api/graphql', (route) =>
    route.fulfill({
      json: { errors: [{ message: text, extensions: { code: 'NOT_FOUND', originalError: { message: text } } }], data: null },
    }),
  );
  await doneButton(page, task.title).click();
  await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText(text);
  await expect(doneButton(page, task.title)).toBeVisible();
  await expect(page.getByLabel('What you did')).toHaveValue('Three answers so far');
  await expect(page.getByText(xp(before.points), { exact: true })).toBeVisible();
  await page.unroute('/api/graphql');
  expect(await progressOf(atlas)).toEqual(before);
});

test('a task is finished without sound, and the sound setting is remembered', async ({ page, atlas }) => {
  await atlas.logIn('overdue');
  const requested = chimes(page);
  await page.goto('/stages/my-stage');
  await page.getByRole('button', { name: 'Turn off the sound of finished tasks' }).click();
  const turnOn = page.getByRole('button', { name: 'Play a sound when a task is done' });
  await expect(turnOn).toBeVisible();
  await page.reload();
  await expect(turnOn).toBeVisible();
  const [task] = (await progressOf(atlas)).remainingTasks as [Progress['remainingTasks'][0]];
  await answered(page, 'useFinishTaskMutation', () => doneButton(page, task.title).click());
  await expect(doneButton(page, task.title)).toHaveCount(0);
  expect(requested).toEqual([]);
});

test('a member at 100 % requests to move up and waits, and the reviewers of the stage are notified', async ({ page, atlas }) => {
  await atlas.logIn('upcoming');
  await page.goto('/stages/my-stage');
  await expect(page.getByText("Hooray! You've completed all the task")).toBeVisible();
  await page.getByRole('button', { name: 'Ask to move up' }).click();
  await expect(page.getByText('Waiting for a reviewer')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Waiting for a reviewer')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask to move up' })).toHaveCount(0);
  await atlas.logIn('stage-leader');
  const { data } = await atlas.request<{ viewer: { notifications: { edges: { node: { title: string } }[] } } }>(
    '{ viewer { notifications(first: 1) { edges { node { title } } } } }',
  );
  expect(data.viewer.notifications.edges[0]?.node.title).toMatch(/ asks to move up$/);
});

test('a member without a stage sees what comes next; people outside a stage have no drawer and cannot finish its tasks', async ({
  page,
  atlas,
}) => {
  await atlas.logIn('newcomer');
  await page.goto('/stages/my-stage');
  await expect(page.getByRole('heading', { name: 'Let us find your stage' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the Journey Form' })).toHaveCount(0);
  await atlas.logIn('returnee');
  const [task] = (await progressOf(atlas)).remainingTasks as [Progress['remainingTasks'][0]];
  await atlas.logIn('coach');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'My progress' })).toHaveCount(0);
  const rejected = await atlas.request(`mutation { finishTask(taskId: ${task.databaseId}) { id } }`);
  expect(rejected.errors?.[0]?.extensions.code).toBe('CONFLICT');
});

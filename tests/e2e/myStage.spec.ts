import type { Page } from '@playwright/test';
import { answered, documentOf, expect, test, type Atlas } from './fixtures.ts';

interface Progress {
  points: number;
  percentage: number;
  remainingTasks: { databaseId: number; title: string; points: number }[];
  finishedTasks: { task: { title: string }; evidence: string | null }[];
}

async function progressOf(atlas: Atlas): Promise<Progress> {
  const { data } = await atlas.request<{ viewer: { myStage: Progress } }>(
    '{ viewer { myStage { points percentage remainingTasks { databaseId title points } finishedTasks { task { title } evidence } } } }',
  );
  return data.viewer.myStage;
}

const xp = (points: number) => `${points.toLocaleString('en-PH')}\u00a0XP`;
const sheet = (page: Page) => page.getByRole('dialog', { name: /^Done!/ });
/** The list below the heading "Finished". */
const finishedRow = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Finished' }).getByRole('listitem').filter({ hasText: title });
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
  await sheet(page).getByRole('button', { name: 'Next task' }).click();
  await expect(page.getByRole('listitem').filter({ has: doneButton(page, before.remainingTasks[2]?.title ?? '') })).toBeFocused();
  // The row folds into the finished ones.
  await expect(finishedRow(page, second.title)).toContainText('docs.google.com/offer', { timeout: 15_000 });
  const after = await progressOf(atlas);
  expect(after.points).toBe(before.points + first.points + second.points);
  await expect(page.getByText(xp(after.points), { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: `${after.remainingTasks.length} tasks left` })).toBeVisible();
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

test('a finished task stays in its place with an undo, takes evidence afterwards, and can be undone from the list', async ({
  page,
  atlas,
}) => {
  await atlas.logIn('group-leader');
  const before = await progressOf(atlas);
  const [task, next] = before.remainingTasks as [Progress['remainingTasks'][0], Progress['remainingTasks'][0]];
  await page.goto('/stages/my-stage');
  const nextRow = doneButton(page, next.title);
  const place = await nextRow.evaluate((button) => button.getBoundingClientRect().top + scrollY);
  const placeNow = () => nextRow.evaluate((button) => button.getBoundingClientRect().top + scrollY);
  await answered(page, 'useFinishTaskMutation', () => doneButton(page, task.title).click());
  await expect(sheet(page)).toContainText(`Next: ${next.title}`);
  await expect(sheet(page).getByRole('heading')).toBeFocused();
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(`Done · +${task.points}\u00a0XP`)).toBeVisible();
  expect(Math.abs((await placeNow()) - place)).toBeLessThanOrEqual(1);

  const undo = page.getByRole('button', { name: `Undo: ${task.title}` });
  await answered(page, 'unfinishTaskMutation', () => undo.click());
  await expect(doneButton(page, task.title)).toBeVisible();
  expect(await progressOf(atlas)).toEqual(before);
  expect(Math.abs((await placeNow()) - place)).toBeLessThanOrEqual(1);

  await answered(page, 'useFinishTaskMutation', () => doneButton(page, task.title).click());
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  const row = finishedRow(page, task.title);
  await expect(row).toBeVisible({ timeout: 15_000 });
  await row.getByRole('button', { name: 'Add evidence' }).click();
  await page.getByLabel('What you did').fill('A photo of my desk.');
  await answered(page, 'AddEvidenceMutation', () => row.getByRole('button', { name: 'Add evidence' }).click());
  await expect(row).toContainText('A photo of my desk.');
  await page.reload();
  await expect(row).toContainText('A photo of my desk.');
  expect((await progressOf(atlas)).points).toBe(before.points + task.points);

  // Undone from the list, which does not depend on seconds. The text returns to its field.
  await answered(page, 'unfinishTaskMutation', () => row.getByRole('button', { name: 'Undo' }).click());
  await expect(page.getByLabel('What you did')).toHaveValue('A photo of my desk.');
  await expect(page.getByText(xp(before.points), { exact: true })).toBeVisible();
  expect(await progressOf(atlas)).toEqual(before);
});

test('finishing a task with evidence takes two taps', async ({ page, atlas }) => {
  await atlas.logIn('group-leader');
  const [task] = (await progressOf(atlas)).remainingTasks as [Progress['remainingTasks'][0]];
  await page.goto('/stages/my-stage');
  await page.evaluate(() =>
    addEventListener('click', () => (document.body.dataset['taps'] = String(Number(document.body.dataset['taps'] ?? 0) + 1))),
  );
  await page.getByRole('button', { name: `Add evidence: ${task.title}` }).click();
  // The field has the focus, so it needs no tap.
  await expect(page.getByLabel('What you did')).toBeFocused();
  await page.keyboard.type('docs.google.com/samples');
  await answered(page, 'useFinishTaskMutation', () => page.getByRole('button', { name: 'Mark as done', exact: true }).click());
  expect(await page.locator('body').getAttribute('data-taps')).toBe('2');
  const { finishedTasks } = await progressOf(atlas);
  expect(finishedTasks).toContainEqual({ task: { title: task.title }, evidence: 'docs.google.com/samples' });
  // The sheet offers no evidence again.
  await expect(sheet(page).getByRole('button')).toHaveText(['Next task', '']);
  await atlas.request('mutation ($id: Int!) { unfinishTask(taskId: $id) { id } }', { id: task.databaseId });
});

test('evidence typed on the page is sent when the task is finished in the drawer', async ({ page, atlas }) => {
  await atlas.logIn('multi');
  const before = await progressOf(atlas);
  const [task] = before.remainingTasks as [Progress['remainingTasks'][0]];
  await page.goto('/stages/my-stage');
  await page.getByRole('button', { name: `Add evidence: ${task.title}` }).click();
  await page.getByLabel('What you did').fill('Typed on the page.');
  await page.getByRole('button', { name: 'My progress' }).click();
  const drawer = page.getByRole('dialog', { name: 'My progress' });
  await expect(drawer.getByText('Your evidence from My Stage is sent along.')).toBeVisible();
  await answered(page, 'useFinishTaskMutation', () => doneButton(page, task.title).and(drawer.getByRole('button')).click());
  expect((await progressOf(atlas)).finishedTasks).toContainEqual({ task: { title: task.title }, evidence: 'Typed on the page.' });
  // The row stays in the drawer, which already has the ring: no sheet covers it.
  await expect(drawer.getByText(`Done · +${task.points}\u00a0XP`)).toBeVisible();
  await expect(sheet(page)).toHaveCount(0);
  await answered(page, 'unfinishTaskMutation', () => drawer.getByRole('button', { name: `Undo: ${task.title}` }).click());
  expect(await progressOf(atlas)).toEqual(before);
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByLabel('What you did')).toHaveValue('Typed on the page.');
});

test('a new stage is celebrated once in a browser', async ({ page, atlas }) => {
  await atlas.logIn('multi');
  const { data } = await atlas.request<{ viewer: { user: { databaseId: number }; myStage: { stage: { number: number; name: string } } } }>(
    '{ viewer { user { databaseId } myStage { stage { number name } } } }',
  );
  const { user, myStage } = data.viewer;
  const celebration = page.getByRole('dialog', { name: `You moved up to stage ${myStage.stage.number}` });
  // The first visit only remembers the stage.
  await page.goto('/stages/my-stage');
  const seen = () => page.evaluate((key) => localStorage.getItem(key), `seen-stage-${user.databaseId}`);
  await expect.poll(seen).toBe(String(myStage.stage.number));
  await expect(celebration).toHaveCount(0);
  // As this browser last showed the stage before.
  await page.evaluate(([key, number]) => localStorage.setItem(key, number), [
    `seen-stage-${user.databaseId}`,
    String(myStage.stage.number - 1),
  ] as const);
  await page.reload();
  await expect(celebration).toContainText(myStage.stage.name);
  await celebration.getByRole('button', { name: 'See your tasks' }).click();
  await expect(celebration).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'My Stage', level: 1 })).toBeVisible();
  await expect.poll(seen).toBe(String(myStage.stage.number));
  await expect(celebration).toHaveCount(0);
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
  const undo = page.getByRole('button', { name: /^Undo:/ });
  await expect(undo).not.toHaveCount(0);
  const finished = (await progressOf(atlas)).finishedTasks.length;
  await page.getByRole('button', { name: 'Ask to move up' }).click();
  await expect(page.getByText('Waiting for a reviewer')).toBeVisible();
  // From now on nothing is deleted; evidence may still be added.
  await expect(undo).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Add evidence:/ })).toHaveCount(finished);
  await page.reload();
  await expect(page.getByText('Waiting for a reviewer')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask to move up' })).toHaveCount(0);
  await expect(undo).toHaveCount(0);
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
  const blocker = page.getByRole('dialog', { name: 'Let’s find your stage' });
  await expect(blocker).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(blocker).toBeVisible();
  await blocker.getByRole('link', { name: 'Open the Journey Form' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Journey Form' })).toBeVisible();
  await atlas.logIn('returnee');
  const [task] = (await progressOf(atlas)).remainingTasks as [Progress['remainingTasks'][0]];
  await atlas.logIn('coach');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'My progress' })).toHaveCount(0);
  const rejected = await atlas.request(`mutation { finishTask(taskId: ${task.databaseId}) { id } }`);
  expect(rejected.errors?.[0]?.extensions.code).toBe('CONFLICT');
});

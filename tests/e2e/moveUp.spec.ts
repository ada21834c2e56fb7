import type { Page } from '@playwright/test';
import { type Atlas, expect, logIn, test } from './fixtures.ts';

const MEMBER = 'assistant-team-lead';

interface Journey {
  stage: { databaseId: number; number: number };
  remainingTasks: { databaseId: number; title: string }[];
  points: number;
}

async function journeyOf(atlas: Atlas): Promise<Journey> {
  const { data } = await atlas.request<{ viewer: { myStage: Journey; user: { name: string } } }>(
    '{ viewer { myStage { points stage { databaseId number } remainingTasks { databaseId title } } } }',
  );
  return data.viewer.myStage;
}

const latestNews = async (atlas: Atlas): Promise<string | undefined> => {
  const { data } = await atlas.request<{ viewer: { notifications: { edges: { node: { title: string } }[] } } }>(
    '{ viewer { notifications(first: 1) { edges { node { title } } } } }',
  );
  return data.viewer.notifications.edges[0]?.node.title;
};

/** The review of a request: next to the list, or a sheet over it. */
const review = (page: Page, name: string) => page.getByRole('complementary', { name }).or(page.getByRole('dialog', { name, exact: true }));

test('a member finishes a stage on a phone and asks; a reviewer at a desk returns it, then approves; both are notified', async ({
  page,
  atlas,
  browser,
}) => {
  test.setTimeout(120_000);
  await atlas.logIn(MEMBER);
  const { data } = await atlas.request<{ viewer: { user: { name: string } } }>('{ viewer { user { name } } }');
  const { name } = data.viewer.user;
  const before = await journeyOf(atlas);
  const last = before.remainingTasks.at(-1);
  for (const { databaseId } of before.remainingTasks.slice(0, -1))
    await atlas.request('mutation ($id: Int!) { finishTask(taskId: $id, evidence: "docs.google.com/proposal") { id } }', {
      id: databaseId,
    });

  // The member, on a phone.
  await page.goto('/stages/my-stage');
  await page.getByRole('button', { name: `Mark as done: ${last?.title}` }).click();
  await page
    .getByRole('dialog', { name: /^Done!/ })
    .getByRole('button', { name: 'Close' })
    .click();
  await page.getByRole('button', { name: 'Ask to move up' }).click();
  await expect(page.getByText('Waiting for a reviewer')).toBeVisible();
  const { points } = await journeyOf(atlas);

  // The reviewer, at a desk.
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const reviewer = await desk.newPage();
  const queue = `/review-move-up/${before.stage.databaseId}`;
  await reviewer.goto('/login');
  await logIn(reviewer, 'head-coach');
  await expect(reviewer.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
  await reviewer.goto(`${queue}?q=${encodeURIComponent(name)}`);
  await reviewer.getByRole('link', { name, exact: true }).click();
  const open = review(reviewer, name);
  await expect(open.getByRole('link', { name: 'docs.google.com/proposal (opens a new tab)' }).first()).toBeVisible();
  await open.getByRole('button', { name: 'Return', exact: true }).click();
  const dialog = reviewer.getByRole('dialog', { name: `Return the request of ${name}` });
  await dialog.getByRole('button', { name: 'Return request' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveAccessibleDescription(/Note is required/);
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Please add a link to your last task.');
  await dialog.getByRole('checkbox', { name: last?.title ?? '' }).check();
  await dialog.getByRole('button', { name: 'Return request' }).click();
  await expect(reviewer.getByText(`The request was returned to ${name}.`)).toBeVisible();

  // The member does the task again. It earns nothing twice.
  expect(await latestNews(atlas)).toBe('Your move-up needs another look');
  await page.goto('/stages/my-stage');
  await expect(page.getByText('Please add a link to your last task.')).toBeVisible();
  await expect(page.getByText('Do this again')).toBeVisible();
  await page.getByRole('button', { name: `Add evidence: ${last?.title}` }).click();
  await page.getByLabel('What you did').fill('docs.google.com/last');
  await page.getByRole('button', { name: `Mark as done: ${last?.title}` }).click();
  await page
    .getByRole('dialog', { name: /^Done!/ })
    .getByRole('button', { name: 'Close' })
    .click();
  await page.getByRole('button', { name: 'Ask to move up' }).click();
  await expect(page.getByText('Waiting for a reviewer')).toBeVisible();
  expect((await journeyOf(atlas)).points).toBe(points);

  // The reviewer approves by key, undoes it, and approves again.
  await reviewer.goto(`${queue}?q=${encodeURIComponent(name)}`);
  await reviewer.getByRole('link', { name, exact: true }).click();
  await expect(review(reviewer, name).getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
  await reviewer.keyboard.press('Alt+KeyA');
  await expect(reviewer.getByText(`${name} moved up to stage ${before.stage.number + 1}.`)).toBeVisible();
  expect((await journeyOf(atlas)).stage.number).toBe(before.stage.number + 1);
  await reviewer.getByRole('button', { name: 'Undo' }).click();
  await expect(reviewer.getByText(`The request of ${name} waits for review again.`)).toBeVisible();
  expect((await journeyOf(atlas)).stage.number).toBe(before.stage.number);
  await reviewer.goto(`${queue}?q=${encodeURIComponent(name)}`);
  await reviewer.getByRole('link', { name, exact: true }).click();
  await review(reviewer, name).getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(reviewer.getByText(`${name} moved up to stage ${before.stage.number + 1}.`)).toBeVisible();
  await desk.close();

  // The member is notified and sees the new stage, once with a celebration.
  expect(await latestNews(atlas)).toBe(`You moved up to stage ${before.stage.number + 1}`);
  await page.goto('/stages/my-stage');
  const sheet = page.getByRole('dialog', { name: `You moved up to stage ${before.stage.number + 1}` });
  await sheet.getByRole('button', { name: 'See your tasks' }).click();
  await expect(sheet).toHaveCount(0);
  expect((await journeyOf(atlas)).points).toBe(points);
});

test('a member who is not a reviewer cannot open or decide requests', async ({ page, atlas }) => {
  await atlas.logIn('member');
  const { data } = await atlas.request<{ stages: { databaseId: number }[] }>('{ stages { databaseId } }');
  expect((await page.request.get(`/review-move-up/${data.stages[2]?.databaseId}`)).status()).toBe(404);
  const { errors } = await atlas.request('mutation { approveMoveUp(databaseId: 1) { id } }');
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('@staff a stage leader sees who is stuck first, and the list as a file @wide', async ({ page, atlas }) => {
  await atlas.logIn('stage-leader');
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: 'Manage stage' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Manage stage/ })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText(/Stuck for \d+ days/);
  await page.getByRole('link', { name: /^Waiting for review/ }).click();
  await expect(page).toHaveURL(/state=waiting/);
  await expect(page.getByRole('row').nth(1)).toContainText('Waiting for review');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV', exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/^stage-members-.*\.csv$/);
});

test('@staff an admin gives XP once, with a reason that the member sees', async ({ page, atlas }) => {
  await atlas.logIn('returnee');
  const { data } = await atlas.request<{ viewer: { user: { databaseId: number; name: string }; myStage: { points: number } } }>(
    '{ viewer { user { databaseId name } myStage { points } } }',
  );
  const { user, myStage } = data.viewer;
  await atlas.logIn('admin');
  await page.goto(`/community/members/${user.databaseId}?tab=journey`);
  await expect(
    page.getByText(/^Finishing these .* tasks brings .* to stage \d|^Finishing this task brings|can ask to move up/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Adjust XP' }).click();
  const dialog = page.getByRole('dialog', { name: `Adjust the XP of ${user.name}` });
  await dialog.getByRole('spinbutton', { name: /XP/ }).fill('1000000');
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('Helped a new member');
  await dialog.getByRole('button', { name: 'Save adjustment' }).click();
  await expect(dialog.getByRole('spinbutton', { name: /XP/ })).toHaveAccessibleDescription(/XP is too high/);
  await dialog.getByRole('spinbutton', { name: /XP/ }).fill('15');
  await dialog.getByRole('button', { name: 'Save adjustment' }).dblclick();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Helped a new member/ })).toHaveCount(1);
  await atlas.logIn('returnee');
  const after = await atlas.request<{ viewer: { myStage: { points: number } } }>('{ viewer { myStage { points } } }');
  expect(after.data.viewer.myStage.points).toBe(myStage.points + 15);
});

import { randomUUID } from 'node:crypto';
import { expect, test } from './fixtures.ts';
import { linkIn, mailTo } from './mails.ts';

test('a participant without an account opens the link, does today, catches up and reopens', async ({ page, atlas }) => {
  const email = `ana-${randomUUID()}@example.com`;
  await atlas.request('mutation ($email: String!) { registerToChallenge(email: $email) { email } }', { email });
  const link = linkIn(await mailTo(page.request, email, 'Your page of the'), '/thank-you');
  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
  await expect(page).toHaveURL('/thank-you?of=challenge&key=held');
  await expect(page.getByRole('heading', { level: 1, name: '12-Day Freelancing Challenge' })).toBeVisible();
  await expect(page.getByText('Day 7 of 12', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Mark as done: day 7' }).click();
  await expect(page.getByRole('img', { name: '1 of 12 days finished: 7' })).toBeVisible();
  await page.getByRole('button', { name: 'Mark as done: day 2' }).click();
  await expect(page.getByRole('img', { name: '2 of 12 days finished: 2, 7' })).toBeVisible();
  await page.getByRole('button', { name: 'Reopen: day 2' }).click();
  await expect(page.getByRole('img', { name: '1 of 12 days finished: 7' })).toBeVisible();
  await page.goto(`/thank-you?of=challenge&key=${'x'.repeat(32)}`);
  await expect(page.getByText('This link does not open a challenge.')).toBeVisible();
});

test('a member marks a day as done in one tap, and undoes it', async ({ page, atlas }) => {
  await atlas.logIn('member');
  await page.goto('/challenge-buddies');
  await expect(page.getByRole('heading', { level: 1, name: 'Challenge buddies' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your buddies' })).toBeVisible();
  const { data } = await atlas.request<{ viewer: { myChallenge: { daysToCatchUp: number[]; progress: { day: number }[] } } }>(
    '{ viewer { myChallenge { daysToCatchUp progress { day } } } }',
  );
  const { daysToCatchUp, progress } = data.viewer.myChallenge;
  const day = daysToCatchUp[0] ?? progress[0]?.day ?? 1;
  if (daysToCatchUp.length === 0) await page.getByRole('button', { name: `Reopen: day ${day}` }).click();
  await page.getByRole('button', { name: `Mark as done: day ${day}` }).click();
  await expect(page.getByRole('button', { name: `Reopen: day ${day}` })).toBeVisible();
  await page.getByRole('button', { name: `Reopen: day ${day}` }).click();
  await expect(page.getByRole('button', { name: `Mark as done: day ${day}` })).toBeVisible();
});

test('staff see who finished which day, start a challenge from the last one, and group participants', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  await page.goto('/challenge-groups?q=member%40atlas.example');
  await expect(page.getByRole('img', { name: /of 12 days finished/ }).first()).toBeVisible();
  await page.goto('/challenge-groups');
  const name = `Challenge ${randomUUID().slice(0, 8)}`;
  await page.getByRole('button', { name: 'Start from the last' }).click();
  await page.getByRole('button', { name: 'Create challenge' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Name is required/);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByLabel(/^Start date/).fill('2027-03-01');
  await page.getByRole('button', { name: 'Create challenge' }).click();
  await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();

  await page.getByRole('button', { name: 'Group participants of July Challenge' }).click();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText(/2 participants in 1 group/)).toBeVisible();
  await page.getByRole('button', { name: 'Make 1 group' }).click();
  await page.getByRole('button', { name: 'Undo grouping' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo grouping' }).click();
  await expect(page.getByRole('button', { name: 'Group participants of July Challenge' })).toBeVisible();
});

import { expect, test } from './fixtures.ts';

test('a member finds their content and their people', async ({ page, atlas }) => {
  await atlas.logIn('member');
  await page.goto('/community');
  await expect(page.getByRole('article', { name: /^Group: / })).toBeVisible();
  await page.goto('/content');
  const course = page.getByRole('article').getByRole('link').first();
  const name = (await course.textContent()) ?? '';
  await course.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('a member sees how many items each content filter has', async ({ page, atlas }) => {
  await atlas.logIn('member');
  interface Counts {
    viewer: { myCourses: { totalCount: number }; myEvents: { totalCount: number }; myStage: { stageTasks: { id: string }[] } };
  }
  const { viewer } = (
    await atlas.request<Counts>(
      '{ viewer { myCourses(first: 1) { totalCount } myEvents(first: 1) { totalCount } myStage { stageTasks { id } } } }',
    )
  ).data;
  await page.goto('/content');
  await expect(page.getByRole('link', { name: `Courses ${viewer.myCourses.totalCount}` })).toBeVisible();
  await page.getByRole('link', { name: `Tasks ${viewer.myStage.stageTasks.length}` }).click();
  await expect(page.getByRole('list', { name: 'Tasks' }).getByRole('listitem')).toHaveCount(viewer.myStage.stageTasks.length);
  await page.getByRole('link', { name: `Activities ${viewer.myEvents.totalCount}` }).click();
  await expect(page.getByRole('list', { name: 'Activities' })).toBeVisible();
});

test('staff find the lists that they can open, with counts', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  await page.goto('/community');
  const members = page.getByRole('list', { name: 'Community' }).getByRole('link', { name: /^Members \d/ });
  const count = ((await members.textContent()) ?? '').replace('Members', '').trim();
  await members.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Members ${count}`);
  await page.goto('/content');
  await page
    .getByRole('list', { name: 'Dashboard' })
    .getByRole('link', { name: /^Courses \d/ })
    .click();
  await expect(page).toHaveURL('/courses');
});

test('a thank-you page offers the next step', async ({ page }) => {
  await page.goto('/thank-you?of=opt-in');
  await page.getByRole('link', { name: 'Set your password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Set New Password' })).toBeVisible();
  await page.goto('/thank-you?of=nothing-known');
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
});

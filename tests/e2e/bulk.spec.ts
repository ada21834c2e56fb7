import type { Page } from '@playwright/test';
import { expect, test, type Atlas } from './fixtures.ts';

/**
 * Creates courses for one test.
 *
 * @returns the common part of their names
 */
async function newCourses(atlas: Atlas, count: number, project: string): Promise<string> {
  const name = `Many ${project} ${Date.now()}`;
  const one = (n: number) => `c${n}: createCourse(input: { name: ${JSON.stringify(`${name} ${n}`)}, accessLevelIds: [] }) { id }`;
  await atlas.request(`mutation { ${Array.from({ length: count }, (_none, n) => one(n)).join(' ')} }`);
  return name;
}
const list = (name: string, more = '') => `/courses?q=${encodeURIComponent(name)}${more}`;
const select = (page: Page, count: number) =>
  test.step(`select ${count}`, async () => {
    const boxes = page.getByRole('checkbox', { name: /^Select Many/ });
    for (let n = 0; n < count; n++) await boxes.nth(n).check();
  });
const dialog = (page: Page) => page.getByRole('dialog');

test('staff archive all matching courses, follow the progress after a reload, and undo it', async ({ page, atlas }, { project }) => {
  await atlas.logIn('admin');
  // Both projects run at the same time with the same account. Each recognizes its job by the number
  // of courses.
  const many = project.name === 'phone' ? 12 : 13;
  const name = await newCourses(atlas, many, project.name);
  await page.goto(list(name));
  await select(page, 2);
  await expect(page.getByText('2 on this page selected.')).toBeVisible();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByText('2 selected, 0 on this page.')).toBeVisible();
  await select(page, 1);
  await expect(page.getByText('3 selected, 1 on this page.')).toBeVisible();
  await page.getByRole('button', { name: `Select all ${many} matching` }).click();
  await expect(page.getByText(`All ${many} matching selected.`)).toBeVisible();

  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(dialog(page).getByText(`${many} courses would change.`)).toBeVisible();
  await expect(dialog(page).getByText(`and ${many - 10} more`)).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: `Archive ${many} courses` })
    .click();
  await expect(dialog(page).getByText(new RegExp(`^${many} courses changed. You can undo this until`))).toBeVisible({ timeout: 20_000 });
  await dialog(page).getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByText('No results for these filters.')).toBeVisible();

  await page.reload();
  const job = page.getByRole('group', { name: 'Archive courses' }).filter({ hasText: `${many} courses` });
  await expect(job.getByText(`${many} courses changed.`, { exact: true })).toBeVisible();
  await job.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(job.getByText(`${many} courses are as before.`, { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('rowheader').first()).toContainText(name);
  await job.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(`${many} courses are as before.`, { exact: true })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('rowheader').first()).toContainText(name);
  await expect(page.getByText(`${many} courses are as before.`, { exact: true })).toBeHidden();
});

test('previews again when the list has changed since the preview', async ({ page, atlas }, { project }) => {
  await atlas.logIn('admin');
  const name = await newCourses(atlas, 3, project.name);
  await page.goto(list(name));
  await select(page, 1);
  await page.getByRole('button', { name: 'Select all 3 matching' }).click();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(dialog(page).getByText('3 courses would change.')).toBeVisible();
  await atlas.request(`mutation { createCourse(input: { name: ${JSON.stringify(`${name} late`)}, accessLevelIds: [] }) { id } }`);
  await dialog(page).getByRole('button', { name: 'Archive 3 courses' }).click();
  await expect(dialog(page).getByText('The list changed since you previewed it. Preview again.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Preview again' }).click();
  await expect(dialog(page).getByText('4 courses would change.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('staff extend a member’s subscriptions, with a reason', async ({ page, atlas }, { project }) => {
  // Each project uses a different person, so that they do not interfere.
  const sort = project.name === 'phone' ? 'name' : '-name';
  await atlas.logIn('admin');
  await page.goto(`/community/members?status=active&sort=${sort}`);
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .check();
  await page
    .getByRole('group', { name: /selected/ })
    .getByRole('button', { name: 'Extend subscriptions' })
    .click();
  await dialog(page).getByRole('spinbutton', { name: 'Days' }).fill('7');
  await dialog(page).getByRole('button', { name: 'Preview' }).click();
  await expect(dialog(page).getByText('Reason is required').first()).toBeVisible();
  await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('Typhoon');
  await dialog(page).getByRole('button', { name: 'Preview' }).click();
  await expect(
    dialog(page)
      .getByRole('button', { name: /Extend for 1 person|Cancel/ })
      .first(),
  ).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Back' }).click();
  await expect(dialog(page).getByRole('spinbutton', { name: 'Days' })).toHaveValue('7');
  await dialog(page).getByRole('button', { name: 'Preview' }).click();
  const apply = dialog(page).getByRole('button', { name: 'Extend for 1 person' });
  await apply.click();
  await expect(dialog(page)).toBeHidden();
  // Other tests may extend people at the same time with the same account.
  const notice = page.getByRole('group', { name: 'Extend subscriptions' }).first();
  await expect(notice.getByText('1 person changed.', { exact: true })).toBeVisible({ timeout: 20_000 });
  await notice.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(notice.getByText('1 person is as before.', { exact: true })).toBeVisible({ timeout: 20_000 });
});

test('a coach has no checkboxes for selecting people, and the API rejects the operation', async ({ page, atlas }) => {
  await atlas.logIn('coach');
  await page.goto('/community/members');
  await expect(page.getByRole('heading', { level: 1, name: /^Members/ })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Select/ })).toHaveCount(0);
  const { errors } = await atlas.request(
    'mutation { previewBulkJob(operation: ARCHIVE_USERS, input: { reason: "x" }, selection: { list: members, search: "" }) { id } }',
  );
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const LIST = '/community/members?status=active';
/** Selects the first row that is not selected yet. */
const select = (page: Page) =>
  page
    .getByRole('checkbox', { name: /^Select (?!all)/, checked: false })
    .first()
    .check();
const selected = (page: Page, count: number) => expect(page.getByRole('group', { name: new RegExp(`^${count} .*selected`) })).toBeVisible();
const nothingSelected = (page: Page) => expect(page.getByText(/selected\.$/)).toHaveCount(0);

/** Opens a member from the list and goes back. */
async function openAndReturn(page: Page, row: number): Promise<void> {
  await page.getByRole('rowheader').nth(row).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/community\/members\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Members/ })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('table', { name: 'Members' })).toBeVisible();
}

test.describe('the selection of a list', { tag: '@staff' }, () => {
  test('is kept by sorting, by other pages and by Back, for the same filters', async ({ page, atlas }) => {
    await atlas.logIn('admin');
    await page.goto(LIST);
    await select(page);
    await select(page);
    await selected(page, 2);
    await page.getByRole('button', { name: 'Name' }).click();
    await expect(page).toHaveURL(/sort=name/);
    await openAndReturn(page, 3);
    await selected(page, 2);

    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
    await openAndReturn(page, 3);
    await selected(page, 2);
    await select(page);
    await selected(page, 3);
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute('aria-current', 'page');
    await selected(page, 3);
    await openAndReturn(page, 3);
    await selected(page, 3);
  });

  test('is cleared by a filter and by a search', async ({ page, atlas }) => {
    await atlas.logIn('admin');
    await page.goto(LIST);
    await select(page);
    await selected(page, 1);
    await page.getByRole('button', { name: 'Remove filter Status: Active' }).click();
    await expect(page).toHaveURL('/community/members');
    await nothingSelected(page);
    await select(page);
    await selected(page, 1);
    await page.getByRole('searchbox', { name: 'Search members' }).fill('maricel');
    await expect(page).toHaveURL(/q=maricel/);
    await nothingSelected(page);
    // The rows before the search stay until its own have loaded.
    await expect(page.getByRole('rowheader').first()).toContainText(/maricel/i);
    await openAndReturn(page, 0);
    await nothingSelected(page);
  });
});

test.describe('leaving a changed form', { tag: '@staff' }, () => {
  test('asks once when the agreed navigation loads another document', async ({ page, atlas }) => {
    const browserQuestions: string[] = [];
    page.on('dialog', (dialog) => {
      browserQuestions.push(dialog.type());
      void dialog.accept();
    });
    await atlas.logIn('admin');
    const person = `/community/members/${await atlas.newest('members')}?tab=access`;
    await page.goto(person);
    await page.getByRole('button', { name: /^View as/ }).click();
    const start = page.getByRole('dialog', { name: /^View as/ });
    await start.getByRole('textbox', { name: 'Reason' }).fill('Cannot save the profile');
    await start.getByRole('button', { name: /^View as/ }).click();
    await expect(page.getByText(/\d+ min left/)).toBeVisible();
    await page.goto('/profile/edit');
    await page.getByLabel('First name').fill('Another name');
    const end = page.getByRole('button', { name: 'End Session' }).first();
    const ours = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await end.click();
    await ours.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Another name');
    await end.click();
    await ours.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(person);
    await expect(page.getByRole('button', { name: /^View as/ })).toBeVisible();
    expect(browserQuestions).toEqual([]);

    await page.goto('/courses/new');
    await page.getByRole('textbox', { name: 'Name' }).fill('Half a course');
    await page.reload();
    expect(browserQuestions).toEqual(['beforeunload']);
  });
});

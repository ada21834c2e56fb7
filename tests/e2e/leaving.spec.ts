import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const name = (page: Page) => page.getByRole('textbox', { name: 'Name' });

/** The ways to leave a changed form. The screen width determines which of two links is visible. */
const WAYS: readonly [way: string, leave: (page: Page) => Promise<unknown>][] = [
  ['Cancel', (page) => page.getByRole('link', { name: 'Cancel' }).click()],
  ['the browser’s Back', (page) => page.goBack().catch(() => null)],
  [
    'the way up',
    (page) =>
      page
        .getByRole('link', { name: /^(Back to .+|Courses)$/ })
        .filter({ visible: true })
        .first()
        .click(),
  ],
];

test('a changed form asks for confirmation on every way out, and keeps its contents', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  await page.goto('/courses');
  await page.getByRole('link', { name: 'Create a Course' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create a Course' })).toBeVisible();
  await name(page).fill('Half a course');
  for (const [way, leave] of WAYS) {
    await leave(page);
    await expect(dialog(page), way).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog(page), way).toBeHidden();
    await expect(page, way).toHaveURL('/courses/new');
    await expect(name(page), way).toHaveValue('Half a course');
  }
  await page.goBack().catch(() => null);
  await dialog(page).getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/courses');
  await page.goForward();
  await expect(page).toHaveURL('/courses/new');
  await expect(name(page)).toHaveValue('');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/courses');
});

test('typing while the browser returns from Back keeps the form', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  await page.goto('/courses');
  await page.getByRole('link', { name: 'Create a Course' }).click();
  await name(page).fill('Half a course');
  // A busy browser takes its time to return. Meanwhile its address is that of the list.
  await page.evaluate(() => {
    const go = history.go.bind(history);
    history.go = (delta) => addEventListener('return', () => go(delta), { once: true });
  });
  await page.goBack().catch(() => null);
  await expect(page).toHaveURL('/courses');
  await name(page).fill('More than half a course');
  await page.evaluate(() => dispatchEvent(new Event('return')));
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL('/courses/new');
  await dialog(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(name(page)).toHaveValue('More than half a course');
});

test('a form in a dialog asks for confirmation before Escape closes it', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  await page.goto(`${await atlas.staffCoursePath('Proposals that get answered')}/tracks`);
  await page.getByRole('button', { name: 'Add unit' }).click();
  const unit = page.getByRole('dialog', { name: 'Add unit' });
  await page.keyboard.press('Escape');
  await expect(unit).toBeHidden();
  await page.getByRole('button', { name: 'Add unit' }).click();
  await unit.getByRole('textbox', { name: 'Name' }).fill('Half a unit');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(unit.getByRole('textbox', { name: 'Name' })).toHaveValue('Half a unit');
  await page.keyboard.press('Escape');
  await dialog(page).getByRole('button', { name: 'Leave without saving' }).click();
  await expect(unit).toBeHidden();
});

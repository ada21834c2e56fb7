import type { Locator, Page } from '@playwright/test';
import { expect, started, tabTo, test } from './fixtures.ts';

const focused = (control: Locator) => expect(control).toBeFocused();

/** Presses Tab through a full cycle and fails when the focus leaves the dialog. */
async function staysInside(page: Page, dialog: Locator): Promise<void> {
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement) || document.activeElement === document.body)).toBe(
      true,
    );
  }
}

test('the account menu opens, is navigated and closes with the keyboard alone', { tag: '@wide' }, async ({ page, atlas }) => {
  await atlas.logIn('member');
  await page.goto('/');
  await started(page);
  const button = page.getByRole('button', { name: /^Account menu/ });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const signOut = page.getByRole('menuitem', { name: 'Sign out' });
  await expect(signOut).toBeVisible();
  await page.keyboard.press('End');
  await focused(signOut);
  await page.keyboard.press('Escape');
  await expect(signOut).toBeHidden();
  await focused(button);
});

test('the staff menu on a phone traps the focus and returns it when it closes', async ({ page, atlas }) => {
  test.skip(test.info().project.name !== 'phone', 'the menu stands at the edge of a wide screen');
  await atlas.logIn('admin');
  await page.goto('/courses');
  await started(page);
  const button = page.getByRole('button', { name: 'Open menu' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  await staysInside(page, menu);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await focused(button);
});

test('a row is archived through its menu and the confirmation with the keyboard alone', { tag: '@staff' }, async ({ page, atlas }) => {
  await atlas.logIn('admin');
  await page.goto('/stages');
  await started(page);
  const actions = page.getByRole('button', { name: /^Actions for / }).first();
  await tabTo(page, actions);
  await page.keyboard.press('Enter');
  await focused(page.getByRole('menuitem', { name: 'Edit' }));
  await page.keyboard.press('End');
  await focused(page.getByRole('menuitem', { name: 'Archive' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await staysInside(page, question);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await focused(actions);
});

test('the list of lessons next to a lesson opens and closes with the keyboard alone', async ({ page, atlas }) => {
  await atlas.logIn('member');
  await page.goto(await atlas.lessonPath('Proposals that get answered', 'How to read a job post in layers'));
  await started(page);
  const button = page.getByRole('button', { name: 'All lessons' }).filter({ visible: true });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await staysInside(page, drawer);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await focused(button);
});

test('a wrong password is announced', async ({ page, atlas }) => {
  atlas.expects(/^(400|401) POST \/api\/auth$/);
  await page.goto('/login');
  await started(page);
  await page.getByLabel('Email').fill('member@atlas.example');
  await page.getByLabel('Password', { exact: true }).fill('wrong password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Incorrect email or password.');
});

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Fills in and submits the task dialog. */
async function addTask(page: Page, title: string, points: string): Promise<void> {
  await page.getByRole('button', { name: 'Add task' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add task' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('spinbutton', { name: 'Points' }).fill(points);
  await dialog.getByRole('button', { name: 'Add task' }).click();
  await expect(dialog).toBeHidden();
}

test('staff create a stage with tasks and reviewers, edit it, archive it and restore it', async ({ page, atlas }, { project }) => {
  const name = `Keep your clients ${project.name} ${Date.now()}`;
  const newName = `${name}, again`;
  await atlas.logIn('admin');

  await page.goto('/stages');
  await page.getByRole('link', { name: 'Create a Stage' }).click();
  await page.getByRole('button', { name: 'Create stage' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Name is required/);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await addTask(page, 'Ask for a review', '50');
  await addTask(page, 'Offer a second project', '75');
  await page.getByRole('button', { name: 'Move up Offer a second project' }).click();
  await page.getByRole('combobox', { name: /^Reviewers/ }).fill('coach@atlas.example');
  await page
    .getByRole('option', { name: /coach@atlas\.example/ })
    .first()
    .click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Create stage' }).click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('1. Offer a second project')).toBeVisible();
  await expect(page.getByText('125 XP')).toBeVisible();

  await page.getByRole('link', { name: 'Edit stage' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(newName);
  await page.getByRole('button', { name: 'Edit task Offer a second project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit task' });
  await dialog.getByRole('spinbutton', { name: 'Points' }).fill('100');
  await dialog.getByRole('button', { name: 'Keep changes' }).click();
  await page.getByRole('button', { name: 'Edit task Ask for a review' }).click();
  await dialog.getByRole('button', { name: 'Remove task' }).click();
  await page.getByRole('button', { name: 'Save stage' }).click();

  await expect(page.getByRole('heading', { level: 1, name: newName })).toBeVisible();
  await expect(page.getByText('100 XP').first()).toBeVisible();
  await expect(page.getByText('Ask for a review')).toBeHidden();

  await page.getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('button', { name: 'Archive stage' }).click();
  await expect(page.getByText('Not part of the journey')).toBeVisible();
  await page.goto('/stages?status=archived');
  await page.getByRole('button', { name: `Actions for ${newName}` }).click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await expect(page.getByRole('link', { name: newName })).toBeHidden();
  await page.goto(`/stages?q=${encodeURIComponent(newName)}`);
  await expect(page.getByRole('link', { name: newName })).toBeVisible();
});

test('a task is not lost by accident: leaving asks for confirmation', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  await page.goto('/stages/new');
  await page.getByRole('button', { name: 'Add task' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add task' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Call three clients');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Call three clients');
});

test('denies access to people who do not manage stages, on the page and over the API', async ({ page, atlas }) => {
  await atlas.logIn('member');
  atlas.expects(/403 GET \/stages$/);
  await page.goto('/stages');
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  const list = await atlas.request('{ viewer { stages(first: 1) { totalCount } } }');
  const create = await atlas.request('mutation { createStage(input: { name: "Mine" }) { name } }');
  expect([list, create].map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
});

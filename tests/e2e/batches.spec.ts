import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Fills in the form of a batch. */
async function fillIn(page: Page, { name, from, to }: { name: string; from: string; to: string }): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByLabel('First day').fill(from);
  await page.getByLabel('Last day').fill(to);
}

test('staff create a batch, are refused days of another one, edit it, archive it and restore it', async ({ page, atlas }, { project }) => {
  const name = `Reunion ${project.name} ${Date.now()}`;
  // Each project has a year of its own, so that their launches do not overlap.
  const year = project.name === 'phone' ? 2071 : 2072;
  await atlas.logIn('admin');

  await page.goto('/batches');
  await page.getByRole('link', { name: 'New Batch' }).click();
  await page.getByRole('button', { name: 'Create batch' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Name is required/);
  await fillIn(page, { name, from: `${year}-03-01`, to: `${year}-03-31` });
  await page.getByRole('button', { name: 'Create batch' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(`Launch 03/01/${year} to 03/31/${year}`)).toBeVisible();
  await expect(page.getByText('No members yet')).toBeVisible();

  await page.goto('/batches/new');
  await fillIn(page, { name: `${name}, second`, from: `${year}-03-31`, to: `${year}-04-30` });
  await page.getByRole('button', { name: 'Create batch' }).click();
  await expect(page.getByLabel('First day')).toHaveAccessibleDescription(
    new RegExp(`${name} launches from 03/01/${year} to 03/31/${year}\\. Choose days on which no other batch launches\\.`),
  );
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(`${name}, second`);
  await page.getByLabel('First day').fill(`${year}-04-01`);
  await page.getByRole('button', { name: 'Create batch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${name}, second` })).toBeVisible();

  await page.getByRole('link', { name: 'Edit batch' }).click();
  await page.getByLabel('Last day').fill(`${year}-05-15`);
  await page.getByRole('button', { name: 'Save batch' }).click();
  await expect(page.getByText(`Launch 04/01/${year} to 05/15/${year}`)).toBeVisible();

  await page.getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive batch' }).click();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  await page.goto(`/batches?status=archived&q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Actions for ${name}, second` }).click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await expect(page.getByRole('link', { name: `${name}, second` })).toBeHidden();
  await page.goto(`/batches?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('link', { name: `${name}, second` })).toBeVisible();
});

test('a batch shows its members, and leads to the list of people', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  await page.goto('/batches?q=Batch+18');
  await page.getByRole('link', { name: 'Batch 18' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Batch 18' })).toBeVisible();
  await expect(page.getByText('Retention so far')).toBeVisible();
  await expect(page.getByText('Revenue')).toBeVisible();
  await page.getByRole('link', { name: 'Show all members' }).click();
  await expect(page).toHaveURL(/\/community\/members\?batch=\d+$/);
  await expect(page.getByRole('button', { name: 'Remove filter Batch: Batch 18' })).toBeVisible();
});

test('denies access to people who do not manage batches, on the page and over the API', async ({ page, atlas }) => {
  await atlas.logIn('coach');
  atlas.expects(/403 GET \/batches$/);
  await page.goto('/batches');
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  const list = await atlas.request('{ viewer { batches(first: 1) { totalCount } } }');
  const create = await atlas.request(
    'mutation { createBatch(input: { name: "Mine", launchFrom: "2080-01-01", launchTo: "2080-01-02" }) { name } }',
  );
  expect([list, create].map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
});

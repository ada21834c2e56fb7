import { readFile } from 'node:fs/promises';
import readXlsx from 'read-excel-file/node';
import { type Atlas, expect, started, test } from './fixtures.ts';

/** Whether the person with an address is archived; null without such a person. */
async function archivedState(atlas: Atlas, id: number): Promise<boolean | null> {
  const { data } = await atlas.request<{ viewer: { member: { archivedAt: string | null } | null } }>(
    'query ($id: Int!) { viewer { member(databaseId: $id) { archivedAt } } }',
    { id },
  );
  return data.viewer.member && data.viewer.member.archivedAt !== null;
}

test('staff import members from a file, correct what failed, and undo it', async ({ atlas, page }) => {
  await atlas.logIn('admin');
  const mark = String(Date.now());
  const good = `luz.${mark}@example.com`;
  const bad = `bad.${mark}(at)example.com`;
  const fileName = `members-${mark}.csv`;
  await page.goto('/uploadContents');
  await started(page);
  await page.getByRole('button', { name: 'New import' }).click();
  const dialog = page.getByRole('dialog', { name: 'New import' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: fileName,
    mimeType: 'text/csv',
    buffer: Buffer.from(`Email,First Name,Last Name\r\n${good},Luz,Imported\r\n${bad},Pilar,Imported\r\n`),
  });
  await dialog.getByRole('button', { name: 'Check the rows' }).click();

  await expect(page).toHaveURL(/\/uploadContents\?import=\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: fileName })).toBeVisible();
  await expect(page.getByRole('link', { name: 'New 1' })).toBeVisible();
  await page.getByRole('link', { name: 'Problem 1' }).click();
  await expect(page.getByText(`Email: '${bad}' is not`)).toBeVisible();
  await expect(page.getByText('Members, row 3')).toBeVisible();

  await page.getByRole('link', { name: 'All 2' }).click();
  await page.getByRole('button', { name: 'Apply 1 row' }).click();
  const confirmation = page.getByRole('alertdialog');
  await expect(
    confirmation.getByText('1 row adds a record. 1 row with problems is left out. You can undo this for 24 hours.'),
  ).toBeVisible();
  await confirmation.getByRole('button', { name: 'Apply 1 row' }).click();
  await expect(page.getByText(/^1 row was applied, 1 failed\./)).toBeVisible({ timeout: 20_000 });

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download failed rows' }).click();
  const [sheet] = await readXlsx(await readFile(await (await downloading).path()));
  expect(sheet?.sheet).toBe('Members');
  const [titles = [], ...rows] = sheet?.data ?? [];
  expect(rows.map((row) => row[titles.indexOf('Email')])).toEqual([bad]);
  expect(rows[0]?.[titles.indexOf('Problem')]).toContain('Members, row 3, Email');

  const address = page.url();
  const person = page.getByRole('link', { name: 'Luz Imported' });
  const id = Number((await person.getAttribute('href'))?.split('/').at(-1));
  await person.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Luz Imported' })).toBeVisible();
  expect(await archivedState(atlas, id)).toBe(false);

  await page.goto(address);
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('1 row is as before.', { exact: true })).toBeVisible({ timeout: 20_000 });
  expect(await archivedState(atlas, id)).toBe(true);
});

test('staff stop an import, continue it, and undo it', async ({ atlas, page }) => {
  await atlas.logIn('admin');
  const mark = String(Date.now());
  const rows = Array.from({ length: 400 }, (_none, index) => `G${mark}-${index},Stop ${mark} ${index}`);
  await page.goto('/uploadContents');
  await started(page);
  await page.getByRole('button', { name: 'New import' }).click();
  const dialog = page.getByRole('dialog', { name: 'New import' });
  await dialog.getByRole('combobox', { name: 'Records' }).selectOption('groups');
  await dialog.locator('input[type=file]').setInputFiles({
    name: `groups-${mark}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(['Group ID,Name', ...rows, ''].join('\r\n')),
  });
  await dialog.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByRole('button', { name: 'Apply 400 rows' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply 400 rows' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/^\d+ rows are not applied yet\. \d+ rows? (?:was|were) applied\./)).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/^400 rows were applied\./)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('400 rows are as before.', { exact: true })).toBeVisible({ timeout: 60_000 });
});

test('a file that is not a spreadsheet is refused, and a link must be of an allowed host', async ({ atlas, page }) => {
  await atlas.logIn('admin');
  atlas.expects(/^4(?:00|15) POST \/api\/(?:upload-create-users|gsheet)/);
  await page.goto('/uploadContents');
  await started(page);
  await page.getByRole('button', { name: 'New import' }).click();
  const dialog = page.getByRole('dialog', { name: 'New import' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'members.xlsx', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await dialog.getByRole('button', { name: 'Check the rows' }).click();
  await expect(dialog.getByRole('link', { name: /^This file is not a spreadsheet/ })).toBeVisible();

  await dialog.getByRole('radio', { name: /^A published spreadsheet/ }).check();
  await dialog.getByRole('textbox', { name: 'Link' }).fill('https://sheets.example.org/people.csv');
  await dialog.getByRole('button', { name: 'Check the rows' }).click();
  await expect(dialog.getByRole('link', { name: /^sheets\.example\.org is not on the list/ })).toBeVisible();
});

test.describe('without the page', () => {
  test('a member cannot read imports, nor send a file', async ({ atlas, page }) => {
    await atlas.logIn('member');
    const { errors } = await atlas.request('{ viewer { imports { totalCount } } }');
    expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(['FORBIDDEN']);
    const multipart = { file: { name: 'members.csv', mimeType: 'text/csv', buffer: Buffer.from('Email\r\n') } };
    expect((await page.request.post('/api/upload-create-users', { multipart })).status()).toBe(403);
  });
});

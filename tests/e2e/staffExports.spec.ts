import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import readXlsx from 'read-excel-file/node';
import { readCsv } from '@atlas/domain/imports';
import { expect, test } from './fixtures.ts';

/**
 * Exports the visible list.
 *
 * @returns the downloaded file
 */
async function exported(page: Page, format: string): Promise<{ name: string; bytes: Buffer }> {
  await page.getByRole('button', { name: 'Export' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: format }).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}
const shownNames = (page: Page) => page.getByRole('rowheader').getByRole('link').allTextContents();

test('staff export a list with its filters and order, as CSV and as a workbook', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  // Excludes courses that other tests create at the same time.
  await page.goto('/courses?sort=name&q=and');
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
  const csv = await exported(page, 'CSV');
  expect(csv.name).toMatch(/^courses-\d{4}-\d{2}-\d{2}\.csv$/);
  const rows = readCsv(csv.bytes.toString('utf8')).slice(1);
  const names = await shownNames(page);
  expect(names.length).toBeGreaterThan(1);
  expect(rows.map(([, name]) => name)).toEqual(names);

  await page.getByRole('searchbox').fill('upwork');
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('upwork');
  await expect.poll(() => shownNames(page)).not.toEqual(names);
  const found = await shownNames(page);
  const book = await exported(page, 'Excel (xlsx)');
  expect(book.name).toMatch(/^courses-.*\.xlsx$/);
  const [sheet] = await readXlsx(book.bytes);
  expect(sheet?.data[0]?.slice(0, 2)).toEqual(['ID', 'Course']);
  expect(sheet?.data.slice(1).map(([, name]) => name)).toEqual(found);
});

test('a log is exported from its tab, but not by people without access to it', async ({ page, atlas, browser }) => {
  await atlas.logIn('admin');
  await page.goto('/info-logs-report?tab=sign-ins&result=failed');
  const { name, bytes } = await exported(page, 'CSV');
  expect(name).toMatch(/^sign-ins-/);
  const [headers, ...rows] = readCsv(bytes.toString('utf8'));
  const result = headers?.indexOf('Result') ?? -1;
  expect(new Set(rows.map((row) => row[result]))).toEqual(new Set(['Failed']));

  const { data } = await atlas.request<{ viewer: { exports: { href: string }[] } }>('{ viewer { exports { href } } }');
  const visitor = await browser.newContext();
  expect((await visitor.request.get(new URL(data.viewer.exports[0]?.href ?? '', page.url()).href)).status()).toBe(401);
  await visitor.close();
  await atlas.logIn('member');
  const rejected = await atlas.request('mutation { startExport(list: SIGN_IN_LOG, format: CSV, search: "") { databaseId } }');
  expect(rejected.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

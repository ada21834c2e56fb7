import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import { expect, test, type Atlas } from './fixtures.ts';

/**
 * Large enough that an upload has enough left to resume. An interrupted connection still delivers
 * several megabytes on a busy machine.
 */
const BYTES = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(24_000_000)]);
const PAUSED = 'No connection. It resumes automatically.';

/**
 * Opens the page for adding files to a lesson, on a connection that needs most of a minute for the
 * file.
 *
 * @returns a function that changes the connection
 */
async function openSlowly(page: Page, atlas: Atlas): Promise<(line: 'slow' | 'fast' | 'lost') => Promise<unknown>> {
  await atlas.logIn('admin');
  const { data } = await atlas.request<{ viewer: { course: { units: { lessons: { databaseId: number }[] }[] } } }>(
    '{ viewer { course(databaseId: 136) { units { lessons { databaseId } } } } }',
  );
  await page.goto(`/lesson-files/new?lessonId=${data.viewer.course.units[0]?.lessons[0]?.databaseId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Add files' })).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  const become = (line: 'slow' | 'fast' | 'lost') =>
    devtools.send('Network.emulateNetworkConditions', {
      offline: line === 'lost',
      latency: 20,
      downloadThroughput: -1,
      uploadThroughput: line === 'slow' ? 500_000 : -1,
    });
  await become('slow');
  return become;
}

/** Writes a file with a unique name to upload. */
function fileOf(info: TestInfo, what: string): { path: string; name: string } {
  const name = `${what} ${info.project.name} ${randomBytes(4).toString('hex')}.pdf`;
  const path = info.outputPath(name);
  writeFileSync(path, BYTES);
  return { path, name };
}

/** The offsets at which the pieces of an upload begin. */
function offsets(page: Page): number[] {
  const found: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') found.push(Number(request.headers()['upload-offset']));
  });
  return found;
}
const percent = async (page: Page): Promise<number> =>
  Number(await page.getByRole('progressbar', { name: /Uploading/ }).getAttribute('aria-valuenow'));

test('an upload without connection waits and resumes where it stopped, also after a reload', async ({ page, atlas }, info) => {
  // The page checks the connection that the browser reports as lost.
  atlas.allows(/^net::ERR_INTERNET_DISCONNECTED GET \/api\/health/);
  const become = await openSlowly(page, atlas);
  const { path, name } = fileOf(info, 'Lost and found');
  const begins = offsets(page);
  const input = page.locator('input[type=file]');
  await input.setInputFiles(path);
  await expect.poll(() => percent(page), { timeout: 20_000 }).toBeGreaterThan(10);
  await become('lost');
  await expect(page.getByText(PAUSED, { exact: true })).toBeVisible();
  await become('slow');
  await expect(page.getByText(PAUSED, { exact: true })).toBeHidden();
  await expect.poll(() => begins.length, { timeout: 20_000 }).toBeGreaterThan(1);

  await page.reload();
  await become('fast');
  await input.setInputFiles(path);
  await expect(page.getByRole('link', { name })).toBeVisible({ timeout: 20_000 });
  expect(begins[0]).toBe(0);
  expect(begins.slice(1).every((begin) => begin > 0)).toBe(true);
  const { data } = await atlas.request<{ viewer: { lesson: { content: { files: { name: string; url: string }[] } } } }>(
    'query ($id: Int!) { viewer { lesson(databaseId: $id) { content { files { name url } } } } }',
    { id: Number(new URL(page.url()).searchParams.get('lessonId')) },
  );
  const files = data.viewer.lesson.content.files.filter((file) => file.name === name);
  expect(files).toHaveLength(1);
  const stored = await page.request.get(files[0]?.url ?? '');
  expect((await stored.body()).equals(BYTES)).toBe(true);
});

test('a cancelled upload is deleted from the server', async ({ page, atlas }, info) => {
  await openSlowly(page, atlas);
  const { path, name } = fileOf(info, 'Cancelled');
  await page.locator('input[type=file]').setInputFiles(path);
  await expect.poll(() => percent(page)).toBeGreaterThan(0);
  const answered = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('button', { name: `Cancel ${name}` }).click();
  expect((await answered).status()).toBe(204);
  await expect(page.getByText(name)).toHaveCount(0);
});

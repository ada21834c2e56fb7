import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';
import { expect, started, test, type Atlas } from './fixtures.ts';

const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(2000)]);

/** Writes a file with a unique name to upload. */
async function fileOf(info: TestInfo, name: string, bytes: Uint8Array): Promise<string> {
  const path = info.outputPath(name);
  await writeFile(path, bytes);
  return path;
}
const nameFor = (what: string, { project }: TestInfo) => `${what} ${project.name} ${randomBytes(4).toString('hex')}`;

const ownPath = async (atlas: Atlas, search: string) =>
  `/resources/my-resources/${await atlas.newest('myResources', `search: "${search}"`)}`;

/** Collects the requests for uploads and media. */
function heavy(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'media' || request.url().includes('/api/uploads/')) found.push(request.url());
  });
  return found;
}

test('staff add a file with the keyboard alone, and a member finds and saves it', async ({ page, atlas }, info) => {
  const name = nameFor('Invoice template', info);
  const path = await fileOf(info, 'invoice-template.pdf', PDF);
  await atlas.logIn('admin');
  await page.goto('/resource-files');
  await started(page);
  await page.getByRole('link', { name: 'Add Resource File' }).press('Enter');
  const field = page.getByRole('textbox', { name: 'Name' });
  await field.focus();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('For your first client.');
  const chooser = page.waitForEvent('filechooser');
  await page.locator('input[type=file]').focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(path);
  await expect(page.getByText('invoice-template.pdf', { exact: true })).toBeVisible();
  const levels = page.getByRole('combobox', { name: /^Access levels/ });
  await levels.focus();
  await page.keyboard.type('Member');
  const wanted = await page.getByRole('option', { name: 'Member', exact: true }).getAttribute('id');
  while ((await levels.getAttribute('aria-activedescendant')) !== wanted) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Remove Member', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add resource file' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('invoice-template.pdf', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Publish to members' }).press('Enter');
  await page.getByRole('button', { name: 'Publish now' }).press('Enter');
  await expect(page.getByText(`${name} is published.`)).toBeVisible();

  await atlas.logIn('member');
  await page.goto('/resources/my-resources');
  await started(page);
  await page.getByRole('searchbox', { name: 'Search resources' }).fill(name);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('For your first client.')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Download · 2\skB$/ }).click();
  expect((await readFile(await (await saved).path())).equals(PDF)).toBe(true);
});

test('another file replaces the first one, and a resource is archived and restored', async ({ page, atlas }, info) => {
  const name = nameFor('Weekly plan', info);
  await atlas.logIn('admin');
  await page.goto('/resource-files/new');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.locator('input[type=file]').setInputFiles(await fileOf(info, 'weekly-plan.pdf', PDF));
  await page.getByRole('checkbox', { name: 'Open to everyone' }).check();
  await page.getByRole('button', { name: 'Add resource file' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: 'Edit resource file' }).click();
  await page.locator('input[type=file]').setInputFiles(await fileOf(info, 'weekly-plan.csv', Buffer.from('day,hours\nMonday,4\n')));
  await page.getByRole('button', { name: 'Save resource file' }).click();
  await expect(page.getByText('weekly-plan.csv', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Publish to members' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('link', { name: 'Yes, see its page' }).click();
  await expect(page.getByRole('link', { name: /^Download · 19\sB$/ })).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('button', { name: 'Archive resource file' }).click();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  await page.goto(`/resource-files?status=archived&q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await expect(page.getByRole('link', { name })).toBeHidden();
});

test('rejected input is explained, and nothing that was typed is lost', async ({ page, atlas }, info) => {
  const name = nameFor('Not a PDF', info);
  await atlas.logIn('admin');
  await page.goto('/resource-files/new');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.locator('input[type=file]').setInputFiles(await fileOf(info, 'setup.exe', Buffer.from('MZ')));
  await expect(page.getByText('Files of this type cannot be uploaded.', { exact: true })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(await fileOf(info, 'words.pdf', Buffer.from('just words')));
  await expect(page.getByText('words.pdf', { exact: true })).toBeVisible();
  atlas.expects(/^400 POST \/api\/upload-file/);
  await page.getByRole('button', { name: 'Add resource file' }).click();
  await expect(page.getByRole('link', { name: 'This file is not what its name says.' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
  await page.locator('input[type=file]').setInputFiles(await fileOf(info, 'right.pdf', PDF));
  await expect(page.getByText('right.pdf', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add resource file' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  // Saved twice, it exists once.
  const { data } = await atlas.request<{ viewer: { resources: { totalCount: number } } }>(
    'query ($search: String!) { viewer { resources(filter: { search: $search }) { totalCount } } }',
    { search: name },
  );
  expect(data.viewer.resources.totalCount).toBe(1);
  const large = await page.request.post(
    `/api/upload-file?owner=resourceId&ownerId=${page.url().split('/').at(-1)}&purpose=attachment&name=film.mp4`,
    { headers: { 'tus-resumable': '1.0.0', 'upload-length': String(201 * 1024 * 1024) } },
  );
  expect([large.status(), await large.json()]).toEqual([400, { error: 'Files over 200mb cannot be uploaded.' }]);
});

test('an interrupted upload resumes where it stopped, automatically and after leaving the page', async ({ page, atlas }, info) => {
  const name = nameFor('Large guide', info);
  // An interrupted connection still delivers what the browser had already handed over: some
  // megabytes on a busy machine. Enough must be left to resume.
  const path = await fileOf(info, `guide-${info.project.name}.pdf`, Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(24_000_000)]));
  const begins: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') begins.push(Number(request.headers()['upload-offset']));
  });
  await atlas.logIn('admin');
  await page.goto('/resource-files/new');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.locator('input[type=file]').setInputFiles(path);
  const devtools = await page.context().newCDPSession(page);
  const line = (speed: number, offline = false) =>
    devtools.send('Network.emulateNetworkConditions', { offline, latency: 20, downloadThroughput: -1, uploadThroughput: speed });
  await line(500_000);
  atlas.allows(/ERR_INTERNET_DISCONNECTED|^console: Failed to fetch/);
  await page.getByRole('button', { name: 'Add resource file' }).click();
  const bar = page.getByRole('progressbar', { name: /^Upload of guide/ });
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow')), { timeout: 20_000 }).toBeGreaterThan(5);
  await line(-1, true);
  await expect(page.getByText('No connection. It resumes when you are back online.')).toBeVisible();
  await line(500_000);
  await expect.poll(() => begins.length, { timeout: 20_000 }).toBeGreaterThan(1);

  const id = await atlas.newest('resources', `search: "${name}"`);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`/resource-files/${id}`);
  await expect(page.getByText('Its file is missing.', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Upload the file' }).click();
  await line(-1);
  await page.locator('input[type=file]').setInputFiles(path);
  await expect(page.getByText(`guide-${info.project.name}.pdf`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save resource file' }).click();
  await expect(page.getByRole('link', { name: /^Download · 24\sMB$/ })).toBeVisible({ timeout: 20_000 });
  expect(begins[0]).toBe(0);
  expect(begins.slice(1).every((begin) => begin > 0)).toBe(true);
});

test('nothing heavy is loaded before a tap, and the size is shown first', async ({ page, atlas }) => {
  await atlas.logIn('member');
  const requested = heavy(page);
  await page.goto('/resources/my-resources?kind=image');
  await page.getByRole('link', { name: 'Calm palette for social posts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Calm palette for social posts' })).toBeVisible();
  const tap = page.getByRole('button', { name: /Tap to load the picture.*kB/ });
  await expect(tap).toBeVisible();
  expect(requested).toEqual([]);
  await tap.click();
  await expect(page.getByRole('img', { name: 'Calm palette for social posts' })).toBeVisible();
  await expect(page.getByText('Loaded')).toBeVisible();
  expect(requested).toHaveLength(1);

  await page.goto(await ownPath(atlas, 'One quiet minute'));
  const before = requested.length;
  await page.getByRole('button', { name: /Tap to listen.*kB/ }).waitFor();
  expect(requested).toHaveLength(before);
  await page.getByRole('button', { name: /Tap to listen/ }).click();
  await expect(page.getByText('Loaded')).toBeVisible();

  await page.goto(await ownPath(atlas, 'letters that are easy'));
  await expect(page.getByRole('button', { name: /Tap to load the video/ })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a locked resource shows when it opens, and its file is not accessible', async ({ page, atlas }) => {
  await atlas.logIn('member');
  await page.goto(await ownPath(atlas, 'Subcontractor agreement'));
  await expect(page.getByText(/^Not started yet\. Opens on /)).toBeVisible();
  await expect(page.getByRole('link', { name: /^(?:Open PDF|Download)/ })).toHaveCount(0);
});

test.describe('without script and without an account', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ atlas }) => atlas.expects(/^csp GET \/assets\//));

  test('a visitor finds and downloads a resource', async ({ page, request }) => {
    await page.goto('/resources/public');
    await expect(page).toHaveTitle('Resources | Atlas');
    await page.getByRole('link', { name: 'PDF', exact: true }).click();
    await expect(page).toHaveURL('/resources/public?kind=pdf');
    await page.getByRole('searchbox', { name: 'Search resources' }).fill('twelve');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/resources/public?q=twelve&kind=pdf');
    await page.getByRole('link', { name: 'Is freelancing for you? Twelve questions' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Is freelancing for you? Twelve questions' })).toBeVisible();
    const href = await page.getByRole('link', { name: /^Download · / }).getAttribute('href');
    const file = await request.get(href ?? '');
    expect([file.status(), (await file.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'LearningResource', isAccessibleForFree: true });
    expect(await (await request.get('/sitemap.xml')).text()).toContain(new URL(page.url()).pathname);
  });
});

test('denies access to people who do not manage resources, on the page and over the API', async ({ page, atlas }) => {
  await atlas.logIn('member');
  atlas.expects(/403 GET \/resource-files$/);
  await page.goto('/resource-files');
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  const input =
    'input: { name: "Mine", source: LINK, url: "https://example.com", isPublic: true, forAffiliates: false, accessLevelIds: [] }';
  const answers = [
    await atlas.request('{ viewer { resources(first: 1) { totalCount } } }'),
    await atlas.request(`mutation { createResource(${input}) { name } }`),
    await atlas.request(`mutation { updateResource(databaseId: 1, revision: 1, ${input}) { name } }`),
    await atlas.request('mutation { setResourceArchived(databaseId: 1, archived: true) { name } }'),
  ];
  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
  await atlas.logIn('coach');
  await page.goto('/resource-files');
  await expect(page.getByRole('heading', { level: 1, name: /^Resource files/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add Resource File' })).toHaveCount(0);
});

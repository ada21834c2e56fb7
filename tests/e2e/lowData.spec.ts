import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, started, test, type Atlas } from './fixtures.ts';

const COURSE = 'Client calls without nerves';
const OFFER = 'Your phone asks sites to use less data.';

/** A picture like a phone photo: every pixel differs, so that its size is realistic. */
async function photo(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at++) pixels[at] = 128 + 100 * Math.sin(at / 997) + ((at * 7919) % 23);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

async function upload(context: BrowserContext, query: Record<string, string>, data: Buffer): Promise<number> {
  const answer = await context.request.post(`/api/upload-file?${new URLSearchParams(query).toString()}`, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

/**
 * Gives the course a cover and a person a picture, which every page shows in its bar. That person
 * stays signed in.
 *
 * Existing pictures are kept, because another test may be checking them.
 */
async function givePictures(context: BrowserContext, atlas: Atlas, key: string): Promise<void> {
  await atlas.logIn('admin');
  const courseId = (await atlas.staffCoursePath(COURSE)).split('/').at(-1) ?? '';
  const { data: found } = await atlas.request<{ viewer: { course: { coverUrl: string | null } } }>(
    'query ($id: Int!) { viewer { course(databaseId: $id) { coverUrl } } }',
    { id: Number(courseId) },
  );
  if (found.viewer.course.coverUrl === null)
    await upload(context, { owner: 'courseId', ownerId: courseId, purpose: 'cover', name: 'cover.jpg' }, await photo(1600, 900));
  await atlas.logIn(key);
  const { data } = await atlas.request<{ viewer: { user: { databaseId: number; profileImage: string | null } } }>(
    '{ viewer { user { databaseId profileImage } } }',
  );
  if (data.viewer.user.profileImage !== null) return;
  const ownerId = String(data.viewer.user.databaseId);
  const fileId = await upload(context, { owner: 'userId', ownerId, purpose: 'avatar', name: 'me.jpg' }, await photo(900, 900));
  const { errors } = await atlas.request('mutation ($fileId: Int) { setProfileImage(fileId: $fileId) { profileImage } }', { fileId });
  expect(errors).toBeUndefined();
}

/** Collects the pictures, fonts and media that a page loads, and the bytes of its pictures. */
function heavy(page: Page) {
  const found = { pictures: [] as string[], fonts: [] as string[], media: [] as string[], bytes: 0 };
  page.on('request', (request) => {
    const url = request.url();
    if (request.resourceType() === 'media') found.media.push(url);
    else if (url.includes('/api/uploads/')) found.pictures.push(url);
    if (url.endsWith('.woff2')) found.fonts.push(url);
  });
  page.on('response', (response) => {
    if (response.url().includes('/api/uploads/')) found.bytes += Number(response.headers()['content-length'] ?? 0);
  });
  return found;
}

const shown = async (page: Page, heading: string | RegExp) => {
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
};

async function walk(page: Page, atlas: Atlas): Promise<void> {
  for (const [path, heading] of [
    ['/', /Christian/],
    ['/courses/my-courses', 'My Courses'],
    [await atlas.coursePath(COURSE), COURSE],
    ['/profile', /Christian/],
  ] as const) {
    await page.goto(path);
    await shown(page, heading);
  }
}

test('a browser with data saving is offered low data, which survives a reload and loads no pictures automatically', async ({
  page,
  context,
  atlas,
}) => {
  await givePictures(context, atlas, 'fasttrack');
  await context.setExtraHTTPHeaders({ 'save-data': 'on' });
  const requested = heavy(page);
  await page.goto('/courses/my-courses');
  await shown(page, 'My Courses');
  const offer = page.getByRole('region', { name: 'Low data' });
  await expect(offer).toContainText(OFFER);
  // An offer changes nothing yet. Covers are loaded in a width for this screen.
  expect(requested.pictures.length).toBeGreaterThan(0);
  expect(requested.pictures.filter((url) => !/\?w=\d+$/.test(url))).toEqual([]);

  await offer.getByRole('button', { name: 'Use less data' }).press('Enter');
  await expect(offer).toBeHidden();
  await expect(page.locator('main img')).toHaveCount(0);
  await expect(page.locator('#main')).toBeFocused();

  requested.pictures.length = 0;
  await walk(page, atlas);
  expect(requested).toMatchObject({ pictures: [], media: [] });
  await expect(page.getByRole('region', { name: 'Low data' })).toHaveCount(0);
});

test('pages rendered with low data contain no pictures and prefetch nothing', async ({ page, context, atlas }) => {
  await givePictures(context, atlas, 'fasttrack');
  const random = async () => (await (await page.request.get('/courses/my-courses')).text()).split('</noscript>')[0] ?? '';
  expect(await random()).toContain('<img');
  await page.goto('/courses/my-courses');
  await context.addCookies([{ name: 'low-data', value: 'on', url: new URL('/', page.url()).href }]);
  const html = await random();
  expect(html).not.toContain('<img');
  expect(html).not.toContain('as="font"');

  await page.goto('/courses/my-courses');
  await shown(page, 'My Courses');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const course = page.getByRole('link', { name: COURSE });
  await course.hover();
  await course.focus();
  await page.getByRole('button', { name: /^Account menu/ }).hover();
  await page.waitForTimeout(300);
  expect(requests).toEqual([]);
  await course.click();
  await shown(page, COURSE);
});

test('turns off and on in the account menu, immediately and without a reload, and saves the data of pictures', async ({
  page,
  context,
  atlas,
}) => {
  await givePictures(context, atlas, 'fasttrack');
  await page.goto('/courses/my-courses');
  await shown(page, 'My Courses');
  await context.addCookies([{ name: 'low-data', value: 'on', url: new URL('/', page.url()).href }]);
  const requested = heavy(page);
  await page.goto('/courses/my-courses');
  await shown(page, 'My Courses');
  expect([requested.pictures, requested.bytes]).toEqual([[], 0]);
  await page.getByRole('button', { name: /^Account menu/ }).click();
  const low = page.getByRole('switch', { name: 'Low data' });
  await expect(low).toBeChecked();
  const covers = page.waitForResponse(/\/api\/uploads\/\d+\?w=\d+/);
  await low.click();
  await expect(low).not.toBeChecked();
  expect((await covers).headers()['content-type']).toBe('image/webp');
  await expect(page.locator('main img').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requested.bytes).toBeGreaterThan(0);
  await low.click();
  await expect(page.locator('main img')).toHaveCount(0);
  await page.reload();
  await shown(page, 'My Courses');
  await expect(page.locator('main img')).toHaveCount(0);
});

test('remembers “Not now”, too', async ({ page, context, atlas }) => {
  await atlas.logIn('fasttrack');
  await context.setExtraHTTPHeaders({ 'save-data': 'on' });
  await page.goto('/courses/my-courses');
  await page.getByRole('region', { name: 'Low data' }).getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByText(OFFER)).toBeHidden();
  await page.reload();
  await shown(page, 'My Courses');
  await expect(page.getByText(OFFER)).toHaveCount(0);
  expect(await page.evaluate(() => document.cookie)).toContain('low-data=off');
});

test('visitors switch it in the footer, and cached pages with and without it do not mix', async ({ page, context, browser, baseURL }) => {
  await page.goto('/resources/public');
  await started(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-low-data', 'on');
  await page.getByRole('button', { name: 'Use less data' }).click();
  await expect(page.getByRole('button', { name: 'Turn off low data' })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-low-data', 'on');
  await context.clearCookies();
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-low-data', 'on');
  await expect(page.getByRole('button', { name: 'Use less data' })).toBeVisible();

  // A fresh browser uses system fonts and loads none.
  const fresh = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  await fresh.addCookies([{ name: 'low-data', value: 'on', url: baseURL ?? '' }]);
  const first = await fresh.newPage();
  const requested = heavy(first);
  await first.goto('/resources/public');
  await shown(first, 'Resources');
  expect(requested.fonts).toEqual([]);
  await first.getByRole('button', { name: 'Turn off low data' }).click();
  await expect.poll(() => requested.fonts.length).toBe(1);
  await fresh.close();
});

test('loads nothing heavy in a lesson before a tap, states sizes, and gives only recordings a player', async ({ page, atlas }) => {
  await atlas.logIn('member');
  const requested = heavy(page);
  await page.goto(await atlas.lessonPath(COURSE, 'The twenty-minute preparation'));
  await shown(page, 'The twenty-minute preparation');
  await expect(page.getByRole('button', { name: /Tap to load the video.*\d\s(?:kB|MB)/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Call preparation card.*PDF · \d+(?:\.\d)?\skB/ })).toBeVisible();
  const play = page.getByRole('button', { name: /^Play One quiet minute before you dial, MP3 · 60\skB$/ });
  await expect(play).toBeVisible();
  await expect(page.locator('audio, video, iframe')).toHaveCount(0);
  expect(requested).toMatchObject({ pictures: [], media: [] });

  await play.press('Enter');
  await expect(page.getByLabel('One quiet minute before you dial', { exact: true })).toBeFocused();
  await expect.poll(() => requested.media.length).toBeGreaterThan(0);
  await expect(page.locator('audio')).toHaveCount(1);

  await page.goto(await atlas.lessonPath(COURSE, 'When the power or the signal goes'));
  await shown(page, 'When the power or the signal goes');
  await expect(page.getByRole('button', { name: /^Play/ })).toHaveCount(0);
});

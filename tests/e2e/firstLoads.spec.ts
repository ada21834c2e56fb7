import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const COURSE = 'Proposals that get answered';

/**
 * Compressed size in bytes of all scripts loaded by a first visit to a page, including prefetched
 * ones.
 */
async function scriptBytes(page: Page, path: string, heading: string | RegExp): Promise<number> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
}

for (const [path, heading] of [
  ['/login', 'Welcome back'],
  ['/signup', 'Ready to join?'],
  ['/forgot-password', 'Forgot Password'],
  ['/set-new-password', 'Set New Password'],
  ['/va-kickstart', 'Virtual Assistant Kickstart'],
  ['/checkout/closed?funnel=transcription-starter', 'Enrollment is closed'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-conditions', 'Terms and Conditions'],
] as const) {
  test(`${path} loads at most 110 kB of scripts`, async ({ page }) => {
    expect(await scriptBytes(page, path, heading)).toBeLessThanOrEqual(110_000);
  });
}

test('a landing page loads at most 3 kB of scripts', async ({ page }) => {
  for (const path of ['/freelancing-course', '/fast'])
    expect(await scriptBytes(page, path, 'Work from home, without guessing')).toBeLessThanOrEqual(3000);
});

test('the checkout loads at most 120 kB of scripts, without the rules of its form', async ({ page }) => {
  expect(await scriptBytes(page, '/checkout/freelancing-course', 'Freelancing Course')).toBeLessThanOrEqual(120_000);
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(names.filter((name) => /form-rules|relay|checkoutErrors|suggest/.test(name))).toEqual([]);
});

// A searchable list, and a page that may play media.
test('public resources load at most 130 kB of scripts, and no Relay code', async ({ page }) => {
  expect(await scriptBytes(page, '/resources/public', 'Resources')).toBeLessThanOrEqual(130_000);
  const film = await page.getByRole('link', { name: /^Film/ }).getAttribute('href');
  expect(await scriptBytes(page, film ?? '', /^Film/)).toBeLessThanOrEqual(130_000);
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(names.filter((name) => /relay|member-frame|api\/uploads/.test(name))).toEqual([]);
});

test('/reset-password loads at most 110 kB of scripts', async ({ page, atlas }) => {
  expect(await scriptBytes(page, await atlas.resetPath('maria@example.com'), 'Reset Password')).toBeLessThanOrEqual(110_000);
});

test('home, a course and a lesson load at most 180 kB of scripts each', async ({ page, atlas }) => {
  await atlas.logIn('member');
  const course = await atlas.coursePath(COURSE);
  const reading = await atlas.lessonPath(COURSE, 'How to read a job post in layers');
  const watching = await atlas.lessonPath(COURSE, 'Three questions before you apply');
  expect(await scriptBytes(page, '/', /Maricel/)).toBeLessThanOrEqual(180_000);
  expect(await scriptBytes(page, course, COURSE)).toBeLessThanOrEqual(180_000);
  expect(await scriptBytes(page, reading, 'How to read a job post in layers')).toBeLessThanOrEqual(180_000);
  // A text lesson needs no player, no parser and no illustrations for empty lists.
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(names.filter((name) => /VideoPlayer|EmbedFrame|Markdown|vignetteDrawings|ToastStack/.test(name))).toEqual([]);
  expect(await scriptBytes(page, watching, 'Three questions before you apply')).toBeLessThanOrEqual(180_000);
});

test('the viewer’s own profile and another one load at most 180 kB of scripts each', async ({ page, atlas }) => {
  await atlas.logIn('member');
  expect(await scriptBytes(page, '/profile', /Maricel/)).toBeLessThanOrEqual(180_000);
  expect(await scriptBytes(page, '/profile?tab=membership', /Maricel/)).toBeLessThanOrEqual(180_000);
  expect(await scriptBytes(page, '/profile/liza-manalo', 'Liza Manalo')).toBeLessThanOrEqual(180_000);
  // The code for cropping pictures loads with its dialog.
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(names.filter((name) => /PictureDialog|PictureCrop|WinDialog/.test(name))).toEqual([]);
});

test('My Stage loads at most 180 kB of scripts, without its sound, its dialogs and the drawer', async ({ page, atlas }) => {
  await atlas.logIn('member');
  expect(await scriptBytes(page, '/stages/my-stage', 'My Stage')).toBeLessThanOrEqual(180_000);
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(names.filter((name) => /chime|Drawer|Modal|EvidenceField|NoStage/.test(name))).toEqual([]);
});

test('My Resources and a resource load at most 180 kB of scripts each, without the player until it is needed', async ({ page, atlas }) => {
  await atlas.logIn('member');
  expect(await scriptBytes(page, '/resources/my-resources', 'My Resources')).toBeLessThanOrEqual(180_000);
  const pdf = `/resources/my-resources/${await atlas.newest('myResources', 'search: "Proposal checklist"')}`;
  expect(await scriptBytes(page, pdf, 'Proposal checklist')).toBeLessThanOrEqual(180_000);
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(names.filter((name) => /VideoPlayer|FilePreview|CopyButton|api\/uploads/.test(name))).toEqual([]);
  const film = `/resources/my-resources/${await atlas.newest('myResources', 'search: "letters that are easy"')}`;
  expect(await scriptBytes(page, film, /^Film/)).toBeLessThanOrEqual(180_000);
});

test('My Events and an event load at most 180 kB of scripts each, without the calendar and the dialogs', async ({ page, atlas }) => {
  await atlas.logIn('member');
  expect(await scriptBytes(page, '/events/my-events', 'My Events')).toBeLessThanOrEqual(180_000);
  expect(await scriptBytes(page, `/events/my-events/${await atlas.newest('myEvents')}`, /./)).toBeLessThanOrEqual(180_000);
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(names.filter((name) => /Calendar(?:Screen|FeedDialog)|Markdown|Modal/.test(name))).toEqual([]);
  expect(await scriptBytes(page, '/events/my-events?tab=calendar&month=2026-11', 'My Events')).toBeLessThanOrEqual(180_000);
});

test('the content page loads at most 180 kB of scripts with any of its filters', async ({ page, atlas }) => {
  await atlas.logIn('member');
  for (const filter of ['', '?filter=activities', '?filter=tasks'])
    expect(await scriptBytes(page, `/content${filter}`, 'My Products')).toBeLessThanOrEqual(180_000);
});

test('a staff form loads at most 230 kB of scripts; selects and uploads load on first use', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  const resource = await atlas.newest('resources');
  for (const [path, heading] of [
    ['/resource-files/new', 'Add Resource File'],
    [`/resource-files/${resource}/edit`, 'Edit resource file'],
    ['/courses/new', 'Create a course'],
    ['/events/new', /event/i],
    ['/lessons/new?courseId=136', 'Create a lesson'],
    ['/lesson-files/new?lessonId=1', 'Add files'],
  ] as const)
    expect(await scriptBytes(page, path, heading), path).toBeLessThanOrEqual(230_000);
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(names.filter((name) => /\/(?:MultiSelect|Combobox|sendPieces|browser-image)-/.test(name))).toEqual([]);
});

test('a staff list loads at most 230 kB of scripts', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  expect(await scriptBytes(page, '/courses', 'Courses')).toBeLessThanOrEqual(230_000);
  expect(await scriptBytes(page, '/resource-files', /^Resource files/)).toBeLessThanOrEqual(230_000);
  expect(await scriptBytes(page, '/events', /^Events/)).toBeLessThanOrEqual(230_000);
  expect(await scriptBytes(page, '/community/members', /^Members/)).toBeLessThanOrEqual(230_000);
  expect(await scriptBytes(page, '/info-logs-report?tab=audit', /^Info logs/)).toBeLessThanOrEqual(230_000);
});

test('a settings page loads at most 230 kB of scripts', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  expect(await scriptBytes(page, '/default-settings', 'Settings')).toBeLessThanOrEqual(230_000);
  expect(await scriptBytes(page, '/default-settings?tab=legal', 'Settings')).toBeLessThanOrEqual(230_000);
  // The Markdown parser loads with a published version. The history loads when it is opened.
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(names.filter((name) => /\/Markdown-|SettingHistory/.test(name))).toEqual([]);
});

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const COURSE = 'Proposals that get answered';

/** The bytes of all scripts that a first visit to a page brings, compressed as they travel, with what it fetches ahead. */
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
  ['/freelancing-course', 'Freelancing Course'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-conditions', 'Terms and Conditions'],
] as const) {
  test(`${path} loads at most 110 kB of scripts`, async ({ page }) => {
    expect(await scriptBytes(page, path, heading)).toBeLessThanOrEqual(110_000);
  });
}

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
  // A text needs no player, no parser and no drawings of empty lists.
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(names.filter((name) => /VideoPlayer|EmbedFrame|Markdown|vignetteDrawings|ToastStack/.test(name))).toEqual([]);
  expect(await scriptBytes(page, watching, 'Three questions before you apply')).toBeLessThanOrEqual(180_000);
});

test('one’s own profile and that of somebody else load at most 180 kB of scripts each', async ({ page, atlas }) => {
  await atlas.logIn('member');
  expect(await scriptBytes(page, '/profile', /Maricel/)).toBeLessThanOrEqual(180_000);
  expect(await scriptBytes(page, '/profile?tab=membership', /Maricel/)).toBeLessThanOrEqual(180_000);
  expect(await scriptBytes(page, '/profile/liza-manalo', 'Liza Manalo')).toBeLessThanOrEqual(180_000);
  // What cuts pictures comes with its dialog.
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(names.filter((name) => /PictureDialog|SquareCrop|WinDialog/.test(name))).toEqual([]);
});

test('My Stage loads at most 180 kB of scripts, without its sound, its dialogs and the drawer', async ({ page, atlas }) => {
  await atlas.logIn('member');
  expect(await scriptBytes(page, '/stages/my-stage', 'My Stage')).toBeLessThanOrEqual(180_000);
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(names.filter((name) => /chime|Drawer|Modal|EvidenceField|NoStage/.test(name))).toEqual([]);
});

test('a list of staff loads at most 230 kB of scripts', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  expect(await scriptBytes(page, '/courses', 'Courses')).toBeLessThanOrEqual(230_000);
  expect(await scriptBytes(page, '/community/members', /^Members/)).toBeLessThanOrEqual(230_000);
  expect(await scriptBytes(page, '/info-logs-report?tab=audit', /^Info logs/)).toBeLessThanOrEqual(230_000);
});

test('a page of settings loads at most 230 kB of scripts', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  expect(await scriptBytes(page, '/default-settings', 'Settings')).toBeLessThanOrEqual(230_000);
  expect(await scriptBytes(page, '/default-settings?tab=legal', 'Settings')).toBeLessThanOrEqual(230_000);
  // What reads Markdown comes with a preview, a history when it is opened.
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(names.filter((name) => /\/Markdown-|SettingHistory/.test(name))).toEqual([]);
});

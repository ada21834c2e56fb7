import { randomUUID } from 'node:crypto';
import { expect, test } from './fixtures.ts';

// A headless browser counts as a program by its own name.
test.use({
  userAgent: 'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
});

const CLOSED = '/transcription-starter';

test('an affiliate’s link shows the offer, and the affiliate is remembered', async ({ page, context }) => {
  await page.goto('/freelancing-course/kristine');
  await expect(page.getByRole('heading', { level: 1, name: 'Work from home, without guessing' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('affiliate-code'))).toBe('{"code":"kristine"}');
  const remembered = (await context.cookies()).find(({ name }) => name === 'atlas-affiliate');
  expect(remembered).toMatchObject({ httpOnly: true, sameSite: 'Lax', value: expect.stringMatching(/^kristine\.[\w-]{16}$/) });
  // Another affiliate's link comes last; the browser stays the same visitor.
  await page.goto('/carla-from-home');
  await expect(page.getByRole('heading', { level: 1, name: 'Work from home, without guessing' })).toBeVisible();
  const later = (await context.cookies()).find(({ name }) => name === 'atlas-affiliate');
  expect(later?.value).toBe(remembered?.value.replace('kristine', 'carla'));
});

test('a redirected path, /fast and /fast-track lead to the offer with their query', async ({ page }) => {
  await page.goto('/start?fbclid=abc');
  await expect(page).toHaveURL('/freelancing-course?fbclid=abc');
  const below = await page.request.get('/webinar/2025/november?utm_source=fb', { maxRedirects: 0 });
  expect([below.status(), below.headers()['location']]).toEqual([302, '/free-training?utm_source=fb']);
  await page.goto('/fast-track?utm_source=fb');
  await expect(page).toHaveURL('/fast?utm_source=fb');
  await expect(page.getByRole('heading', { level: 1, name: 'Work from home, without guessing' })).toBeVisible();
});

test('a visitor of a closed offer joins its waiting list', async ({ page }) => {
  await page.goto(CLOSED);
  await expect(page).toHaveURL('/checkout/closed?funnel=transcription-starter');
  await expect(page.getByRole('heading', { level: 1, name: 'Enrollment is closed' })).toBeVisible();
  await page.getByLabel('First name').fill('Maria');
  await page.getByRole('textbox', { name: 'Email' }).fill(`maria-${randomUUID()}@example.com`);
  await page.getByRole('button', { name: 'Join the list' }).click();
  await expect(page.getByText('Check this box, so that we may email you.')).toBeVisible();
  await page.getByLabel(/^Email me when/).check();
  await page.getByRole('button', { name: 'Join the list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are on the list' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ atlas }) => atlas.expects(/^csp GET \/assets\//));

  test('a visitor joins the waiting list, and errors keep what was typed', async ({ page, atlas }) => {
    atlas.expects(/^400 POST \/opt-in/);
    await page.goto(CLOSED);
    await page.getByLabel('First name').fill('Jun');
    await page.getByRole('textbox', { name: 'Email' }).fill('jun');
    await page.getByRole('button', { name: 'Join the list' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Jun');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/^Enter a valid email address/);
    await page.getByRole('textbox', { name: 'Email' }).fill(`jun-${randomUUID()}@example.com`);
    await page.getByLabel(/^Email me when/).check();
    await page.getByRole('button', { name: 'Join the list' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You are on the list' })).toBeVisible();
  });
});

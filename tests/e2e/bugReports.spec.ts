import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, started, test } from './fixtures.ts';
import { linkIn, mailTo } from './mails.ts';

/** Any picture serves as a screenshot. */
const SCREENSHOT = join(import.meta.dirname, '../../app/public/preview.png');

test('a visitor reports a bug, staff answer it, and the visitor reads the answer by the link', async ({
  page,
  atlas,
  browser,
  request,
}) => {
  const email = `bisita-${randomUUID()}@example.com`;
  const body = `The page is blank ${randomUUID()}`;
  await page.goto('/resources/public');
  await started(page);
  await page.goto('/bug-report');
  await started(page);
  await expect(page.getByLabel(/^Page/)).toHaveValue('/resources/public');
  await expect(page.getByLabel(/^Browser/)).toHaveValue(/Chrome on .*, \d+ × \d+$/);

  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByText('What happened is required')).toBeVisible();
  await page.getByLabel('What happened').fill(body);
  await page.getByLabel(/^Email/).fill(email);
  await page.locator('input[type=file]').setInputFiles(SCREENSHOT);
  await expect(page.getByText('preview.png')).toBeVisible();
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'We have your report' })).toBeVisible();
  const ticket = /BUG-\w+/.exec((await page.getByText(/Your ticket number is/).textContent()) ?? '')?.[0] ?? '';
  await page.getByRole('button', { name: 'Open my report' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Report ${ticket}` })).toBeVisible();
  // The secret is in a cookie now.
  await expect(page).toHaveURL(`/bug-report?ticket=${ticket}`);
  await expect(page.getByText('We answer here and by email.')).toBeVisible();

  await atlas.logIn('tribe-team-fa');
  await page.goto(`/info-logs-report?tab=bug-reports&q=${ticket}`);
  await started(page);
  await page.getByRole('link', { name: ticket }).click();
  const details = page.getByRole('dialog', { name: ticket });
  await expect(details.getByText(body)).toBeVisible();
  const download = page.waitForEvent('download');
  await details.getByRole('link', { name: 'Download screenshot 1' }).click();
  expect((await download).suggestedFilename()).toBe('preview.png');
  await details.getByRole('button', { name: 'Answer or change state' }).click();
  const dialog = page.getByRole('dialog', { name: `Answer ${ticket}` });
  await dialog.getByLabel('State').selectOption('closed');
  await dialog.getByLabel(/^Answer/).fill('Please reload the page.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(details.getByText('Please reload the page.')).toBeVisible();

  const link = linkIn(await mailTo(request, email, `Answer to your bug report ${ticket}`), '/bug-report');
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(`/bug-report?ticket=${ticket}`);
  await expect(other.getByRole('heading', { level: 1, name: 'This link does not open a report' })).toBeVisible();
  const answer = await other.goto(link);
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
  await expect(other.getByText('Closed. We are done with this report.')).toBeVisible();
  await expect(other.getByText('Please reload the page.')).toBeVisible();
  await elsewhere.close();
});

test('a member reports a bug from the page where it happened', async ({ page, atlas }) => {
  await atlas.logIn('member');
  await page.goto('/events/my-events');
  await started(page);
  await page.goto('/bug-report');
  await started(page);
  await expect(page.getByLabel(/^Page/)).toHaveValue('/events/my-events');
  await expect(page.getByLabel(/^Email/)).toHaveCount(0);
  await page.getByLabel('What happened').fill('The events are in the wrong order.');
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByText(/Your ticket number is BUG-/)).toBeVisible();
});

test('the privacy policy names the officer and the deadline', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.getByText('Contact our data protection officer: privacy@atlas.example. We answer within 30 days.')).toBeVisible();
});

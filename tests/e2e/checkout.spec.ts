import type { APIRequestContext, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Atlas, expect, started, test } from './fixtures.ts';
import { FORMER, linkIn, mailTo, newAccount } from './mails.ts';

const FUNNEL = '/checkout/va-kickstart';
const PRODUCT = 'Virtual Assistant Kickstart';
const PASSWORD = 'Apat-na-mangga-78';
/** Any picture serves as a receipt. */
const RECEIPT = join(import.meta.dirname, '../../app/public/preview.png');

const newAddress = () => `bea-${randomUUID()}@example.com`;

/** Fills in the form of a checkout, except for its payment term. */
async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Bea');
  await page.getByLabel('Last name').fill('Santos');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mobile number').fill('0917 123 4567');
  await page.getByRole('radio', { name: 'GCash' }).check();
  await page.getByLabel(/I agree to the/).check();
}

/** Sends a receipt for what is due, with its picture. */
async function sendReceipt(page: Page): Promise<void> {
  await page.getByLabel('Reference number').fill(String(Math.floor(Math.random() * 1e13)).padStart(13, '1'));
  await page.locator('input[type=file]').setInputFiles(RECEIPT);
  await page.getByRole('button', { name: 'Send the receipt' }).click();
}

/** Approves the order of an address, as staff. */
async function approve(atlas: Atlas, email: string): Promise<void> {
  await atlas.logIn('admin');
  const { data } = await atlas.request<{ viewer: { orders: { edges: { node: { databaseId: number } }[] } } }>(
    'query ($search: String!) { viewer { orders(first: 1, filter: { search: $search }) { edges { node { databaseId } } } } }',
    { search: email },
  );
  const [order] = data.viewer.orders.edges;
  const { errors } = await atlas.request('mutation ($id: Int!) { approveOrder(databaseId: $id, paymentPlatform: "gcash") { state } }', {
    id: order?.node.databaseId,
  });
  expect(errors).toBeUndefined();
}

/** Sets the password with the link of the welcome email, and logs in. */
async function becomeMember(page: Page, request: APIRequestContext, email: string): Promise<void> {
  await page.goto(linkIn(await mailTo(request, email, `You are enrolled in ${PRODUCT}`), '/reset-password'));
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
}

test('a visitor orders, sends a receipt, and opens a lesson once staff approve it', async ({
  page,
  context,
  atlas,
  playwright,
  baseURL,
}) => {
  const email = newAddress();
  await page.goto('/va-kickstart');
  await page.getByRole('link', { name: 'Enroll' }).click();
  await expect(page).toHaveURL(FUNNEL);
  await started(page);
  await page.getByRole('radio', { name: /^3 payments/ }).check();
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page).toHaveURL(/\/checkout\/\d+\?order=ATL-[A-Z0-9]+$/);
  await started(page);
  await sendReceipt(page);
  await expect(page.getByRole('heading', { level: 1, name: 'We are checking your receipt' })).toBeVisible({ timeout: 15_000 });
  const order = page.url();

  await context.clearCookies();
  await approve(atlas, email);
  await context.clearCookies();
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await becomeMember(page, request, email);
  await expect(page.getByRole('heading', { level: 1, name: /Bea/ })).toBeVisible();
  await page.goto('/courses/my-courses');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // The link in the email opens the order in any browser, and its secret leaves the address.
  await context.clearCookies();
  await page.goto(linkIn(await mailTo(request, email, `Your order of ${PRODUCT}`), '/checkout'));
  await expect(page).toHaveURL(order);
  await expect(page.getByRole('heading', { level: 1, name: `You are enrolled in ${PRODUCT}` })).toBeVisible();
  await request.dispose();
});

test('a free offer is joined at once, without a payment method', async ({ page, playwright, baseURL }) => {
  const email = newAddress();
  await page.goto('/checkout/starter-training');
  await started(page);
  await expect(page.getByText('FREE').first()).toBeVisible();
  await expect(page.getByRole('radio', { name: 'GCash' })).toHaveCount(0);
  await page.getByLabel('First name').fill('Bea');
  await page.getByLabel('Last name').fill('Santos');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mobile number').fill('0917 123 4567');
  await page.getByLabel(/I agree to the/).check();
  await page.getByRole('button', { name: 'Get access' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^You are enrolled in/ })).toBeVisible();
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  expect(linkIn(await mailTo(request, email, 'You are enrolled in'), '/reset-password')).not.toBe('');
  await request.dispose();
});

test('a stranger who signed up with the address of a buyer gets nothing, and the buyer everything', async ({
  page,
  context,
  atlas,
  playwright,
  baseURL,
}) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const email = await newAccount(request);
  await page.goto(FUNNEL);
  await started(page);
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page).toHaveURL(/order=ATL-/);
  await started(page);
  await sendReceipt(page);
  await expect(page.getByRole('heading', { level: 1, name: 'We are checking your receipt' })).toBeVisible({ timeout: 15_000 });
  await context.clearCookies();
  await approve(atlas, email);
  await context.clearCookies();
  await page.goto(linkIn(await mailTo(request, email, `Your order of ${PRODUCT}`), '/checkout'));
  await expect(page.getByRole('heading', { level: 1, name: 'Your payment is confirmed' })).toBeVisible();

  await becomeMember(page, request, email);
  await expect(page.getByRole('heading', { level: 1, name: /Bea|Ana/ })).toBeVisible();
  await page.goto('/courses/my-courses');
  await expect(page.getByRole('article').first()).toBeVisible();
  // The password of the stranger and the session that it began are gone.
  const again = await request.post('/api/auth', { data: { method: 'login', username: email, password: FORMER } });
  expect(again.status()).toBe(400);
  expect(await (await request.get('/api/auth?method=getToken')).text()).toBe('');
  await request.dispose();
});

test('the order opens only in the browser that holds its secret', async ({ page, context, atlas }) => {
  const email = newAddress();
  await page.goto(FUNNEL);
  await started(page);
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page).toHaveURL(/order=ATL-/);
  const address = page.url();
  const answer = await page.request.get(address);
  expect([answer.headers()['cache-control'], answer.headers()['referrer-policy'], answer.headers()['x-robots-tag']]).toEqual([
    'private, no-store',
    'no-referrer',
    'noindex',
  ]);
  await context.clearCookies();
  atlas.expects(/^404 GET \/checkout/);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: /does not open an order/ })).toBeVisible();
});

test('what was typed survives a reload, errors and a wrong coupon', async ({ page, atlas }) => {
  await page.goto(FUNNEL);
  await started(page);
  await page.getByLabel('First name').fill('Bea');
  await page.getByLabel('Mobile number').fill('12');
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByText('Last name is required')).toBeVisible();
  await expect(page.getByText('Invalid mobile number!')).toBeVisible();
  await page.reload();
  await started(page);
  await expect(page.getByLabel('First name')).toHaveValue('Bea');
  await page.getByText('I have a coupon').click();
  await page.getByLabel('Code').fill('NO-SUCH-CODE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('This coupon code is not valid for this offer.')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Bea');
  atlas.expects(/^400 POST \/checkout\/va-kickstart/);
  await fillIn(page, 'member@atlas.example');
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByText(/An account with this email already exists/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Have an account? Log in' }).click();
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Fcheckout%2F\d+/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ atlas }) => atlas.expects(/^csp GET \/assets\//));

  test('a visitor uses a coupon, orders, and cancels', async ({ page, atlas }) => {
    atlas.expects(/^400 POST \/checkout/);
    await page.goto(FUNNEL);
    await page.getByText('I have a coupon').click();
    await page.getByLabel('First name').fill('Bea');
    await page.getByLabel('Code').fill('NO-SUCH-CODE');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('This coupon code is not valid for this offer.')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Bea');
    await page.getByRole('button', { name: 'Pay' }).click();
    await expect(page.getByText('Last name is required')).toBeVisible();
    await page.getByLabel('Code').fill('');
    await fillIn(page, newAddress());
    await page.getByRole('button', { name: 'Pay' }).click();
    await expect(page).toHaveURL(/\/checkout\/\d+\?order=ATL-/);
    // The browser asks for the box before it sends the form.
    await page.getByRole('button', { name: 'Cancel this order' }).click();
    await expect(page.getByRole('button', { name: 'Send the receipt' })).toBeVisible();
    await page.getByLabel('I want to cancel it').check();
    await page.getByRole('button', { name: 'Cancel this order' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'This order is cancelled' })).toBeVisible();
  });
});

test('a receipt is checked by its code, without a name', async ({ page, atlas }) => {
  await page.goto('/thank-you?of=receipt&code=0000000000000000');
  await expect(page.getByText('We know no valid receipt with this code')).toBeVisible();
  await atlas.logIn('admin');
  const { data } = await atlas.request<{ viewer: { invoice: { documents: { code: string; kind: string }[] } } }>(
    '{ viewer { invoice(databaseId: 1) { documents { code kind } } } }',
  );
  const code = data.viewer.invoice.documents.find(({ kind }) => kind === 'ACKNOWLEDGEMENT')?.code ?? '';
  await page.goto(`/thank-you?of=receipt&code=${code}`);
  await expect(page.getByText('This receipt is real')).toBeVisible();
});

import { randomUUID } from 'node:crypto';
import { startTestProviders, type TestProviders } from '../../packages/server/src/testing/testProviders.ts';
import { providerPort } from './data.ts';
import { type Atlas, expect, started, test } from './fixtures.ts';
import { linkIn, mailTo } from './mails.ts';

const newAddress = () => `bea-${randomUUID()}@example.com`;
const MANUAL = '{"manual":["gcash","maya","bank-transfer","over-the-counter"],"paymongo":[],"xendit":[]}';
const ONLINE = '{"manual":["gcash","maya","bank-transfer","over-the-counter"],"paymongo":["gcash"],"xendit":[]}';

/** Saves the setting with the payment methods, as staff. */
async function setMethods(atlas: Atlas, value: string): Promise<void> {
  await atlas.logIn('admin');
  const { data } = await atlas.request<{ viewer: { settings: { name: string; revision: number }[] } }>(
    '{ viewer { settings { name revision } } }',
  );
  const revision = data.viewer.settings.find(({ name }) => name === 'pay-methods')?.revision;
  const SAVE = 'mutation ($edits: [SettingEdit!]!) { updateSettings(edits: $edits) { name } }';
  const { errors } = await atlas.request(SAVE, { edits: [{ name: 'pay-methods', value, revision }] });
  expect(errors).toBeUndefined();
}

let providers: TestProviders;
test.beforeEach(async ({ atlas, context, baseURL }) => {
  const server = new URL(baseURL ?? '');
  providers = await startTestProviders({
    port: providerPort(Number(server.port)),
    webhookUrl: new URL('/api/payments/paymongo', server).href,
  });
  await setMethods(atlas, ONLINE);
  await context.clearCookies();
  atlas.allows(/^another site: http:\/\/127\.0\.0\.1/);
});
test.afterEach(async ({ atlas }) => {
  await setMethods(atlas, MANUAL);
  await providers.close();
});

test('a visitor pays with GCash on the page of the provider and is a member when the event arrives', async ({
  page,
  playwright,
  baseURL,
}) => {
  const email = newAddress();
  await page.goto('/checkout/va-kickstart');
  await started(page);
  await page.getByLabel('First name').fill('Bea');
  await page.getByLabel('Last name').fill('Santos');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mobile number').fill('0917 123 4567');
  await page.getByRole('radio', { name: 'GCash' }).check();
  await page.getByLabel(/I agree to the/).check();
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.getByRole('button', { name: 'Authorize test payment' }).click();
  await expect(page).toHaveURL(/\/checkout\/\d+\?order=ATL-[A-Z0-9]+&back=paid$/);
  // Checked first, or enrolled already: the event is processed meanwhile, and the page looks again.
  await expect(page.getByRole('heading', { level: 1, name: /^You are enrolled in/ })).toBeVisible({ timeout: 20_000 });
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  expect(linkIn(await mailTo(request, email, 'You are enrolled in'), '/reset-password')).not.toBe('');
  await request.dispose();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ atlas }) => atlas.expects(/^csp GET \/assets\//));

  test('a visitor pays on the page of the provider, turns back first, and pays again', async ({ page }) => {
    await page.goto('/checkout/va-kickstart');
    await page.getByLabel('First name').fill('Bea');
    await page.getByLabel('Last name').fill('Santos');
    await page.getByLabel('Email').fill(newAddress());
    await page.getByLabel('Mobile number').fill('0917 123 4567');
    await page.getByRole('radio', { name: 'GCash' }).check();
    await page.getByLabel(/I agree to the/).check();
    await page.getByRole('button', { name: 'Pay' }).click();
    await expect(page.getByRole('button', { name: 'Authorize test payment' })).toBeVisible();
    const [session] = providers.sessions;
    await page.goto(session?.returnUrl.replace('back=paid', 'back=cancelled') ?? '');
    await expect(page.getByText(/You came back before the payment was confirmed/)).toBeVisible();
    await page.getByRole('button', { name: 'Pay with GCash' }).click();
    await page.getByRole('button', { name: 'Authorize test payment' }).click();
    await expect(page).toHaveURL(/back=paid$/);
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: /^You are enrolled in/ })).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(providers.sessions).toHaveLength(1);
  });
});

test('a provider that does not answer leaves the other ways to pay', async ({ page, atlas }) => {
  atlas.expects(/^409 POST \/checkout/);
  await page.goto('/checkout/va-kickstart');
  await started(page);
  await page.getByLabel('First name').fill('Bea');
  await page.getByLabel('Last name').fill('Santos');
  await page.getByLabel('Email').fill(newAddress());
  await page.getByLabel('Mobile number').fill('0917 123 4567');
  await page.getByRole('radio', { name: 'Maya' }).check();
  await page.getByLabel(/I agree to the/).check();
  await page.getByRole('button', { name: 'Pay' }).click();
  await started(page);
  providers.fail('create', 'error');
  await page.getByRole('button', { name: 'Pay with GCash' }).click();
  await expect(page.getByText(/is not available right now/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'How to pay' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send the receipt' })).toBeVisible();
});

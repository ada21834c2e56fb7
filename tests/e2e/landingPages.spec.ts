import { randomUUID } from 'node:crypto';
import { expect, test } from './fixtures.ts';
import { axeViolations } from './renderedPage.ts';

const PAGE = '/freelancing-course';
const IN_APP =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/468.0.0.57.79;]';

test('a visitor reads a page, opens a question, and starts the checkout from it', async ({ page }) => {
  await page.goto(`${PAGE}?fbclid=IwAR0`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work from home, without guessing');
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByText('Do I need a laptop?').click();
  await expect(page.getByText(/For the lessons a phone is enough/)).toBeVisible();
  await page.getByRole('radio', { name: /^3 payments/ }).check();
  await expect(page.getByText('Payment 2').filter({ visible: true })).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: 'Enroll' }).click();
  await expect(page.getByRole('form', { name: 'Checkout' })).toBeVisible();
});

test.describe('before a choice about cookies', () => {
  test.use({ asksConsent: true });

  test('the question about cookies is answered without leaving a page, and it is not asked again', async ({ page }) => {
    await page.goto(PAGE);
    await page.getByRole('button', { name: 'Only necessary' }).click();
    await expect(page).toHaveURL(PAGE);
    await expect(page.getByRole('button', { name: 'Only necessary' })).toHaveCount(0);
    await page.goto(PAGE);
    await expect(page.getByRole('button', { name: 'Only necessary' })).toHaveCount(0);
  });
});

/** A page with an opt-in, which staff publish. @returns its path */
async function optInPage(atlas: Parameters<Parameters<typeof test>[2]>[0]['atlas']): Promise<string> {
  await atlas.logIn('admin');
  const slug = `opt-in-${randomUUID().slice(0, 8)}`;
  const { data } = await atlas.request<{ viewer: { funnels: { edges: { node: { productId: number } }[] } } }>(
    'query { viewer { funnels(first: 1, filter: { search: "freelancing-course" }) { edges { node { productId } } } } }',
  );
  const made = await atlas.request<{ createFunnel: { databaseId: number } }>(
    'mutation ($productId: Int!, $input: FunnelInput!) { createFunnel(productId: $productId, input: $input) { databaseId } }',
    { productId: data.viewer.funnels.edges[0]?.node.productId, input: { name: slug, slug } },
  );
  const started = await atlas.request<{ startLandingPage: { databaseId: number; revision: number } }>(
    'mutation ($id: Int!) { startLandingPage(funnelId: $id, start: "opt-in") { databaseId revision } }',
    { id: made.data.createFunnel.databaseId },
  );
  const { databaseId, revision } = started.data.startLandingPage;
  const published = await atlas.request(
    'mutation ($id: Int!, $revision: Int!) { publishLandingPage(databaseId: $id, revision: $revision) { id } }',
    {
      id: databaseId,
      revision,
    },
  );
  expect(published.errors).toBeUndefined();
  return `/${slug}`;
}

test('an opt-in keeps what was typed when it is rejected, and thanks when it is taken', async ({ page, atlas, context }) => {
  const path = await optInPage(atlas);
  await context.clearCookies();
  await page.goto(path);
  await page.getByRole('textbox', { name: 'First name' }).fill('Ana');
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@nowhere');
  await page.getByRole('checkbox').check();
  atlas.expects(/^400 POST \/opt-in/);
  await page.getByRole('button', { name: 'Send it to me' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/Enter a valid email address/);
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ana');
  await page.getByRole('textbox', { name: 'Email' }).fill(`ana-${randomUUID()}@example.com`);
  await page.getByRole('button', { name: 'Send it to me' }).click();
  await expect(page).toHaveURL('/thank-you?of=landing-page');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ atlas }) => atlas.expects(/^csp GET \/assets\//));

  test('a visitor opts in, and a rejected form keeps its values', async ({ page, atlas, context }) => {
    const path = await optInPage(atlas);
    await context.clearCookies();
    await page.goto(path);
    await page.getByRole('textbox', { name: 'First name' }).fill('Ben');
    await page.getByRole('textbox', { name: 'Email' }).fill('ben@nowhere');
    await page.getByRole('checkbox').check();
    atlas.expects(/^400 POST \/opt-in/);
    await page.getByRole('button', { name: 'Send it to me' }).click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/Enter a valid email address/);
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ben');
    await page.getByRole('textbox', { name: 'Email' }).fill(`ben-${randomUUID()}@example.com`);
    await page.getByRole('button', { name: 'Send it to me' }).click();
    await expect(page).toHaveURL('/thank-you?of=landing-page');
  });
});

test.describe('in Facebook’s browser', () => {
  test.use({ userAgent: IN_APP });

  test('the page opens, counts down, and leads to the checkout', async ({ page, atlas }) => {
    await page.goto('/studio-year?fbclid=IwAR0');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('From freelancer to small studio');
    atlas.allows(/^another site/);
    await page.getByRole('link', { name: 'Join the next year' }).click();
    await expect(page).toHaveURL(/#price$/);
    await page.getByRole('main').getByRole('link', { name: 'Enroll' }).click();
    await expect(page.getByRole('form', { name: 'Checkout' })).toBeVisible();
  });
});

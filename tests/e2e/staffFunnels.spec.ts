import { expect, test } from './fixtures.ts';
import type { Atlas } from './fixtures.ts';

/** The id of a funnel of the demo data, and of its product. */
async function funnelOf(atlas: Atlas, slug: string): Promise<{ databaseId: number; productId: number }> {
  const { data } = await atlas.request<{
    viewer: { funnels: { edges: { node: { databaseId: number; productId: number; slug: string } }[] } };
  }>(
    'query ($search: String) { viewer { funnels(first: 20, filter: { search: $search }) { edges { node { databaseId productId slug } } } } }',
    { search: slug },
  );
  const found = data.viewer.funnels.edges.find(({ node }) => node.slug === slug);
  if (found === undefined) throw new Error(`There is no funnel ${slug}.`);
  return found.node;
}

test('staff make a funnel for a product and a coupon with its schedule in view, close it and reopen it', async ({ page, atlas, context }, {
  project,
}) => {
  const stamp = `${project.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${Date.now()}`;
  const name = `Clinic ${stamp}`;
  await atlas.logIn('admin');
  const { productId } = await funnelOf(atlas, 'freelancing-course');

  await page.goto(`/funnels/new/${productId}`);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  const slug = page.getByRole('textbox', { name: 'Address' });
  await expect(slug).toHaveValue(`clinic-${stamp}`);
  await slug.fill('freelancing-course');
  await page.getByRole('combobox', { name: 'Add a payment term' }).selectOption('3 monthly payments');
  await expect(page.getByText('₱10,497.00 in total')).toBeVisible();
  await page.getByRole('spinbutton', { name: /^Validity/ }).fill('30');
  await expect(page.getByLabel(/^End of access/)).not.toHaveValue('');
  await page.getByRole('button', { name: 'Create funnel' }).click();
  await expect(slug).toHaveAccessibleDescription('This address is taken. Choose another one.');
  await expect(page.getByRole('spinbutton', { name: /^Validity/ })).toHaveValue('30');
  await slug.fill(`clinic-${stamp}`);
  await page.getByRole('button', { name: 'Create funnel' }).click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('img', { name: `QR code of ${name}` })).toBeVisible();
  const url = new URL(`/clinic-${stamp}`, page.url()).href;
  await expect(page.getByText(url, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const funnelPath = new URL(page.url()).pathname;

  await page.getByRole('link', { name: 'Create a coupon' }).click();
  await page.getByRole('textbox', { name: 'Code' }).fill('early-bird');
  await page.getByRole('radio', { name: 'Percentage' }).check();
  const discount = page.getByRole('spinbutton', { name: 'Discount' });
  await discount.fill('150');
  await page.getByRole('button', { name: 'Create coupon' }).click();
  await expect(discount).toHaveAccessibleDescription(/up to 100/);
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue('EARLY-BIRD');
  await discount.fill('10');
  await expect(page.getByText('The buyer pays ₱9,497.00 instead of ₱10,497.00.')).toBeVisible();
  await page.getByRole('button', { name: 'Create coupon' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'EARLY-BIRD' })).toBeVisible();
  await expect(page.getByText('No one has used it yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('button', { name: 'Archive coupon' }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('button', { name: 'Archive' })).toBeVisible();

  const visitor = await context.browser()?.newPage();
  if (visitor === undefined) throw new Error('There is no browser.');
  await visitor.goto(url);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Freelancing Course' })).toBeVisible();

  await page.goto(funnelPath);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Close funnel' }).click();
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await visitor.goto(url);
  await expect(visitor).toHaveURL(/\/checkout\/closed/);
  await visitor.close();

  await page.goto(`/funnels?q=${stamp}`);
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Reopen' }).click();
  await page.getByRole('button', { name: 'Reopen funnel' }).click();
  await expect(page.getByText(`${name} is open again.`)).toBeVisible();
});

test('a copy of a funnel begins with its values and an address of its own', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  const { databaseId } = await funnelOf(atlas, 'va-kickstart');
  await page.goto(`/funnels/${databaseId}`);
  await page.getByRole('link', { name: 'Duplicate' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(/^Copy of /);
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue(/^copy-of-/);
  await expect(page.getByText('12 weekly payments').first()).toBeVisible();
});

test('staff who may only read find no forms and are refused by the API', async ({ page, atlas }) => {
  await atlas.logIn('tribe-team-fa');
  const { databaseId, productId } = await funnelOf(atlas, 'freelancing-course');
  await page.goto(`/funnels/${databaseId}`);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit funnel' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeHidden();
  for (const path of [`/funnels/${databaseId}/edit`, `/funnels/new/${productId}`, `/funnels/${databaseId}/coupons/new`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  }
  const close = await atlas.request('mutation ($id: Int!) { setFunnelClosed(databaseId: $id, closed: true) { id } }', { id: databaseId });
  const coupon = await atlas.request(
    'mutation ($id: Int!) { createCoupon(funnelId: $id, input: { code: "MINE", discountType: FIXED, discount: 5 }) { id } }',
    { id: databaseId },
  );
  expect([close, coupon].map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
});

test('coaches are refused, on the pages and over the API', async ({ page, atlas }) => {
  await atlas.logIn('coach');
  atlas.expects(/403 GET \/funnels$/);
  atlas.expects(/403 GET \/funnels\/1$/);
  for (const path of ['/funnels', '/funnels/1']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  }
  const list = await atlas.request('{ viewer { funnels(first: 1) { totalCount } } }');
  const coupons = await atlas.request('{ viewer { coupons(first: 1) { totalCount } } }');
  expect([list, coupons].map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
});

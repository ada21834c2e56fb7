import { expect, test } from './fixtures.ts';

test('staff create a payment term with its schedule in view, edit it, duplicate it, archive it and restore it', async ({ page, atlas }, {
  project,
}) => {
  const name = `4 payments ${project.name} ${Date.now()}`;
  await atlas.logIn('admin');

  await page.goto('/payment-terms');
  await page.getByRole('link', { name: 'New Payment Term' }).click();
  await page.getByRole('button', { name: 'Create payment term' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Name is required/);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('radio', { name: 'Instalments' }).check();
  await page.getByRole('spinbutton', { name: 'Number of payments' }).fill('4');
  const price = page.getByRole('textbox', { name: 'Price', exact: true });
  // The field shows 9,999 until it is focused.
  await price.focus();
  await price.fill('10000');
  await page.getByLabel('Day of purchase').fill('2025-01-31');
  await expect(page.getByText('₱10,000.00 in total')).toBeVisible();
  await expect(page.getByText('02/28/2025')).toBeVisible();
  await expect(page.getByText('₱2,500.00')).toHaveCount(4);
  await page.getByRole('button', { name: 'Create payment term' }).click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('4 payments, every month')).toBeVisible();

  await page.getByRole('link', { name: 'Edit payment term' }).click();
  await page.getByRole('textbox', { name: 'Surcharge' }).fill('600');
  await page.getByRole('button', { name: 'Save payment term' }).click();
  await expect(page.getByText('4 payments, every month · ₱600.00 surcharge')).toBeVisible();

  await page.getByRole('link', { name: 'Duplicate' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(`Copy of ${name}`);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Create payment term' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Another payment term has this name\./);
  await page.getByRole('textbox', { name: 'Name' }).fill(`${name} again`);
  await page.getByRole('button', { name: 'Create payment term' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${name} again` })).toBeVisible();

  await page.getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('button', { name: 'Archive payment term' }).click();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  await page.goto(`/payment-terms?status=archived&q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Actions for ${name} again` }).click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await expect(page.getByRole('link', { name: `${name} again` })).toBeHidden();
});

test('a term in use explains why it cannot change, on its page and at the address of its form', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  await page.goto('/payment-terms?q=12+weekly');
  await page.getByRole('link', { name: '12 weekly payments' }).click();
  await expect(page.getByText(/it can no longer change/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit payment term' })).toBeHidden();
  await page.goto(`${new URL(page.url()).pathname}/edit`);
  await expect(page.getByText(/it can no longer change/)).toBeVisible();
  await page.getByRole('link', { name: 'Duplicate' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Copy of 12 weekly payments');
});

test('an address without a number is not found', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  atlas.expects(/404 GET \/payment-terms\/monthly$/);
  const response = await page.goto('/payment-terms/monthly');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('denies access to people who do not manage settings, on the page and over the API', async ({ page, atlas }) => {
  await atlas.logIn('coach');
  atlas.expects(/403 GET \/payment-terms$/);
  await page.goto('/payment-terms');
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  const list = await atlas.request('{ viewer { paymentTerms(first: 1) { totalCount } } }');
  const create = await atlas.request('mutation { createPaymentTerm(input: { name: "Mine", kind: ONE_TIME }) { name } }');
  expect([list, create].map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
});

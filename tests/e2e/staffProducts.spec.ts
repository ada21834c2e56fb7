import { expect, test } from './fixtures.ts';

const ADD = 'Add a course, an event or a resource';

test('staff create a product with two contents, order them, change its price, archive it and restore it', async ({ page, atlas }, {
  project,
}) => {
  const name = `Weekend clinic ${project.name} ${Date.now()}`;
  await atlas.logIn('admin');

  await page.goto('/products');
  await page.getByRole('link', { name: 'Create a Product' }).click();
  await page.getByRole('button', { name: 'Create product' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Name is required/);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Price' }).fill('1,499');
  for (const content of ['Proposals that get answered', 'Rate calculator']) {
    await page.getByRole('combobox', { name: ADD }).fill(content);
    await page
      .getByRole('option', { name: new RegExp(`^${content}`) })
      .first()
      .click();
  }
  const contents = page.getByRole('list', { name: 'Contents' }).getByRole('listitem');
  await expect(contents).toHaveCount(2);
  await page.getByRole('button', { name: 'Create product' }).click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('1 course, 1 resource')).toBeVisible();
  const seen = page.getByRole('list', { name: 'Contents that members see' }).getByRole('listitem');
  await expect(seen).toContainText(['Proposals that get answered', 'Rate calculator']);

  await page.getByRole('link', { name: 'Edit product' }).click();
  await expect(page.getByText('No one has this product now.')).toBeVisible();
  await page.getByRole('button', { name: 'Move Rate calculator', exact: true }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(contents).toContainText(['Rate calculator', 'Proposals that get answered']);
  const price = page.getByRole('textbox', { name: 'Price' });
  // The field shows 1,499 until it is focused.
  await price.focus();
  await price.fill('999');
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(page.getByText('₱999.00')).toBeVisible();
  await expect(seen).toContainText(['Rate calculator', 'Proposals that get answered']);

  await page.getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('button', { name: 'Archive product' }).click();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  await page.goto(`/products?status=archived&q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await expect(page.getByRole('link', { name, exact: true })).toBeHidden();
});

test('a product that a funnel sells is not archived, and the page leads to the funnel', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  await page.goto('/products?q=Social+Media');
  await page.getByRole('link', { name: 'Social Media Track', exact: true }).click();
  await page.getByRole('button', { name: 'Archive' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('cannot be archived yet');
  await expect(dialog.getByRole('link').first()).toHaveAttribute('href', /^\/funnels\/\d+$/);
  await expect(page.getByRole('button', { name: 'Archive product' })).toBeHidden();
});

test('staff find a product by name in the search', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  await page.goto('/products?global=Social+Media&type=product');
  const found = page.getByRole('option', { name: /Social Media Track/ }).or(page.getByRole('link', { name: /Social Media Track/ }));
  await expect(found.first()).toBeVisible();
});

test('denies access to people who do not sell products, on the page and over the API', async ({ page, atlas }) => {
  await atlas.logIn('coach');
  atlas.expects(/403 GET \/products$/);
  await page.goto('/products');
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  const list = await atlas.request('{ viewer { products(first: 1) { totalCount } } }');
  const create = await atlas.request('mutation { createProduct(input: { name: "Mine", price: 1 }) { name } }');
  expect([list, create].map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
});

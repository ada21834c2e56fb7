import { randomUUID } from 'node:crypto';
import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });
// The browser blocks scripts, and reports them as policy violations.
test.beforeEach(({ atlas }) => atlas.expects(/^csp GET \/assets\//));

test('a visitor reads an offer and follows its link', async ({ page }) => {
  await page.goto('/va-kickstart');
  await expect(page).toHaveTitle('Virtual Assistant Kickstart | Atlas');
  await expect(page.getByText('₱4,999.00')).toBeVisible();
  await page.getByRole('link', { name: 'Enroll' }).click();
  await expect(page.getByRole('form', { name: 'Checkout' })).toBeVisible();
});

test('a wrong password shows a message in the form, and the correct one leads to the requested page', async ({ page, atlas }) => {
  atlas.expects(/^400 POST \/login/);
  await page.goto('/courses/my-courses?filter=watching');
  await page.getByLabel('Email').fill('member@atlas.example');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Incorrect email or password.');
  await expect(page.getByLabel('Email')).toHaveValue('member@atlas.example');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.getByLabel('Password', { exact: true }).fill('Atlas-demo-2026!');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/courses/my-courses?filter=watching');
  await expect(page.getByRole('heading', { name: 'My Courses', level: 1 })).toBeVisible();
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('a visitor signs up, and errors appear at their fields', async ({ page, atlas }) => {
  atlas.expects(/^400 POST \/signup/);
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Ana');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByLabel('Last name')).toHaveAccessibleDescription('Last Name is required!');
  await expect(page.getByLabel('First name')).toHaveValue('Ana');
  await page.getByLabel('Last name').fill('Reyes');
  await page.getByLabel('Email').fill(`ana-${randomUUID()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('tatlong-mangga-77');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/courses/my-courses');
  await expect(page.getByRole('link', { name: 'Scams to avoid before you start' })).toBeVisible();
});

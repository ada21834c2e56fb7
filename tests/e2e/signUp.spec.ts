import { randomUUID } from 'node:crypto';
import { expect, started, test } from './fixtures.ts';

const newAddress = () => `ana-${randomUUID()}@example.com`;

test('a visitor sees missing fields, signs up, and opens a free lesson', async ({ page }) => {
  await page.clock.install();
  await page.goto('/signup');
  await started(page);
  await expect(page).toHaveTitle('Sign up | Atlas');
  await page.getByLabel('Facebook profile').fill('https://www.facebook.com/ana.reyes');
  await page.getByRole('button', { name: 'Create an account' }).click();
  for (const [field, message] of [
    ['First name', 'Given Name is required!'],
    ['Last name', 'Last Name is required!'],
    ['Email', 'Enter you email'],
    ['Password', 'Oops! It looks like you forgot to enter your password'],
  ] as const) {
    await expect(page.getByLabel(field, { exact: true })).toHaveAccessibleDescription(message);
  }
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByLabel('Facebook profile')).toHaveValue('https://www.facebook.com/ana.reyes');

  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Reyes');
  await page.getByLabel('Email').fill(newAddress());
  await page.getByLabel('Password', { exact: true }).fill('tatlong-mangga-77');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByText('Your account is ready.')).toBeVisible();
  await expect(page).toHaveURL('/signup');
  await page.clock.runFor(2_000);
  await expect(page).toHaveURL('/courses/my-courses');

  await expect(page.getByRole('heading', { name: 'My Courses', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Scams to avoid before you start' }).click();
  await page.getByRole('link', { name: /^Six scams in plain words/ }).click();
  await expect(page.getByRole('heading', { name: 'Six scams in plain words', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as done' })).toBeVisible();
});

test('an address from the link is filled in and cannot be changed', async ({ page }) => {
  await page.goto('/signup?email=maria@example.com');
  const email = page.getByLabel('Email');
  await expect(email).toHaveValue('maria@example.com');
  await expect(email).not.toBeEditable();
});

test('an address that already has an account leads to sign-in, and the form keeps its values', async ({ page, atlas }) => {
  atlas.expects(/^400 POST \/api\/auth$/);
  await page.goto('/signup');
  await started(page);
  const typed = {
    'First name': 'Maricel',
    'Last name': 'Dela Cruz',
    'Facebook profile': 'https://www.facebook.com/maricel',
    Email: 'member@atlas.example',
    Password: 'tatlong-mangga-77',
  };
  for (const [field, value] of Object.entries(typed)) await page.getByLabel(field, { exact: field === 'Password' }).fill(value);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('alert')).toContainText('An account with this email already exists. Log in instead.');
  for (const [field, value] of Object.entries(typed)) {
    await expect(page.getByLabel(field, { exact: field === 'Password' })).toHaveValue(value);
  }
  await expect(page).toHaveURL('/signup');
});

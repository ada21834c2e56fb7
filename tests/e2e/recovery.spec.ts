import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expect, started, test } from './fixtures.ts';
import { codeIn, FORMER, linkIn, mailTo, newAccount } from './mails.ts';

const CODE_MAIL = 'Your code for a new password';
const CODE_WRONG = 'That code is not right. 4 tries are left.';
const LINK_INVALID = 'This link is no longer valid. Ask for a new code.';

/** Requests a code through the forms. */
async function requestCode(page: Page, address: string): Promise<void> {
  await page.goto('/login');
  await started(page);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot Password', level: 1 })).toBeVisible();
  await page.getByLabel('Email').fill(address);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByText(`An OTP was sent to ${address.toLowerCase()}`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Reset Password', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
}

/** Enters a code as if pasted: all digits, into the focused box. */
const enterCode = (page: Page, code: string): Promise<void> => page.keyboard.type(code);

async function choosePassword(page: Page, password: string, again = password): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(again);
  await page.getByLabel('Confirm password', { exact: true }).press('Enter');
}

async function logInWith(page: Page, address: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(address);
  // Toasts may cover the button on a phone.
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
}

test('a forgotten password is reset with the code from the email', async ({ page, playwright, baseURL, atlas }) => {
  atlas.expects(/^400 POST \/api\/auth$/);
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const address = await newAccount(request);
  await requestCode(page, address.toUpperCase());
  await expect(page.getByRole('button', { name: 'Send a new code' })).toHaveCount(0);
  const code = codeIn(await mailTo(request, address, CODE_MAIL));

  await enterCode(page, code === '111111' ? '222222' : '111111');
  await expect(page.getByRole('main').getByText(CODE_WRONG)).toBeVisible();
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
  await expect(page.getByLabel('Digit 6 of 6')).not.toHaveValue('');
  await enterCode(page, code);

  await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
  await choosePassword(page, 'mangga', 'mangga-77');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await choosePassword(page, 'mangga');
  await expect(page.getByText('Password must meet all validation criteria.')).toBeVisible();
  await choosePassword(page, 'Password123!');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await choosePassword(page, 'Apat-na-mangga-78');
  await expect(page.getByText('Password changed!')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(LINK_INVALID)).toHaveCount(0);

  await logInWith(page, address, FORMER);
  await expect(page.getByRole('alert')).toHaveText('Incorrect email or password.');
  await logInWith(page, address, 'Apat-na-mangga-78');
  await expect(page.getByRole('heading', { name: /Ana/, level: 1 })).toBeVisible();
  await page.goto('/forgot-password');
  await expect(page).toHaveURL('/');
  await request.dispose();
});

test('the link in the email contains the code, which is submitted automatically', async ({ page, playwright, baseURL, atlas }) => {
  atlas.expects(/^400 POST \/api\/auth$/);
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const address = await newAccount(request);
  await request.post('/api/auth', { data: { method: 'forgotPassword', username: address } });
  const link = linkIn(await mailTo(request, address, CODE_MAIL), '/reset-password');
  await page.goto(link);
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(address);
  // A reload starts again at the code.
  await page.reload();
  await expect(page.getByLabel('Digit 6 of 6')).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
  await choosePassword(page, 'Apat-na-mangga-78');
  await expect(page).toHaveURL('/login');
  // A link that was used once is no longer valid.
  await page.goto(link).catch(() => undefined);
  await expect(page.getByText(LINK_INVALID)).toBeVisible();
  await expect(page).toHaveURL('/login');
  await request.dispose();
});

test('the address typed on the sign-in page is filled in for a code, and is in no request', async ({ page }) => {
  const address = `typed-${randomUUID()}@example.com`;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/login');
  await page.getByLabel('Email').fill(address);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot Password', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(address);
  await expect(page).toHaveURL('/forgot-password');
  expect(requested.filter((text) => text.includes('typed-'))).toEqual([]);
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue('');
});

test('an unknown address looks the same, and a new code replaces the first', async ({ page }) => {
  await page.clock.install();
  const address = `nobody-${randomUUID()}@example.com`;
  await requestCode(page, address);
  const first = page.url();
  await expect(page.getByText(/^You can ask for a new code in \d+ seconds?\.$/)).toBeVisible();
  await page.clock.runFor(11_000);
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(page.getByText(`Email OTP sent successfully to ${address}!`)).toBeVisible();
  await expect(page).not.toHaveURL(first);
  await expect(page.getByRole('button', { name: 'Send a new code' })).toHaveCount(0);
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
  await enterCode(page, '123456');
  await expect(page.getByRole('main').getByText(CODE_WRONG)).toBeVisible();
});

test('an invalid or missing link leads to the sign-in page with a message', async ({ page, atlas }) => {
  atlas.expects(/^400 POST \/api\/auth$/);
  for (const path of ['/reset-password?userId=1&resetToken=nonsense&email=ana%40example.com', '/reset-password']) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
    await expect(page.getByText(LINK_INVALID)).toBeVisible();
  }
});

test('an account without a password has its own page, prefilled with the address from the link', async ({ page }) => {
  await page.goto('/set-new-password?email=ana%40example.com');
  await expect(page.getByRole('heading', { name: 'Set New Password', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('ana@example.com');
  await page.getByLabel('Email').fill('');
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required');
});

test('a sign-up is logged, and the link of its email confirms the address', async ({ page, playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const address = `ana-${randomUUID()}@example.com`;
  let reported: unknown;
  await page.route('**/api/graphql', async (route) => {
    if (!route.request().postData()?.includes('"userEmail"')) return route.continue();
    const response = await route.fetch();
    reported = await response.json();
    return route.fulfill({ response });
  });
  await page.goto('/signup');
  await started(page);
  const typed = { 'First name': 'Ana', 'Last name': 'Reyes', Email: address, Password: FORMER };
  for (const [field, value] of Object.entries(typed)) await page.getByLabel(field, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect.poll(() => reported).toEqual({ data: { addUserLoginLog: true } });
  await expect(page).toHaveURL('/courses/my-courses');

  const link = linkIn(await mailTo(request, address, 'Confirm your email'), '/login');
  // Signed-in people continue to the home page.
  await page.goto(link);
  await expect(page.getByText('Your email is confirmed.')).toBeVisible();
  await expect(page).toHaveURL('/');
  // Signed-out people stay on the sign-in page, with the token removed from its address.
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByText('Your email is confirmed.')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await page.goto('/login?confirm=nonsense');
  await expect(page.getByText('This link is no longer valid. Log in to ask for a new one.')).toBeVisible();
  await request.dispose();
});

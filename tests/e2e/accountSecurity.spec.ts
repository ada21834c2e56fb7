import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect, started, test } from './fixtures.ts';
import { FORMER, linkIn, mailTo, newAccount } from './mails.ts';

const NEW_PASSWORD = 'Apat-na-mangga-78';
const ACCOUNT = '/profile?tab=account';

async function logIn(page: Page, address: string, password: string): Promise<void> {
  await page.goto('/login');
  await started(page);
  await page.getByLabel('Email').fill(address);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
}
async function openAccount(page: Page): Promise<void> {
  await page.goto(ACCOUNT);
  await started(page);
  await expect(page.getByRole('heading', { name: 'Sign-in', level: 2, exact: true })).toBeVisible();
}
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('changing the password ends other sessions and sends an email', async ({ page, browser, request }) => {
  const address = await newAccount(request);
  await logIn(page, address, FORMER);
  await expect(page.getByRole('heading', { name: /Ana/, level: 1 })).toBeVisible();
  const elsewhere = await (await browser.newContext()).newPage();
  await logIn(elsewhere, address, FORMER);
  await expect(elsewhere.getByRole('heading', { name: /Ana/, level: 1 })).toBeVisible();

  await openAccount(page);
  await expect(page.getByText('Not confirmed')).toBeVisible();
  await page.getByRole('button', { name: 'Change password' }).click();
  const change = dialog(page, 'Change password');
  await change.getByLabel('Current password').fill('hindi-ito-1A');
  await change.getByLabel('New password').fill(NEW_PASSWORD);
  await change.getByRole('button', { name: 'Change password' }).click();
  await expect(change.getByRole('link', { name: 'That is not your current password.' })).toBeVisible();
  await expect(change.getByLabel('New password')).toHaveValue(NEW_PASSWORD);
  await change.getByLabel('Current password').fill(FORMER);
  await change.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed!')).toBeVisible();

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login/);
  await elsewhere.context().close();
  expect(await mailTo(request, address, 'Your password was changed')).toContain('If it was not you, set a new password at once.');
});

test('a new email address replaces the old one once its link is opened', async ({ page, request }) => {
  const address = await newAccount(request);
  const wanted = `new-${address}`;
  await logIn(page, address, FORMER);
  await expect(page.getByRole('heading', { name: /Ana/, level: 1 })).toBeVisible();
  await openAccount(page);
  await page.getByRole('button', { name: 'Change email' }).click();
  const change = dialog(page, 'Change email');
  await change.getByLabel('New email').fill(wanted);
  await change.getByLabel('Current password').fill(FORMER);
  await change.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`Waiting for ${wanted}`)).toBeVisible();
  expect(await mailTo(request, address, 'Someone wants to change your email')).toContain(wanted);
  await page.goto(linkIn(await mailTo(request, wanted, 'Confirm your new email'), '/login'));
  await expect(page.getByText('Your email was changed. Log in with the new one.')).toBeVisible();
  await logIn(page, wanted, FORMER);
  await expect(page.getByRole('heading', { name: /Ana/, level: 1 })).toBeVisible();
  expect(await mailTo(request, address, 'Your email was changed')).toContain(wanted);
});

test('two-step sign-in is turned on with an app, required at the next sign-in, and turned off with both steps', async ({
  page,
  request,
  atlas,
}) => {
  atlas.expects(/^400 POST \/api\/auth$/);
  const address = await newAccount(request);
  await logIn(page, address, FORMER);
  await expect(page.getByRole('heading', { name: /Ana/, level: 1 })).toBeVisible();
  await openAccount(page);
  await page.getByRole('button', { name: 'Turn on' }).click();
  const setUp = dialog(page, 'Turn on two-step sign-in');
  await setUp
    .getByLabel(/password/i)
    .first()
    .fill(FORMER);
  await setUp
    .getByLabel(/password/i)
    .first()
    .press('Enter');
  const key = ((await setUp.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '').replaceAll(' ', '');
  const codeOf = () => new TOTP({ secret: Secret.fromBase32(key) }).generate();
  await setUp.getByLabel('Digit 1 of 6').focus();
  await page.keyboard.type(codeOf());
  await setUp.getByRole('button', { name: 'Turn it on' }).click();
  const shown = setUp.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allTextContents();
  await setUp.getByRole('checkbox').check();
  await setUp.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('10 recovery codes are left for when you do not have your phone.')).toBeVisible();

  await page.context().clearCookies();
  await logIn(page, address, FORMER);
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.getByLabel('Code').fill('000000');
  await page.getByLabel('Code').press('Enter');
  await expect(page.getByText('That code is not right. Use the newest one, or a recovery code.').first()).toBeVisible();
  await page.getByLabel('Code').fill(codes[0] ?? '');
  await page.getByLabel('Code').press('Enter');
  await expect(page.getByRole('heading', { name: /Ana/, level: 1 })).toBeVisible();

  await openAccount(page);
  await page.getByRole('button', { name: 'Turn off' }).click();
  const turnOff = dialog(page, 'Turn off two-step sign-in?');
  await turnOff.getByLabel('Current password').fill(FORMER);
  await turnOff.getByLabel('Code').fill(codes[1] ?? '');
  await turnOff.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Two-step sign-in is off.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible();
});

test('an administrator who changes the password elsewhere does not get their session back from a staff view', async ({
  page,
  browser,
  request,
  atlas,
}) => {
  const address = await newAccount(request);
  const member = await newAccount(request);
  await atlas.logIn('admin');
  const people =
    'query ($search: String!) { viewer { nonMembers(first: 1, filter: { search: $search }) { edges { node { databaseId } } } } }';
  const idOf = async (search: string) => {
    const { data } = await atlas.request<{ viewer: { nonMembers: { edges: { node: { databaseId: number } }[] } } }>(people, { search });
    return data.viewer.nonMembers.edges[0]?.node.databaseId ?? 0;
  };
  const [staffId, memberId] = [await idOf(address), await idOf(member)];
  const { data: levels } = await atlas.request<{ accessLevels: { databaseId: number; key: string }[] }>(
    '{ accessLevels { databaseId key } }',
  );
  const accessLevelId = levels.accessLevels.find(({ key }) => key === 'admin')?.databaseId;
  await atlas.request(
    'mutation ($staffId: Int!, $accessLevelId: Int!) { giveAccessLevel(databaseId: $staffId, accessLevelId: $accessLevelId) { id } }',
    {
      staffId,
      accessLevelId,
    },
  );
  await page.context().clearCookies();

  await logIn(page, address, FORMER);
  await expect(page.getByRole('heading', { name: /Ana/, level: 1 })).toBeVisible();
  await atlas.request('mutation ($id: Int!) { switchRole(accessLevelId: $id) }', { id: accessLevelId });
  await page.goto(`/community/non-members/${memberId}?tab=access`);
  await started(page);
  await page.getByRole('button', { name: /^View as/ }).click();
  const start = dialog(page, 'View as Ana Reyes');
  await start.getByRole('textbox', { name: 'Reason' }).fill('Cannot open lesson 3');
  await start.getByRole('button', { name: /^View as/ }).click();
  await expect(page.getByText(/\d+ min left/)).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  await logIn(elsewhere, address, FORMER);
  await expect(elsewhere.getByRole('heading', { name: /Ana/, level: 1 })).toBeVisible();
  await openAccount(elsewhere);
  await expect(elsewhere.getByText('Viewing as Ana Reyes')).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Change password' }).click();
  const change = dialog(elsewhere, 'Change password');
  await change.getByLabel('Current password').fill(FORMER);
  await change.getByLabel('New password').fill(NEW_PASSWORD);
  await change.getByRole('button', { name: 'Change password' }).click();
  await expect(elsewhere.getByText('Password changed!')).toBeVisible();
  await elsewhere.context().close();

  atlas.allows(/^401 POST \/api\/graphql/);
  await page.getByRole('button', { name: 'End Session' }).first().click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/community/members');
  await expect(page).toHaveURL(/\/login/);
});

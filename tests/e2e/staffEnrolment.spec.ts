import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Atlas } from './fixtures.ts';

/** A new person without any subscription. */
async function newcomer(atlas: Atlas): Promise<{ id: number; name: string }> {
  const stamp = `${Date.now()}${Math.floor(Math.random() * 1000)}`;
  const { data: levels } = await atlas.request<{ viewer: { levelsToGive: { databaseId: number; key: string }[] } }>(
    '{ viewer { levelsToGive { databaseId key } } }',
  );
  const accessLevelId = levels.viewer.levelsToGive.find(({ key }) => key === 'non-member')?.databaseId;
  const input = { firstName: 'Bea', lastName: `Santos ${stamp}`, email: `bea-${stamp}@example.com`, accessLevelId };
  const { data } = await atlas.request<{ createUser: { databaseId: number; name: string } }>(
    'mutation ($input: NewUserInput!) { createUser(input: $input) { databaseId name } }',
    { input },
  );
  return { id: data.createUser.databaseId, name: data.createUser.name };
}

/** A new coupon of a funnel that takes a thousand pesos off. */
async function newCoupon(atlas: Atlas, slug: string): Promise<string> {
  const { data } = await atlas.request<{ viewer: { funnels: { edges: { node: { databaseId: number; slug: string } }[] } } }>(
    'query ($search: String) { viewer { funnels(first: 20, filter: { search: $search }) { edges { node { databaseId slug } } } } }',
    { search: slug },
  );
  const funnelId = data.viewer.funnels.edges.find(({ node }) => node.slug === slug)?.node.databaseId;
  const code = `ENROL-${Date.now()}`;
  const { errors } = await atlas.request(
    'mutation ($funnelId: Int!, $code: String!) { createCoupon(funnelId: $funnelId, input: { code: $code, discountType: FIXED, discount: 1000 }) { id } }',
    { funnelId, code },
  );
  expect(errors).toBeUndefined();
  return code;
}

/** Selects a funnel of a product. */
async function select(page: Page, product: string, funnel: string): Promise<void> {
  await page.getByRole('button', { name: `Show and Select ${product}` }).click();
  const dialog = page.getByRole('dialog', { name: product });
  await dialog.getByRole('button', { name: `Select ${funnel}`, exact: true }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
}

const ENROLL = 'mutation ($id: Int!, $details: [ManualFunnelDetail!]!) { manualUserSubscription(id: $id, funnelDetails: $details) { id } }';

test('an admin enrolls a non-member into two funnels, with a coupon and the first payment', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  const { id, name } = await newcomer(atlas);
  const code = await newCoupon(atlas, 'freelancing-course');

  await page.goto(`/community/non-members?q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Enroll' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Enroll User' })).toBeVisible();
  await page.getByRole('button', { name: 'Enroll user' }).click();
  await expect(page.getByRole('link', { name: 'Please select atleast one funnel!' })).toBeVisible();

  await page.getByRole('combobox', { name: 'Batch' }).selectOption({ index: 1 });
  await select(page, 'Freelancing Course', 'Freelancing Course');
  const course = page.getByRole('region', { name: 'Freelancing Course' });
  await course.getByRole('combobox', { name: 'Payment term' }).selectOption('3 monthly payments');
  await expect(course.getByText('₱10,497.00 in total')).toBeVisible();
  await course.getByRole('textbox', { name: /^Coupon/ }).fill(code);
  await expect(course.getByText('₱9,497.00 in total')).toBeVisible();
  await course.getByRole('checkbox', { name: /^First payment received/ }).check();
  await course.getByRole('combobox', { name: 'Payment platform' }).selectOption('GCash');
  await course.getByRole('textbox', { name: /^Reference/ }).fill(`90${Date.now()}`);
  await select(page, 'Virtual Assistant Kickstart', 'Virtual Assistant Kickstart');
  const kickstart = page.getByRole('region', { name: 'Virtual Assistant Kickstart' });
  await kickstart.getByRole('combobox', { name: 'Payment term' }).selectOption('12 weekly payments');
  await kickstart.getByRole('spinbutton', { name: /^Validity/ }).fill('');
  await expect(kickstart.getByText('Lifetime Access', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Enroll user' }).click();
  const question = page.getByRole('alertdialog', { name: `Are you sure to enroll user ${id}?` });
  await question.getByRole('button', { name: 'Enroll' }).click();
  await expect(page.getByText('User Enrolled Successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/community\/non-members$/);

  await page.goto(`/view-subscription/${id}`);
  const table = page.getByRole('table', { name: 'Subscriptions', exact: true });
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(table.getByText('1 of 3')).toBeVisible();
  await expect(table.getByText('Lifetime Access')).toBeVisible();
  await page.getByRole('link', { name: 'Payment Records' }).click();
  await expect(page.getByText('paid', { exact: true })).toHaveCount(1);
});

test('Tribe Team renews a funnel, and unsubscribes while the unpaid amount stays owed', async ({ page, atlas }) => {
  await atlas.logIn('tribe-team-fa');
  const { id } = await newcomer(atlas);

  for (const renews of [false, true]) {
    await page.goto(`/view-subscription/${id}?t=1`);
    await select(page, 'Freelancing Course', 'Freelancing Course');
    const course = page.getByRole('region', { name: 'Freelancing Course' });
    if (renews) {
      await expect(course.getByText(/^Already active in Freelancing Course until .* Choose Renew instead\.$/)).toBeVisible();
      await course.getByRole('checkbox', { name: /^Renew/ }).check();
    }
    await expect(course.getByText('₱9,999.00 in total')).toBeVisible();
    await page.getByRole('button', { name: 'Enroll user' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Enroll' }).click();
    await expect(page.getByText('User Enrolled Successfully!')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/view-subscription/${id}$`));
  }
  const table = page.getByRole('table', { name: 'Subscriptions', exact: true });
  await expect(table.getByText('Not started')).toBeVisible();
  await expect(table.getByText('Active', { exact: true })).toBeVisible();

  await table.getByRole('button', { name: 'Unsubscribe Freelancing Course' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Unsubscribe from Freelancing Course?' });
  await expect(dialog.getByText('₱9,999.00')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Keep it owed' }).check();
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Moved abroad');
  await dialog.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('User unsubscribed to funnel successfully!')).toBeVisible();
  const past = page.getByRole('table', { name: 'Past subscriptions' });
  await expect(past.getByText('Moved abroad')).toBeVisible();
  await expect(past.getByText('₱9,999.00')).toBeVisible();
});

test('Tribe Team (Read Only) sees the subscriptions of a person and cannot act', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  const id = await atlas.newest('members');
  await atlas.logIn('tribe-team-ro');
  await page.goto(`/view-subscription/${id}?t=9`);
  await expect(page.getByRole('link', { name: 'User Subscriptions' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('button', { name: /^Unsubscribe/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Enroll to Funnel' }).click();
  await expect(page.getByText('Your access level shows enrollments, but does not let you change them.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Show and Select|^Enroll user/ })).toHaveCount(0);
  const { errors } = await atlas.request(ENROLL, { id, details: [{ id: 1 }] });
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('coaches are refused, on the pages and over the API', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  const id = await atlas.newest('members');
  await atlas.logIn('coach');
  for (const path of [`/enroll-user/${id}`, `/view-subscription/${id}`]) {
    atlas.expects(new RegExp(`403 GET ${path}$`));
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  }
  const { errors } = await atlas.request(ENROLL, { id, details: [{ id: 1 }] });
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readCsv } from '@atlas/domain/imports';
import { USER_UNSUBSCRIBED } from '@atlas/domain/subscriptions';
import { expect, test, type Atlas } from './fixtures.ts';

const FUNNEL = 'Freelancing Course';

interface Offer {
  funnelId: number;
  termId: number;
  batchId: number;
  batch: string;
}

/** The funnel of the course with its instalments, and the latest batch. */
async function offerOf(atlas: Atlas): Promise<Offer> {
  interface Answer {
    products: {
      funnels: { databaseId: number; name: string; paymentTerms: { paymentTermId: number; paymentTerm: { count: number } }[] }[];
    }[];
    enrollmentBatches: { batch: { databaseId: number; name: string } }[];
  }
  const { data } = await atlas.request<Answer>(
    `{ products { funnels { databaseId name paymentTerms { paymentTermId paymentTerm { count } } } }
      enrollmentBatches { batch { databaseId name } } }`,
  );
  const funnel = data.products.flatMap(({ funnels }) => funnels).find(({ name }) => name === FUNNEL);
  const term = funnel?.paymentTerms.find(({ paymentTerm }) => paymentTerm.count === 3);
  const batch = data.enrollmentBatches.at(-1)?.batch;
  if (!funnel || !term || !batch) throw new Error('The demo data has no funnel with three payments');
  return { funnelId: funnel.databaseId, termId: term.paymentTermId, batchId: batch.databaseId, batch: batch.name };
}

/** Creates people without a membership, with the same last name. */
async function newPeople(atlas: Atlas, lastName: string, count: number): Promise<number[]> {
  const levels = await atlas.request<{ viewer: { levelsToGive: { databaseId: number; key: string }[] } }>(
    '{ viewer { levelsToGive { databaseId key } } }',
  );
  const levelId = levels.data.viewer.levelsToGive.find(({ key }) => key === 'non-member')?.databaseId;
  const one = (n: number) =>
    `p${n}: createUser(input: { firstName: "Test ${n}", lastName: ${JSON.stringify(lastName)},
      email: "${lastName.toLowerCase().replaceAll(/\W+/g, '.')}.${n}@example.com", accessLevelId: ${levelId} }) { databaseId }`;
  const { data } = await atlas.request<Record<string, { databaseId: number }>>(
    `mutation { ${Array.from({ length: count }, (_none, n) => one(n)).join(' ')} }`,
  );
  return Object.values(data).map(({ databaseId }) => databaseId);
}

/** Creates people who are enrolled into the course, in three payments. */
async function newMembers(atlas: Atlas, lastName: string, count: number): Promise<number[]> {
  const { funnelId, termId, batchId } = await offerOf(atlas);
  const ids = await newPeople(atlas, lastName, count);
  for (const id of ids) {
    const { errors } = await atlas.request(
      'mutation ($id: Int!, $input: EnrollUserInput!) { enrollUser(id: $id, input: $input) { databaseId } }',
      { id, input: { batchId, funnelDetails: [{ funnelId, paymentTermId: termId }] } },
    );
    expect(errors).toBeUndefined();
  }
  return ids;
}

const list = (name: string, more = '') => `/subscriptions?q=${encodeURIComponent(name)}${more}`;
const dialog = (page: Page) => page.getByRole('dialog');
const expiries = (page: Page) => page.getByRole('cell', { name: /^\d\d\/\d\d\/\d{4}$/ }).allTextContents();

/** Undoes the operation in the notice with this title. */
async function undo(page: Page, title: string, result: string): Promise<void> {
  const notice = page.getByRole('group', { name: title }).first();
  await notice.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(notice.getByText(result, { exact: true })).toBeVisible({ timeout: 20_000 });
}

test('staff filter subscriptions, extend three and undo it', async ({ page, atlas }, { project }) => {
  await atlas.logIn('admin');
  const name = `Extended ${project.name} ${Date.now()}`;
  await newMembers(atlas, name, 3);

  await page.goto('/subscriptions?validity=expired');
  await expect(page.getByRole('cell', { name: /\(Expired\)$/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Expires in 30 days' }).click();
  await expect(page).toHaveURL(/expiresFrom=\d{4}-\d\d-\d\d&expiresTo=/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expires in 30 days' })).toHaveAttribute('aria-pressed', 'true');

  await page.goto(list(name));
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  const before = await expiries(page);
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.getByRole('button', { name: 'Extend', exact: true }).click();
  await dialog(page).getByRole('spinbutton', { name: 'Days' }).fill('14');
  await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('Typhoon');
  await dialog(page).getByRole('button', { name: 'Preview' }).click();
  await dialog(page).getByRole('button', { name: 'Extend 3 subscriptions' }).click();
  await expect(dialog(page).getByText(/^3 subscriptions changed\./)).toBeVisible({ timeout: 20_000 });
  await dialog(page).getByRole('button', { name: 'Close' }).first().click();
  await expect.poll(() => expiries(page)).not.toEqual(before);
  await undo(page, 'Extend subscriptions', '3 subscriptions are as before.');
  await expect.poll(() => expiries(page)).toEqual(before);
});

test('staff change the expiry of a subscription, and the queued renewal moves with it', async ({ page, atlas }, { project }) => {
  await atlas.logIn('admin');
  const name = `Renewed ${project.name} ${Date.now()}`;
  const [id] = await newMembers(atlas, name, 1);
  const { funnelId } = await offerOf(atlas);
  const { errors } = await atlas.request(
    'mutation ($id: Int!, $funnelDetails: [ManualFunnelDetail!]!) { manualUserSubscription(id: $id, funnelDetails: $funnelDetails) { databaseId } }',
    { id, funnelDetails: [{ id: funnelId, renew: true }] },
  );
  expect(errors).toBeUndefined();

  await page.goto(list(name, '&validity=active'));
  await page.getByRole('rowheader').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: `Test 0 ${name}` })).toBeVisible();
  const renewals = page.getByRole('table', { name: 'Queued renewals' });
  const start = await renewals.getByRole('rowheader').textContent();
  await page.getByRole('button', { name: 'Change expiry' }).click();
  await dialog(page).getByRole('button', { name: 'Preview' }).click();
  await expect(dialog(page).getByRole('link', { name: 'Expiry is required' })).toBeVisible();

  await dialog(page)
    .getByRole('checkbox', { name: /^No expiry/ })
    .check();
  await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('Alumni');
  await dialog(page).getByRole('button', { name: 'Preview' }).click();
  await expect(dialog(page).getByText('1 skipped: A renewal is queued behind it.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Back' }).click();
  await dialog(page)
    .getByRole('checkbox', { name: /^No expiry/ })
    .uncheck();
  await dialog(page)
    .getByLabel(/^Expiry/)
    .fill('2030-01-31');
  await dialog(page).getByRole('button', { name: 'Preview' }).click();
  await dialog(page).getByRole('button', { name: 'Change 1 subscription' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('group', { name: 'Period of access' })).toContainText('01/31/2030');
  await expect(renewals.getByRole('rowheader')).not.toHaveText(start ?? '');
  await expect(page.getByText('Alumni')).toBeVisible();
});

test('staff unsubscribe a member and keep the debt, and export the list', async ({ page, atlas }, { project }) => {
  await atlas.logIn('admin');
  const name = `Leaving ${project.name} ${Date.now()}`;
  await newMembers(atlas, name, 2);
  await atlas.logIn('tribe-team-fa');
  await page.goto(list(name));
  await page
    .getByRole('rowheader', { name: `Test 0 ${name}` })
    .getByRole('link')
    .click();
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  const due = dialog(page).getByText(/^₱/);
  await expect(due).toBeVisible();
  const owed = (await due.textContent()) ?? '';
  expect(owed).not.toBe('₱0.00');
  await dialog(page)
    .getByRole('radio', { name: /^Keep it owed/ })
    .check();
  await dialog(page)
    .getByRole('textbox', { name: /^Reason/ })
    .fill('Moved abroad');
  await dialog(page).getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText(USER_UNSUBSCRIBED)).toBeVisible();
  await expect(page.getByText('Moved abroad').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeHidden();
  await expect(page.getByText(owed, { exact: true }).first()).toBeVisible();

  await page.goto(list(name));
  await expect(page.getByRole('cell', { name: 'Ended' })).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const download = await downloading;
  const [headers, ...rows] = readCsv((await readFile(await download.path())).toString('utf8'));
  expect(headers?.slice(0, 3)).toEqual(['ID', 'Member', 'Funnel']);
  expect(rows).toHaveLength(2);
});

test('staff enroll two non-members into a funnel, and undo it', async ({ page, atlas }, { project }) => {
  await atlas.logIn('admin');
  const name = `Joining ${project.name} ${Date.now()}`;
  await newPeople(atlas, name, 2);
  const { batch } = await offerOf(atlas);
  await page.goto(`/community/non-members?q=${encodeURIComponent(name)}`);
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.getByRole('button', { name: 'More for the selected' }).click();
  await page.getByRole('menuitem', { name: 'Enroll' }).click();
  await dialog(page).getByRole('combobox', { name: 'Funnel' }).fill(FUNNEL);
  await page.getByRole('option', { name: FUNNEL }).first().click();
  await dialog(page).getByRole('combobox', { name: 'Payment term' }).selectOption('3 monthly payments');
  await dialog(page).getByRole('combobox', { name: 'Batch' }).fill(batch);
  await page.getByRole('option', { name: batch }).first().click();
  await dialog(page).getByRole('button', { name: 'Preview' }).click();
  await dialog(page).getByRole('button', { name: 'Enroll 2 people' }).click();
  await expect(dialog(page).getByText(/^2 people changed\./)).toBeVisible({ timeout: 20_000 });
  await dialog(page).getByRole('button', { name: 'Close' }).first().click();

  await page.goto(list(name));
  await expect(page.getByRole('cell', { name: 'Current' })).toHaveCount(2);
  await page.goto('/community/non-members');
  await undo(page, 'Enroll people', '2 people are as before.');
  await page.goto(list(name));
  await expect(page.getByRole('cell', { name: 'Ended' })).toHaveCount(2);
});

test('staff who only read see everything and change nothing; a coach sees nothing', async ({ page, atlas }) => {
  await atlas.logIn('tribe-team-ro');
  await page.goto('/subscriptions');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Select/ })).toHaveCount(0);
  await page.getByRole('rowheader').getByRole('link').first().click();
  await expect(page.getByRole('group', { name: 'Period of access' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Extend|Change expiry|Unsubscribe)$/ })).toHaveCount(0);
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  const end = await atlas.request(`mutation { manualUserUnsubscription(subscriptionId: ${id}) { databaseId } }`);
  const extend = await atlas.request(
    `mutation { previewBulkJob(operation: EXTEND_CHOSEN, input: { days: 1, reason: "x" }, selection: { list: subscriptions, search: "", ids: [${id}] }) { id } }`,
  );
  expect([end, extend].map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);

  await atlas.logIn('coach');
  atlas.expects(/403 GET \/subscriptions$/);
  await page.goto('/subscriptions');
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  const refused = await atlas.request(`{ viewer { subscription(databaseId: ${id}) { databaseId } } }`);
  expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

import type { Page } from '@playwright/test';
import { expect, test, type Atlas } from './fixtures.ts';

interface Waiting {
  databaseId: number;
  amount: number;
  passesAllChecks: boolean;
  user: { name: string } | null;
  entry: { databaseId: number; due: number } | null;
  earlierPayment: { user: { databaseId: number } } | null;
}

/** The receipts that wait, for staff. */
async function waiting(atlas: Atlas): Promise<Waiting[]> {
  const { data } = await atlas.request<{ viewer: { paymentProofs: { edges: { node: Waiting }[] } } }>(
    `{ viewer { paymentProofs(first: 50, filter: { state: SUBMITTED }) { edges { node {
      databaseId amount passesAllChecks user { name } entry { databaseId due } earlierPayment { user { databaseId } } } } } } }`,
  );
  return data.viewer.paymentProofs.edges.map(({ node }) => node);
}

/** Receipts that pass every check. Both projects use the same account, so each has its own half. */
async function passing(atlas: Atlas, project: string): Promise<(Waiting & { user: { name: string } })[]> {
  const half = project === 'phone' ? 0 : 1;
  const found = (await waiting(atlas)).filter(({ passesAllChecks, entry, user }) => passesAllChecks && entry !== null && user !== null);
  return found.filter((_proof, index) => index % 2 === half) as (Waiting & { user: { name: string } })[];
}

const stateOf = async (atlas: Atlas, id: number): Promise<string> => {
  const { data } = await atlas.request<{ viewer: { paymentProof: { state: string } } }>(
    `{ viewer { paymentProof(databaseId: ${id}) { state } } }`,
  );
  return data.viewer.paymentProof.state;
};

const address = (id: number) => `/payment?tab=review&state=submitted&id=${id}`;
/** The review of a receipt: next to the list, or a sheet over it. */
const review = (page: Page, name: string) => page.getByRole('complementary', { name }).or(page.getByRole('dialog', { name, exact: true }));

test.describe.configure({ mode: 'serial' });

test('staff approve a receipt by key and undo it', async ({ page, atlas }, { project }) => {
  await atlas.logIn('admin');
  const [proof] = await passing(atlas, project.name);
  await page.goto(address(proof!.databaseId));
  await expect(review(page, proof!.user.name).getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
  await page.keyboard.press('Alt+KeyA');
  await expect(page.getByText('Payment approved successful!')).toBeVisible();
  await expect.poll(() => stateOf(atlas, proof!.databaseId)).toBe('APPROVED');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The receipt waits for review again.')).toBeVisible();
  expect(await stateOf(atlas, proof!.databaseId)).toBe('SUBMITTED');
});

test('staff reject a receipt with a usual reason, and approve another in part', async ({ page, atlas }, { project }) => {
  await atlas.logIn('admin');
  const [rejected, part] = await passing(atlas, project.name);
  await page.goto(address(rejected!.databaseId));
  await review(page, rejected!.user.name).getByRole('button', { name: 'Reject' }).click();
  const reason = page.getByRole('dialog', { name: `Reject the receipt of ${rejected!.user.name}?` });
  await reason.getByRole('button', { name: 'Reject receipt' }).click();
  await expect(reason.getByRole('textbox', { name: 'Remarks' })).toHaveAccessibleDescription(/Remarks is required/);
  await reason.getByRole('button', { name: 'Cannot be read' }).click();
  await reason.getByRole('button', { name: 'Reject receipt' }).click();
  await expect(page.getByText('Receipt rejected.')).toBeVisible();
  expect(await stateOf(atlas, rejected!.databaseId)).toBe('REJECTED');

  await page.goto(address(part!.databaseId));
  await review(page, part!.user.name).getByRole('button', { name: 'Approve with changes' }).click();
  const changes = page.getByRole('dialog', { name: `Approve the receipt of ${part!.user.name}` });
  const amount = changes.getByRole('textbox', { name: /Amount received/ });
  await amount.focus();
  await amount.fill('100');
  await expect(changes.getByText(/stays due on the same date/)).toBeVisible();
  await changes.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page.getByText('Payment approved successful!')).toBeVisible();
  const { data } = await atlas.request<{ viewer: { paymentProof: { entry: { price: number; status: string } } } }>(
    `{ viewer { paymentProof(databaseId: ${part!.databaseId}) { entry { price status } } } }`,
  );
  expect(data.viewer.paymentProof.entry).toEqual({ price: 100, status: 'PAID' });
});

test('a reference that was used before is linked to its payment', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  const proof = (await waiting(atlas)).find(({ earlierPayment }) => earlierPayment !== null);
  await page.goto(address(proof!.databaseId));
  const open = review(page, proof!.user!.name);
  await expect(open.getByText('The reference was used before')).toBeVisible();
  const href = `/student-payment-details/${proof!.earlierPayment!.user.databaseId}`;
  await expect(open.locator(`dd a[href="${href}"]`)).toBeVisible();
});

test('staff approve selected receipts together and undo it', async ({ page, atlas }, { project }) => {
  // Bulk operations appear to the account that began them.
  await atlas.logIn(project.name === 'phone' ? 'tribe-team-fa' : 'admin');
  const [proof] = await passing(atlas, project.name);
  await page.goto(`/payment?q=${encodeURIComponent(proof!.user.name)}`);
  await page.getByRole('checkbox', { name: `Select ${proof!.user.name}` }).check();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('1 receipt would change.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Approve 1 receipt' }).click();
  const job = page.getByRole('group', { name: 'Approve receipts' });
  await expect(job.getByText('1 receipt changed.', { exact: true })).toBeVisible({ timeout: 20_000 });
  expect(await stateOf(atlas, proof!.databaseId)).toBe('APPROVED');
  await job.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => stateOf(atlas, proof!.databaseId), { timeout: 20_000 }).toBe('SUBMITTED');
});

test('staff see what is due and all payments', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  await page.goto('/payment?tab=due');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.getByRole('button', { name: 'Overdue' }).click();
  await expect(page).toHaveURL(/overdue=overdue/);
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect(page).toHaveURL(/tab=all/);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});

test('the read-only team reads without buttons; others are refused', async ({ page, atlas }) => {
  await atlas.logIn('tribe-team-ro');
  const proof = (await waiting(atlas)).find(({ user, entry }) => user !== null && entry !== null);
  await page.goto(address(proof!.databaseId));
  await expect(review(page, proof!.user!.name).getByText('History')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Reject' })).toBeHidden();
  const approve = await atlas.request(
    `mutation { approvePaymentScheduleTransaction(id: ${proof!.entry!.databaseId}, paymentPlatform: "gcash") { id } }`,
  );
  expect(approve.errors?.[0]?.extensions.code).toBe('FORBIDDEN');

  for (const account of ['coach', 'member']) {
    await atlas.logIn(account);
    const list = await atlas.request('{ viewer { paymentProofs(first: 1) { totalCount } } }');
    expect(list.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
  await atlas.logIn('head-coach');
  atlas.expects(/^403 GET \/payment$/);
  atlas.expects(/^console: RequestError: Your access level does not include this/);
  // React leaves a page without data to the browser, and reports that.
  atlas.allows(/^page: Error: Minified React error #419/);
  await page.goto('/payment');
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
});

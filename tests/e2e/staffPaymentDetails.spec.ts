import type { Locator, Page } from '@playwright/test';
import { PAYMENT_APPROVED, PAYMENT_REVOKED, SCHEDULE_ADDED, SCHEDULE_UPDATED } from '../../packages/domain/src/payments/paymentTexts.ts';
import { type Atlas, expect, test } from './fixtures.ts';

interface Enrolled {
  id: number;
  name: string;
  path: string;
  /** The prices of the schedule, first to last. */
  prices: number[];
}

interface OpenFunnel {
  databaseId: number;
  state: string;
  product: { price: number };
  paymentTerms: { paymentTerm: { databaseId: number; kind: string; count: number; archivedAt: string | null } }[];
}

/** "3499" as the interface shows it: "₱3,499.00". */
const pesos = (amount: number): string => `₱${amount.toLocaleString('en-PH', { minimumFractionDigits: 2 })}`;

/** Enrols a new person into a funnel with instalments, as the signed-in admin. */
async function newPayer(atlas: Atlas, firstName: string): Promise<Enrolled> {
  const stamp = `${Date.now()}${Math.floor(Math.random() * 1000)}`;
  const { data } = await atlas.request<{
    viewer: {
      levelsToGive: { databaseId: number; key: string }[];
      batches: { edges: { node: { databaseId: number } }[] };
      funnels: { edges: { node: OpenFunnel }[] };
    };
  }>(`{ viewer { levelsToGive { databaseId key } batches(first: 1) { edges { node { databaseId } } }
      funnels(first: 50) { edges { node { databaseId state product { price }
        paymentTerms { paymentTerm { databaseId kind count archivedAt } } } } } } }`);
  const { levelsToGive, batches, funnels } = data.viewer;
  const made = await atlas.request<{ createUser: { databaseId: number } }>(
    'mutation ($input: NewUserInput!) { createUser(input: $input) { databaseId } }',
    {
      input: {
        firstName,
        lastName: 'Payer',
        email: `${firstName.toLowerCase()}.${stamp}@example.com`,
        accessLevelId: levelsToGive.find(({ key }) => key === 'member')?.databaseId,
      },
    },
  );
  const id = made.data.createUser.databaseId;
  const offers = funnels.edges.flatMap(({ node }) =>
    node.state === 'OPEN' && node.product.price >= 6000
      ? node.paymentTerms
          .filter(({ paymentTerm: { kind, count, archivedAt } }) => kind === 'INSTALMENTS' && count >= 3 && archivedAt === null)
          .map(({ paymentTerm }) => ({ funnelId: node.databaseId, paymentTermId: paymentTerm.databaseId, count: paymentTerm.count }))
      : [],
  );
  const { funnelId, paymentTermId } = offers.toSorted((a, b) => a.count - b.count)[0]!;
  const input = { batchId: batches.edges[0]?.node.databaseId, accessLevelNames: [], funnelDetails: [{ funnelId, paymentTermId }] };
  const enrolled = await atlas.request<{ enrollUser: { invoices: { paymentSchedule: { price: number }[] }[] } }>(
    'mutation ($id: Int!, $input: EnrollUserInput!) { enrollUser(id: $id, input: $input) { invoices { paymentSchedule { price } } } }',
    { id, input },
  );
  expect(enrolled.errors).toBeUndefined();
  const prices = enrolled.data.enrollUser.invoices[0]!.paymentSchedule.map(({ price }) => price);
  return { id, name: `${firstName} Payer`, path: `/student-payment-details/${id}`, prices };
}

const schedule = (page: Page) => page.getByRole('table', { name: 'Payment schedule' });
const payment = (page: Page, place: string) =>
  schedule(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: place }) });

/** Fills in an amount. The field shows 9,999 until it is focused. */
async function enterPesos(dialog: Locator, name: string, amount: number): Promise<void> {
  const field = dialog.getByRole('textbox', { name });
  await field.focus();
  await field.fill(String(amount));
}

/** Opens the dialog of an action on a payment. */
async function choose(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
  return page.getByRole('dialog');
}

test('staff approve a part, which splits the payment, and too much, which becomes credit', async ({ page, atlas }) => {
  await atlas.logIn('tribe-team-fa');
  const { path, name, prices } = await newPayer(atlas, 'Amihan');
  const [first = 0] = prices;
  const count = prices.length;
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Enrolled by staff')).toBeVisible();

  let dialog = await choose(page, 'payment 1', 'Approve');
  await dialog.getByRole('combobox', { name: 'Payment platform' }).selectOption('GCash');
  await dialog.getByRole('textbox', { name: 'Reference' }).fill(`GC ${Date.now()}`);
  await enterPesos(dialog, 'Amount received', 1000);
  await expect(dialog.getByText('Pays ₱1,000.00 of payment 1.')).toBeVisible();
  await expect(dialog.getByText(`Splits payment 1: ${pesos(first - 1000)} stays due on the same date, as the next payment.`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page.getByText(PAYMENT_APPROVED)).toBeVisible();
  await expect(payment(page, `1 of ${count + 1}`)).toContainText('paid');
  await expect(payment(page, `2 of ${count + 1}`)).toContainText(pesos(first - 1000));

  // The rest, and one peso more than everything that is due.
  const left = prices.reduce((sum, price) => sum + price, 0) - 1000;
  dialog = await choose(page, 'payment 2', 'Approve');
  await dialog.getByRole('combobox', { name: 'Payment platform' }).selectOption('Maya');
  await enterPesos(dialog, 'Amount received', left + 250);
  await expect(dialog.getByText('₱250.00 becomes credit.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page.getByText('₱250.00 credit').first()).toBeVisible();
  await expect(schedule(page).getByText('paid', { exact: true })).toHaveCount(count + 1);

  // The credit pays a part of a new payment.
  await page.getByRole('button', { name: 'Add schedule date' }).click();
  dialog = page.getByRole('dialog', { name: 'Add schedule date' });
  await enterPesos(dialog, 'Price', 400);
  await dialog.getByRole('button', { name: 'Add schedule date' }).click();
  await expect(page.getByText(SCHEDULE_ADDED)).toBeVisible();
  await expect(page.getByText('The schedule does not add up: its payments are ₱400.00 above the invoice.')).toBeVisible();
  await page.getByRole('button', { name: `Actions for payment ${count + 2}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Use credit' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Use credit' }).click();
  await expect(page.getByText('₱250.00 of credit used.')).toBeVisible();
  await expect(payment(page, `${count + 2} of ${count + 2}`)).toContainText('₱150.00 due');
  await expect(page.getByRole('list', { name: 'History' }).getByRole('listitem').first()).toContainText('Used credit');
});

test('staff edit the platform of a paid payment, correct it with a preview, and revoke it', async ({ page, atlas }) => {
  await atlas.logIn('tribe-team-fa');
  const { path, prices } = await newPayer(atlas, 'Bituin');
  const [first = 0] = prices;
  const count = prices.length;
  await page.goto(path);
  let dialog = await choose(page, 'payment 1', 'Approve');
  await dialog.getByRole('combobox', { name: 'Payment platform' }).selectOption('GCash');
  await dialog.getByRole('button', { name: 'Approve payment' }).click();
  await expect(payment(page, `1 of ${count}`)).toContainText('GCash');

  dialog = await choose(page, 'payment 1', 'Edit');
  await expect(dialog.getByRole('textbox', { name: 'Price' })).toHaveAttribute('readonly');
  await dialog.getByRole('combobox', { name: 'Payment platform' }).selectOption('Bank transfer');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(SCHEDULE_UPDATED)).toBeVisible();
  await expect(payment(page, `1 of ${count}`)).toContainText('Bank transfer');

  await page.getByRole('button', { name: /^Correct / }).click();
  dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'What is wrong' }).selectOption('Wrong amount');
  await dialog.getByRole('textbox', { name: 'Right amount' }).fill(String(first - 500));
  const postings = dialog.getByRole('table', { name: 'Postings' });
  await expect(postings.getByRole('row', { name: /Cash, Bank transfer/ }).filter({ hasText: pesos(first - 500) })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The receipt shows less.');
  await dialog.getByRole('button', { name: 'Correct payment' }).click();
  await expect(page.getByText('Payment corrected.')).toBeVisible();
  const received = page.getByRole('table', { name: 'Payments received' });
  await expect(received.getByText('The receipt shows less.').first()).toBeVisible();

  dialog = await choose(page, 'payment 1', 'Revoke');
  await dialog.getByRole('button', { name: 'Revoke payment' }).click();
  await expect(dialog.getByText('Remarks is required').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Remarks' }).fill('The transfer came back.');
  await dialog.getByRole('button', { name: 'Revoke payment' }).click();
  await expect(page.getByText(PAYMENT_REVOKED)).toBeVisible();
  await expect(payment(page, '1 of')).toContainText('The transfer came back.');
});

test('staff void a payment, add the difference, and refund money', async ({ page, atlas }) => {
  await atlas.logIn('tribe-team-fa');
  const { path, name, prices } = await newPayer(atlas, 'Celeste');
  const count = prices.length;
  const last = prices.at(-1) ?? 0;
  await page.goto(path);
  let dialog = await choose(page, `payment ${count}`, 'Edit');
  await enterPesos(dialog, 'Price', last - 300);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The schedule does not add up: ₱300.00 of the invoice is in no payment.')).toBeVisible();
  await page.getByRole('button', { name: 'Add the difference' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add schedule date' }).click();
  await expect(page.getByText(/^The schedule does not add up/)).toBeHidden();

  dialog = await choose(page, `payment ${count + 1}`, 'Void');
  await dialog.getByRole('textbox', { name: 'Remarks' }).fill('Agreed with the coach.');
  await dialog.getByRole('button', { name: 'Void payment' }).click();
  await expect(page.getByText('Payment voided.')).toBeVisible();
  await expect(payment(page, 'Voided')).toContainText('Agreed with the coach.');
  await expect(page.getByRole('row', { name: /Credit note.*₱300\.00/ })).toBeVisible();

  // One transfer for two payments.
  await page.getByRole('checkbox', { name: 'Select payment 1', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Select payment 2', exact: true }).check();
  await page.getByRole('button', { name: 'Record a transfer' }).first().click();
  dialog = page.getByRole('dialog', { name: 'Record a transfer for 2 payments' });
  await dialog.getByRole('combobox', { name: 'Payment platform' }).selectOption('GCash');
  await dialog.getByRole('button', { name: 'Record transfer' }).click();
  await expect(page.getByText('Transfer recorded.')).toBeVisible();
  await expect(schedule(page).getByText('paid', { exact: true })).toHaveCount(2);

  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  dialog = page.getByRole('dialog', { name: 'Refund' });
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('100.50');
  await dialog.getByRole('combobox', { name: 'Payment platform' }).selectOption('GCash');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Goodwill');
  await expect(dialog.getByText(`₱100.50 goes back to ${name}.`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(page.getByText('₱100.50 paid back.')).toBeVisible();
  await expect(page.getByRole('row', { name: /₱100\.50.*Paid back/ })).toBeVisible();
});

test('staff who only read change nothing, and others are refused', async ({ page, atlas }) => {
  await atlas.logIn('tribe-team-fa');
  const { path, name, id } = await newPayer(atlas, 'Dalisay');
  const { data } = await atlas.request<{ viewer: { payer: { invoices: { paymentSchedule: { databaseId: number }[] }[] } } }>(
    `{ viewer { payer(databaseId: ${id}) { invoices { paymentSchedule { databaseId } } } } }`,
  );
  const entryId = data.viewer.payer.invoices[0]!.paymentSchedule[0]!.databaseId;
  const approve = `mutation { approvePaymentScheduleTransaction(id: ${entryId}, paymentPlatform: "gcash") { status } }`;
  await atlas.logIn('tribe-team-ro');
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Actions for|Add schedule|Record|Refund)/ })).toHaveCount(0);
  expect((await atlas.request(approve)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  for (const account of ['member', 'coach']) {
    await atlas.logIn(account);
    atlas.expects(new RegExp(`403 GET ${path}$`));
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
    const read = await atlas.request(`{ viewer { payer(databaseId: ${id}) { name } } }`);
    expect(read.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
});

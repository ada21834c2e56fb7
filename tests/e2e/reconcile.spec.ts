import { type Atlas, expect, started, test } from './fixtures.ts';

interface Waiting {
  databaseId: number;
  reference: string;
  amount: number;
  paidOn: string;
  platform: string;
  passesAllChecks: boolean;
  entry: { databaseId: number } | null;
}

/** A receipt of GCash that waits for review, for a due payment. */
async function waitingReceipt(atlas: Atlas): Promise<Waiting> {
  const { data } = await atlas.request<{ viewer: { paymentProofs: { edges: { node: Waiting }[] } } }>(
    `{ viewer { paymentProofs(first: 50, filter: { state: SUBMITTED }) { edges { node {
      databaseId reference amount paidOn platform passesAllChecks entry { databaseId }
    } } } } }`,
  );
  const receipt = data.viewer.paymentProofs.edges
    .map(({ node }) => node)
    .findLast(({ platform, passesAllChecks, entry }) => platform === 'gcash' && passesAllChecks && entry !== null);
  if (receipt === undefined) throw new Error('The demo data has no receipt of GCash for review.');
  return receipt;
}

const stateOf = async (atlas: Atlas, { databaseId }: Waiting): Promise<string> => {
  const { data } = await atlas.request<{ viewer: { paymentProof: { state: string } } }>(
    `{ viewer { paymentProof(databaseId: ${databaseId}) { state } } }`,
  );
  return data.viewer.paymentProof.state;
};

/** A statement of GCash with the receipt, money of an unknown payer, and money that left. */
const statementOf = ({ reference, amount, paidOn }: Waiting, unknown: string): string =>
  [
    'Date and Time,Description,Reference No.,Debit,Credit,Balance',
    `${paidOn} 10:20 AM,Transfer from 0917${unknown.slice(-7)},${reference},,${amount.toFixed(2)},${(1000 + amount).toFixed(2)}`,
    `${paidOn} 10:31 AM,Transfer from 09181234567,${unknown},,321.00,${(1321 + amount).toFixed(2)}`,
    `${paidOn} 11:02 AM,Payment to a shop,90${unknown.slice(2)},100.00,,${(1221 + amount).toFixed(2)}`,
  ].join('\r\n');

test('staff send a statement, apply what matches exactly, and undo it', async ({ atlas, page }) => {
  await atlas.logIn('admin');
  const receipt = await waitingReceipt(atlas);
  const unknown = `70${String(Date.now()).slice(-11)}`;
  await page.goto('/payment?tab=reconcile');
  await started(page);
  await page.getByRole('button', { name: 'Send a statement' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Send a statement' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: `gcash-${unknown}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(statementOf(receipt, unknown)),
  });
  await dialog.getByLabel('Platform').selectOption('gcash');
  await dialog.getByRole('button', { name: 'Send statement' }).click();
  await expect(page).toHaveURL(/tab=reconcile&statementId=\d+/);
  await expect(page.getByText('The balances prove the reading')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('link', { name: 'Unmatched 1' })).toBeVisible();
  await expect(page.getByText('Left out: 1 line of outgoing money.')).toBeVisible();

  await page.getByRole('button', { name: 'Apply 1 exact line' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply 1 exact line' }).click();
  await expect(page.getByRole('link', { name: 'Applied 1' })).toBeVisible({ timeout: 20_000 });
  expect(await stateOf(atlas, receipt)).toBe('APPROVED');

  await page.getByRole('button', { name: 'Undo the whole statement' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByRole('link', { name: 'Exact 1' })).toBeVisible({ timeout: 20_000 });
  expect(await stateOf(atlas, receipt)).toBe('SUBMITTED');
});

test.describe('without being staff', () => {
  test('a member cannot read statements', async ({ atlas }) => {
    await atlas.logIn('member');
    const { errors } = await atlas.request('{ viewer { statements { databaseId } } }');
    expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(['FORBIDDEN']);
  });
});

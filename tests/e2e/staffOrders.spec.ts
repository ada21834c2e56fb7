import type { Page } from '@playwright/test';
import { expect, test, type Atlas } from './fixtures.ts';

interface Listed {
  databaseId: number;
  payCode: string;
  firstName: string;
  lastName: string;
  state: string;
  user: { databaseId: number } | null;
}

/** The orders in a state, for staff. */
async function orders(atlas: Atlas, state: string): Promise<Listed[]> {
  const { data } = await atlas.request<{ viewer: { orders: { edges: { node: Listed }[] } } }>(
    `{ viewer { orders(first: 50, filter: { state: ${state} }) { edges { node {
      databaseId payCode firstName lastName state user { databaseId } } } } } }`,
  );
  return data.viewer.orders.edges.map(({ node }) => node);
}

const read = async (atlas: Atlas, id: number) => {
  const { data } = await atlas.request<{ viewer: { order: { state: string; note: string; subscription: object | null } } }>(
    `{ viewer { order(databaseId: ${id}) { state note subscription { databaseId } } } }`,
  );
  return data.viewer.order;
};

const nameOf = ({ firstName, lastName }: Listed) => `${firstName} ${lastName}`;
const drawer = (page: Page, order: Listed) => page.getByRole('dialog', { name: nameOf(order), exact: true });

test.describe.configure({ mode: 'serial' });

test('staff find an order for review in the list and approve it: the buyer is enrolled', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  const order = (await orders(atlas, 'FOR_REVIEW')).find(({ user }) => user !== null)!;
  await page.goto('/payment?tab=orders&state=for-review');
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(order.payCode);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('link', { name: nameOf(order), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`orderId=${order.databaseId}`));
  const open = drawer(page, order);
  await expect(open.getByText(order.payCode)).toBeVisible();

  await open.getByRole('button', { name: 'Add a note' }).click();
  const note = page.getByRole('dialog', { name: `Note about order ${order.payCode}` });
  await note.getByRole('textbox', { name: 'Note' }).fill('The receipt is clear.');
  await note.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Note saved.')).toBeVisible();
  await expect(open.getByText('The receipt is clear.')).toBeVisible();

  await open.getByRole('button', { name: 'Approve', exact: true }).click();
  const approve = page.getByRole('dialog', { name: `Approve order ${order.payCode}` });
  await approve.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page.getByText('Payment approved successful!')).toBeVisible();
  await expect(open.getByText('Enrolled')).toBeVisible();
  await expect(open.getByRole('button', { name: 'Approve', exact: true })).toBeHidden();
  expect(await read(atlas, order.databaseId)).toEqual({
    state: 'ENROLLED',
    note: 'The receipt is clear.',
    subscription: { databaseId: expect.any(Number) },
  });
});

test('staff cancel an unpaid order with a reason', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  const order = (await orders(atlas, 'AWAITING_PAYMENT'))[0]!;
  await page.goto(`/payment?tab=orders&orderId=${order.databaseId}`);
  const open = drawer(page, order);
  await open.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog', { name: `Cancel order ${order.payCode}?` });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('You ordered twice.');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('Order cancelled.')).toBeVisible();
  await expect(open.getByText('You ordered twice.')).toBeVisible();
  expect((await read(atlas, order.databaseId)).state).toBe('CANCELLED');
});

test('staff approve the receipt of an order from the queue', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  const order = (await orders(atlas, 'FOR_REVIEW')).find(({ user }) => user !== null)!;
  await page.goto(`/payment?tab=orders&orderId=${order.databaseId}`);
  await expect(drawer(page, order)).toBeVisible();
  const { data } = await atlas.request<{ viewer: { order: { proofs: { databaseId: number; state: string }[] } } }>(
    `{ viewer { order(databaseId: ${order.databaseId}) { proofs { databaseId state } } } }`,
  );
  const proof = data.viewer.order.proofs.find(({ state }) => state === 'SUBMITTED')!;
  await page.goto(`/payment?tab=review&state=submitted&id=${proof.databaseId}`);
  const review = page.getByRole('complementary').filter({ hasText: order.payCode });
  await expect(review.getByText('The order is open')).toBeVisible();
  await review.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('Payment approved successful!')).toBeVisible();
  expect((await read(atlas, order.databaseId)).state).toBe('ENROLLED');
});

test('a funnel shows its latest orders, and opens one', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  const { data } = await atlas.request<{ viewer: { orders: { edges: { node: Listed & { funnel: { databaseId: number } } }[] } } }>(
    '{ viewer { orders(first: 1) { edges { node { databaseId firstName lastName funnel { databaseId } } } } } }',
  );
  const { funnel, ...order } = data.viewer.orders.edges[0]!.node;
  await page.goto(`/funnels/${funnel.databaseId}`);
  await page
    .getByRole('link', { name: nameOf(order), exact: true })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: nameOf(order), exact: true })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'See all orders' }).click();
  await expect(page).toHaveURL(new RegExp(`tab=orders&funnel=${funnel.databaseId}`));
});

test('a reader without the function flag sees no actions; a coach is refused', async ({ page, atlas }) => {
  await atlas.logIn('tribe-team-ro');
  const order = (await orders(atlas, 'AWAITING_PAYMENT'))[0]!;
  await page.goto(`/payment?tab=orders&orderId=${order.databaseId}`);
  await expect(drawer(page, order).getByText('Quoted payments').first()).toBeVisible();
  for (const name of ['Approve', 'Resend link', 'Cancel order', 'Add a note', 'Edit note'])
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
  const cancel = await atlas.request(`mutation { cancelOrder(databaseId: ${order.databaseId}, reason: "No") { id } }`);
  expect(cancel.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  await page.goto('/payment?tab=waiting-list');
  await expect(page.getByRole('rowheader').first()).toBeVisible();

  await atlas.logIn('coach');
  for (const list of ['orders', 'waitingList']) {
    const refused = await atlas.request(`{ viewer { ${list}(first: 1) { totalCount } } }`);
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
});

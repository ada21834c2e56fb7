import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectForbidden, expectPage } from '../../testing/storyAssertions.ts';
import { afterMutation, connection } from '../../testing/storyAnswers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { admin, userAs } from '../../testing/storyUsers.ts';
import { cancelledOrder, enrolledOrder, order, ownerless } from '../shared/orders/ordersFixtures.ts';
import { paidOnline } from '../shared/providers/providersFixtures.ts';
import { orderForReview } from './queueFixtures.ts';

const sent = fn();
const ARRIVES = { timeout: 10_000 };
const ROWS = [orderForReview, ownerless, enrolledOrder, cancelledOrder];
const listed = (open: unknown = null, rows: readonly object[] = ROWS) => ({
  funnels: connection([{ databaseId: 12, name: 'Freelancing Course' }]),
  orders: connection(rows),
  order: open,
});

const meta: ScreenMeta = {
  title: 'Screens/Staff/Payments/Orders',
  ...aboutScreen({
    shows: 'Orders with their state, newest first; one opens in a drawer.',
    audience: 'Staff who confirm payments and help buyers.',
    check: 'Everything that an approval needs is in the drawer, also as a sheet on a phone.',
  }),
  args: { path: '/payment?tab=orders', user: admin, onMutation: sent, data: () => ({ viewer: listed() }) },
};
export default meta;

const opened = (one: { databaseId: number }) => ({
  path: `/payment?tab=orders&orderId=${one.databaseId}`,
  data: () => ({ viewer: listed(one) }),
});
/** The same order before and after a mutation, whose payload is given. */
const changing = (mutation: string, before: { databaseId: number }, after: object, payload: object = after) => ({
  path: `/payment?tab=orders&orderId=${before.databaseId}`,
  data: () => ({ viewer: listed(afterMutation(mutation, before, { ...before, ...after })), [mutation]: payload }),
});
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }, ARRIVES));
const ENROLLED = { state: 'ENROLLED', stateLabel: 'Enrolled', revision: 2 };

/** Orders in several states, newest first. One that is paid waits for its owner. */
export const Filled: Story = {
  parameters: { pictures: 'phone' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Payments 4');
    await expect(canvas.getByRole('link', { name: 'Bea Lim' })).toHaveAttribute('href', '/payment?tab=orders&orderId=9');
    await expect(canvas.getByText('Paid, waiting for its owner')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Profile of Kristine Joy Mercado' })).toHaveAttribute('href', '/community/members/61');
  },
};

/** An order with a receipt that waits: everything that its approval needs. */
export const Opened: Story = {
  args: opened(orderForReview),
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const open = await drawer('Bea Lim');
    await expect(open.getByRole('link', { name: 'bea.lim@example.com' })).toHaveAttribute('href', 'mailto:bea.lim@example.com');
    await expect(open.getByRole('link', { name: /m\.me\/bea\.lim/ })).toBeVisible();
    await expect(open.getByText('EARLY-BIRD')).toBeVisible();
    await expect(open.getByText('The order is open')).toBeInTheDocument();
    await expect(open.getByText(/^Terms and Conditions, version 3, Refund Policy, version 2\. Agreed/)).toBeInTheDocument();
    await expect(open.getByRole('button', { name: 'Approve' })).toBeVisible();
    await expect(open.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  },
};

/** The same as a sheet on a phone. */
export const OpenedOnPhone: Story = {
  args: opened(orderForReview),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect((await drawer('Bea Lim')).getByRole('button', { name: 'Approve' })).toBeVisible();
  },
};

/** An enrolled order links the account and the subscription, and offers no actions but the note. */
export const Enrolled: Story = {
  args: opened(enrolledOrder),
  parameters: { pictures: false },
  play: async () => {
    const open = await drawer('Kristine Joy Mercado');
    await expect(open.getByRole('link', { name: 'Expires on Nov 8, 2026' })).toHaveAttribute('href', '/view-subscription/61');
    await expect(open.getByText('Dennis Aquino, dennis')).toBeVisible();
    await expect(open.getByText('No receipt was sent.')).toBeInTheDocument();
    await expect(open.queryByRole('button', { name: 'Approve' })).toBeNull();
    await expect(open.getByRole('button', { name: 'Edit note' })).toBeInTheDocument();
  },
};

const paidOrder = { ...enrolledOrder, providerPayments: paidOnline };

/** An order that was paid online: each attempt with its money, and its events behind their number. */
export const PaidOnline: Story = {
  args: opened(paidOrder),
  parameters: { pictures: false },
  play: async ({ userEvent }) => {
    const open = within((await drawer('Kristine Joy Mercado')).getByRole('region', { name: 'Online payments' }));
    const paid = within(open.getByRole('article', { name: '₱3,499.00 by GCash' }));
    await expect(paid.getByText('₱87.48')).toBeInTheDocument();
    await expect(paid.getByText('Ivy Rosales: Goodwill')).toBeInTheDocument();
    await expect(within(open.getByRole('article', { name: '₱3,499.00 by Maya' })).getByText('The payer cancelled it.')).toBeInTheDocument();
    await userEvent.click(paid.getByText('3 events'));
    await waitFor(() => expect(paid.getByText('PayMongo does not answer.')).toBeVisible());
    await expect(paid.getByRole('button', { name: 'Process again: payment.refunded' })).toBeVisible();
  },
};

/** The provider is asked again, and the toast states what it reports. */
export const AskingProvider: Story = {
  args: {
    path: '/payment?tab=orders&orderId=5',
    data: () => ({ viewer: listed(paidOrder), askProviderAgain: { ...paidOnline[1], stateText: 'Paid', state: 'PAID', problem: null } }),
  },
  parameters: { pictures: false },
  play: async ({ userEvent }) => {
    await userEvent.click((await drawer('Kristine Joy Mercado')).getByRole('button', { name: 'Ask Xendit again' }));
    await expect(await screen.findByText('Xendit was asked. Paid.', undefined, ARRIVES)).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith('askProviderAgain', { databaseId: 301 });
  },
};

/** A cancelled order states when and why. A late payment can still be approved. */
export const Cancelled: Story = {
  args: opened(cancelledOrder),
  parameters: { pictures: false },
  play: async ({ userEvent }) => {
    const open = await drawer('Rowena Salazar');
    await expect(open.getByText('You ordered twice.')).toBeInTheDocument();
    await userEvent.click(open.getByRole('button', { name: 'Approve' }));
    await expect((await drawer('Approve order ATL-9WZC5A')).getByText(/^This order was cancelled\./)).toBeVisible();
  },
};

/** The approval is filled in from the receipt, and sends which one was seen. */
export const Approving: Story = {
  args: changing('approveOrder', orderForReview, ENROLLED),
  parameters: { pictures: false },
  play: async ({ userEvent }) => {
    await userEvent.click((await drawer('Bea Lim')).getByRole('button', { name: 'Approve' }));
    const dialog = await drawer('Approve order ATL-7K2MXQ');
    await expect(dialog.getByRole('textbox', { name: /Reference/ })).toHaveValue('9012 8455 3301');
    await userEvent.click(dialog.getByRole('button', { name: 'Approve payment' }));
    await expect(await screen.findByText('Payment approved successful!', undefined, ARRIVES)).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith(
      'approveOrder',
      expect.objectContaining({ databaseId: 9, proofId: 34, paymentPlatform: 'gcash', amount: 3499, paidOn: '2025-11-11' }),
    );
  },
};

/** The server refuses an approval with a sentence, and the dialog stays open. */
export const ApprovalRefused: Story = {
  args: {
    path: '/payment?tab=orders&orderId=9',
    data: () => ({
      viewer: listed(orderForReview),
      approveOrder: new RequestError('Another receipt waits for this order now.', 'CONFLICT'),
    }),
  },
  parameters: { pictures: false },
  play: async ({ userEvent }) => {
    await userEvent.click((await drawer('Bea Lim')).getByRole('button', { name: 'Approve' }));
    const dialog = await drawer('Approve order ATL-7K2MXQ');
    await userEvent.click(dialog.getByRole('button', { name: 'Approve payment' }));
    await expect(await dialog.findByText('Another receipt waits for this order now.', undefined, ARRIVES)).toBeVisible();
  },
};

/** The receipt is rejected with a reason for the buyer. */
export const RejectingReceipt: Story = {
  args: changing(
    'rejectPaymentProof',
    orderForReview,
    { state: 'AWAITING_PAYMENT', stateLabel: 'Awaiting payment' },
    { state: 'REJECTED' },
  ),
  parameters: { pictures: false },
  play: async ({ userEvent }) => {
    await userEvent.click((await drawer('Bea Lim')).getByRole('button', { name: 'Reject receipt' }));
    const dialog = await drawer('Reject the receipt of Bea Lim?');
    await userEvent.click(dialog.getByRole('button', { name: 'Cannot be read' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Reject receipt' }));
    await expect(await screen.findByText('Receipt rejected.', undefined, ARRIVES)).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith('rejectPaymentProof', expect.objectContaining({ id: 34 }));
  },
};

const unpaid = order(8);

/** The link is mailed again. */
export const Resending: Story = {
  args: changing('resendOrderLink', unpaid, {}, { state: 'AWAITING_PAYMENT', stateLabel: 'Awaiting payment', revision: 1 }),
  parameters: { pictures: false },
  play: async ({ userEvent }) => {
    await userEvent.click((await drawer('Bea Lim')).getByRole('button', { name: 'Resend link' }));
    await expect(await screen.findByText('Link sent to bea.lim@example.com.', undefined, ARRIVES)).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith('resendOrderLink', { databaseId: 8 });
  },
};

/** The address is corrected, after a check of its form. */
export const CorrectingEmail: Story = {
  args: changing('correctOrderEmail', unpaid, { email: 'bea.lim@example.org' }, { ...unpaid, email: 'bea.lim@example.org', revision: 2 }),
  parameters: { pictures: false },
  play: async ({ userEvent }) => {
    await userEvent.click((await drawer('Bea Lim')).getByRole('button', { name: 'Correct email' }));
    const dialog = await drawer('Correct the email of order ATL-7K2MXQ');
    const field = dialog.getByRole('textbox', { name: 'Email' });
    await userEvent.clear(field);
    await userEvent.click(dialog.getByRole('button', { name: 'Correct email' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/required/));
    await userEvent.type(field, 'bea.lim@example.org');
    await userEvent.click(dialog.getByRole('button', { name: 'Correct email' }));
    await expect(await screen.findByText('Email corrected.', undefined, ARRIVES)).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith('correctOrderEmail', { databaseId: 8, email: 'bea.lim@example.org' });
  },
};

/** A cancellation needs a reason, which the buyer reads. */
export const Cancelling: Story = {
  args: changing('cancelOrder', unpaid, { state: 'CANCELLED', stateLabel: 'Cancelled', revision: 2 }),
  parameters: { pictures: false },
  play: async ({ userEvent }) => {
    await userEvent.click((await drawer('Bea Lim')).getByRole('button', { name: 'Cancel order' }));
    const dialog = await drawer('Cancel order ATL-7K2MXQ?');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(/required/));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Ordered twice');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await expect(await screen.findByText('Order cancelled.', undefined, ARRIVES)).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith('cancelOrder', { databaseId: 8, reason: 'Ordered twice' });
  },
};

/** The note is saved with the revision that was read. */
export const Noting: Story = {
  args: changing('noteOrder', unpaid, { note: 'Pays on Friday', revision: 2 }),
  parameters: { pictures: false },
  play: async ({ userEvent }) => {
    const open = await drawer('Bea Lim');
    await userEvent.click(open.getByRole('button', { name: 'Add a note' }));
    const dialog = await drawer('Note about order ATL-7K2MXQ');
    await userEvent.type(dialog.getByRole('textbox', { name: /Note/ }), 'Pays on Friday');
    await userEvent.click(dialog.getByRole('button', { name: 'Save note' }));
    await expect(await screen.findByText('Note saved.', undefined, ARRIVES)).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith('noteOrder', { databaseId: 8, revision: 1, note: 'Pays on Friday' });
  },
};

const reviewedOnline = { ...orderForReview, providerPayments: paidOnline };

/** Staff who only read see the order without buttons. */
export const ReadOnly: Story = {
  args: { ...opened(reviewedOnline), user: userAs('tribe-team-ro') },
  parameters: { pictures: false },
  play: async () => {
    const open = await drawer('Bea Lim');
    await expect(open.getByText('The order is open')).toBeInTheDocument();
    for (const name of ['Approve', 'Resend link', 'Correct email', 'Reject receipt', 'Add a note', 'Ask PayMongo again'])
      await expect(open.queryByRole('button', { name })).toBeNull();
  },
};

/** An order that does not exist. */
export const Unknown: Story = {
  args: { path: '/payment?tab=orders&orderId=999' },
  parameters: { pictures: false },
  play: async () => {
    await expect((await drawer('Order not found')).getByText(/does not exist/)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { data: () => ({ viewer: listed(null, []) }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Payments 0');
    await expect(canvas.getByText('Orders appear here once someone buys.')).toBeVisible();
  },
};

export const FilteredEmpty: Story = {
  args: { path: '/payment?tab=orders&state=refunded', data: () => ({ viewer: listed(null, []) }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Payments 0');
    await expect(canvas.getByText('No results for these filters.')).toBeVisible();
  },
};

/** A head coach has the route, but not its flag. */
export const Forbidden: Story = {
  args: {
    user: userAs('head-coach'),
    data: () => ({ viewer: { orders: new RequestError('Your access level does not include this.', 'FORBIDDEN') } }),
  },
  play: async ({ canvas }) => expectForbidden(canvas, 'Head coach'),
};

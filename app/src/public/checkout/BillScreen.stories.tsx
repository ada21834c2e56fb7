import { expect, within } from 'storybook/test';
import { bill, ONLINE_METHODS, sentReceipt } from '../../testing/orders.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';

const dataWith = (changes: object = {}) => ({ data: () => ({ bill: bill(changes) }) });
const link = { key: 'link-9', isOwn: false };

const meta: ScreenMeta = {
  title: 'Screens/Public/Checkout/Bill',
  ...aboutScreen({
    shows: 'One payment of a schedule: the amount, the accounts to pay to, and the form for the receipt.',
    audience: 'The member who owes it, or someone who pays for them with a link.',
    check: 'The amount and the account number can be copied with one tap. Someone else sees nothing private about the member.',
  }),
  args: { path: '/checkout/12?bill=117', user: member, ...dataWith() },
  beforeEach: () => sessionStorage.clear(),
};
export default meta;

/** A member's own payment: the amount, the accounts, and the receipt form. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Your payment');
    await expect(canvas.getByText('Freelancing Course, payment 2 of 6')).toBeVisible();
    await expect(canvas.getByText('₱1,667.00 due on Saturday, 11/15/2025')).toBeVisible();
    const pay = within(canvas.getByRole('region', { name: 'How to pay' }));
    await expect(pay.getByText('INV-2025-000117-2')).toBeVisible();
    await expect(pay.getByText('0917 000 0000')).toBeVisible();
    await expect(canvas.getByLabelText('Amount sent, in pesos')).toHaveValue('1,667.00');
  },
};

/** Someone pays for a member with a link. */
export const ForSomeoneElse: Story = {
  args: { path: '/checkout/12?bill=link-9', user: null, ...dataWith(link) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Pay for Jomar');
    await expect(canvas.getByText(/Jomar shared a link/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send the receipt' })).toBeEnabled();
  },
};

/** A provider collects GCash. */
export const Online: Story = {
  args: dataWith({ methods: ONLINE_METHODS }),
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Your payment');
    await expect(canvas.getByRole('heading', { name: 'Pay ₱1,667.00 online' })).toBeVisible();
    await expect(canvas.getByText('Send the money yourself')).toBeVisible();
  },
};

/** Back from the page of the provider, before it confirms the payment. */
export const Checking: Story = {
  args: {
    path: '/checkout/12?bill=link-9&back=paid',
    user: null,
    ...dataWith({ ...link, methods: ONLINE_METHODS, onlinePayment: { method: 'GCash', state: 'OPEN', isKept: false } }),
  },
  beforeEach: () => sessionStorage.setItem('payment looks', JSON.stringify({ of: 'bill link-9', looks: 99 })),
  play: async ({ canvas }) => {
    await expectPage(canvas, 'We are checking your payment');
    await expect(canvas.queryByRole('region', { name: 'How to pay' })).toBeNull();
  },
};

/** The member has given someone else a link. */
export const LinkShared: Story = {
  args: dataWith({ hasLink: true, statusText: 'overdue' }),
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Your payment');
    await expect(canvas.getByText(/Someone else has a link to pay this/)).toBeVisible();
    await expect(canvas.getByText('overdue')).toBeVisible();
  },
};

/** A receipt that staff check. */
export const ForReview: Story = {
  args: dataWith({ receipts: [sentReceipt({ amount: 1667 })] }),
  play: async ({ canvas }) => {
    await expectPage(canvas, 'We are checking the receipt');
    await expect(await canvas.findByText('Being checked')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'How to pay' })).toBeNull();
  },
};

/** The reason of a rejected receipt. */
export const Rejected: Story = {
  args: dataWith({ receipts: [sentReceipt({ state: 'rejected', reason: 'The picture shows no reference number.', uploadKey: null })] }),
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Your payment');
    await expect(canvas.getByText('The picture shows no reference number.')).toBeVisible();
  },
};

/** A payment that is settled. */
export const Settled: Story = {
  args: dataWith({
    due: 0,
    isPayable: false,
    statusText: 'paid',
    receipts: [sentReceipt({ state: 'approved', amount: 1667, uploadKey: null })],
  }),
  play: async ({ canvas }) => {
    await expectPage(canvas, 'This payment is settled');
    await expect(canvas.getByText('Nothing is left to pay.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send the receipt' })).toBeNull();
  },
};

/** A payment that was taken out of the schedule. */
export const Voided: Story = {
  args: dataWith({ isPayable: false, statusText: 'voided', place: null }),
  play: ({ canvas }) => expectPage(canvas, 'This payment is no longer owed'),
};

/** A visitor with the address of a member's bill may have to log in. */
export const SignedOut: Story = {
  args: { user: null, data: () => ({ bill: null }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'This link does not open a bill');
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?redirectTo=%2Fcheckout%2F12%3Fbill%3D117',
    );
  },
};

/** A link that ended. */
export const EndedLink: Story = {
  args: { path: '/checkout/12?bill=link-9', user: null, data: () => ({ bill: null }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'This link does not open a bill');
    await expect(canvas.getByText(/Ask the person who sent it for a new link/)).toBeVisible();
    await expect(within(canvas.getByRole('main')).queryByRole('link', { name: 'Log in' })).toBeNull();
  },
};

import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectForbidden, expectPage } from '../../testing/storyAssertions.ts';
import { afterMutation, connection } from '../../testing/storyAnswers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { admin, userAs } from '../../testing/storyUsers.ts';
import { approvedByOther, ofExpiredOrder, ofOrder, partial, repeated, sound } from './queueFixtures.ts';

const ARRIVES = { timeout: 10_000 };
const WAITING = [sound, partial, repeated, ofOrder];
const queue = (proofs: readonly object[] = WAITING, open: object | null = null) => ({
  viewer: { bulkJobs: connection([]), paymentProofs: connection(proofs), paymentProof: open },
});

const meta: ScreenMeta = {
  title: 'Screens/Staff/Payments/Review',
  ...aboutScreen({
    shows: 'Receipts that wait for review, the oldest first, with the chosen one next to the list.',
    audience: 'Staff who approve dozens of receipts in a row, often with the keyboard alone.',
    check: 'Receipt, checks and decision are in view together. After a decision the next one opens.',
  }),
  args: { path: '/payment', user: admin, data: () => queue(), onMutation: fn() },
};
export default meta;

const at = (proof: { databaseId: number }) => `/payment?tab=review&state=submitted&id=${proof.databaseId}`;
const opened = (proof: { databaseId: number }) => ({ path: at(proof), data: () => queue(WAITING, proof) });
const pane = async (name: string) => within(await screen.findByRole('complementary', { name }, ARRIVES));

/** Receipts that wait, oldest first. The checks name what fails. */
export const Filled: Story = {
  parameters: { pictures: 'phone' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Payments 4');
    const tabs = within(canvas.getByRole('navigation', { name: 'Payments' }));
    await expect(tabs.getAllByRole('link').map((tab: HTMLElement) => tab.textContent)).toEqual([
      'For review',
      'Due and overdue',
      'All',
      'Reconcile',
      'Orders',
      'Providers',
      'Waiting list',
    ]);
    await expect(canvas.getByRole('row', { name: /Jomar Villanueva.*overdue.*3 of 4, not amount/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bea Lim' })).toHaveAttribute('href', '/payment?tab=review&state=submitted&id=34');
    await expect(canvas.getByRole('row', { name: /Bea Lim.*bea\.lim@example\.com.*5 of 5/ })).toBeVisible();
  },
};

/** A receipt for a part of what is due, next to the queue, with what its approval does. */
export const Review: Story = {
  args: opened(partial),
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const review = await pane('Jomar Villanueva');
    await expect(review.getByText('₱2,000.00 was sent, ₱3,499.00 is due')).toBeVisible();
    await expect(review.getByText('Pays ₱2,000.00 of payment 1.')).toBeInTheDocument();
    await expect(review.getByText('Rejected by Ivy Rosales')).toBeInTheDocument();
    await expect(review.getByRole('button', { name: 'Approve' })).toBeVisible();
  },
};

/** The same as a sheet on a phone. */
export const ReviewOnPhone: Story = {
  args: opened(sound),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Kristine Joy Mercado' }, ARRIVES));
    await expect(sheet.getByRole('button', { name: 'Approve' })).toBeVisible();
  },
};

/** The earlier payment with the same reference is linked. */
export const UsedBefore: Story = {
  args: opened(repeated),
  parameters: { pictures: false },
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const review = await pane('Rowena Salazar');
    await expect(review.getByText('The reference was used before')).toBeVisible();
    await expect(review.getByRole('link', { name: /^Dennis Aquino, 1 of 6/ })).toHaveAttribute('href', '/student-payment-details/70');
  },
};

/** A receipt of an order shows the order, and its approval enrolls the buyer. */
export const OfOrder: Story = {
  args: {
    path: at(ofOrder),
    data: () => ({
      viewer: {
        bulkJobs: connection([]),
        paymentProofs: afterMutation('approveOrder', connection(WAITING), connection(WAITING.slice(0, 3))),
        paymentProof: afterMutation('approveOrder', ofOrder, sound),
      },
      approveOrder: { state: 'ENROLLED', stateLabel: 'Enrolled', revision: 2 },
    }),
  },
  parameters: { pictures: false },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, userEvent }) => {
    const review = await pane('Bea Lim');
    await expect(review.getByText('The order is open')).toBeVisible();
    await expect(review.getByRole('link', { name: 'Open order' })).toHaveAttribute('href', '/payment?tab=orders&orderId=9');
    await userEvent.click(review.getByRole('button', { name: 'Approve' }));
    await expect(await screen.findByText('Payment approved successful!', undefined, ARRIVES)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await expect(args.onMutation).toHaveBeenCalledWith(
      'approveOrder',
      expect.objectContaining({ databaseId: 9, proofId: 34, paymentPlatform: 'gcash', amount: 3499 }),
    );
  },
};

/** The order of a receipt expired in the meantime. */
export const OfExpiredOrder: Story = {
  args: opened(ofExpiredOrder),
  parameters: { pictures: false },
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const review = await pane('Bea Lim');
    await expect(review.getByText('The order expired')).toBeVisible();
    await expect(review.getByRole('button', { name: 'Reject' })).toBeVisible();
  },
};

/** Alt+A approves. The toast offers Undo, and the next receipt opens. */
export const ApprovedByKey: Story = {
  parameters: { pictures: false },
  globals: { viewport: { value: 'desktop' } },
  args: {
    path: at(sound),
    data: () => ({
      viewer: {
        bulkJobs: connection([]),
        paymentProofs: afterMutation('approvePaymentScheduleTransaction', connection(WAITING), connection(WAITING.slice(1))),
        paymentProof: afterMutation('approvePaymentScheduleTransaction', sound, partial),
      },
      approvePaymentScheduleTransaction: { status: 'PAID', revision: 2 },
    }),
  },
  play: async ({ args, userEvent }) => {
    await pane('Kristine Joy Mercado');
    await userEvent.keyboard('{Alt>}[KeyA]{/Alt}');
    await expect(await screen.findByText('Payment approved successful!', undefined, ARRIVES)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(args.onMutation).toHaveBeenCalledWith(
      'approvePaymentScheduleTransaction',
      expect.objectContaining({ id: 102, paymentPlatform: 'gcash', amount: 3499 }),
    );
    await pane('Jomar Villanueva');
  },
};

/** With the shortcuts switched off, the keys do nothing. */
export const KeysOff: Story = {
  parameters: { pictures: false },
  globals: { viewport: { value: 'desktop' } },
  args: opened(sound),
  play: async ({ args, userEvent }) => {
    const review = await pane('Kristine Joy Mercado');
    await userEvent.click(review.getByRole('switch', { name: 'Keyboard shortcuts' }));
    await userEvent.keyboard('{Alt>}[KeyA]{/Alt}');
    await expect(args.onMutation).not.toHaveBeenCalled();
    await userEvent.click(review.getByRole('switch', { name: 'Keyboard shortcuts' }));
  },
};

/** A colleague decided first: the toast names them, and the next receipt opens. */
export const Overtaken: Story = {
  parameters: { pictures: false },
  globals: { viewport: { value: 'desktop' } },
  args: {
    path: at(sound),
    data: () => ({
      viewer: {
        bulkJobs: connection([]),
        paymentProofs: connection(WAITING),
        paymentProof: afterMutation('approvePaymentScheduleTransaction', sound, approvedByOther),
      },
      approvePaymentScheduleTransaction: new RequestError('This payment was approved already, by GCash.', 'CONFLICT'),
    }),
  },
  play: async ({ userEvent }) => {
    const review = await pane('Kristine Joy Mercado');
    await userEvent.click(review.getByRole('button', { name: 'Approve' }));
    await expect(await screen.findByText('Ivy Rosales approved this receipt in the meantime.', undefined, ARRIVES)).toBeVisible();
  },
};

/** The dialog of a rejection, with a usual reason. */
export const Rejecting: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: opened(sound),
  play: async ({ userEvent }) => {
    const review = await pane('Kristine Joy Mercado');
    await userEvent.click(review.getByRole('button', { name: 'Reject' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject the receipt of Kristine Joy Mercado?' }, ARRIVES));
    await userEvent.click(dialog.getByRole('button', { name: 'Reject receipt' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Remarks' })).toHaveAccessibleDescription(/required/));
    await userEvent.click(dialog.getByRole('button', { name: 'Cannot be read' }));
    await expect(dialog.getByRole('textbox', { name: 'Remarks' })).toHaveValue(
      'We cannot read the receipt. Please send a clear screenshot of the whole screen.',
    );
  },
};

/** The form of an approval with other values; it states what the amount does. */
export const Changing: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: opened(sound),
  play: async ({ userEvent }) => {
    const review = await pane('Kristine Joy Mercado');
    await userEvent.click(review.getByRole('button', { name: 'Approve with changes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve the receipt of Kristine Joy Mercado' }, ARRIVES));
    const amount = dialog.getByRole('textbox', { name: /Amount received/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '2000');
    await expect(await dialog.findByText(/^Splits payment 1: ₱1,499.00 stays due/)).toBeVisible();
  },
};

/** Staff who only read see the review without buttons for a decision. */
export const ReadOnly: Story = {
  parameters: { pictures: false },
  globals: { viewport: { value: 'desktop' } },
  args: { ...opened(sound), user: userAs('tribe-team-ro') },
  play: async () => {
    const review = await pane('Kristine Joy Mercado');
    await expect(review.queryByRole('button', { name: 'Approve' })).toBeNull();
    await expect(review.getByRole('button', { name: 'Next' })).toBeVisible();
    await expect(screen.queryByRole('checkbox', { name: /^Select Kristine/ })).toBeNull();
  },
};

/** A receipt that does not exist. */
export const Unknown: Story = {
  parameters: { pictures: false },
  globals: { viewport: { value: 'desktop' } },
  args: { path: '/payment?tab=review&id=999' },
  play: async () => {
    const review = await pane('Receipt not found');
    await expect(review.getByText(/does not exist/)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { data: () => queue([]) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Payments 0');
    await expect(canvas.getByText('Nothing waits')).toBeVisible();
  },
};

export const FilteredEmpty: Story = {
  args: { path: '/payment?tab=review&state=rejected', data: () => queue([]) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Payments 0');
    await expect(canvas.getByText('No results for these filters.')).toBeVisible();
  },
};

/** A head coach has the queue's route, but not its flag. */
export const Forbidden: Story = {
  args: {
    user: userAs('head-coach'),
    data: () => ({ viewer: { paymentProofs: new RequestError('Your access level does not include this.', 'FORBIDDEN') } }),
  },
  play: async ({ canvas }) => expectForbidden(canvas, 'Head coach'),
};

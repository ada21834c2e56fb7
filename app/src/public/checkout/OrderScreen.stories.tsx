import { expect, screen, waitFor, within } from 'storybook/test';
import { REFERENCE_REQUIRED } from '@atlas/domain/orders';
import { answerPosts, buyerOrder, ONLINE_METHODS, sentReceipt } from '../../testing/orders.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { member } from '../../testing/storyUsers.ts';
import { keepTyped } from './typedReceipt.ts';

const dataWith = (changes: object = {}) => ({ data: () => ({ buyerOrder: buyerOrder(changes) }) });

const meta: ScreenMeta = {
  title: 'Screens/Public/Checkout/Order',
  ...aboutScreen({
    shows: 'One order for its buyer, who needs no account: how to pay, sending the receipt, and what happens next.',
    audience: 'Buyers, many inside the in-app browser of Facebook.',
    check: 'Each state states what to do now. Money that is on its way is never called failed.',
  }),
  args: { path: '/checkout/12?order=ATL-7KQ2MD', ...dataWith() },
  beforeEach: () => sessionStorage.clear(),
};
export default meta;

/** An order that waits for its payment: the amount, the chosen account first, and the receipt form. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Pay for Freelancing Course');
    await expect(canvas.getByText('Pay by Friday, 11/14/2025')).toBeVisible();
    await expect(canvas.getByText('2 days left')).toBeVisible();
    const steps = within(canvas.getByRole('list', { name: 'Your order' })).getAllByRole('listitem');
    await expect(steps).toHaveLength(4);
    await expect(steps[1]).toHaveAttribute('aria-current', 'step');
    const pay = within(canvas.getByRole('region', { name: 'How to pay' }));
    await expect(pay.getByText('₱3,499.00')).toBeVisible();
    for (const name of ['Copy exact amount', 'Copy pay code', 'Copy GCash account number', 'Copy GCash account name'])
      await expect(pay.getByRole('button', { name })).toBeVisible();
    await expect(pay.getByRole('img', { name: 'QR code of GCash, Atlas Online Learning, 0917 000 0000' })).toBeVisible();
    await expect(pay.getByRole('link', { name: 'Save picture' })).toHaveAttribute('download');
    await expect(canvas.getByLabelText('Amount sent, in pesos')).toHaveValue('3,499.00');
    await expect(canvas.getByLabelText('Paid with')).toHaveValue('gcash');
    await expect(canvas.getByLabelText('Day of payment')).toHaveValue('2025-11-12');
  },
};

const FACEBOOK = 'Mozilla/5.0 (Linux; Android 15; SM-A156E) AppleWebKit/537.36 Chrome/142.0 Mobile [FB_IAB/FB4A;FBAV/540.0;]';

/** Facebook’s in-app browser saves no pictures, so the page offers to open in a browser. */
export const InAppBrowser: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'userAgent', { configurable: true, value: FACEBOOK });
    return () => Reflect.deleteProperty(navigator, 'userAgent');
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Pay for Freelancing Course');
    await expect(await canvas.findByText('Open in your browser')).toBeVisible();
    await expect(canvas.getByText(/Facebook cannot save pictures\. Take a screenshot of the QR code/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Save picture' })).toBeNull();
  },
};

const online = { methods: ONLINE_METHODS };
const began = (changes: object = {}) => ({ ...online, onlinePayment: { method: 'GCash', state: 'OPEN', isKept: false, ...changes } });

/** A provider collects GCash: the payer pays on its page, and can also send the money by hand. */
export const Online: Story = {
  args: dataWith(online),
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Pay for Freelancing Course');
    const steps = within(canvas.getByRole('list', { name: 'Your order' })).getAllByRole('listitem');
    await expect(steps.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining([expect.stringContaining('Paid')]));
    const { posts, end } = answerPosts(() => Response.json({ error: 'GCash by PayMongo is not available right now.' }, { status: 409 }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pay with GCash' }));
    await expect(await canvas.findByText('GCash by PayMongo is not available right now.')).toBeVisible();
    await expect(Object.fromEntries(posts[0] ?? [])).toEqual({ do: 'pay', platform: 'gcash' });
    end();
    await expect(canvas.getByRole('button', { name: 'Pay with GCash' })).toBeEnabled();
    await userEvent.click(canvas.getByText('Send the money yourself'));
    await expect(canvas.getByRole('button', { name: 'Send the receipt' })).toBeVisible();
  },
};

/** Back from the page of the provider, before it confirms the payment. It is never called failed. */
export const Checking: Story = {
  args: { path: '/checkout/12?order=ATL-7KQ2MD&back=paid', ...dataWith(began()) },
  beforeEach: () => sessionStorage.setItem('payment looks', JSON.stringify({ of: 'ATL-7KQ2MD', looks: 99 })),
  play: async ({ canvas }) => {
    await expectPage(canvas, 'We are checking your payment');
    await expect(canvas.getByText(/You need not pay again/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Pay with/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'I did not pay' })).toHaveAttribute('href', '/checkout/12?order=ATL-7KQ2MD');
  },
};

/** The payer turned back from the page of the provider. */
export const TurnedBack: Story = {
  args: { path: '/checkout/12?order=ATL-7KQ2MD&back=cancelled', ...dataWith(began()) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Pay for Freelancing Course');
    await expect(canvas.getByText(/You came back before the payment was confirmed/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay with GCash' })).toBeEnabled();
  },
};

/** Money that arrived and does not fit, which staff decide about. */
export const Kept: Story = {
  args: dataWith(began({ state: 'PAID', isKept: true })),
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Your payment arrived');
    await expect(canvas.queryByRole('button', { name: /^Pay with/ })).toBeNull();
  },
};

/** The accounts of the methods that were not chosen are one press away. */
export const OtherWaysToPay: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Pay for Freelancing Course');
    await expect(canvas.getByText('BDO 0012 3400 5678')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Other ways to pay'));
    await expect(canvas.getByText('BDO 0012 3400 5678')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy Maya account number' })).toBeVisible();
  },
};

/** Errors appear at the fields before anything is sent. */
export const FieldErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Pay for Freelancing Course');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the receipt' }));
    await expect(await canvas.findByText(REFERENCE_REQUIRED)).toBeVisible();
    await expect(canvas.getByLabelText('Reference number')).toHaveFocus();
  },
};

const KNOWN = 'This reference number was sent before. Check it on your receipt, then send it again if it is right.';

/** A reference that was sent before is doubted once. The same one sent again is meant. */
export const KnownReference: Story = {
  beforeEach: () => {
    const { posts, end } = answerPosts(() => Response.json({ error: KNOWN, fieldErrors: { reference: KNOWN } }, { status: 400 }));
    Object.assign(globalThis, { storyPosts: posts });
    return end;
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Pay for Freelancing Course');
    await userEvent.type(canvas.getByLabelText('Reference number'), '1003 456 789012');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the receipt' }));
    await expect(await canvas.findByText(KNOWN)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Send it again' }));
    // Set in beforeEach.
    const { storyPosts } = globalThis as unknown as { storyPosts: URLSearchParams[] };
    await waitFor(() => expect(storyPosts).toHaveLength(2));
    await expect(storyPosts.map((form) => form.get('sure'))).toEqual([null, 'on']);
    await expect(Object.fromEntries(storyPosts[0] ?? [])).toEqual({
      do: 'receipt',
      amount: '3,499.00',
      platform: 'gcash',
      reference: '1003 456 789012',
      paidOn: '2025-11-12',
    });
  },
};

/** Typed values survive a reload of the page. */
export const TypedBefore: Story = {
  beforeEach: () => keepTyped('ATL-7KQ2MD', { reference: '1003 456', amount: '3500' }),
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Pay for Freelancing Course');
    await waitFor(() => expect(canvas.getByLabelText('Reference number')).toHaveValue('1003 456'));
    await expect(canvas.getByLabelText('Amount sent, in pesos')).toHaveValue('3500');
  },
};

/** A file that is not a receipt is rejected at once, and what was typed stays. */
export const NotAPicture: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Pay for Freelancing Course');
    await userEvent.type(canvas.getByLabelText('Reference number'), '1003');
    const user = userEvent.setup({ applyAccept: false });
    const input = canvas.getByLabelText(/Picture of the receipt/);
    await user.upload(input, new File(['not a picture'], 'IMG_0412.HEIC', { type: 'image/heic' }));
    await expect(await canvas.findByText(/Take a screenshot of the receipt/)).toBeVisible();
    await user.upload(input, new File(['x'], 'receipt.docx', { type: 'application/msword' }));
    await expect(await canvas.findByText('Choose a picture (JPEG, PNG or WebP) or a PDF.')).toBeVisible();
    await expect(canvas.getByLabelText('Reference number')).toHaveValue('1003');
  },
};

/** A chosen picture is shown before it is sent. */
export const PictureChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Pay for Freelancing Course');
    await userEvent.upload(
      canvas.getByLabelText(/Picture of the receipt/),
      new File(['%PDF-1.7'], 'slip.pdf', { type: 'application/pdf' }),
    );
    await expect(await canvas.findByText('slip.pdf')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove slip.pdf' }));
    await expect(canvas.queryByText('slip.pdf')).toBeNull();
  },
};

/** A coupon that is kept for a while, and the last day to pay. */
export const LastDay: Story = {
  args: dataWith({ lastDay: '2025-11-12', couponHeldUntil: '2025-11-12T02:45:00.000Z', discount: 1000, method: null }),
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Pay for Freelancing Course');
    await expect(canvas.getByText('Today is the last day')).toBeVisible();
    await expect(canvas.getByText(/Your coupon is kept for you until 10:45 AM/)).toBeVisible();
  },
};

/** The link is mailed to pay later. */
export const PayLater: Story = {
  beforeEach: () => answerPosts(() => Response.json({ next: '/' })).end,
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Pay for Freelancing Course');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay later: email me the link' }));
    await expect(await canvas.findByText('We sent the link to maricel.santos@example.com.')).toBeVisible();
  },
};

/** Cancelling needs a confirmation, and a rejection is shown in the dialog. */
export const Cancelling: Story = {
  beforeEach: () => answerPosts(() => Response.json({ error: 'Your receipt is being checked.', fieldErrors: {} }, { status: 409 })).end,
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Pay for Freelancing Course');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel this order' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel the order for Freelancing Course?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the order' }));
    await expect(await dialog.findByText('Your receipt is being checked.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep the order' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** A mistyped address is corrected, with a suggestion for a common domain. */
export const CorrectedEmail: Story = {
  beforeEach: () => answerPosts(() => Response.json({ error: 'Try again tomorrow.', fieldErrors: {} }, { status: 429 })).end,
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Pay for Freelancing Course');
    await userEvent.click(canvas.getByText('Correct your email address'));
    const email = await canvas.findByLabelText('Email');
    await userEvent.clear(email);
    await userEvent.type(email, 'maricel@gmial.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Use maricel@gmail.com' }));
    await expect(email).toHaveValue('maricel@gmail.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the address' }));
    await expect(await canvas.findByText('Try again tomorrow.')).toBeVisible();
  },
};

/** The address of the buyer is not confirmed yet. */
export const Draft: Story = {
  args: dataWith({ state: 'DRAFT', stepsDone: 1, lastDay: null, deadline: null, whyNotSendReceipt: 'Open the link in your email first.' }),
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Confirm your email address');
    await expect(canvas.getByText(/We sent a link to maricel.santos@example.com/)).toBeVisible();
    await expect(await canvas.findByLabelText('Email')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send the receipt' })).toBeNull();
  },
};

const review = { state: 'FOR_REVIEW', stepsDone: 2, whyNotCancel: 'Your receipt is being checked. Message us if you want to cancel.' };

/** A receipt that staff check. */
export const ForReview: Story = {
  args: dataWith({ ...review, receipts: [sentReceipt()] }),
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'We are checking your receipt');
    await expect(canvas.getByText(/We usually check within a day/)).toBeVisible();
    await expect(await canvas.findByText('Being checked')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel this order' })).toBeNull();
    await userEvent.click(canvas.getByText('Send another receipt'));
    await expect(canvas.getByLabelText('Reference number')).toBeVisible();
  },
};

/** A receipt without its picture offers to add it. */
export const WithoutPicture: Story = {
  args: dataWith({ ...review, receipts: [sentReceipt({ hasPicture: false })] }),
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'We are checking your receipt');
    const receipts = within(await canvas.findByRole('region', { name: 'Your receipt' }));
    await userEvent.upload(
      receipts.getByLabelText('Picture of the receipt'),
      new File(['%PDF-1.7'], 'slip.pdf', { type: 'application/pdf' }),
    );
    await expect(await receipts.findByRole('button', { name: 'Add the picture' })).toBeEnabled();
  },
};

/** The reason of a rejected receipt comes first, and the form is open. */
export const Rejected: Story = {
  args: dataWith({
    receipts: [
      sentReceipt({
        state: 'rejected',
        reason: 'The amount on the receipt is ₱3,399.00. Send the missing ₱100.00 as well.',
        uploadKey: null,
      }),
    ],
  }),
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Send your receipt again');
    await expect(canvas.getByText(/The amount on the receipt is ₱3,399.00/)).toBeVisible();
    await expect(await canvas.findByText('Not accepted')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send the receipt' })).toBeEnabled();
  },
};

const done = { whyNotCancel: 'This order is paid.', whyNotSendReceipt: 'We have the payment for this order already.' };

/** A payment that is confirmed, before the buyer has set a password. */
export const Paid: Story = {
  args: dataWith({ ...done, state: 'PAID', stepsDone: 3, receipts: [sentReceipt({ state: 'approved', uploadKey: null })] }),
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Your payment is confirmed');
    await expect(canvas.getByText(/Set a password with it, and your courses open/)).toBeVisible();
    await expect(canvas.getByText('Correct your email address')).toBeVisible();
  },
};

/** The buyer is a member. */
export const Enrolled: Story = {
  args: dataWith({
    ...done,
    state: 'ENROLLED',
    stepsDone: 4,
    hasAccount: true,
    receipts: [sentReceipt({ state: 'approved', uploadKey: null })],
  }),
  play: async ({ canvas }) => {
    await expectPage(canvas, 'You are enrolled in Freelancing Course');
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    await expect(canvas.queryByText('Correct your email address')).toBeNull();
  },
};

/** A buyer who is signed in goes on to the courses. */
export const EnrolledMember: Story = {
  args: { user: member, ...dataWith({ ...done, state: 'ENROLLED', stepsDone: 4, hasAccount: true }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'You are enrolled in Freelancing Course');
    await expect(canvas.getByRole('link', { name: 'Open your courses' })).toHaveAttribute('href', '/courses/my-courses');
  },
};

/** An order that was not paid in time takes a receipt for money that was sent. */
export const Expired: Story = {
  args: dataWith({ state: 'EXPIRED', lastDay: '2025-11-10', whyNotCancel: 'This order has ended already.' }),
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'This order has expired');
    await expect(canvas.getByText(/No receipt arrived by Monday, 11\/10\/2025/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Order again' })).toHaveAttribute('href', '/checkout/12');
    await userEvent.click(canvas.getByText('I sent the money'));
    await expect(canvas.getByRole('button', { name: 'Send the receipt' })).toBeVisible();
  },
};

export const Cancelled: Story = {
  args: dataWith({ state: 'CANCELLED', endedReason: 'You cancelled it.', whyNotCancel: 'This order has ended already.' }),
  play: async ({ canvas }) => {
    await expectPage(canvas, 'This order is cancelled');
    await expect(canvas.getByText(/You cancelled it\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Order again' })).toHaveAttribute('href', '/checkout/12');
  },
};

export const Refunded: Story = {
  args: dataWith({ ...done, state: 'REFUNDED', whyNotSendReceipt: 'This order was paid back.' }),
  play: async ({ canvas }) => {
    await expectPage(canvas, 'This order was refunded');
    await expect(canvas.queryByText('I sent the money')).toBeNull();
  },
};

/** A link whose secret this browser does not hold. */
export const NotFound: Story = {
  args: { data: () => ({ buyerOrder: null }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'This link does not open an order');
    await expect(canvas.getByRole('link', { name: 'Order again' })).toHaveAttribute('href', '/checkout/12');
  },
};

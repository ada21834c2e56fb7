import { OWN_MONEY, PAYMENT_APPROVED, PAYMENT_REVOKED, SCHEDULE_ADDED, SCHEDULE_UPDATED, SECOND_PERSON } from '@atlas/domain/payments';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { expectForbidden, expectPage, overtaken } from '../../testing/storyAssertions.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { admin, coach, member, tribeTeam, userAs } from '../../testing/storyUsers.ts';
import { paidOnline } from '../shared/providers/providersFixtures.ts';
import { entry, invoice, money, paid, payer, payment, postings, proven, refund } from './paymentFixtures.ts';

const sent = fn();
const ARRIVES = { timeout: 10_000 };
const showing = (person: object | null) => ({ viewer: { payer: person } });

const meta: ScreenMeta = {
  title: 'Screens/Staff/Payments/Details',
  ...aboutScreen({
    shows: 'All money of one person: invoices with schedules, receipts, refunds, credit, documents and history.',
    audience: 'Staff who decide about payments.',
    check: 'It is the densest page: what waits for a decision comes first, and each dialog states its effect before it is confirmed.',
  }),
  args: { path: '/student-payment-details/61', user: admin, onMutation: sent, data: () => showing(payer()) },
};
export default meta;

type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];
type User = Parameters<Play>[0]['userEvent'];

/** Opens the menu of a payment, chooses an action, and returns the dialog. */
async function openFor(canvas: Canvas, user: User, name: string, action: string) {
  await expectPage(canvas, 'Kristine Joy Mercado');
  await user.click(canvas.getByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }, ARRIVES));
  return within(await screen.findByRole('dialog', undefined, ARRIVES));
}

/** Opens a dialog by a button, and returns the dialog. */
async function openBy(canvas: Canvas, user: User, button: string) {
  await expectPage(canvas, 'Kristine Joy Mercado');
  await user.click(canvas.getAllByRole('button', { name: button })[0]!);
  return within(await screen.findByRole('dialog', undefined, ARRIVES));
}

/** The call of the mutation that was sent last. */
const lastCall = () => sent.mock.lastCall;
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), ARRIVES);

/** An invoice with every state of a payment, a waiting proof and a waiting refund; the older one is a tab away. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Kristine Joy Mercado');
    for (const text of ['overdue', 'due in 3 days', 'due in 18 days', 'voided', 'paid'])
      await expect(canvas.getAllByText(text).length).toBeGreaterThan(0);
    await expect(canvas.getByText('Order ATL-7K2M')).toBeVisible();
    await expect(within(canvas.getByRole('table', { name: 'Payment schedule' })).getByRole('rowheader', { name: /2 of 4/ })).toBeVisible();
    await expect(canvas.getByText('₱3,000.00 due')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Receipt receipt-november.jpg (opens a new tab)' })).toHaveAttribute(
      'href',
      '/api/uploads/41',
    );
    await expect(canvas.getByRole('link', { name: 'PDF of PA-000042 (opens a new tab)' })).toHaveAttribute(
      'href',
      '/api/documents/802.pdf',
    );
    await expect(canvas.getByRole('link', { name: 'Proposal Clinic · SA-000055' })).toHaveAttribute(
      'href',
      '/student-payment-details/61?invoice=55',
    );
  },
};

/** The same on a phone in the dark theme. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: ({ canvas }) => expectPage(canvas, 'Kristine Joy Mercado'),
};

/** The invoice in the address: paid, and of an enrolment by staff. */
export const EarlierInvoice: Story = {
  args: { path: '/student-payment-details/61?invoice=55' },
  play: async ({ canvas }) => {
    await expectPage(canvas, /Kristine Joy Mercado/);
    await expect(canvas.getByText('Enrolled by staff')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Proposal Clinic · SA-000055' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('rowheader', { name: /1 of 1/ })).toBeVisible();
  },
};

/** A person without an invoice. */
export const Empty: Story = {
  args: {
    data: () =>
      showing(
        payer({
          invoices: [],
          money: money({ credit: 0, payments: [], refunds: [], documents: [], history: [], reminders: [], promises: [] }),
        }),
      ),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Kristine Joy Mercado');
    for (const text of [
      'No invoices',
      'No promises noted yet.',
      'No reminder was sent yet.',
      'No payments received yet.',
      'No refunds.',
      'No documents issued yet.',
      'Nothing was changed so far.',
    ])
      await expect(canvas.getByText(text)).toBeVisible();
  },
};

/** Staff without the function to enrol see everything and change nothing. */
export const ReadOnly: Story = {
  args: { user: userAs('tribe-team-ro') },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Kristine Joy Mercado');
    await expect(
      canvas.queryByRole('button', { name: /^(Actions for|Add|Record|Refund|Correct|Approve|Refuse|Change|Hold|Propose)/ }),
    ).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

/** No one decides about their own money. */
export const OwnMoney: Story = {
  args: { path: '/student-payment-details/1', data: () => showing(payer({ databaseId: admin.id, name: admin.name })) },
  play: async ({ canvas }) => {
    await expectPage(canvas, admin.name ?? '');
    await expect(canvas.getByText(OWN_MONEY)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  },
};

/** The schedule asks for less than the invoice: the difference is added with one press. */
export const TooLittle: Story = {
  args: {
    data: () => ({ ...showing(payer({ invoices: [invoice({ addsUp: false, unscheduled: 1500 })] })), addPaymentSchedule: entry(106) }),
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openBy(canvas, userEvent, 'Add the difference');
    await expect(canvas.getByText('The schedule does not add up: ₱1,500.00 of the invoice is in no payment.')).toBeVisible();
    await expect(dialog.getByLabelText('Schedule date')).toHaveValue('2025-11-12');
    await expect(dialog.getByRole('textbox', { name: 'Price' })).toHaveValue('1,500');
    await userEvent.click(dialog.getByRole('button', { name: 'Add schedule date' }));
    await expect(await screen.findByText(SCHEDULE_ADDED, undefined, ARRIVES)).toBeVisible();
    await expect(lastCall()).toMatchObject([
      'addPaymentSchedule',
      { input: { invoiceId: 70, scheduleDate: '2025-11-12', price: 1500 }, idempotencyKey: expect.stringMatching(/^.{16,100}$/) as string },
    ]);
    await closed();
  },
};

/** The schedule asks for more than the invoice. */
export const TooMuch: Story = {
  args: { data: () => showing(payer({ invoices: [invoice({ addsUp: false, unscheduled: -499 })] })) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Kristine Joy Mercado');
    await expect(canvas.getByText('The schedule does not add up: its payments are ₱499.00 above the invoice.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add the difference' })).toBeNull();
  },
};

/** A new schedule date starts today with the price 0; a typed price is parsed as an integer. */
export const AddDate: Story = {
  args: { data: () => ({ ...showing(payer()), addPaymentSchedule: entry(106) }) },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openBy(canvas, userEvent, 'Add schedule date');
    const price = dialog.getByRole('textbox', { name: 'Price' });
    await expect(price).toHaveValue('0');
    await userEvent.clear(price);
    await userEvent.type(price, '₱1,250.75');
    await userEvent.click(dialog.getByRole('button', { name: 'Add schedule date' }));
    await closed();
    await expect(lastCall()).toMatchObject(['addPaymentSchedule', { input: { price: 1250, scheduleDate: '2025-11-12' } }]);
  },
};

/** The dialog is filled in from the proof, and states what a part pays. Its month is open. */
export const ApprovePart: Story = {
  args: { data: () => ({ ...showing(payer()), approvePaymentScheduleTransaction: proven }) },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openFor(canvas, userEvent, 'payment 2', 'Approve');
    await expect(dialog.getByRole('combobox', { name: 'Payment platform' })).toHaveValue('maya');
    await expect(dialog.getByRole('textbox', { name: /^Reference/ })).toHaveValue('MY 7741 0098');
    await expect(dialog.getByRole('textbox', { name: 'External invoice' })).toHaveValue('N/A');
    await expect(dialog.getByText('Pays ₱2,000.00 of payment 2.')).toBeVisible();
    await expect(dialog.getByText('Splits payment 2: ₱1,499.00 stays due on the same date, as the next payment.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Approve payment' }));
    await expect(await screen.findByText(PAYMENT_APPROVED, undefined, ARRIVES)).toBeVisible();
    await expect(lastCall()).toMatchObject([
      'approvePaymentScheduleTransaction',
      {
        id: 102,
        paymentPlatform: 'maya',
        transactionId: 'MY 7741 0098',
        amount: 2000,
        paidOn: '2025-11-10',
        externalInvoiceId: 'N/A',
        revision: 1,
      },
    ]);
    await closed();
  },
};

/** More than is due becomes credit for the next payments. A day in a closed month needs a reason and is recorded today. */
export const ApproveTooMuch: Story = {
  args: { data: () => ({ ...showing(payer()), approvePaymentScheduleTransaction: proven }) },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openFor(canvas, userEvent, 'payment 4', 'Approve');
    const amount = dialog.getByRole('textbox', { name: 'Amount received' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '4000');
    await expect(await dialog.findByText('₱501.00 becomes credit and pays payment 2.')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText('Day of payment'));
    await userEvent.type(dialog.getByLabelText('Day of payment'), '2025-10-20');
    await expect(await dialog.findByText('This month is closed: the ledger records it on 11/12/2025.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Approve payment' }));
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: 'Payment platform' })).toHaveAccessibleDescription('Payment platform is required'),
    );
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(/^A day in the past needs a reason\./);
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** Someone else approved the payment first: the dialog states it, and the page behind it is loaded again. */
export const ApprovedMeanwhile: Story = {
  args: {
    data: () => ({
      ...showing(afterMutation('approvePaymentScheduleTransaction', payer(), payer({ money: money({ credit: 3501 }) })) as never),
      approvePaymentScheduleTransaction: () => {
        throw new RequestError('This payment was approved already, by Maya.', 'CONFLICT');
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openFor(canvas, userEvent, 'payment 2', 'Approve');
    await userEvent.click(dialog.getByRole('button', { name: 'Approve payment' }));
    await expect(await dialog.findByText('This payment was approved already, by Maya.', undefined, ARRIVES)).toBeVisible();
    await expect(canvas.getByText('₱3,501.00 credit')).toBeInTheDocument();
  },
};

/** Revoking needs remarks. */
export const Revoke: Story = {
  args: { data: () => ({ ...showing(payer()), disapprovePaymentScheduleTransaction: paid }) },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openFor(canvas, userEvent, 'payment 1', 'Revoke');
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke payment' }));
    const remarks = dialog.getByRole('textbox', { name: 'Remarks' });
    await waitFor(() => expect(remarks).toHaveAccessibleDescription(/^Remarks is required/));
    await userEvent.type(remarks, 'The transfer came back.');
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke payment' }));
    await expect(await screen.findByText(PAYMENT_REVOKED, undefined, ARRIVES)).toBeVisible();
    await expect(lastCall()).toMatchObject([
      'disapprovePaymentScheduleTransaction',
      { id: 101, remarks: 'The transfer came back.', revision: 1 },
    ]);
    await closed();
  },
};

/** The proof that waits for an unpaid payment is rejected with remarks. */
export const RejectProof: Story = {
  args: { data: () => ({ ...showing(payer()), disapprovePaymentScheduleTransaction: proven }) },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openFor(canvas, userEvent, 'payment 2', 'Reject the proof');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Remarks' }), 'The receipt is not readable.');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject proof' }));
    await expect(await screen.findByText('Proof rejected.', undefined, ARRIVES)).toBeVisible();
    await closed();
  },
};

/** The platform and the date of a paid payment can be edited; its price is fixed. */
export const EditPaid: Story = {
  args: { data: () => ({ ...showing(payer()), updatePaymentSchedule: paid }) },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openFor(canvas, userEvent, 'payment 1', 'Edit');
    await expect(dialog.getByRole('textbox', { name: 'Price' })).toHaveAttribute('readonly');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Payment platform' }), 'Bank transfer');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await expect(await screen.findByText(SCHEDULE_UPDATED, undefined, ARRIVES)).toBeVisible();
    await expect(lastCall()).toMatchObject([
      'updatePaymentSchedule',
      { id: 101, input: { scheduleDate: '2025-09-30', paymentPlatform: 'bank-transfer' }, revision: 1 },
    ]);
    await closed();
  },
};

/** Someone else changed the payment: it is loaded again, and the typed price stays. */
export const EditStale: Story = {
  args: {
    data: () => ({
      ...showing(payer()),
      updatePaymentSchedule: () => {
        throw overtaken('payment');
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openFor(canvas, userEvent, 'payment 4', 'Edit');
    const price = dialog.getByRole('textbox', { name: 'Price' });
    await userEvent.clear(price);
    await userEvent.type(price, '3000');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await expect(await dialog.findByText('Someone else saved this while you were editing', undefined, ARRIVES)).toBeVisible();
    await expect(price).toHaveValue('3,000');
  },
};

/** An unpaid payment is taken off the invoice. */
export const Void: Story = {
  args: { data: () => ({ ...showing(payer()), voidPaymentSchedule: proven }) },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openFor(canvas, userEvent, 'payment 4', 'Void');
    await expect(dialog.getByText('₱3,499.00 is no longer owed, and a credit note is issued. This cannot be undone.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Remarks' }), 'Agreed with the coach.');
    await userEvent.click(dialog.getByRole('button', { name: 'Void payment' }));
    await expect(await screen.findByText('Payment voided.', undefined, ARRIVES)).toBeVisible();
    await closed();
  },
};

/** Credit pays a payment after a confirmation. */
export const Credit: Story = {
  args: { data: () => ({ ...showing(payer()), applyCredit: proven }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Kristine Joy Mercado');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for payment 4' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Use credit' }, ARRIVES));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Use credit for payment 4?' }, ARRIVES));
    await expect(dialog.getByText('₱2.00 of the person’s ₱2.00 credit pays it.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Use credit' }));
    await expect(await screen.findByText('₱2.00 of credit used.', undefined, ARRIVES)).toBeVisible();
  },
};

/** One transfer for two selected payments. */
export const RecordTransfer: Story = {
  args: { data: () => ({ ...showing(payer()), recordPayment: { databaseId: 61 } }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Kristine Joy Mercado');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select payment 3' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select payment 4' }));
    await expect(canvas.getByText('2 unpaid payments selected, ₱6,499.00 due.')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Record a transfer' })[0]!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Record a transfer for 2 payments' }, ARRIVES));
    await expect(dialog.getByText('Pays ₱3,499.00 of payment 4.')).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Payment platform' }), 'GCash');
    await userEvent.click(dialog.getByRole('button', { name: 'Record transfer' }));
    await expect(await screen.findByText('Transfer recorded.', undefined, ARRIVES)).toBeVisible();
    await expect(lastCall()).toMatchObject([
      'recordPayment',
      { userId: 61, entryIds: [103, 104], input: { amount: 6499, paymentPlatform: 'gcash' } },
    ]);
    await closed();
  },
};

/** A correction shows what the ledger records before it is made. */
export const Correct: Story = {
  args: {
    data: () => ({
      ...showing(payer()),
      node: { __typename: 'Payment', databaseId: 501, correctionPreview: postings },
      correctPayment: { databaseId: 501 },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openBy(canvas, userEvent, 'Correct ₱4,000.00 of 09/28/2025');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'What is wrong' }), 'Wrong platform');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Right platform' }), 'Maya');
    await expect(await dialog.findByRole('row', { name: /Cash, Maya.*₱4,000.00/ }, ARRIVES)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The receipt is of Maya.');
    await userEvent.click(dialog.getByRole('button', { name: 'Correct payment' }));
    await expect(await screen.findByText('Payment corrected.', undefined, ARRIVES)).toBeVisible();
    await expect(lastCall()).toMatchObject([
      'correctPayment',
      { id: 501, input: { kind: 'PLATFORM', paymentPlatform: 'maya', reason: 'The receipt is of Maya.' } },
    ]);
    await closed();
  },
};

/** A correction that the server rejects is explained in place of the preview. */
export const CorrectRejected: Story = {
  args: {
    data: () => ({
      ...showing(payer()),
      node: () => {
        throw new RequestError('Money of this payment was paid back.', 'CONFLICT');
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openBy(canvas, userEvent, 'Correct ₱4,000.00 of 09/28/2025');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'What is wrong' }), 'The transfer bounced');
    await expect(await dialog.findByText('Money of this payment was paid back.', undefined, ARRIVES)).toBeVisible();
  },
};

/** A large refund waits for a second person, and the dialog states so before. */
export const Refund: Story = {
  args: { data: () => ({ ...showing(payer()), refundPayment: { databaseId: 22, state: 'REQUESTED' } }) },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openBy(canvas, userEvent, 'Refund');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Amount' }), '5,000.50');
    await expect(
      await dialog.findByText(/^From ₱5,000.00 on a second person approves a refund. ₱5,000.50 waits for a colleague. Their access ends/),
    ).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Payment platform' }), 'GCash');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Moves abroad.');
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    await expect(await screen.findByText(SECOND_PERSON, undefined, ARRIVES)).toBeVisible();
    await expect(lastCall()).toMatchObject([
      'refundPayment',
      { invoiceId: 70, input: { amount: 5000.5, paymentPlatform: 'gcash', reason: 'Moves abroad.', endsAccess: false } },
    ]);
    await closed();
  },
};

/** A person whose first payment PayMongo collected. */
const paidByProvider = (more: object = {}) =>
  payer({
    invoices: [invoice({ paymentSchedule: [{ ...paid, providerPayments: paidOnline }, proven] })],
    money: money({ payments: [payment(501, { provider: 'paymongo', ...more })] }),
  });

/** The payments that were begun at providers, beneath the schedule. */
export const PaidOnline: Story = {
  args: { data: () => showing(paidByProvider()) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Kristine Joy Mercado');
    const online = within(canvas.getByRole('region', { name: 'Online payments' }));
    await expect(online.getByRole('article', { name: '₱3,499.00 by GCash, Payment 1 of 2' })).toBeVisible();
    await expect(online.getByRole('button', { name: 'Ask PayMongo again' })).toBeVisible();
  },
};

/** The provider that collected a payment pays it back to where it came from. */
export const RefundByProvider: Story = {
  args: { data: () => ({ ...showing(paidByProvider()), refundPayment: { databaseId: 22, state: 'SENDING' } }) },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openBy(canvas, userEvent, 'Refund');
    const provider = dialog.getByRole('radio', { name: /^By PayMongo, to where it came from/ });
    await expect(provider).toBeChecked();
    await expect(provider).toHaveAccessibleDescription('₱4,000.00 was paid by GCash on 09/28/2025.');
    await expect(dialog.queryByRole('combobox', { name: 'Payment platform' })).toBeNull();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Amount' }), '500');
    await expect(await dialog.findByText(/^PayMongo sends ₱500.00 back\./)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Goodwill');
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    await expect(await screen.findByText('₱500.00 is on its way by PayMongo.', undefined, ARRIVES)).toBeVisible();
    await expect(lastCall()).toMatchObject([
      'refundPayment',
      { invoiceId: 70, input: { amount: 500, paymentId: 501, paymentPlatform: 'gcash' } },
    ]);
    await closed();
  },
};

/** By hand, the platform and the reference of the transfer are recorded. */
export const RefundByHand: Story = {
  args: { data: () => ({ ...showing(paidByProvider()), refundPayment: { databaseId: 22, state: 'PAID' } }) },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openBy(canvas, userEvent, 'Refund');
    await userEvent.click(dialog.getByRole('radio', { name: /^By hand/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Amount' }), '500');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Payment platform' }), 'Maya');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Goodwill');
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    await expect(await screen.findByText('₱500.00 paid back.', undefined, ARRIVES)).toBeVisible();
    await expect(lastCall()).toMatchObject(['refundPayment', { input: { paymentId: null, paymentPlatform: 'maya' } }]);
    await closed();
  },
};

/** A window that is over is explained at the provider's choice, which cannot be chosen. */
export const RefundTooLate: Story = {
  args: { data: () => showing(paidByProvider({ paidOn: '2025-03-01' })) },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openBy(canvas, userEvent, 'Refund');
    const provider = dialog.getByRole('radio', { name: /^By PayMongo/ });
    await expect(provider).toBeDisabled();
    await expect(provider).toHaveAccessibleDescription(/^PayMongo pays GCash back within 180 days/);
    await expect(dialog.getByRole('radio', { name: /^By hand/ })).toBeChecked();
  },
};

/** Refunds that a provider pays: on their way, and refused with its reason. */
export const RefundStates: Story = {
  args: {
    data: () =>
      showing(
        payer({
          money: money({
            refunds: [
              refund(23, { amount: 500, state: 'SENDING' }),
              refund(22, { amount: 700, state: 'FAILED', decidedReason: 'The balance of the account is too low.' }),
            ],
          }),
        }),
      ),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Kristine Joy Mercado');
    const refunds = within(canvas.getByRole('table', { name: 'Refunds' }));
    await expect(refunds.getByText('On its way by the provider')).toBeVisible();
    await expect(refunds.getByText('The provider refused it')).toBeVisible();
  },
};

/** A second person approves a waiting refund after a confirmation. */
export const ApproveRefund: Story = {
  args: { data: () => ({ ...showing(payer()), approveRefund: { databaseId: 21, state: 'PAID' } }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Kristine Joy Mercado');
    const refunds = within(canvas.getByRole('table', { name: 'Refunds' }));
    await userEvent.click(refunds.getByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Pay ₱6,000.00 back?' }, ARRIVES));
    await userEvent.click(dialog.getByRole('button', { name: 'Approve refund' }));
    await expect(await screen.findByText('₱6,000.00 paid back.', undefined, ARRIVES)).toBeVisible();
  },
};

/** The person who asked for a large refund cannot approve it. */
export const OwnRefund: Story = {
  args: { user: tribeTeam },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Kristine Joy Mercado');
    const refunds = within(canvas.getByRole('table', { name: 'Refunds' }));
    await expect(refunds.getByText(SECOND_PERSON)).toBeVisible();
    await expect(refunds.queryByRole('button', { name: 'Approve' })).toBeNull();
  },
};

export const RefuseRefund: Story = {
  args: { data: () => ({ ...showing(payer()), refuseRefund: { databaseId: 21, state: 'REFUSED' } }) },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openBy(canvas, userEvent, 'Refuse');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Remarks' }), 'The window has passed.');
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse refund' }));
    await expect(await screen.findByText('Refund refused.', undefined, ARRIVES)).toBeVisible();
    await expect(lastCall()).toMatchObject(['refuseRefund', { id: 21, remarks: 'The window has passed.' }]);
    await closed();
  },
};

export const NotFound: Story = {
  args: { path: '/student-payment-details/999', data: () => showing(null) },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};

export const Forbidden: Story = { args: { user: member }, play: ({ canvas }) => expectForbidden(canvas, 'Member') };

export const ForbiddenCoach: Story = { args: { user: coach }, play: ({ canvas }) => expectForbidden(canvas, 'Coach') };

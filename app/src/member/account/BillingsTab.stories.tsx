import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { admin, affiliate, member, nonMember } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { bill, billsOf, documents, invoice, nextBill, paidInvoice, sentBill } from './accountFixtures.ts';

const sent = fn();
const TITLE = 'Billing and Subscriptions';
const LINK = '/checkout/12?bill=link-9.k3_-Az09';

const meta: ScreenMeta = {
  title: 'Screens/Member/Account/Bills',
  ...aboutScreen({
    shows: 'A member’s own bills by purchase: the next payment, the schedule, credit, and the documents of what was paid.',
    audience: 'Members who want to know what they owe and by when. Staff and affiliates see their own bills here, too.',
    check:
      'The next payment and its one action stand out. An overdue date, a rejected receipt and one that is being checked each have their own words.',
  }),
  args: {
    path: '/account?q=billings',
    user: member,
    onMutation: sent,
    data: () => billsOf([invoice(), paidInvoice], { credit: 150, documents }),
  },
  beforeEach: () => void sent.mockClear(),
};
export default meta;

/** The data with another state of the next payment. */
const withNext = (next: object) => () => billsOf([invoice({ nextDue: next, paymentSchedule: [next] })]);

type Canvas = Parameters<typeof expectPage>[0];
const nextPayment = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Next payment' }));
const billsIn = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name })).getAllByRole('listitem');

/** A member in the middle of a plan, with credit and documents. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    const next = nextPayment(canvas);
    await expect(next.getByText('₱3,499.00')).toBeVisible();
    await expect(next.getByText('Freelancing Course · 2 of 6')).toBeVisible();
    await expect(next.getByText('due in 3 days')).toBeVisible();
    await expect(next.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/checkout/12?bill=102');
    await expect(canvas.getByText('You have ₱150.00 credit')).toBeVisible();
    const course = within(canvas.getByRole('region', { name: 'Freelancing Course' }));
    await expect(course.getByText('1 of 6 paid · ₱17,495.00 left')).toBeVisible();
    await expect(course.getByText(/Paid/, { selector: 'div' })).toHaveTextContent(
      '1 of 6 · Paid 10/14/2025 · GCash · reference 9012 8455 3301',
    );
    await expect(course.getByText('The plan was changed to six payments.')).toBeVisible();
    await expect(course.getAllByRole('link', { name: /^Pay / })).toHaveLength(5);
    await expect(course.getByRole('link', { name: 'Pay 3 of 6, Freelancing Course' })).toHaveAttribute('href', '/checkout/12?bill=103');
    await expect(within(canvas.getByRole('region', { name: 'Documents' })).getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'PDF of PA-000042' })).toHaveAttribute('download', 'PA-000042.pdf');
  },
};

/** Nothing was bought yet. */
export const Empty: Story = {
  args: { user: nonMember, data: () => ({}) },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(await canvas.findByRole('heading', { name: 'No bills yet' }, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See My Products' })).toHaveAttribute('href', '/content');
    await expect(canvas.queryByRole('navigation', { name: 'Filter bills' })).toBeNull();
  },
};

/** The address without a tab opens the bills; each tab links to the other. */
export const WithoutTab: Story = {
  args: { path: '/account' },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('link', { name: 'Bills' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('link', { name: 'Subscriptions' }));
    await expect(await canvas.findByRole('heading', { name: 'No subscriptions yet' }, { timeout: 10_000 })).toBeVisible();
  },
};

/** The filter lives in the address. Voided payments appear among all bills only. */
export const Filters: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await expect(billsIn(canvas, 'Freelancing Course')).toHaveLength(7);
    const filter = within(canvas.getByRole('navigation', { name: 'Filter bills' }));
    await userEvent.click(filter.getByRole('link', { name: 'Unpaid' }));
    await waitFor(() => expect(billsIn(canvas, 'Freelancing Course')).toHaveLength(5));
    await expect(canvas.queryByRole('region', { name: 'Proposal Clinic' })).toBeNull();
    await userEvent.click(filter.getByRole('link', { name: 'Paid' }));
    await waitFor(() => expect(billsIn(canvas, 'Freelancing Course')).toHaveLength(1));
    await expect(billsIn(canvas, 'Proposal Clinic')).toHaveLength(1);
    await expect(filter.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/account?q=billings');
  },
};

/** Everything is paid, so no bill is unpaid. */
export const NothingUnpaid: Story = {
  args: { path: '/account?q=billings&bills=unpaid', data: () => billsOf([paidInvoice]) },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByText('You have nothing to pay now.')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'No unpaid bills' }, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show all bills' })).toHaveAttribute('href', '/account?q=billings');
  },
};

/** Two purchases: the payment that is due first is the next one. */
export const Overdue: Story = {
  args: {
    data: () => {
      const late = bill(81, { place: '2 of 3', scheduleDate: '2025-11-01', statusText: 'overdue', tone: 'RED' });
      const clinic = { databaseId: 9, name: 'Proposal Clinic' };
      const other = {
        databaseId: 6,
        number: 'SA-000019',
        subscription: { databaseId: 4, funnel: clinic },
        nextDue: late,
        paymentSchedule: [late],
      };
      return billsOf([invoice(), invoice(other)]);
    },
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(nextPayment(canvas).getByText('Proposal Clinic · 2 of 3')).toBeVisible();
    await expect(nextPayment(canvas).getByText('overdue')).toBeVisible();
    await expect(nextPayment(canvas).getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/checkout/9?bill=81');
  },
};

/** Staff check the receipt, so the next step is to wait. */
export const ReceiptSent: Story = {
  args: { data: withNext(sentBill) },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    const next = nextPayment(canvas);
    await expect(next.getByText('We are checking your receipt')).toBeVisible();
    await expect(next.queryByRole('link', { name: 'Pay now' })).toBeNull();
    await expect(next.getByRole('link', { name: 'Open this payment' })).toHaveAttribute('href', '/checkout/12?bill=102');
    await expect(canvas.getByText('receipt sent')).toBeVisible();
  },
};

/** Staff rejected the latest receipt. */
export const ReceiptRejected: Story = {
  args: { data: withNext({ ...nextBill, proofs: [{ state: 'REJECTED', reason: 'The reference number cannot be read.' }] }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    const next = nextPayment(canvas);
    await expect(next.getByText('We could not accept your receipt')).toBeVisible();
    await expect(next.getByText('The reference number cannot be read.')).toBeVisible();
    await expect(next.getByRole('link', { name: 'Pay now' })).toBeVisible();
  },
};

const openDialog = async (canvas: Canvas, userEvent: { click: (button: HTMLElement) => Promise<void> }) => {
  await expectPage(canvas, TITLE);
  await userEvent.click(nextPayment(canvas).getByRole('button', { name: 'Let someone else pay' }));
  return within(await screen.findByRole('dialog', { name: 'Let someone else pay' }, { timeout: 10_000 }));
};

/** A link for someone else, made, copied and ended. */
export const PayLink: Story = {
  args: { data: () => ({ ...withNext(nextBill)(), createBillLink: LINK, revokeBillLinks: true }) },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas, userEvent);
    await expect(dialog.getByText(/^Send a link to a person who pays ₱3,499.00 for you\. It works for 14 days/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Make the link' }));
    await expect(await dialog.findByText(`https://atlas.example${LINK}`)).toBeVisible();
    await expect(sent).toHaveBeenCalledWith('createBillLink', { entryId: 102 });
    await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'End the link' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'End the link?' }));
    await userEvent.click(question.getByRole('button', { name: 'End the link' }));
    await expect(await dialog.findByRole('button', { name: 'Make the link' })).toBeVisible();
    await expect(sent).toHaveBeenCalledWith('revokeBillLinks', { entryId: 102 });
  },
};

/** A link exists. A new one ends it, after a confirmation. */
export const PayLinkExists: Story = {
  args: { data: () => ({ ...withNext({ ...nextBill, hasPayLink: true })(), createBillLink: LINK }) },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas, userEvent);
    await expect(dialog.getByText(/^This payment has a link\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Make a new link' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Make a new link?' }));
    await userEvent.click(question.getByRole('button', { name: 'Make a new link' }));
    await expect(await dialog.findByText(`https://atlas.example${LINK}`)).toBeVisible();
  },
};

/** The payment was settled in the meantime: the error appears, and the dialog stays open. */
export const PayLinkRefused: Story = {
  args: {
    data: () => ({
      ...withNext(nextBill)(),
      createBillLink: new RequestError('This payment is settled. Nothing is to be paid.', 'CONFLICT'),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas, userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Make the link' }));
    await expect(await screen.findByText('This payment is settled. Nothing is to be paid.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Make the link' })).toBeEnabled();
  },
};

/** A document opens in a drawer, by its link. */
export const OpenedDocument: Story = {
  args: {
    data: () => {
      const { viewer } = billsOf([paidInvoice], { documents });
      return { viewer: { ...viewer, document: documents[1] } };
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('link', { name: 'Open PA-000042' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'PA-000042' }, { timeout: 10_000 }));
    await expect(drawer.getByRole('link', { name: 'Download PDF' })).toHaveAttribute('href', '/api/documents/42.pdf');
  },
};

/** Staff have bills as well, in their own layout. */
export const Staff: Story = {
  args: { user: admin, data: () => billsOf([paidInvoice]) },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('region', { name: 'Proposal Clinic' })).toBeVisible();
  },
};

/** An affiliate with bills. */
export const Affiliate: Story = {
  args: { user: affiliate, data: () => billsOf([paidInvoice]) },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('region', { name: 'Proposal Clinic' })).toBeVisible();
  },
};

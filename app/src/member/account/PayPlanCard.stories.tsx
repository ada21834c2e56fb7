import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { NOT_WHILE_VIEWING_AS } from '@atlas/domain/payments';
import { OWED_CHANGED, RECEIPT_WAITS } from '@atlas/domain/reminders';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { admin, member } from '../../testing/storyUsers.ts';
import { billsOf, payPlanOffer, plannedInvoice, rescheduledInvoice, sentBill } from './accountFixtures.ts';

const sent = fn();
const TITLE = 'Billing and Subscriptions';
const ARRIVES = { timeout: 10_000 };

const meta: ScreenMeta = {
  title: 'Screens/Member/Account/Plans',
  ...aboutScreen({
    shows: 'The plan that staff propose for unpaid payments, above the bills until the member accepts or declines it.',
    audience: 'A member who is behind on payments.',
    check: 'The schedule before and after is compared at a glance, also at 360 px, and nothing changes before an answer.',
  }),
  args: { path: '/account?q=billings', user: member, onMutation: sent, data: () => billsOf([plannedInvoice()]) },
  beforeEach: () => void sent.mockClear(),
};
export default meta;

type Canvas = Parameters<typeof expectPage>[0];
type User = { click: (button: HTMLElement) => Promise<void> };
const NAME = 'A new payment plan for Freelancing Course';
/** The card of the plan. Its code loads when it is first shown. */
const planIn = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: NAME }, ARRIVES));

/** The bills after a decision about the plan. */
const after = (mutation: string, later: object) => {
  const { viewer } = billsOf([]);
  return { viewer: { ...viewer, myInvoices: afterMutation(mutation, [plannedInvoice()], [later]) } };
};

async function decide(canvas: Canvas, user: User, button: string, confirm: string) {
  await expectPage(canvas, TITLE);
  await user.click((await planIn(canvas)).getByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('alertdialog', undefined, ARRIVES));
  await user.click(dialog.getByRole('button', { name: confirm }));
}

/** A plan above the bills: the schedule before and after, a note, and two answers. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    const card = await planIn(canvas);
    await expect(card.getByText('3 unpaid payments become 4 payments on paydays. The sum stays ₱9,498.00.')).toBeVisible();
    await expect(card.getByText(payPlanOffer.note)).toBeVisible();
    const before = within(card.getByRole('region', { name: 'Your schedule now' })).getAllByRole('listitem');
    await expect(before.map(({ textContent }) => textContent)).toEqual([
      '10/15/2025 · overdue₱2,500.00',
      '10/31/2025 · overdue₱3,499.00',
      '11/30/2025₱3,499.00',
    ]);
    const later = within(card.getByRole('region', { name: 'With this plan' })).getAllByRole('listitem');
    await expect(later.map(({ textContent }) => textContent)).toEqual([
      '11/15/2025₱2,374.00',
      '11/30/2025₱2,374.00',
      '12/15/2025₱2,374.00',
      '12/31/2025₱2,376.00',
    ]);
    await expect(card.getByText('Saturday, 11/15/2025, 11:59 PM')).toBeVisible();
  },
};

/** Accepted: the bills of the page are the new schedule, and the plan is gone. */
export const Accept: Story = {
  args: { data: () => ({ ...after('acceptPlan', rescheduledInvoice), acceptPlan: { databaseId: 15, state: 'ACCEPTED' } }) },
  play: async ({ canvas, userEvent }) => {
    await decide(canvas, userEvent, 'Accept this plan', 'Accept this plan');
    await expect(await screen.findByText('Your new schedule is in place.', undefined, ARRIVES)).toBeVisible();
    await expect(sent).toHaveBeenCalledWith('acceptPlan', {
      databaseId: 15,
      idempotencyKey: expect.stringMatching(/^.{16,100}$/) as string,
    });
    await waitFor(() => expect(canvas.queryByRole('region', { name: NAME })).toBeNull());
    const bills = within(canvas.getByRole('region', { name: 'Freelancing Course' }));
    await expect(bills.getAllByRole('link', { name: /^Pay / })).toHaveLength(4);
    await expect(within(canvas.getByRole('region', { name: 'Next payment' })).getByText('₱2,374.00')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: TITLE })).toHaveFocus());
  },
};

/** Declined: the schedule stays. */
export const Decline: Story = {
  args: {
    data: () => ({ ...after('declinePlan', plannedInvoice({ payPlan: null })), declinePlan: { databaseId: 15, state: 'DECLINED' } }),
  },
  play: async ({ canvas, userEvent }) => {
    await decide(canvas, userEvent, 'No, keep my schedule', 'Keep my schedule');
    await expect(await screen.findByText('You keep your schedule.', undefined, ARRIVES)).toBeVisible();
    await expect(sent).toHaveBeenCalledWith('declinePlan', { databaseId: 15 });
    await waitFor(() => expect(canvas.queryByRole('region', { name: NAME })).toBeNull());
    await expect(canvas.getAllByText('overdue').length).toBeGreaterThan(0);
  },
};

/** Staff withdrew the plan while the member was reading it. */
export const Withdrawn: Story = {
  args: {
    data: () => ({
      ...after('acceptPlan', plannedInvoice({ payPlan: null })),
      acceptPlan: () => {
        throw new RequestError('This plan was withdrawn. Message us if you need another one.', 'CONFLICT');
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await decide(canvas, userEvent, 'Accept this plan', 'Accept this plan');
    await expect(await screen.findByText('This plan was withdrawn. Message us if you need another one.', undefined, ARRIVES)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('region', { name: NAME })).toBeNull());
  },
};

/** Staff who view as the member can give neither answer. */
export const ViewedAs: Story = {
  args: {
    user: { ...member, isImpersonating: true, originalUserId: admin.id, impersonatesUntil: '2025-11-12T02:20:00Z' },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    const card = await planIn(canvas);
    await expect(card.getByText(NOT_WHILE_VIEWING_AS)).toBeVisible();
    for (const name of ['Accept this plan', 'No, keep my schedule']) {
      const button = card.getByRole('button', { name });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
    }
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** Something was paid since: the plan can only be declined. */
export const Outdated: Story = {
  args: { data: () => billsOf([plannedInvoice({ payPlan: { ...payPlanOffer, owed: 9998 } })]) },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    const card = await planIn(canvas);
    await expect(card.getByText(OWED_CHANGED)).toBeVisible();
    await expect(card.getByRole('button', { name: 'Accept this plan' })).toHaveAttribute('aria-disabled', 'true');
    await expect(card.getByRole('button', { name: 'No, keep my schedule' })).not.toHaveAttribute('aria-disabled');
  },
};

/** A receipt is checked first. */
export const ReceiptWaits: Story = {
  args: {
    data: () => billsOf([plannedInvoice({ paymentSchedule: [sentBill], payPlan: { ...payPlanOffer, owed: sentBill.due } })]),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    const card = await planIn(canvas);
    await expect(card.getByText(RECEIPT_WAITS)).toBeVisible();
    await expect(card.getByRole('button', { name: 'Accept this plan' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The other address of the bills has the plan, too; on a phone in the dark theme. */
export const InPayments: Story = {
  args: { path: '/payment' },
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Payments');
    const card = await planIn(canvas);
    await expect(card.getByRole('button', { name: 'Accept this plan' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

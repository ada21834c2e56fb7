import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { admin, userAs } from '../../testing/storyUsers.ts';
import { earlier, entry, invoice, payer, plan } from './paymentFixtures.ts';

const sent = fn();
const NAME = 'Kristine Joy Mercado';
const ARRIVES = { timeout: 10_000 };
const planned = payer({ invoices: [invoice({ payPlan: plan() }), earlier] });

const meta: ScreenMeta = {
  title: 'Screens/Staff/Payments/Plans',
  ...aboutScreen({
    shows: 'Proposes another schedule for what is unpaid of an invoice, and shows the plan that waits.',
    audience: 'Staff who collect.',
    check: 'The preview of the schedule follows the fields. The member’s answer is awaited in plain sight.',
  }),
  args: { path: '/student-payment-details/61', user: admin, onMutation: sent, data: () => ({ viewer: { payer: planned } }) },
  beforeEach: () => void sent.mockClear(),
};
export default meta;

type Canvas = Parameters<typeof expectPage>[0];
const section = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Payment plan' }));

/** A plan that waits for its member, and is withdrawn. */
export const Proposed: Story = {
  args: {
    data: () => ({
      viewer: { payer: afterMutation('withdrawPlan', planned, payer()) },
      withdrawPlan: plan({ state: 'WITHDRAWN' }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, NAME);
    await expect(section(canvas).getByText('Waiting for the member')).toBeVisible();
    await expect(section(canvas).getByText('11/15/2025, 11:59 PM')).toBeVisible();
    await expect(section(canvas).getByText('Ivy Rosales, 11/11/2025')).toBeVisible();
    await expect(section(canvas).getByText('₱9,998.00 in 4 payments')).toBeVisible();
    await expect(section(canvas).getByText('₱2,501.00')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Propose a plan' })).toBeNull();
    await userEvent.click(section(canvas).getByRole('button', { name: 'Withdraw' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Withdraw this plan?' }, ARRIVES));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw plan' }));
    await expect(await screen.findByText('Plan withdrawn.', undefined, ARRIVES)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Propose a plan' })).toBeVisible();
  },
};

/** The member accepted it in the meantime: the page shows the new schedule, and a message why. */
export const AcceptedMeanwhile: Story = {
  args: {
    data: () => ({
      viewer: { payer: afterMutation('withdrawPlan', planned, payer()) },
      withdrawPlan: () => {
        throw new RequestError('This plan was accepted already.', 'CONFLICT');
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, NAME);
    await userEvent.click(section(canvas).getByRole('button', { name: 'Withdraw' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw plan' }, ARRIVES));
    await expect(await screen.findByText('This plan was accepted already.', undefined, ARRIVES)).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(canvas.queryByText('Waiting for the member')).toBeNull();
  },
};

/** The preview follows the fields, by the rule of the server. */
export const Propose: Story = {
  args: { data: () => ({ viewer: { payer: afterMutation('proposePlan', payer(), planned) }, proposePlan: plan() }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, NAME);
    await userEvent.click(section(canvas).getByRole('button', { name: 'Propose a plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Propose a plan' }, ARRIVES));
    const count = dialog.getByRole('spinbutton', { name: 'Number of payments' });
    await expect(count).toHaveValue('3');
    await expect(dialog.getByText('₱9,998.00 in all, due on paydays: the 15th and the last day of the month.')).toBeVisible();
    await expect(dialog.getByRole('row', { name: /3\. 12\/15\/2025.*₱3,334\.00/ })).toBeVisible();
    await userEvent.clear(count);
    await userEvent.type(count, '2');
    await userEvent.click(dialog.getByRole('button', { name: 'Propose plan' }));
    await waitFor(() => expect(count).toHaveAccessibleDescription(/Number of payments: 3 to 12, because 3 are unpaid\./));
    await expect(dialog.getByText('The schedule appears here once the fields are filled in.')).toBeVisible();
    await userEvent.clear(count);
    await userEvent.type(count, '4');
    const day = dialog.getByLabelText('First payment from');
    await userEvent.clear(day);
    await userEvent.type(day, '2025-11-16');
    await expect(await dialog.findByRole('row', { name: /1\. 11\/30\/2025.*₱2,499\.00/ })).toBeVisible();
    await expect(dialog.getByRole('row', { name: /4\. 01\/15\/2026.*₱2,501\.00/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Propose plan' }));
    await expect(await screen.findByText(`Plan proposed. ${NAME} is notified.`, undefined, ARRIVES)).toBeVisible();
    await expect(sent.mock.lastCall).toMatchObject([
      'proposePlan',
      { input: { invoiceId: 70, count: 4, firstDay: '2025-11-16', note: '' } },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), ARRIVES);
    await expect(section(canvas).getByText('Waiting for the member')).toBeVisible();
  },
};

/** More payments are unpaid than a plan can have. */
export const TooMany: Story = {
  args: {
    data: () => ({
      viewer: {
        payer: payer({ invoices: [invoice({ paymentSchedule: Array.from({ length: 13 }, (_none, index) => entry(101 + index)) })] }),
      },
    }),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, NAME);
    const button = section(canvas).getByRole('button', { name: 'Propose a plan' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('More than 12 payments are unpaid.');
  },
};

/** Nothing is unpaid, so there is nothing to plan. */
export const NothingUnpaid: Story = {
  args: { data: () => ({ viewer: { payer: payer({ invoices: [earlier] }) } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, NAME);
    await expect(canvas.queryByRole('region', { name: 'Payment plan' })).toBeNull();
  },
};

/** Readers see a plan that waits, and cannot withdraw it. */
export const ReadOnly: Story = {
  args: { user: userAs('tribe-team-ro') },
  play: async ({ canvas }) => {
    await expectPage(canvas, NAME);
    await expect(section(canvas).getByText('Waiting for the member')).toBeVisible();
    await expect(section(canvas).queryByRole('button')).toBeNull();
  },
};

/** The plan on a phone in the dark theme. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: ({ canvas }) => expectPage(canvas, NAME),
};

import { expect, within } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { admin } from '../../testing/storyUsers.ts';
import { dueEntry } from './queueFixtures.ts';

const overdue = dueEntry(101, {
  statusText: 'overdue',
  tone: 'RED',
  scheduleDate: '2025-11-01',
  waitingProof: { databaseId: 31 },
  promise: { databaseId: 302, state: 'BROKEN', promisedFor: '2025-11-05' },
});
const soon = dueEntry(102, { place: '2 of 3', due: 2999, promise: { databaseId: 303, state: 'OPEN', promisedFor: '2025-11-20' } });
const listed = (entries: readonly object[]) => ({ viewer: { paymentEntries: connection(entries) } });

const meta: ScreenMeta = {
  title: 'Screens/Staff/Payments/Due',
  ...aboutScreen({
    shows: 'Payments that are owed, the oldest due date first, with the ways to reach the payer.',
    audience: 'Staff who collect.',
    check: 'Days overdue, promises and receipts for review in one row, and contacts one tap away.',
  }),
  args: { path: '/payment?tab=due', user: admin, data: () => listed([overdue, soon]) },
};
export default meta;

/** Payments that are owed, by due date, with the ways to contact the payer. */
export const Filled: Story = {
  parameters: { pictures: 'phone' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Payments 2');
    const row = within(canvas.getByRole('row', { name: /Kristine Joy Mercado.*overdue/ }));
    await expect(row.getByText('For review')).toBeVisible();
    await expect(row.getByText('Promise broken')).toBeVisible();
    await expect(canvas.getByText('Promised for 11/20/2025')).toBeVisible();
    await expect(row.getByRole('link', { name: /Messenger/ })).toHaveAttribute('href', 'https://m.me/kristine.joy.mercado');
    await expect(row.getByRole('link', { name: /^Email/ })).toHaveAttribute('href', 'mailto:kristine.joy.mercado@example.com');
    await expect(row.getByRole('link', { name: 'Kristine Joy Mercado' })).toHaveAttribute('href', '/student-payment-details/61');
  },
};

/** A quick choice sets the days and removes the other one. */
export const QuickChoice: Story = {
  parameters: { pictures: false },
  args: { path: '/payment?tab=due&overdue=overdue' },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Payments 2');
    await expect(canvas.getByRole('button', { name: 'Overdue', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Due in 7 days' }));
    await expect(await canvas.findByRole('button', { name: 'Due in 7 days', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Overdue', pressed: false })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { data: () => listed([]) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Payments 0');
    await expect(canvas.getByText('Nothing is due')).toBeVisible();
  },
};

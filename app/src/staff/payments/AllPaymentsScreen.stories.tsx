import { expect } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { admin } from '../../testing/storyUsers.ts';
import { dueEntry, paidEntry } from './queueFixtures.ts';

const listed = (entries: readonly object[]) => ({ viewer: { paymentEntries: connection(entries) } });

const meta: ScreenMeta = {
  title: 'Screens/Staff/Payments/All',
  ...aboutScreen({
    shows: 'Every scheduled payment, due and paid.',
    audience: 'Staff who look up a single payment.',
    check: 'Dates, amounts and states line up in columns, and in cards on a phone.',
  }),
  args: { path: '/payment?tab=all', user: admin, data: () => listed([paidEntry, dueEntry(102)]) },
};
export default meta;

/** All payments, due and paid. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Payments 2');
    await expect(canvas.getByRole('row', { name: /paid.*GCash.*9012 8455 3301/ })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { data: () => listed([]) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Payments 0');
    await expect(canvas.getByText('Payments appear here once someone is enrolled.')).toBeVisible();
  },
};

export const FilteredEmpty: Story = {
  args: { path: '/payment?tab=all&status=paid', data: () => listed([]) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Payments 0');
    await expect(canvas.getByText('No results for these filters.')).toBeVisible();
  },
};

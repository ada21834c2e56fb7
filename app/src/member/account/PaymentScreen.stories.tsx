import { expect, within } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { coach, member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { billsOf, documents, invoice, paidInvoice } from './accountFixtures.ts';

const meta: ScreenMeta = {
  title: 'Screens/Member/Account/Payments',
  ...aboutScreen({
    shows: 'The bills of a member at the address of the Payments menu. They are the same as under Billing and Subscriptions.',
    audience: 'Everyone but staff, mostly people who follow “Pay now” in an email.',
    check: 'The page is the same as the tab Billing, so a change there must look right here as well.',
  }),
  args: { path: '/payment', user: member, data: () => billsOf([invoice(), paidInvoice], { documents }) },
};
export default meta;

/** The same bills as in Billing and Subscriptions, whose pictures show them. */
export const Filled: Story = {
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Payments');
    const next = within(canvas.getByRole('region', { name: 'Next payment' }));
    await expect(next.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/checkout/12?bill=102');
    const paid = within(canvas.getByRole('navigation', { name: 'Filter bills' })).getByRole('link', { name: 'Paid' });
    await expect(paid).toHaveAttribute('href', '/payment?bills=paid');
  },
};

export const Empty: Story = {
  args: { data: () => ({}) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Payments');
    await expect(await canvas.findByRole('heading', { name: 'No bills yet' }, { timeout: 10_000 })).toBeVisible();
  },
};

/** A coach sees their own bills. */
export const Coach: Story = {
  args: { user: coach, data: () => billsOf([paidInvoice]) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Payments');
    await expect(canvas.getByRole('region', { name: 'Proposal Clinic' })).toBeVisible();
  },
};

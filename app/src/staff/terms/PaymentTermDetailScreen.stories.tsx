import { expect, screen } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { halfMonths, monthly, oneTime, type TermFixture, weekly } from './termsFixtures.ts';

const showing = (paymentTerm: TermFixture | null) => ({ viewer: { paymentTerm } });

const meta: ScreenMeta = {
  title: 'Screens/Staff/Payment terms/Detail',
  ...aboutScreen({
    shows: 'One payment term with the payments of a sample purchase.',
    audience: 'Staff who sell, and staff who explain instalments.',
    check: 'The last instalment carries the difference in centavos, and a term in use offers a copy.',
  }),
  args: { path: '/payment-terms/2', user: admin, data: () => showing(monthly()) },
};
export default meta;

/** The term's facts, and the payments of a sample purchase. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, '3 monthly payments');
    await expect(canvas.getByRole('link', { name: 'Edit payment term' })).toHaveAttribute('href', '/payment-terms/2/edit');
    await expect(canvas.getByRole('link', { name: 'Duplicate' })).toHaveAttribute('href', '/payment-terms/new?copyOf=2');
    await expect(canvas.getByText('₱10,497.00 in total')).toBeVisible();
    await expect(canvas.getAllByText('₱3,499.00')).toHaveLength(3);
  },
};

/** A term in use cannot change. The page explains it and offers a copy. */
export const Locked: Story = {
  args: { path: '/payment-terms/3', data: () => showing(weekly) },
  play: async ({ canvas }) => {
    await expectPage(canvas, '12 weekly payments');
    await expect(canvas.getByText(/it can no longer change/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Edit payment term' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Duplicate' })).toHaveAttribute('href', '/payment-terms/new?copyOf=3');
  },
};

/** A single payment has no interval. */
export const OneTime: Story = {
  args: { path: '/payment-terms/1', data: () => showing(oneTime) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'One-time');
    await expect(canvas.getByText('₱9,999.00 in total')).toBeVisible();
    await expect(canvas.queryByText('Interval')).toBeNull();
  },
};

/** The sample price is less than the first payment, and then empty. */
export const PriceTooLow: Story = {
  args: { path: '/payment-terms/3', data: () => showing(weekly) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, '12 weekly payments');
    const price = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.clear(price);
    await expect(await canvas.findByText('Price is required')).toBeVisible();
    await userEvent.type(price, '200');
    await expect(await canvas.findByText('The first payment of ₱1,500.00 is more than the whole price of ₱1,400.00.')).toBeVisible();
  },
};

/** An archived term is restored at once. */
export const Restored: Story = {
  args: {
    path: '/payment-terms/5',
    data: () => ({ ...showing(halfMonths), setPaymentTermArchived: { ...halfMonths, archivedAt: null } }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, '2 payments, half a month apart');
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(await canvas.findByRole('button', { name: 'Archive' })).toBeVisible();
    await expect(await screen.findByText('2 payments, half a month apart is back.')).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { path: '/payment-terms/monthly', data: () => showing(null) },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};

import { expect, waitFor } from 'storybook/test';
import { TERMS_NEEDED } from '@atlas/domain/orders';
import { expectPage } from '../../testing/storyAssertions.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { member } from '../../testing/storyUsers.ts';
import { checkoutOf, quote } from './checkoutFixtures.ts';

const BUYER = {
  firstName: 'Maricel',
  lastName: 'Santos',
  email: 'maricel@example.com',
  mobileNumber: '+639171234567',
  facebookProfile: null,
};

const meta: ScreenMeta = {
  title: 'Screens/Public/Checkout/Form',
  ...aboutScreen({
    shows: 'Orders a product: the price, the ways to pay, a coupon, and the buyer’s name and address.',
    audience: 'Visitors from a sales page, and members who renew.',
    check: 'The total is exact before the order, in full and in instalments. The form works without script.',
  }),
  args: { path: '/checkout/freelancing-course', data: () => checkoutOf() },
};
export default meta;

/** A visitor chooses how to pay. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Freelancing Course');
    await expect(canvas.getByRole('radio', { name: /One payment of ₱9,999.00/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /3 payments of ₱3,499.00/ }));
    await expect(canvas.getByText('₱10,497.00 in all')).toBeVisible();
    await expect(canvas.getByText('Today, 11/12/2025')).toBeVisible();
    await expect(canvas.getByText('01/12/2026')).toBeVisible();
  },
};

/** Errors appear at the fields, and what was typed stays, also after a reload. */
export const FieldErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    localStorage.removeItem('checkout-1');
    await expectPage(canvas, 'Freelancing Course');
    await userEvent.type(canvas.getByLabelText('First name'), 'Maricel');
    await userEvent.type(canvas.getByLabelText('Mobile number'), '12');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await expect(await canvas.findByText('Last name is required')).toBeVisible();
    await expect(canvas.getByText('Invalid mobile number!')).toBeVisible();
    await expect(canvas.getByText('Payment method is required')).toBeVisible();
    await expect(canvas.getByText(TERMS_NEEDED)).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('checkout-1')).toContain('Maricel'));
    localStorage.removeItem('checkout-1');
  },
};

/** A mistyped domain is offered, not forced. */
export const MistypedEmail: Story = {
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Freelancing Course');
    await userEvent.type(canvas.getByLabelText('Email'), 'maricel@gmial.com');
    await userEvent.click(await canvas.findByRole('button', { name: 'Use it' }, { timeout: 3000 }));
    await expect(canvas.getByLabelText('Email')).toHaveValue('maricel@gmail.com');
    localStorage.removeItem('checkout-1');
  },
};

/** A coupon in the address. */
export const WithCoupon: Story = {
  args: {
    path: '/checkout/freelancing-course?coupon=EARLY',
    data: () =>
      checkoutOf({
        couponCode: 'EARLY',
        quotes: [
          quote(1, 'One-time', [8999], { list: 9999, discount: 1000 }),
          quote(2, '3 monthly payments', [3165, 3166, 3166], { list: 10_497, discount: 1000 }),
        ],
      }),
  },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Freelancing Course');
    await expect(canvas.getByText('Coupon EARLY: ₱1,000.00 off')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove coupon' })).toBeVisible();
  },
};

/** A code that is not valid keeps its field open with the reason. */
export const WrongCoupon: Story = {
  args: {
    path: '/checkout/freelancing-course?coupon=OLD',
    data: () => checkoutOf({ couponProblem: 'This coupon has expired.' }),
  },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Freelancing Course');
    await expect(canvas.getByText('This coupon has expired.')).toBeVisible();
  },
};

/** A free offer asks for no payment. */
export const Free: Story = {
  args: { data: () => checkoutOf({ quotes: [quote(1, 'One-time', [0], { payments: [] })] }) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Freelancing Course');
    await expect(canvas.getByRole('button', { name: 'Get access' })).toBeVisible();
    await expect(canvas.queryByText('Pay with')).toBeNull();
  },
};

/** A member renews without typing, and loses no day. */
export const Renewing: Story = {
  args: { user: member, data: () => checkoutOf({ buyer: BUYER, activeUntil: '2025-12-31T16:00:00.000Z', startsOn: '2026-01-01' }) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Freelancing Course');
    await expect(canvas.getByText(/Your access lasts until 01\/01\/2026/)).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue('maricel@example.com');
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('readonly');
  },
};

/** Someone with lifetime access has nothing to order. */
export const HasItForLife: Story = {
  args: { user: member, data: () => checkoutOf({ buyer: BUYER, problem: 'Already has Lifetime Access to Freelancing Course.' }) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Freelancing Course');
    await expect(canvas.getByText('Already has Lifetime Access to Freelancing Course.')).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};

/** A term that does not fit the price cannot be chosen. */
export const UnfitTerm: Story = {
  args: {
    data: () =>
      checkoutOf({
        quotes: [quote(1, 'One-time', [9999]), quote(2, '12 payments', [], { problem: 'The price is below the first payment.' })],
      }),
  },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Freelancing Course');
    await expect(canvas.getByRole('radio', { name: /12 payments/ })).toBeDisabled();
  },
};

export const NotFound: Story = {
  args: { path: '/checkout/no-such-offer', data: () => ({ checkout: null }) },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};

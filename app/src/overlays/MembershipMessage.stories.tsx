import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectPage } from '../testing/storyAssertions.ts';
import { screenParameters } from '../testing/screenParameters.ts';
import { ScreenStory } from '../testing/ScreenStory.tsx';
import { activeMember, COACH, EVENT, expiredMember, REMINDED, settingsAnd, sessionUserWith, withStored } from './overlaysFixtures.ts';

const EXPIRED = { id: 7, expiry: '2025-11-03T02:00:00.000Z' };
const SOON = { id: 8, expiry: '2025-11-27T02:00:00.000Z' };
const OVERDUE = [{ id: 21, scheduleDate: '2025-11-10' }];
const UPCOMING = { id: 22, scheduleDate: '2025-11-16' };

/** The banner above every page about the member's membership and payments. */
const meta: Meta<typeof ScreenStory> = {
  title: 'Screens/Shell/Overlays/Membership banner',
  component: ScreenStory,
  args: { path: '/no/such/page' },
  parameters: { ...screenParameters },
  beforeEach: withStored(REMINDED),
};
export default meta;
type Story = StoryObj<typeof ScreenStory>;

const ARRIVES = { timeout: 10_000 };

/** An expired membership along with every other notice: one banner, which cannot be dismissed. */
export const Filled: Story = {
  args: {
    user: sessionUserWith(expiredMember, {
      expired: EXPIRED,
      upcomingPaymentDue: UPCOMING,
      overduePayments: OVERDUE,
      renewalLink: 'https://renew.example/atlas',
    }),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Page not found');
    const text = 'Your membership expired on Monday, 11/03/2025. Renew by Monday, 11/17/2025 to keep your access.';
    await expect(await canvas.findByText(text, { exact: false }, ARRIVES)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Renew' })).toHaveAttribute('href', 'https://renew.example/atlas');
    await expect(canvas.queryByText(/payment/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  },
};

/** An expired membership after the grace period. */
export const AfterGrace: Story = {
  args: { user: sessionUserWith(expiredMember, { expired: { ...EXPIRED, expiry: '2025-10-03T02:00:00.000Z' } }) },
  play: async ({ canvas }) =>
    expect(
      await canvas.findByText(
        /on Friday, 10\/03\/2025 and your access ended on Friday, 10\/17\/2025\. Renew to get your access back\./,
        {},
        ARRIVES,
      ),
    ).toBeVisible(),
};

/**
 * A membership that expires soon, renewed at the checkout of its funnel. Once dismissed, the banner
 * stays hidden for this subscription.
 */
export const ExpiringSoon: Story = {
  args: { user: sessionUserWith(activeMember, { expiringSoon: SOON, overduePayments: OVERDUE, renewalLink: '/checkout/12' }) },
  play: async ({ canvas }) => {
    const text = await canvas.findByText('Your membership expires on Thursday, 11/27/2025.', { exact: false }, ARRIVES);
    await expect(canvas.getByRole('link', { name: 'Renew' })).toHaveAttribute('href', '/checkout/12');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(text).not.toBeInTheDocument();
    await expect(localStorage.getItem('expiringSoon')).toBe('8');
  },
};

/** The address for renewals is unknown, so the action is to message the coach. */
export const WithCoach: Story = {
  args: { user: sessionUserWith({ ...activeMember, contact: COACH }, { expiringSoon: SOON }) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your membership expires on Thursday, 11/27/2025.', { exact: false }, ARRIVES)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Message your coach' })).toHaveAttribute('href', COACH.href);
  },
};

export const Overdue: Story = {
  args: { user: sessionUserWith(activeMember, { overduePayments: OVERDUE, upcomingPaymentDue: UPCOMING }) },
  play: async ({ canvas }) => {
    const text = 'Your payment was due on Monday, 11/10/2025. Please pay by Monday, 11/24/2025.';
    await expect(await canvas.findByText(text, { exact: false }, ARRIVES)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/account?q=billings');
    await expect(canvas.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  },
};

export const Upcoming: Story = {
  args: { user: sessionUserWith(activeMember, { upcomingPaymentDue: UPCOMING }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your next payment is due on Sunday, 11/16/2025.', { exact: false }, ARRIVES)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View bills' })).toHaveAttribute('href', '/account?q=billings');
  },
};

/** The banner for another payment was dismissed; this one still shows. */
export const AnotherWasDismissed: Story = {
  ...Upcoming,
  beforeEach: withStored({ ...REMINDED, upcomingPaymentDue: '21' }),
};

/** The banner was dismissed for this payment, so the event's banner takes its place. */
export const Dismissed: Story = {
  args: {
    user: sessionUserWith(activeMember, { upcomingPaymentDue: UPCOMING }),
    overlays: true,
    data: () => settingsAnd(EVENT),
    path: '/profile',
  },
  beforeEach: withStored({ ...REMINDED, upcomingPaymentDue: '22', 'in-person-event-popup': 'true' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Atlas Live' }, ARRIVES)).toBeVisible();
    await expect(canvas.queryByText(/next payment/)).toBeNull();
  },
};

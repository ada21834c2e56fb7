import { expect, within } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { member, nonMember } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { ownSubscription } from './accountFixtures.ts';

const TITLE = 'Billing and Subscriptions';

const expired = ownSubscription(1, {
  startsAt: '2024-09-01T16:00:00Z',
  expiry: '2025-09-01T15:59:59Z',
  expiryText: '09/01/2025 (Expired)',
  isCurrent: false,
  isExpired: true,
  isRenewalDue: true,
  renewalLink: 'https://renew.example/atlas',
  funnel: { databaseId: 9, name: 'Proposal Clinic' },
  invoice: { paidCount: 1, paymentCount: 1, nextDue: null },
});
const lifetime = ownSubscription(2, {
  expiry: '9999-12-31T15:59:59Z',
  expiryText: 'Lifetime Access',
  isLifetime: true,
  renewalLink: null,
  funnel: { databaseId: 5, name: 'Studio Library' },
  invoice: null,
});
const ended = ownSubscription(4, {
  isCurrent: false,
  unsubscribedAt: '2025-06-01T02:00:00Z',
  renewalLink: null,
  funnel: { databaseId: 6, name: 'VA Kickstart' },
  invoice: null,
});

const meta: ScreenMeta = {
  title: 'Screens/Member/Account/Subscriptions',
  ...aboutScreen({
    shows: 'The subscriptions of a member: what each contains, when it ends, and how to renew it.',
    audience: 'Members who check how long their access lasts.',
    check: 'The state and the last day of each subscription. One that has ended stays readable and offers the renewal.',
  }),
  args: {
    path: '/account?q=subscriptions',
    user: member,
    data: () => ({ viewer: { mySubscriptions: [ended, expired, lifetime, ownSubscription(3)] } }),
  },
};
export default meta;

/** Subscriptions in every state, newest first. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    const names = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(names).toEqual(['Freelancing Course', 'Studio Library', 'Proposal Clinic', 'VA Kickstart']);
    const course = within(canvas.getByRole('region', { name: 'Freelancing Course' }));
    await expect(course.getByText(/^2 of 6 paid · next ₱3,499.00 on 12\/15\/2025/)).toBeVisible();
    await expect(course.getByRole('link', { name: 'See bills' })).toHaveAttribute('href', '/account?q=billings');
    await expect(course.getByRole('link', { name: 'Renew Freelancing Course' })).toHaveAttribute('href', '/checkout/12');
    await expect(canvas.getByRole('link', { name: 'Renew Proposal Clinic' })).toHaveAttribute('href', 'https://renew.example/atlas');
    const library = within(canvas.getByRole('region', { name: 'Studio Library' }));
    await expect(library.getByText('Lifetime Access')).toBeVisible();
    await expect(library.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('09/01/2025 (Expired)')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See My Products' })).toHaveAttribute('href', '/content');
  },
};

export const Empty: Story = {
  args: { user: nonMember, data: () => ({}) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('heading', { name: 'No subscriptions yet' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Bills' }));
    await expect(await canvas.findByRole('heading', { name: 'No bills yet' }, { timeout: 10_000 })).toBeVisible();
  },
};

import { expect, screen } from 'storybook/test';
import { SEEDED_ACCESS, type SessionUser } from '@atlas/domain/access';
import { expectPage } from '../../testing/storyAssertions.ts';
import { admin, tribeTeam } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { courseFunnel, earlyBird } from '../shared/selling/sellingFixtures.ts';

const USES = [
  {
    isUsed: true,
    at: '2025-11-03T02:00:00Z',
    order: {
      databaseId: 71,
      firstName: 'Maricel',
      lastName: 'Dela Cruz',
      email: 'maricel@example.com',
      total: 9447,
      user: { databaseId: 4 },
    },
  },
  {
    isUsed: false,
    at: '2025-11-12T01:00:00Z',
    order: { databaseId: 72, firstName: 'Jomar', lastName: 'Villanueva', email: 'jomar@example.com', total: 8999, user: null },
  },
];

/** Reads funnels, but not the orders of people. */
const withoutOrders: SessionUser = { ...tribeTeam, pageAccess: { ...SEEDED_ACCESS['tribe-team-fa'].pageAccess, subscriptions: false } };

const showing = (coupon: unknown) => ({ viewer: { coupon, funnel: courseFunnel(), couponUses: USES } });

const meta: ScreenMeta = {
  title: 'Screens/Staff/Coupons/Detail',
  ...aboutScreen({
    shows: 'One coupon of a funnel: its discount, its limits, and who used it.',
    audience: 'Staff who run offers, and the people who answer questions about a code.',
    check: 'The discount in words, and how much of the limit is left.',
  }),
  args: { path: '/funnels/12/coupons/31', user: admin, data: () => showing(earlyBird()) },
};
export default meta;

/** The facts of the coupon, and who used it. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'EARLY-BIRD');
    await expect(canvas.getByText('3 of 20')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit coupon' })).toHaveAttribute('href', '/coupons/31/edit');
    await expect(canvas.getByRole('link', { name: 'Maricel Dela Cruz' })).toHaveAttribute('href', '/community/members/4');
    await expect(canvas.getByText('Reserved')).toBeVisible();
  },
};

/** A coupon is archived after a confirmation. */
export const Archived: Story = {
  args: {
    data: () => ({
      ...showing(earlyBird()),
      setCouponArchived: earlyBird({ state: 'ARCHIVED', archivedAt: '2025-11-12T02:00:00Z', revision: 2 }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'EARLY-BIRD');
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Archive coupon' }));
    await expect(await canvas.findByRole('button', { name: 'Restore' })).toBeVisible();
  },
};

/** No one has used it yet. */
export const Empty: Story = {
  args: { data: () => ({ viewer: { coupon: earlyBird({ uses: 0 }), funnel: courseFunnel(), couponUses: [] } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'EARLY-BIRD');
    await expect(canvas.getByText('No one has used it yet.')).toBeVisible();
  },
};

/** Staff without access to orders do not see who used it, and cannot change it. */
export const WithoutOrders: Story = {
  args: { user: withoutOrders },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'EARLY-BIRD');
    await expect(canvas.queryByText('Latest uses')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Edit coupon' })).toBeNull();
  },
};

/** The coupon belongs to another funnel. */
export const OtherFunnel: Story = {
  args: { data: () => showing(earlyBird({ funnel: courseFunnel({ databaseId: 13 }) })) },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectPage } from '../testing/storyAssertions.ts';
import { screenParameters } from '../testing/screenParameters.ts';
import { ScreenStory } from '../testing/ScreenStory.tsx';
import { activeMember, COACH, expiredMember, sessionUserWith, withStored } from './overlaysFixtures.ts';

const EXPIRED = { id: 7, expiry: '2025-10-23T02:00:00.000Z' };
const OVERDUE = [{ id: 21, scheduleDate: '2025-10-20' }];

/**
 * The gate over courses, events and resources once a member's grace period is over. Other modals
 * wait.
 */
const meta: Meta<typeof ScreenStory> = {
  title: 'Screens/Shell/Overlays/Membership gate',
  component: ScreenStory,
  args: {
    path: '/courses/my-courses',
    user: sessionUserWith({ ...expiredMember, showReturneeModal: true }, { expired: EXPIRED, renewalLink: 'https://renew.example/atlas' }),
    overlays: true,
  },
  parameters: { ...screenParameters },
  beforeEach: withStored({}),
};
export default meta;
type Story = StoryObj<typeof ScreenStory>;

const ARRIVES = { timeout: 10_000 };

/** The gate for an expired membership. Escape does not close it; the profile stays reachable. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const gate = await canvas.findByRole('dialog', { name: 'Your membership has ended' }, ARRIVES);
    await expect(gate).toHaveAccessibleDescription(
      /^Your membership expired on Thursday, 10\/23\/2025 and your access ended on Thursday, 11\/06\/2025\. Renew to get/,
    );
    await userEvent.keyboard('{Escape}');
    await expect(gate).toBeVisible();
    await expect(within(gate).getByRole('link', { name: 'Renew' })).toHaveAttribute('href', 'https://renew.example/atlas');
    await expect(within(gate).getByRole('button', { name: 'Sign out' })).toBeEnabled();
    await expect(within(gate).getByRole('link', { name: 'My Profile' })).toHaveAttribute('href', '/profile');
    // The gate and the banner state the same.
    await waitFor(() => expect(canvas.getAllByText(/^Your membership expired on Thursday, 10\/23\/2025 and/)).toHaveLength(2), ARRIVES);
  },
};

/** The gate for overdue payments. It links to the bills, to the profile and to signing out. */
export const Overdue: Story = {
  args: { user: sessionUserWith(activeMember, { overduePayments: OVERDUE }) },
  play: async ({ canvas }) => {
    const gate = await canvas.findByRole('dialog', { name: 'A payment is overdue' }, ARRIVES);
    await expect(within(gate).getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/account?q=billings');
    await userEvent.click(within(gate).getByRole('button', { name: 'Sign out' }));
    await expectPage(canvas, 'Welcome back');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** The address for renewals is unknown, so the coach helps. */
export const WithCoach: Story = {
  args: { user: sessionUserWith({ ...expiredMember, contact: COACH }, { expired: EXPIRED }) },
  play: async ({ canvas }) => {
    const gate = await canvas.findByRole('dialog', { name: 'Your membership has ended' }, ARRIVES);
    await expect(within(gate).getByRole('link', { name: 'Message your coach' })).toHaveAttribute('href', COACH.href);
    await expect(within(gate).queryByRole('link', { name: 'Renew' })).toBeNull();
  },
};

/** The gate covers content only: it closes on the profile and returns with the content. */
export const ToTheProfile: Story = {
  play: async ({ canvas }) => {
    const gate = await canvas.findByRole('dialog', { name: 'Your membership has ended' }, ARRIVES);
    await userEvent.click(within(gate).getByRole('link', { name: 'My Profile' }));
    await expect(gate).not.toBeInTheDocument();
    await userEvent.click(
      within(await canvas.findByRole('dialog', { name: 'Welcome back!' }, ARRIVES)).getByRole('button', { name: 'Close' }),
    );
    await userEvent.click(canvas.getAllByRole('link', { name: 'My Courses' })[0]!);
    await expect(await canvas.findByRole('dialog', { name: 'Your membership has ended' }, ARRIVES)).toBeVisible();
  },
};

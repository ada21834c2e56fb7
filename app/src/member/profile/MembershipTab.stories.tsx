import { expect } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { multi } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { ownUser, subscription } from './profileFixtures.ts';

const myStage = { points: 1165, percentage: 71, remainingTasksCount: 2, stage: { number: 2, name: 'Choose your service' } };

const meta: ScreenMeta = {
  title: 'Screens/Member/Profile/Membership',
  ...aboutScreen({
    shows: 'The membership of a member: level, batch, stage and subscriptions.',
    audience: 'Members who check what they belong to.',
    check: 'The states of subscriptions agree with those of the tab Subscriptions, in colour and in words.',
  }),
  args: {
    path: '/profile?tab=membership',
    user: multi,
    data: () => ({
      viewer: {
        user: ownUser({ accessLevelNames: ['Member', 'Coach', 'Affiliate'] }),
        myStage,
        mySubscriptions: [
          subscription({
            startsAt: '2024-03-01T16:00:00Z',
            expiry: '2024-09-01T15:59:59Z',
            expiryText: '09/01/2024 (Expired)',
            isCurrent: false,
            isExpired: true,
            funnel: { name: 'VA Kickstart' },
          }),
          subscription({}),
          subscription({ expiry: '9999-12-31T15:59:59Z', expiryText: 'Lifetime Access', funnel: { name: 'Studio Library' } }),
        ],
      },
    }),
  },
};
export default meta;

/** Level, batch, stage, and subscriptions in every state. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Maricel Dela Cruz');
    await expect(canvas.getByText('Coach, Affiliate')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Stage 2: Choose your service' })).toBeVisible();
    await expect(canvas.getByText('2 tasks left')).toBeVisible();
    await expect(canvas.getByText('Lifetime Access')).toBeVisible();
    await expect(canvas.getByText('09/01/2024 (Expired)')).toBeVisible();
  },
};

/** A member without a stage or a subscription. */
export const Empty: Story = {
  args: {
    data: () => ({
      viewer: {
        user: ownUser({ batch: null }),
        myStage: { points: 0, percentage: 0, remainingTasksCount: 0, stage: null },
        mySubscriptions: [],
      },
    }),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Maricel Dela Cruz');
    await expect(canvas.getByRole('heading', { name: 'No stage yet' })).toBeVisible();
    await expect(canvas.getByText(/^You have no subscriptions yet\./)).toBeVisible();
  },
};

import { expect } from 'storybook/test';
import { days, participation, running } from '../../shared/challenges/challengesFixtures.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { expectFailed, expectLoading, expectPage, serverFailure } from '../../testing/storyAssertions.ts';
import { member } from '../../testing/storyUsers.ts';

const page = (more: object = {}, challenge: object = {}) => ({
  viewer: { myChallenge: { ...participation, challenge: { ...running, ...challenge }, ...more } },
});
const all = days.map(({ day }) => ({ day }));

const meta: ScreenMeta = {
  title: 'Screens/Member/Challenges/Buddies',
  ...aboutScreen({
    shows: 'Today’s task of the challenge, the days to catch up on, and the progress of the buddies.',
    audience: 'Members who joined a challenge.',
    check: 'Today takes one tap, missed days follow it, and the buddies’ addresses never appear.',
  }),
  args: { path: '/challenge-buddies', user: member, data: () => page() },
};
export default meta;

/** Day 5, with two missed days and three buddies. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Challenge buddies');
    await expect(canvas.getByText('12-Day Freelancing Challenge · Day 5 of 12')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Mark as done: day 5' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Mark as done: day 2' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: '4 of 12 days finished: 1, 2, 3, 4' })).toBeVisible();
  },
};

/** A member without a challenge can join one. */
export const Empty: Story = {
  args: { data: () => ({ viewer: { myChallenge: null } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Challenge buddies');
    await expect(canvas.getByRole('button', { name: 'Join the challenge' })).toBeVisible();
  },
};

export const BeforeTheFirstDay: Story = {
  args: { data: () => page({ progress: [], daysToCatchUp: [], group: null }, { today: null, phase: 'UPCOMING', startsOn: '2025-12-01' }) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Challenge buddies');
    await expect(canvas.getByText('12-Day Freelancing Challenge starts on Monday, 12/01/2025.')).toBeVisible();
    await expect(canvas.getByText(/You have no buddies yet/)).toBeVisible();
  },
};

/** Every day is finished: the offer leads on. */
export const Finished: Story = {
  args: { data: () => page({ progress: all, daysToCatchUp: [] }, { today: 12, offerPath: '/freelancing-course' }) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Challenge buddies');
    await expect(canvas.getByRole('link', { name: 'See the next step' })).toHaveAttribute('href', '/freelancing-course');
  },
};

export const Over: Story = {
  args: { data: () => page({}, { today: null, phase: 'OVER' }) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Challenge buddies');
    await expect(canvas.getByText('12-Day Freelancing Challenge is over.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Mark as done/ })).toBeNull();
  },
};

export const Loading: Story = {
  args: { network: 'pending' },
  parameters: { pictures: false },
  play: ({ canvas }) => expectLoading(canvas),
};

export const Failed: Story = {
  args: { network: { fails: serverFailure } },
  parameters: { pictures: false },
  play: ({ canvas }) => expectFailed(canvas),
};

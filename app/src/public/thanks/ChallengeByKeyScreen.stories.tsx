import { expect } from 'storybook/test';
import { days } from '../../shared/challenges/challengesFixtures.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';

const openDays = (count: number, finished: readonly number[]) =>
  days.slice(0, count).map(({ day, title, bodyTree }) => ({ day, title, bodyTree, isFinished: finished.includes(day) }));

const page = (more: object = {}) => ({
  challengeByKey: {
    name: '12-Day Freelancing Challenge',
    startsOn: '2025-11-08',
    days: 12,
    today: 5,
    offerPath: null,
    openDays: openDays(5, [1, 3]),
    ...more,
  },
});

const meta: ScreenMeta = {
  title: 'Screens/Public/Challenge by key',
  ...aboutScreen({
    shows: 'The task of the day of a participant without an account, and the days to catch up on.',
    audience: 'Participants of a challenge who opened the link in their email.',
    check: 'Nothing names the person, and an unknown key has the same message as an expired one.',
  }),
  args: { path: '/thank-you?of=challenge&key=held', data: () => page() },
};
export default meta;

/** Day 5: today first, then the two missed days, then the finished ones. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, '12-Day Freelancing Challenge');
    await expect(canvas.getByRole('img', { name: '2 of 12 days finished: 1, 3' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Mark as done: day 5' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Mark as done: day 2' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reopen: day 3' })).toBeVisible();
  },
};

export const BeforeTheFirstDay: Story = {
  args: { data: () => page({ today: null, openDays: [], startsOn: '2025-12-01' }) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, '12-Day Freelancing Challenge');
    await expect(canvas.getByText(/Starts on Monday, 12\/01\/2025/)).toBeVisible();
  },
};

/** Every day is finished: the offer leads on. */
export const Finished: Story = {
  args: {
    data: () => page({ today: 12, offerPath: '/freelancing-course', openDays: openDays(12, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) }),
  },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, '12-Day Freelancing Challenge');
    await expect(canvas.getByRole('link', { name: 'See the next step' })).toHaveAttribute('href', '/freelancing-course');
  },
};

/** The same for a key that is unknown and for one that has expired. */
export const Unknown: Story = {
  args: { data: () => ({ challengeByKey: null }) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Challenge');
    await expect(canvas.getByText(/This link does not open a challenge/)).toBeVisible();
  },
};

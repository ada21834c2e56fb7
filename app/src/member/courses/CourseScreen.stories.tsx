import { expect } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { ended, overdue, learnedProposals, opensOnMonday } from '../shared/courseFixtures.ts';
import { COACH } from '../../overlays/overlaysFixtures.ts';

const meta: ScreenMeta = {
  title: 'Screens/Member/Courses/Detail',
  ...aboutScreen({
    shows: 'One course with its cover, where to continue, and all its lessons by unit.',
    audience: 'Members who take the course, and those whose access is locked.',
    check: 'One primary action, the next lesson. A locked course gives the reason and the next step instead of a dead end.',
  }),
  args: { path: '/courses/my-courses/1', user: member, data: () => ({ viewer: { course: learnedProposals() } }) },
};
export default meta;

/** A course in progress: where to continue, its content, and all its lessons. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Proposals that get answered');
    const [onward] = canvas.getAllByRole('link', { name: 'Continue lesson' });
    await expect(onward).toHaveAttribute('href', '/courses/my-courses/1/104');
    await expect(canvas.getByRole('heading', { level: 2, name: '2. The first two sentences' })).toBeVisible();
    await expect(canvas.getByText('8 in 3 units')).toBeVisible();
    await expect(canvas.getByText('Thursday, 11/12/2026')).toBeVisible();
  },
};

/** A course that was not begun: the first lesson is the next step. */
export const NotBegun: Story = {
  args: { data: () => ({ viewer: { course: learnedProposals({ finished: 0, accessUntil: null }) } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Proposals that get answered');
    const [first] = canvas.getAllByRole('link', { name: 'Start first lesson' });
    await expect(first).toHaveAttribute('href', '/courses/my-courses/1/101');
    await expect(canvas.queryByText('Access until')).toBeNull();
  },
};

/** A completed course: no next step, and every lesson can be opened again. */
export const Completed: Story = {
  args: { data: () => ({ viewer: { course: learnedProposals({ finished: 8 }) } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Proposals that get answered');
    await expect(canvas.getByText('8 of 8 lessons')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Continue lesson|Start first lesson/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: /Follow up twice, kindly/ })).toBeVisible();
  },
};

/** An enrollment that starts on a later day: the outline shows, but no lesson opens. */
export const NotStarted: Story = {
  args: {
    data: () => ({ viewer: { course: learnedProposals({ finished: 0, lock: opensOnMonday }) } }),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Proposals that get answered');
    await expect(await canvas.findByText('Not started yet. Opens on Monday, 11/17/2025.')).toBeVisible();
    await expect(canvas.getByText('Three questions before you apply')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Three questions before you apply/ })).toBeNull();
  },
};

/** Access has ended: the page explains what to do. */
export const Expired: Story = {
  args: {
    user: { ...member, contact: COACH },
    data: () => ({
      viewer: {
        course: learnedProposals({ lock: ended, accessUntil: '2025-10-18T15:59:59.999Z' }),
      },
    }),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Proposals that get answered');
    await expect(
      await canvas.findByText(
        'Your membership expired on Saturday, 10/18/2025 and your access ended on Saturday, 11/01/2025. Renew to get your access back.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Message your coach' })).toHaveAttribute('href', COACH.href);
  },
};

/** A payment is overdue beyond the grace period. Paying restores access at once. */
export const Overdue: Story = {
  args: {
    data: () => ({
      viewer: { course: learnedProposals({ lock: overdue }) },
    }),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Proposals that get answered');
    await expect(
      await canvas.findByText(
        'Your payment was due on Saturday, 10/18/2025 and your access ended on Saturday, 11/01/2025. Pay to get your access back.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/account?q=billings');
    await expect(canvas.queryByRole('link', { name: 'See the Freelancing Course' })).toBeNull();
  },
};

/** A member who was never enrolled: no date, but a link to the offer. */
export const NotEnrolled: Story = {
  args: {
    data: () => ({
      viewer: {
        course: learnedProposals({ finished: 0, lock: { reason: 'not-enrolled' }, accessUntil: null }),
      },
    }),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Proposals that get answered');
    await expect(await canvas.findByText('This is not part of your membership yet.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the Freelancing Course' })).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { path: '/courses/my-courses/999', data: () => ({}) },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};

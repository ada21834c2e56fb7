import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectPage, sessionEnded } from '../../stories/expectations.ts';
import { freelancingCourse } from '../../stories/funnels.ts';
import { screenParameters } from '../../stories/screenParameters.ts';
import { ScreenStory } from '../../stories/ScreenStory.tsx';
import { connection } from '../../stories/storyAnswers.ts';
import { STORY_PASSWORD } from '../../stories/storyClient.ts';
import { member, nonMember } from '../../stories/storyUsers.ts';
import { ended, finishedWorkshop, learnedProposals, memberCourses, memberLearning } from '../shared/courseFixtures.ts';

const meta: Meta<typeof ScreenStory> = {
  title: 'Screens/Member/Home/Dashboard',
  component: ScreenStory,
  args: {
    path: '/',
    user: member,
    data: () => ({ viewer: { courseToContinue: learnedProposals(), myCourses: connection(memberCourses()), learning: memberLearning } }),
  },
  parameters: screenParameters,
};
export default meta;
type Story = StoryObj<typeof ScreenStory>;

/** A member some months in: the next lesson, the progress in everything, the other courses. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Maricel');
    await expect(canvas.getByText('Wednesday, 11/12/2025')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Continue lesson/ })).toHaveAttribute('href', '/courses/my-courses/1/104');
    await expect(canvas.getByRole('heading', { name: '44 of 101 lessons' })).toBeVisible();
    await expect(canvas.getByText('Not started yet. Opens on Monday, 11/17/2025.')).toBeVisible();
  },
};

/** Nothing is left to do: every open lesson is finished. */
export const AllFinished: Story = {
  args: { data: () => ({ viewer: { myCourses: connection([learnedProposals({ finished: 8 })]), learning: { openCourses: 1 } } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Maricel');
    await expect(canvas.getByText('You are up to date.')).toBeVisible();
    await expect(canvas.getByText('Completed')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Continue lesson/ })).toBeNull();
  },
};

/** Access ended everywhere: nothing claims to be finished, and the cards say why. */
export const NothingOpen: Story = {
  args: { data: () => ({ viewer: { myCourses: connection([learnedProposals({ lock: ended })]), learning: { openCourses: 0 } } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Maricel');
    await expect(canvas.getByText('None of your courses is open now.')).toBeVisible();
    await expect(canvas.queryByText('You are up to date.')).toBeNull();
  },
};

/** The course to go on with is not among those that were opened last. */
export const FurtherDown: Story = {
  args: {
    data: () => ({
      viewer: {
        courseToContinue: learnedProposals(),
        myCourses: connection([1, 2, 3, 4, 5, 6, 7].map((n) => finishedWorkshop(n))),
        learning: memberLearning,
      },
    }),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Maricel');
    await expect(canvas.getByRole('link', { name: /Continue lesson/ })).toHaveAttribute('href', '/courses/my-courses/1/104');
    await expect(canvas.getAllByText('Completed')).toHaveLength(6);
  },
};

/** Right after sign-up: no courses yet, and the way to the first one. */
export const Empty: Story = {
  args: {
    user: nonMember,
    data: () => ({ viewer: { funnelToJoin: freelancingCourse() }, publicFunnel: freelancingCourse() }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Good morning, Jomar');
    await expect(canvas.getByText('No available product for the moment')).toBeVisible();
    const way = canvas.getByRole('link', { name: 'See the Freelancing Course' });
    await userEvent.click(way);
    await expectPage(canvas, 'Freelancing Course');
  },
};

/** The same without a funnel to join: no link that leads nowhere. */
export const EmptyWithoutFunnel: Story = {
  args: { user: nonMember, data: () => ({}) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Jomar');
    await expect(canvas.getByText('No available product for the moment')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^See the/ })).toBeNull();
  },
};

/** The session ended on the server: the login page, and home again after it. */
export const SessionEnded: Story = {
  args: { network: { fails: sessionEnded, times: 1 } },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Welcome back');
    await userEvent.type(canvas.getByLabelText('Email'), member.email);
    await userEvent.type(canvas.getByLabelText('Password'), STORY_PASSWORD);
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expectPage(canvas, 'Good morning, Maricel');
  },
};

/** The browser knows that it has no connection: what is shown may be old, and the page says so. */
export const Offline: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Maricel');
    await expect(canvas.getByText('You are offline. What you see may be old.')).toBeVisible();
  },
};

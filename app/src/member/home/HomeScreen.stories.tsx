import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { connectionLost, expectFailed, expectLoading, expectPage, serverFailure, sessionEnded } from '../../stories/expectations.ts';
import { screenParameters } from '../../stories/screenParameters.ts';
import { ScreenStory } from '../../stories/ScreenStory.tsx';
import { STORY_PASSWORD } from '../../stories/storyClient.ts';
import { freelancingCourse, memberCourses, proposals, storyData } from '../../stories/storyData.ts';
import { member, nonMember } from '../../stories/storyUsers.ts';

const meta = {
  title: 'Screens/Member/Home',
  component: ScreenStory,
  args: { path: '/', user: member, data: () => storyData({ courses: memberCourses() }) },
  parameters: screenParameters,
} satisfies Meta<typeof ScreenStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A member some months in: the next lesson, the progress in everything, the other courses. */
export const Filled: Story = {
  parameters: { pictures: 'screen' },
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
  args: { data: () => storyData({ courses: [proposals({ finished: 8 })] }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Maricel');
    await expect(canvas.getByText('You are up to date.')).toBeVisible();
    await expect(canvas.getByText('Completed')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Continue lesson/ })).toBeNull();
  },
};

/** Right after sign-up: no courses yet, and the way to the first one. */
export const Empty: Story = {
  args: { user: nonMember, data: () => storyData({ user: nonMember, funnelToJoin: freelancingCourse }) },
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
  args: { user: nonMember, data: () => storyData({ user: nonMember }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Jomar');
    await expect(canvas.getByText('No available product for the moment')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^See the/ })).toBeNull();
  },
};

export const Loading: Story = {
  args: { network: 'pending' },
  play: ({ canvas }) => expectLoading(canvas),
};

/** The server failed; the navigation stays. */
export const Failed: Story = {
  args: { network: { fails: serverFailure } },
  play: async ({ canvas }) => {
    await expectFailed(canvas);
    await expect(canvas.getByText('Try again. If it happens again, tell your coach.')).toBeVisible();
  },
};

/** The connection was lost once; "Try again" brings the page. */
export const FailedThenRetried: Story = {
  args: { network: { fails: connectionLost, times: 1 } },
  play: async ({ canvas, userEvent }) => {
    await expectFailed(canvas);
    await expect(canvas.getByText('The connection was lost. What you finished is saved.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expectPage(canvas, 'Good morning, Maricel');
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

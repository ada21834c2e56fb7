import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectFailed, expectForbidden, expectLoading, expectPage, serverFailure } from '../../stories/expectations.ts';
import { screenParameters } from '../../stories/screenParameters.ts';
import { ScreenStory } from '../../stories/ScreenStory.tsx';
import { staffData } from '../../stories/staffData.ts';
import { proposalsCourse } from '../../stories/storyCourses.ts';
import { admin, member, tribeTeam } from '../../stories/storyUsers.ts';

const TITLE = 'Proposals that get answered';

const meta = {
  title: 'Screens/Staff/CourseIntroPreview',
  component: ScreenStory,
  args: { path: '/courses/1/intro/preview', user: admin, data: () => staffData({ courses: [proposalsCourse()] }) },
  parameters: screenParameters,
} satisfies Meta<typeof ScreenStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The introduction as members see it: the video costs nothing before a tap. */
export const Filled: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('button', { name: /Tap to load the video/ })).toBeVisible();
    await expect(await canvas.findByText(/Keep one job post open beside you/)).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Edit introduction' })).toHaveAttribute('href', '/courses/1/intro');
  },
};

/** Those who may not edit it only look. */
export const ReadOnly: Story = {
  args: { user: tribeTeam },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(await canvas.findByText(/Keep one job post open beside you/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Edit introduction' })).toBeNull();
  },
};

export const Empty: Story = {
  args: { data: () => staffData({ courses: [proposalsCourse({ intro: '', introVideoUrl: null })] }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('heading', { name: 'No introduction yet' })).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { path: '/courses/999/intro/preview' },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};

export const Forbidden: Story = {
  args: { user: member },
  play: ({ canvas }) => expectForbidden(canvas, 'Member'),
};

export const Loading: Story = {
  args: { network: 'pending' },
  play: ({ canvas }) => expectLoading(canvas),
};

export const Failed: Story = {
  args: { network: { fails: serverFailure } },
  play: ({ canvas }) => expectFailed(canvas),
};

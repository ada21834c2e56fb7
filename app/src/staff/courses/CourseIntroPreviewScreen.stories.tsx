import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { screenParameters } from '../../testing/screenParameters.ts';
import { ScreenStory } from '../../testing/ScreenStory.tsx';
import { admin, tribeTeam } from '../../testing/storyUsers.ts';
import { courseEditor, editedProposals } from './courseFixtures.ts';

const TITLE = 'Proposals that get answered';

const meta: Meta<typeof ScreenStory> = {
  title: 'Screens/Staff/Courses/Intro preview',
  component: ScreenStory,
  args: { path: '/courses/1/intro/preview', user: admin, data: () => ({ viewer: courseEditor(editedProposals()) }) },
  parameters: screenParameters,
};
export default meta;
type Story = StoryObj<typeof ScreenStory>;

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
  args: { data: () => ({ viewer: courseEditor(editedProposals({ intro: '', introVideoUrl: null })) }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('heading', { name: 'No introduction yet' })).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { path: '/courses/999/intro/preview', data: () => ({}) },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};

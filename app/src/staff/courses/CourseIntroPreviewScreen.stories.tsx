import { expect } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { admin, tribeTeam } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { courseEditor, editedProposals } from './courseFixtures.ts';

const TITLE = 'Proposals that get answered';

const meta: ScreenMeta = {
  title: 'Screens/Staff/Courses/Intro preview',
  ...aboutScreen({
    shows: 'The introduction of a course as members see it.',
    audience: 'Course makers before they publish.',
    check: 'It is the member’s page with a frame of staff around it; only the frame may differ.',
  }),
  args: { path: '/courses/1/intro/preview', user: admin, data: () => ({ viewer: courseEditor(editedProposals()) }) },
};
export default meta;

/** The introduction as members see it. The video loads only after a tap. */
export const Filled: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('button', { name: /Tap to load the video/ })).toBeVisible();
    await expect(await canvas.findByText(/Keep one job post open beside you/)).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Edit introduction' })).toHaveAttribute('href', '/courses/1/intro');
  },
};

/** Users who may not edit see no Edit button. */
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

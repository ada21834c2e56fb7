import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { expectFailed, expectForbidden, expectLoading, expectPage, serverFailure } from '../../stories/expectations.ts';
import { screenParameters } from '../../stories/screenParameters.ts';
import { ScreenStory } from '../../stories/ScreenStory.tsx';
import { staffData } from '../../stories/staffData.ts';
import { proposalsCourse } from '../../stories/storyCourses.ts';
import { admin, tribeTeam } from '../../stories/storyUsers.ts';

const TITLE = 'Course introduction';
const sent = fn();

const meta = {
  title: 'Screens/Staff/CourseIntro',
  component: ScreenStory,
  args: { path: '/courses/1/intro', user: admin, data: () => staffData({ courses: [proposalsCourse()], heard: sent }) },
  parameters: screenParameters,
} satisfies Meta<typeof ScreenStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the course opens with, and the way to see it as members do. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('textbox', { name: /^Video link/ })).toHaveValue('https://youtu.be/qp0HIF3SfI4');
    await expect(canvas.getByRole('link', { name: 'Preview' })).toHaveAttribute('href', '/courses/1/intro/preview');
  },
};

/** A link that no video stands behind. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    const link = canvas.getByRole('textbox', { name: /^Video link/ });
    await userEvent.clear(link);
    await userEvent.type(link, 'https://example.com/talk');
    await userEvent.click(canvas.getByRole('button', { name: 'Save introduction' }));
    await expect(await canvas.findByRole('link', { name: 'Video link is not valid' })).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** Saved, without the video: the preview shows what members read. */
export const Saved: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Video link/ }));
    const words = canvas.getByRole('textbox', { name: /^Introduction/ });
    await userEvent.clear(words);
    await userEvent.type(words, 'Bring one job post.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save introduction' }));
    await expectPage(canvas, 'Proposals that get answered');
    await expect(await canvas.findByText('Bring one job post.')).toBeVisible();
    await expect(await screen.findByText('Introduction saved.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Tap to load the video/ })).toBeNull();
  },
};

/** Somebody else changed the video meanwhile: the text that was typed stays. */
export const Stale: Story = {
  args: {
    data: () => {
      const course = proposalsCourse();
      const meanwhile = () => Object.assign(course, { introVideoUrl: 'https://youtu.be/aBcDeFgHiJk', revision: 2 });
      return staffData({ courses: [course], meanwhile });
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    const words = canvas.getByRole('textbox', { name: /^Introduction/ });
    await userEvent.clear(words);
    await userEvent.type(words, 'Bring one job post.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save introduction' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Somebody else saved this while you were editing');
    await expect(words).toHaveValue('Bring one job post.');
    await expect(canvas.getByRole('textbox', { name: /^Video link/ })).toHaveValue('https://youtu.be/aBcDeFgHiJk');
  },
};

export const NotFound: Story = {
  args: { path: '/courses/999/intro' },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};

export const Forbidden: Story = {
  args: { user: tribeTeam },
  play: ({ canvas }) => expectForbidden(canvas, 'Tribe Team (Full Access)'),
};

export const Loading: Story = {
  args: { network: 'pending' },
  play: ({ canvas }) => expectLoading(canvas),
};

export const Failed: Story = {
  args: { network: { fails: serverFailure } },
  play: ({ canvas }) => expectFailed(canvas),
};

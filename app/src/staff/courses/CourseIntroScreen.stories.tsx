import { expect, fn, screen } from 'storybook/test';
import { expectPage, overtaken } from '../../testing/storyAssertions.ts';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { courseEditor, editedProposals } from './courseFixtures.ts';

const TITLE = 'Course introduction';
const sent = fn();

const meta: ScreenMeta = {
  title: 'Screens/Staff/Courses/Intro',
  ...aboutScreen({
    shows: 'The form for the introduction of a course: text and video.',
    audience: 'Course makers.',
    check: 'The preview is close to the text, and a wrong video link is explained at its field.',
  }),
  args: { path: '/courses/1/intro', user: admin, onMutation: sent, data: () => ({ viewer: courseEditor(editedProposals()) }) },
};
export default meta;

/** The saved introduction, with a link to preview it as members see it. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('textbox', { name: /^Video link/ })).toHaveValue('https://youtu.be/qp0HIF3SfI4');
    await expect(canvas.getByRole('link', { name: 'Preview' })).toHaveAttribute('href', '/courses/1/intro/preview');
  },
};

/** A link that does not lead to a video. */
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

/** Saved without the video. The preview shows the text that members read. */
export const Saved: Story = {
  args: {
    data: () => {
      const saved = editedProposals({ intro: 'Bring one job post.', introVideoUrl: null });
      return { viewer: { course: afterMutation('saveCourseIntro', editedProposals(), saved) }, saveCourseIntro: saved };
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Video link/ }));
    const words = canvas.getByRole('textbox', { name: /^Introduction/ });
    await userEvent.clear(words);
    await userEvent.type(words, 'Bring one job post.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save introduction' }));
    await expectPage(canvas, 'Proposals that get answered');
    await expect(await canvas.findByText('Bring one job post.')).toBeVisible();
    const [[, given]] = sent.mock.calls as [[string, { input: object }]];
    await expect(given.input).toEqual({ intro: 'Bring one job post.', introVideoUrl: '' });
    await expect(await screen.findByText('Introduction saved.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Tap to load the video/ })).toBeNull();
  },
};

/** Another user changed the video in the meantime. The typed text stays. */
export const Stale: Story = {
  args: {
    data: () => {
      const theirs = editedProposals({ introVideoUrl: 'https://youtu.be/aBcDeFgHiJk', revision: 2 });
      return { viewer: { course: afterMutation('saveCourseIntro', editedProposals(), theirs) }, saveCourseIntro: overtaken('course') };
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    const words = canvas.getByRole('textbox', { name: /^Introduction/ });
    await userEvent.clear(words);
    await userEvent.type(words, 'Bring one job post.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save introduction' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Someone else saved this while you were editing');
    await expect(words).toHaveValue('Bring one job post.');
    await expect(canvas.getByRole('textbox', { name: /^Video link/ })).toHaveValue('https://youtu.be/aBcDeFgHiJk');
  },
};

export const NotFound: Story = {
  args: { path: '/courses/999/intro', data: () => ({}) },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};

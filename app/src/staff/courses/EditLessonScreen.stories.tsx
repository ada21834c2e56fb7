import { expect, fn, screen } from 'storybook/test';
import { lessonFile, lessonIn, withLesson, type LessonFixture } from '../../testing/courses.ts';
import { expectPage, overtaken } from '../../testing/storyAssertions.ts';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { courseChoices, courseEditor, editedProposals } from './courseFixtures.ts';

const TITLE = 'Edit lesson';
const LESSON = 'Open with their problem, not your résumé';
const sent = fn();

/** The lesson of these stories as part of its course. */
const lessonWith = (named: Partial<LessonFixture> = {}) => lessonIn(withLesson(editedProposals(), 104, named), 104)!;

/** The lesson with an uploaded video instead of a link. */
const withVideoFile = () => lessonWith({ content: { body: '', videoFile: lessonFile({ name: 'Openings.mp4', purpose: 'video' }) } });

const meta: ScreenMeta = {
  title: 'Screens/Staff/Lessons/Edit',
  ...aboutScreen({
    shows: 'The form for a lesson: its type, its text or video, its duration and its unit.',
    audience: 'Course makers.',
    check: 'The fields follow the type, and changing the type loses nothing that was typed.',
  }),
  args: { path: '/lessons/104/edit', user: admin, onMutation: sent, data: () => ({ viewer: courseEditor(editedProposals()) }) },
};
export default meta;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(LESSON);
    await expect(canvas.getByRole('textbox', { name: /^Video link/ })).toHaveValue('https://youtu.be/qp0HIF3SfI4');
    await expect(canvas.getByLabelText(/^Duration/)).toHaveValue('12:00');
  },
};

/** Without a link or an uploaded video, the link is required. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Video link/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save lesson' }));
    await expect(await canvas.findByRole('link', { name: 'Video link is required' })).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** A duration of more than a day. The error links to the field. */
export const TooLong: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    const duration = canvas.getByLabelText(/^Duration/);
    await userEvent.clear(duration);
    await userEvent.type(duration, '1500');
    await userEvent.click(canvas.getByRole('button', { name: 'Save lesson' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Duration is too high' }));
    await expect(duration).toHaveFocus();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** With an uploaded video the link is optional. Choosing another unit moves the lesson. */
export const Saved: Story = {
  args: {
    data: () => {
      const lesson = withVideoFile();
      const moved = { ...lesson, unit: lesson.course.units[2]! };
      return { viewer: { ...courseChoices, lesson: afterMutation('updateLesson', lesson, moved) }, updateLesson: moved };
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('textbox', { name: /^Video link/ })).toHaveAccessibleDescription(/plays its uploaded video/);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Unit' }), 'Price, date, next step');
    await userEvent.click(canvas.getByRole('button', { name: 'Save lesson' }));
    await expectPage(canvas, LESSON);
    await expect(await screen.findByText('Lesson saved.')).toBeVisible();
    await expect(canvas.getByText('Price, date, next step')).toBeVisible();
    const [[, given]] = sent.mock.calls as [[string, { input: object }]];
    await expect(given.input).toMatchObject({ unitId: 12, videoUrl: '', durationSeconds: 720 });
  },
};

/** Another user saved first. The typed text stays, and the other fields update. */
export const Stale: Story = {
  args: {
    data: () => {
      const theirs = lessonWith({ name: 'Begin with their problem', revision: 2 });
      const saved = { ...theirs, content: { ...theirs.content, body: 'Watch first, then write.' }, revision: 3 };
      return {
        viewer: { ...courseChoices, lesson: afterMutation('updateLesson', lessonWith(), theirs, saved) },
        updateLesson: afterMutation('updateLesson', overtaken('lesson'), saved),
      };
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    const words = canvas.getByRole('textbox', { name: /^Lesson text/ });
    await userEvent.clear(words);
    await userEvent.type(words, 'Watch first, then write.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save lesson' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Someone else saved this while you were editing');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Begin with their problem');
    await expect(words).toHaveValue('Watch first, then write.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save lesson' }));
    await expectPage(canvas, 'Begin with their problem');
    await expect(await canvas.findByText('Watch first, then write.')).toBeVisible();
    const given = sent.mock.calls[1]?.[1] as { revision: number; input: object };
    await expect(given).toMatchObject({ revision: 2, input: { name: 'Begin with their problem', body: 'Watch first, then write.' } });
  },
};

export const NotFound: Story = {
  args: { path: '/lessons/999/edit', data: () => ({}) },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};

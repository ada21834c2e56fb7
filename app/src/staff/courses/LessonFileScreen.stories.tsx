import { expect, screen, within } from 'storybook/test';
import { lessonFile, lessonIn, withLesson } from '../../testing/courses.ts';
import { expectPage, serverFailure } from '../../testing/storyAssertions.ts';
import { admin, tribeTeam } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { editedProposals } from './courseFixtures.ts';

const TITLE = 'Ten openings to adapt.pdf';
const LESSON = 'Open with their problem, not your résumé';

const other = lessonFile({ databaseId: 1041, name: 'Before and after.docx' });
const file = { ...lessonFile({ name: TITLE, bytes: 240_000 }), lesson: lessonIn(editedProposals(), 104) };
/** The lesson after the file was removed. */
const withoutFile = lessonIn(withLesson(editedProposals(), 104, { content: { body: '', files: [other] } }), 104);

const meta: ScreenMeta = {
  title: 'Screens/Staff/Lesson files/Detail',
  ...aboutScreen({
    shows: 'One file of a lesson: its facts, download and removal.',
    audience: 'Course makers.',
    check: 'Size, type and use are clear before the file is removed.',
  }),
  args: { path: '/lesson-files/1040', user: admin, data: () => ({ viewer: { lessonFile: file } }) },
};
export default meta;

/** The file's facts and actions. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/api/uploads/1040');
    await expect(canvas.getByRole('link', { name: 'Rename' })).toHaveAttribute('href', '/lesson-files/1040/edit');
    await expect(canvas.getByRole('link', { name: LESSON })).toHaveAttribute('href', '/lessons/104');
    await expect(canvas.getByText(/^240\s?kB$/)).toBeVisible();
  },
};

/** Users who may not edit can download the file. */
export const ReadOnly: Story = {
  args: { user: tribeTeam },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('link', { name: 'Download' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Rename' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Remove' })).toBeNull();
  },
};

/** Removing requires confirmation and returns to the lesson. */
export const Remove: Story = {
  args: { data: () => ({ viewer: { lessonFile: file, lesson: withoutFile }, removeLessonFile: withoutFile }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    const question = within(await screen.findByRole('alertdialog', { name: `Remove ${TITLE}?` }));
    await expect(question.getByText(/This cannot be undone/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Remove file' }));
    await expectPage(canvas, LESSON);
    await expect(canvas.queryByRole('link', { name: TITLE })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Before and after.docx' })).toBeVisible();
  },
};

/** The server rejects the removal. The dialog shows the error and stays open. */
export const RemoveRefused: Story = {
  args: {
    data: () => ({ viewer: { lessonFile: file }, removeLessonFile: serverFailure }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    const question = within(await screen.findByRole('alertdialog', { name: `Remove ${TITLE}?` }));
    await userEvent.click(question.getByRole('button', { name: 'Remove file' }));
    await expect(await question.findByText('Something went wrong, try again')).toBeVisible();
    await expect(question.getByRole('button', { name: 'Remove file' })).toBeEnabled();
  },
};

export const NotFound: Story = {
  args: { path: '/lesson-files/999', data: () => ({}) },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};

import { expect, screen, within } from 'storybook/test';
import { lessonIn, withLesson } from '../../testing/courses.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { STORY_NOW } from '../../testing/storyClock.ts';
import { admin, tribeTeam } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { courseEditor, editedProposals } from './courseFixtures.ts';

const TITLE = 'Open with their problem, not your résumé';

/** The course with the lesson of these stories archived. */
const withArchived = () => withLesson(editedProposals(), 104, { archivedAt: STORY_NOW });

const meta: ScreenMeta = {
  title: 'Screens/Staff/Lessons/Detail',
  ...aboutScreen({
    shows: 'One lesson for its makers, with its files.',
    audience: 'Course makers who check what members get.',
    check: 'The lesson looks as it does for members, and missing parts are called out.',
  }),
  args: { path: '/lessons/104', user: admin, data: () => ({ viewer: courseEditor(editedProposals()) }) },
};
export default meta;

/** The lesson's text, its facts and its files. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('link', { name: 'Edit lesson' })).toHaveAttribute('href', '/lessons/104/edit');
    await expect(canvas.getByRole('link', { name: 'View as a member' })).toHaveAttribute('href', '/courses/my-courses/1/104');
    await expect(canvas.getByRole('link', { name: 'Proposals that get answered' })).toHaveAttribute('href', '/courses/1');
    await expect(await canvas.findByRole('heading', { name: 'Try this order' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ten openings to adapt.pdf' })).toHaveAttribute('href', '/lesson-files/1040');
    await expect(canvas.getByRole('link', { name: 'Add files' })).toHaveAttribute('href', '/lesson-files/new?lessonId=104');
    await expect(canvas.queryByText('This lesson has no video yet')).toBeNull();
  },
};

/** A video lesson without its video. A note explains what is missing and where to add it. */
export const WithoutVideo: Story = {
  args: { path: '/lessons/101' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Three questions before you apply');
    await expect(canvas.getByText('This lesson has no video yet')).toBeVisible();
    await expect(canvas.getByText('No files yet.')).toBeVisible();
    await expect(canvas.getByText('No text yet.')).toBeVisible();
  },
};

/** A video lesson shows its video, as members see it. */
export const WithVideo: Story = {
  args: { path: '/lessons/106' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Say it aloud, then shorten it');
    await expect(await canvas.findByRole('button', { name: /Tap to load the video/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add another lesson' })).toHaveAttribute('href', '/lessons/new?courseId=1&unitId=11');
  },
};

/** Users who may not edit see the lesson and its files, but no buttons that change them. */
export const ReadOnly: Story = {
  args: { user: tribeTeam },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.queryByRole('link', { name: /Edit lesson|Add files/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Archive' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Ten openings to adapt.pdf' })).toBeVisible();
  },
};

/** Archiving requires confirmation. An archived lesson can be restored, and has no member view. */
export const Archive: Story = {
  args: { data: () => ({ viewer: courseEditor(editedProposals()), setLessonArchived: lessonIn(withArchived(), 104) }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    const question = within(await screen.findByRole('alertdialog', { name: `Take ${TITLE} out of the course?` }));
    await expect(question.getByText(/it does not count for their progress/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Archive lesson' }));
    await expect(await canvas.findByText('Archived')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'View as a member' })).toBeNull();
  },
};

/** A restored lesson returns to the end of its unit. */
export const Restore: Story = {
  args: { data: () => ({ viewer: courseEditor(withArchived()), setLessonArchived: lessonIn(editedProposals(), 104) }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(await screen.findByText(`${TITLE} is back, at the end of its unit.`)).toBeVisible();
    await expect(canvas.queryByText('Archived')).toBeNull();
  },
};

export const NotFound: Story = {
  args: { path: '/lessons/999', data: () => ({}) },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};

import { expect, screen, waitFor } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { lessonFile, lessonIn, withLesson } from '../../testing/courses.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { connection, afterMutation } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { courseEditor, editedProposals, staffCourses } from './courseFixtures.ts';

const TITLE = 'Add files';
const LESSON = 'Open with their problem, not your résumé';
const sheet = new File(['%PDF-1.7'], 'Openings worksheet.pdf', { type: 'application/pdf' });
/** One byte over the limit for all users except the L&D admin. */
const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'Recording.mp4', { type: 'video/mp4' });

const meta: ScreenMeta = {
  title: 'Screens/Staff/Lesson files/New',
  ...aboutScreen({
    shows: 'Uploads files for a lesson.',
    audience: 'Course makers with large files and a slow connection.',
    check: 'Progress and errors for each file on its own, and what remains after one of them fails.',
  }),
  args: { path: '/lesson-files/new?lessonId=104', user: admin, data: () => ({ viewer: courseEditor(editedProposals()) }) },
};
export default meta;

/** The purpose of the files, the upload field, and a link back to the lesson. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('radio', { name: 'To download' })).toBeChecked();
    await expect(canvas.getByLabelText('Files', { selector: 'input' })).toHaveAccessibleDescription('Up to 200 MB each.');
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/lessons/104');
  },
};

/** A file is stored as soon as it is uploaded, and then appears on the lesson's page. */
export const Uploaded: Story = {
  args: {
    path: '/lessons/104',
    data: () => {
      const file = lessonFile({ databaseId: 900, name: sheet.name, bytes: sheet.size });
      const withFile = withLesson(editedProposals(), 104, { content: { body: '', files: [file] } });
      return {
        viewer: { lesson: afterMutation('uploadFile', lessonIn(editedProposals(), 104), lessonIn(withFile, 104)) },
        uploadFile: { id: 900, name: file.name, bytes: file.bytes, url: file.url },
      };
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, LESSON);
    await userEvent.click(canvas.getByRole('link', { name: TITLE }));
    await expectPage(canvas, TITLE);
    await userEvent.upload(canvas.getByLabelText('Files', { selector: 'input' }), sheet);
    const done = await canvas.findByRole('link', { name: 'Done' });
    // Leaving during the upload would ask first.
    await waitFor(() => expect(canvas.getByRole('radio', { name: /video/i })).toBeEnabled());
    await userEvent.click(done);
    await expectPage(canvas, LESSON);
    await expect(await canvas.findByRole('link', { name: 'Openings worksheet.pdf' })).toBeVisible();
  },
};

/** Only video files are accepted as the video of a lesson. */
export const WrongKind: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('radio', { name: 'Video of the lesson' }));
    await userEvent.upload(canvas.getByLabelText('Video'), sheet);
    await expect(await canvas.findByText('Choose a video: mp4, mov, avi, wmv, mkv or flv.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toBeVisible();
  },
};

/** Only the L&D admin can upload large files. */
export const TooLarge: Story = {
  args: { user: { ...admin, pageAccess: { ...admin.pageAccess, uploadContents: false } } },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByLabelText('Files', { selector: 'input' })).toHaveAccessibleDescription(
      'Up to 10 MB each. Larger ones are for the L&D admin.',
    );
    await userEvent.upload(canvas.getByLabelText('Files', { selector: 'input' }), large);
    await expect(await canvas.findByText('Files over 10mb must be uploaded by the L&D admin.')).toBeVisible();
  },
};

/**
 * The server rejects a file because of its content. Its row shows the reason and can be removed.
 */
export const Refused: Story = {
  args: {
    data: () => ({
      viewer: courseEditor(editedProposals()),
      uploadFile: new RequestError('Files of this type cannot be uploaded.', 'BAD_USER_INPUT'),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.upload(canvas.getByLabelText('Files', { selector: 'input' }), sheet);
    await expect(await canvas.findByText('Files of this type cannot be uploaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Openings worksheet.pdf' }));
    await expect(screen.queryByText('Openings worksheet.pdf')).toBeNull();
  },
};

/** The address names no lesson, so staff select one first, by its course. */
export const WithoutLesson: Story = {
  args: {
    path: '/lesson-files/new',
    data: () => {
      const editor = courseEditor(editedProposals());
      const lesson = ({ databaseId }: { databaseId: number }) => (databaseId === 0 ? null : editor.lesson({ databaseId }));
      return { viewer: { ...editor, lesson, courses: connection(staffCourses()) } };
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Course' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Proposals that get answered' }));
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Lesson' }), 'layers');
    await userEvent.click(await screen.findByRole('option', { name: /^How to read a job post in layers/ }));
    await expect(await canvas.findByLabelText('Files', { selector: 'input' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Job post reading sheet.pdf' })).toBeVisible();
  },
};

/** The lesson named in the address does not exist. */
export const NotFound: Story = {
  args: { path: '/lesson-files/new?lessonId=999', data: () => ({}) },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};

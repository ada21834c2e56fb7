import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectFailed, expectForbidden, expectLoading, expectPage, serverFailure } from '../../stories/expectations.ts';
import { screenParameters } from '../../stories/screenParameters.ts';
import { ScreenStory } from '../../stories/ScreenStory.tsx';
import { staffData } from '../../stories/staffData.ts';
import { proposalsCourse } from '../../stories/storyCourses.ts';
import { admin, tribeTeam } from '../../stories/storyUsers.ts';

const TITLE = 'Add files';
const LESSON = 'Open with their problem, not your résumé';
const sheet = new File(['%PDF-1.7'], 'Openings worksheet.pdf', { type: 'application/pdf' });
/** One byte over the limit for everybody but the L&D admin. */
const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'Recording.mp4', { type: 'video/mp4' });

const meta = {
  title: 'Screens/Staff/NewLessonFile',
  component: ScreenStory,
  args: { path: '/lesson-files/new?lessonId=104', user: admin, data: () => staffData({ courses: [proposalsCourse()] }) },
  parameters: screenParameters,
} satisfies Meta<typeof ScreenStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where files go, what they are, and the way back. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('radio', { name: 'To download' })).toBeChecked();
    await expect(canvas.getByLabelText('Files', { selector: 'input' })).toHaveAccessibleDescription('Up to 200 MB each.');
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/lessons/104');
  },
};

/** A file is stored as it arrives, and is on the lesson's page afterwards. */
export const Uploaded: Story = {
  args: { path: '/lessons/104' },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, LESSON);
    await userEvent.click(canvas.getByRole('link', { name: TITLE }));
    await expectPage(canvas, TITLE);
    await userEvent.upload(canvas.getByLabelText('Files', { selector: 'input' }), sheet);
    await userEvent.click(await canvas.findByRole('link', { name: 'Done' }));
    await expectPage(canvas, LESSON);
    await expect(await canvas.findByRole('link', { name: 'Openings worksheet.pdf' })).toBeVisible();
  },
};

/** The video of a lesson is a video. */
export const WrongKind: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('radio', { name: 'Video of the lesson' }));
    await userEvent.upload(canvas.getByLabelText('Video'), sheet);
    await expect(await canvas.findByText('Choose a video: mp4, mov, avi, wmv, mkv or flv.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toBeVisible();
  },
};

/** Large files are for the L&D admin. */
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

/** The server refuses a file for what is inside it: its row says why, and can be taken away. */
export const Refused: Story = {
  args: {
    data: () =>
      staffData({
        courses: [proposalsCourse()],
        more: {
          uploadFile: () => {
            throw new RequestError('Files of this type cannot be uploaded.', 'BAD_USER_INPUT');
          },
        },
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

/** Without a lesson in the address there is nothing to add files to. */
export const NotFound: Story = {
  args: { path: '/lesson-files/new' },
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { expectFailed, expectForbidden, expectLoading, expectPage, serverFailure } from '../../stories/expectations.ts';
import { screenParameters } from '../../stories/screenParameters.ts';
import { ScreenStory } from '../../stories/ScreenStory.tsx';
import { staffData } from '../../stories/staffData.ts';
import { proposalsCourse } from '../../stories/storyCourses.ts';
import { admin, member, tribeTeam } from '../../stories/storyUsers.ts';

const TITLE = 'Ten openings to adapt.pdf';
const LESSON = 'Open with their problem, not your résumé';

const meta = {
  title: 'Screens/Staff/LessonFile',
  component: ScreenStory,
  args: { path: '/lesson-files/1040', user: admin, data: () => staffData({ courses: [proposalsCourse()] }) },
  parameters: screenParameters,
} satisfies Meta<typeof ScreenStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the file is, and what can be done with it. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/api/uploads/1040');
    await expect(canvas.getByRole('link', { name: 'Rename' })).toHaveAttribute('href', '/lesson-files/1040/edit');
    await expect(canvas.getByRole('link', { name: LESSON })).toHaveAttribute('href', '/lessons/104');
    await expect(canvas.getByText(/^240\s?kB$/)).toBeVisible();
  },
};

/** Those who may not edit can open it. */
export const ReadOnly: Story = {
  args: { user: tribeTeam },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('link', { name: 'Download' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Rename' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Remove' })).toBeNull();
  },
};

/** Removing asks first, and leads back to the lesson. */
export const Remove: Story = {
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

/** The server refuses: the question says so and stays. */
export const RemoveRefused: Story = {
  args: {
    data: () =>
      staffData({
        courses: [proposalsCourse()],
        more: {
          removeLessonFile: () => {
            throw serverFailure;
          },
        },
      }),
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
  args: { path: '/lesson-files/999' },
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

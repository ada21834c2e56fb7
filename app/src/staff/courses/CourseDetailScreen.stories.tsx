import { expect, screen, within } from 'storybook/test';
import { course } from '../../testing/courses.ts';
import { expectPage, serverFailure } from '../../testing/storyAssertions.ts';
import { STORY_NOW } from '../../testing/storyClock.ts';
import { admin, tribeTeam } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { courseEditor, editedProposals } from './courseFixtures.ts';

const TITLE = 'Proposals that get answered';

const meta: ScreenMeta = {
  title: 'Screens/Staff/Courses/Detail',
  ...aboutScreen({
    shows: 'One course for its makers: description, state, access and all lessons.',
    audience: 'The learning and development team.',
    check: 'Draft, scheduled and published differ at a glance. Unfinished lessons state what is missing.',
  }),
  args: { path: '/courses/1', user: admin, data: () => ({ viewer: courseEditor(editedProposals()) }) },
};
export default meta;

/** The description of the course, its facts, and its units with their lessons. */
export const Filled: Story = {
  parameters: { pictures: 'phone' },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('link', { name: 'Edit course' })).toHaveAttribute('href', '/courses/1/edit');
    await expect(canvas.getByRole('link', { name: 'Units and lessons' })).toHaveAttribute('href', '/courses/1/tracks');
    await expect(canvas.getByRole('link', { name: 'Introduction' })).toHaveAttribute('href', '/courses/1/intro/preview');
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('heading', { level: 2, name: '2. The first two sentences' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sort twelve posts on a board' })).toHaveAttribute('href', '/lessons/103');
    await expect(canvas.getByText('Freelancing Course, Proposal Clinic')).toBeVisible();
  },
};

/** Users who may not edit see everything except the buttons. They can read the introduction. */
export const ReadOnly: Story = {
  args: { user: tribeTeam },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.queryByRole('link', { name: /Edit course|Units and lessons/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Archive' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Introduction' })).toHaveAttribute('href', '/courses/1/intro/preview');
    await expect(canvas.getByRole('link', { name: 'Sort twelve posts on a board' })).toBeVisible();
  },
};

/** A new course, with a link to add the first unit. */
export const Empty: Story = {
  args: { data: () => ({ viewer: courseEditor(course({ name: TITLE })) }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByText('No description yet.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No units yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add the first unit' })).toHaveAttribute('href', '/courses/1/tracks');
  },
};

/** Archiving requires confirmation and states the effect. The course can be restored at once. */
export const Archive: Story = {
  args: {
    data: () => ({
      viewer: courseEditor(editedProposals()),
      setCourseArchived: ({ archived }: { archived: boolean }) => editedProposals({ archivedAt: archived ? STORY_NOW : null }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    const question = within(await screen.findByRole('alertdialog', { name: `Archive ${TITLE}?` }));
    await expect(question.getByText(/Members no longer see it\. Their progress is kept/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Archive course' }));
    await expect(await canvas.findByText('Archived')).toBeVisible();
    await expect(await screen.findByText(`${TITLE} is archived.`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(await canvas.findByRole('button', { name: 'Archive' })).toBeVisible();
  },
};

/** The server rejects archiving. A message shows the reason, and the course stays active. */
export const ArchiveRefused: Story = {
  args: {
    data: () => ({ viewer: courseEditor(editedProposals()), setCourseArchived: serverFailure }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Archive course' }));
    await expect(await screen.findByText('Something went wrong, try again')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Archive' })).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { path: '/courses/999', data: () => ({}) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Page not found');
    await expect(canvas.getByRole('link', { name: 'Atlas home' })).toBeVisible();
  },
};

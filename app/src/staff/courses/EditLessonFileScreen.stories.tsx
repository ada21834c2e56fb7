import { expect, fn, screen } from 'storybook/test';
import { lesson, lessonFile } from '../../testing/courses.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';

const TITLE = 'Rename file';
const sent = fn();

const opening = lesson({ databaseId: 104, name: 'Open with their problem, not your résumé' });
const file = (name = 'Ten openings to adapt.pdf') => ({ ...lessonFile({ name }), lesson: opening });

const meta: ScreenMeta = {
  title: 'Screens/Staff/Lesson files/Edit',
  ...aboutScreen({
    shows: 'The form for the file name that members see.',
    audience: 'Course makers who tidy up uploads.',
    check: 'The extension stays outside the field.',
  }),
  args: { path: '/lesson-files/1040/edit', user: admin, data: () => ({ viewer: { lessonFile: file() } }) },
};
export default meta;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ten openings to adapt.pdf');
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/lesson-files/1040');
  },
};

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Name' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save name' }));
    await expect(await canvas.findByRole('link', { name: 'Name is required' })).toBeVisible();
  },
};

/** The name changes; the file extension stays. */
export const Saved: Story = {
  args: {
    onMutation: sent,
    data: () => ({
      viewer: { lessonFile: afterMutation('renameLessonFile', file(), file('Openings.pdf')) },
      renameLessonFile: { ...opening, content: { body: '', files: [file('Openings.pdf')] } },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Openings');
    await userEvent.click(canvas.getByRole('button', { name: 'Save name' }));
    await expectPage(canvas, 'Openings.pdf');
    await expect(await screen.findByText('File renamed.')).toBeVisible();
    await expect(sent.mock.calls).toEqual([['renameLessonFile', { databaseId: 1040, name: 'Openings' }]]);
  },
};

export const NotFound: Story = {
  args: { path: '/lesson-files/999/edit', data: () => ({}) },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};

import { expect, fn, screen } from 'storybook/test';
import { lesson, lessonIn, unit } from '../../testing/courses.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { courseEditor, editedProposals, staffCourses } from './courseFixtures.ts';

const TITLE = 'Create a lesson';
const sent = fn();

const meta: ScreenMeta = {
  title: 'Screens/Staff/Lessons/New',
  ...aboutScreen({
    shows: 'Creates a lesson at the end of a unit.',
    audience: 'Course makers.',
    check: 'The default fits the most common lesson, and a course without units states what to do first.',
  }),
  args: {
    path: '/lessons/new?courseId=1&unitId=11',
    user: admin,
    onMutation: sent,
    data: () => ({ viewer: courseEditor(editedProposals()) }),
  },
};
export default meta;

/** The default is a video lesson, in the unit that the user came from. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('combobox', { name: 'Unit' })).toHaveDisplayValue('The first two sentences');
    await expect(canvas.getByRole('radio', { name: 'Video Lesson' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: /^Video link/ })).toHaveAccessibleDescription(/Leave it empty to upload a video/);
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/courses/1/tracks');
  },
};

/** The link field and its errors depend on the lesson's type. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    const create = canvas.getByRole('button', { name: 'Create lesson' });
    await userEvent.click(create);
    await expect(await canvas.findByRole('link', { name: 'Name is required' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Sort posts');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Video link/ }), 'https://example.com/talk');
    await userEvent.click(create);
    await expect(await canvas.findByRole('link', { name: 'Video link is not valid' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Custom Embed' }));
    await userEvent.click(create);
    await expect(await canvas.findByRole('link', { name: 'Embed link is required' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /^Video link/ })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Embed link' }), 'https://example.com/board');
    await userEvent.click(create);
    await expect(await canvas.findByRole('link', { name: /^Pages of this host cannot be embedded/ })).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** Created without a link. The lesson's page asks for the video. */
export const Created: Story = {
  args: {
    data: () => {
      const created = lesson({ databaseId: 900, name: 'Ask one question', type: 'VIDEO', durationSeconds: 270 });
      const { units } = editedProposals();
      const after = editedProposals({ units: [...units, unit({ databaseId: 13, name: 'Ask', lessons: [created] })] });
      return { viewer: courseEditor(after), createLesson: lessonIn(after, 900) };
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ask one question');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Video link/ }), 'https');
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Video link/ }));
    await userEvent.type(canvas.getByLabelText(/^Duration/), '4:30');
    await userEvent.click(canvas.getByRole('button', { name: 'Create lesson' }));
    await expectPage(canvas, 'Ask one question');
    await expect(await screen.findByText('Lesson created. Add its files next.')).toBeVisible();
    await expect(canvas.getByText('This lesson has no video yet')).toBeVisible();
    const [[, given]] = sent.mock.calls as [[string, { input: object; idempotencyKey: string }]];
    await expect(given.input).toMatchObject({ unitId: 11, type: 'VIDEO', body: '', durationSeconds: 270, videoFollows: true });
    await expect(given.idempotencyKey).toMatch(/^.{16,100}$/);
  },
};

/** A course without units cannot have lessons. The page links to its units. */
export const WithoutUnits: Story = {
  args: { path: '/lessons/new?courseId=1', data: () => ({ viewer: courseEditor(editedProposals({ units: [] })) }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('heading', { name: 'No units yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add the first unit' })).toHaveAttribute('href', '/courses/1/tracks');
    await expect(canvas.queryByRole('textbox', { name: 'Name' })).toBeNull();
  },
};

/** The address names no course, so staff select one first. */
export const WithoutCourse: Story = {
  args: {
    path: '/lessons/new',
    data: () => ({
      viewer: {
        ...courseEditor(editedProposals()),
        course: ({ databaseId }: { databaseId: number }) => (databaseId === 1 ? editedProposals() : null),
        courses: connection(staffCourses()),
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Course' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Proposals that get answered' }));
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /^Unit/ })).toHaveDisplayValue('Know who you write to');
  },
};

/** The course named in the address does not exist. */
export const NotFound: Story = {
  args: { path: '/lessons/new?courseId=999', data: () => ({}) },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};

import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { course } from '../../testing/courses.ts';
import { connectionLost, expectPage } from '../../testing/storyAssertions.ts';
import { connection, afterMutation } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { courseChoices, courseEditor, staffCourses } from './courseFixtures.ts';

const TITLE = 'Create a Course';
const sent = fn();
/** Format of an idempotency key that the server accepts. */
const KEY = /^.{16,100}$/;

const created = course({ databaseId: 900, name: 'Voice over from home' });

const meta: ScreenMeta = {
  title: 'Screens/Staff/Courses/New',
  ...aboutScreen({
    shows: 'Creates a course; its units follow on the next page. It is also the model of every form for staff.',
    audience: 'The learning and development team.',
    check: 'The summary of errors leads to the fields, and a lost connection keeps everything that was typed.',
  }),
  args: { path: '/courses/new', user: admin, onMutation: sent, data: () => ({ viewer: courseChoices }) },
};
export default meta;

/** An empty form. Only the name is required. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeRequired();
    await expect(canvas.getByRole('combobox', { name: /^Author/ })).toHaveDisplayValue('No one');
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/courses');
  },
};

/**
 * An empty form was submitted. The summary lists the missing name and links to its field; typing
 * clears the error.
 */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Create course' }));
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveTextContent('Errors prevented this form from being saved');
    await expect(summary).toHaveFocus();
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveAccessibleDescription('Name is required');
    await userEvent.click(within(summary).getByRole('link', { name: 'Name is required' }));
    await expect(name).toHaveFocus();
    await userEvent.type(name, 'Voice over from home');
    await expect(name).toBeValid();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** Text that is too long stays in the field and is reported. */
export const TooLong: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Voice over from home');
    await userEvent.click(canvas.getByRole('textbox', { name: /^Short description/ }));
    await userEvent.paste('Speak clearly. '.repeat(30));
    await userEvent.click(canvas.getByRole('button', { name: 'Create course' }));
    await expect(await canvas.findByRole('link', { name: 'Short description is too long' })).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** The course is created, and its units page opens. */
export const Created: Story = {
  args: { data: () => ({ viewer: courseEditor(created), createCourse: created }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Voice over from home');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Author/ }), 'Ramon Evangelista');
    await userEvent.click(canvas.getByRole('combobox', { name: /^Access levels/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Member' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Create course' }));
    await expectPage(canvas, 'Voice over from home');
    await expect(canvas.getByRole('link', { name: 'Units and lessons' })).toHaveAttribute('aria-current', 'page');
    await expect(await screen.findByText('Course created. Add its units next.')).toBeVisible();
    await expect(sent.mock.calls).toEqual([
      [
        'createCourse',
        {
          input: { name: 'Voice over from home', shortDescription: '', description: '', authorId: 22, accessLevelIds: [2] },
          idempotencyKey: expect.stringMatching(KEY) as string,
        },
      ],
    ]);
  },
};

/** A new course appears in the list. */
export const InTheList: Story = {
  args: {
    path: '/courses',
    data: () => {
      const courses = afterMutation('createCourse', connection(staffCourses()), connection([created, ...staffCourses()]));
      return { viewer: { ...courseEditor(created), courses }, createCourse: created };
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Courses 7');
    await userEvent.click(canvas.getByRole('link', { name: TITLE }));
    await expectPage(canvas, TITLE);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Voice over from home');
    await userEvent.click(canvas.getByRole('button', { name: 'Create course' }));
    await expectPage(canvas, 'Voice over from home');
    await userEvent.click(within(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).getByRole('link', { name: 'Courses' }));
    await expectPage(canvas, 'Courses 8');
    await expect(canvas.getByRole('link', { name: 'Voice over from home' })).toBeVisible();
  },
};

/** The server rejects a field. */
export const Refused: Story = {
  args: {
    data: () => ({
      viewer: courseChoices,
      createCourse: new RequestError('Errors prevented this form from being saved', 'BAD_USER_INPUT', { authorId: 'Author is not valid' }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Voice over from home');
    await userEvent.click(canvas.getByRole('button', { name: 'Create course' }));
    await expect(await canvas.findByRole('link', { name: 'Author is not valid' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Voice over from home');
  },
};

/**
 * The connection failed. The form shows an error and keeps the input; another try sends the same
 * idempotency key.
 */
export const ConnectionLost: Story = {
  args: {
    data: () => ({ viewer: courseChoices, createCourse: connectionLost }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Voice over from home');
    const create = canvas.getByRole('button', { name: 'Create course' });
    await userEvent.click(create);
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveTextContent('An error has occurred');
    await expect(summary).toHaveTextContent('The connection was lost. Check your signal, then try again.');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Voice over from home');
    await userEvent.click(create);
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    const [first, second] = sent.mock.calls.map(([, given]) => (given as { idempotencyKey: string }).idempotencyKey);
    await expect(first).toMatch(KEY);
    await expect(second).toBe(first);
  },
};

import { expect, fn, waitFor } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';

const field = (key: string, type: string, label: string, more: object = {}) => ({
  key,
  type,
  label,
  hint: null,
  required: false,
  options: [],
  accept: null,
  showIf: null,
  ...more,
});
const FORM = {
  slug: 'course-feedback',
  title: 'How was this course?',
  descriptionTree: [['p', {}, ['Tell us what helped and what did not. We read every answer on Mondays.']]],
  status: 'OPEN',
  needsLogin: false,
  layout: 'ALL_AT_ONCE',
  version: 3,
  fields: [
    field('course', 'SHORT', 'Course', { required: true }),
    field('pace', 'CHOICE', 'The pace was', { required: true, options: ['Too slow', 'Just right', 'Too fast'] }),
    field('missing', 'LONG', 'What went too fast?', { showIf: { key: 'pace', equals: 'Too fast' } }),
    field('more', 'SECTION', 'For our records', { hint: 'Only if you like.' }),
    field('spent', 'PESO', 'What did it cost you?'),
    field('proof', 'FILE', 'A picture of your work', { accept: 'PICTURES' }),
  ],
};
const showing = (change: object = {}) => ({
  publicForm: { ...FORM, ...change },
  beginForm: { databaseId: 5 },
  submitForm: { stage: null },
});

const meta: ScreenMeta = {
  title: 'Screens/Public/Forms/Form',
  ...aboutScreen({
    shows: 'A form to fill in, one question after another or all at once.',
    audience: 'Members and visitors.',
    check: 'Each question is easy to answer with a thumb, and nothing that was typed gets lost.',
  }),
  args: { path: '/form/course-feedback', data: () => showing(), onMutation: fn() },
  beforeEach: () => localStorage.clear(),
};
export default meta;

/** All questions at once, with a section and a question that only some answers show. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'How was this course?');
    await expect(canvas.queryByRole('textbox', { name: /What went too fast/ })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Too fast' }));
    await expect(canvas.getByRole('textbox', { name: /What went too fast/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'For our records' })).toBeVisible();
  },
};

/** Sent without the required answers: each message is at its field, and nothing is sent. */
export const Incomplete: Story = {
  parameters: { pictures: false },
  play: async ({ canvas, args, userEvent }) => {
    await expectPage(canvas, 'How was this course?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send my answers' }));
    await expect(await canvas.findByRole('textbox', { name: 'Course' })).toHaveAccessibleDescription('Course is required');
    await expect(canvas.getByRole('textbox', { name: 'Your email' })).toHaveAccessibleDescription('Email is required');
    await expect(args.onMutation).not.toHaveBeenCalledWith('submitForm', expect.anything());
  },
};

/** One question after another, back and forth. */
export const OneByOne: Story = {
  args: { user: member, data: () => showing({ layout: 'ONE_BY_ONE' }) },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'How was this course?');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('textbox', { name: 'Course' })).toHaveAccessibleDescription('Course is required');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Course' }), 'Proposals');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Just right' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('textbox', { name: 'Course' })).toHaveValue('Proposals');
  },
};

/** The connection is lost while the answers are sent. */
export const Offline: Story = {
  args: {
    user: member,
    data: () => ({
      ...showing({ fields: [field('course', 'SHORT', 'Course', { required: true })] }),
      beginForm: new RequestError('The connection was lost.', 'NETWORK'),
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'How was this course?');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Course' }), 'Proposals');
    await userEvent.click(canvas.getByRole('button', { name: 'Send my answers' }));
    await expect(await canvas.findByText('No connection')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Course' })).toHaveValue('Proposals');
  },
};

export const Closed: Story = {
  args: { data: () => showing({ status: 'CLOSED', fields: [] }) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'How was this course?');
    await expect(canvas.getByText('This form is closed')).toBeVisible();
  },
};

export const Full: Story = {
  args: { data: () => showing({ status: 'FULL', fields: [] }) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'How was this course?');
    await expect(canvas.getByText('This form is full')).toBeVisible();
  },
};

/** Each person responds once, and this one has. */
export const Answered: Story = {
  args: { user: member, data: () => showing({ status: 'ANSWERED', fields: [] }) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'How was this course?');
    await expect(canvas.getByText('You have responded already')).toBeVisible();
  },
};

/** The Journey Form for a visitor. */
export const NeedsLogin: Story = {
  args: { path: '/form/journey-form', data: () => showing({ slug: 'journey-form', title: 'Journey Form', needsLogin: true }) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Journey Form');
    await waitFor(() => expect(canvas.getByText('Log in to fill in this form.')).toBeVisible());
    await expect(canvas.getAllByRole('link', { name: 'Log in' }).map((link) => link.getAttribute('href'))).toContain(
      '/login?redirectTo=%2Fform%2Fjourney-form',
    );
  },
};

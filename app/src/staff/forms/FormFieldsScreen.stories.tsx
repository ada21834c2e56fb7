import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { expectPage, overtaken } from '../../testing/storyAssertions.ts';
import { admin, userAs } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { feedback, FEEDBACK_FIELDS, storyField } from './formsFixtures.ts';

const STAGES = [
  { databaseId: 1, number: 1, name: 'Find your feet' },
  { databaseId: 2, number: 2, name: 'Choose your service' },
];
const showing = (form: object) => ({ stages: STAGES, viewer: { form } });

const meta: ScreenMeta = {
  title: 'Screens/Staff/Forms/Fields',
  ...aboutScreen({
    shows: 'The questions of a form, with a preview as on a phone.',
    audience: 'Staff who build forms.',
    check: 'The order and the conditions can be read in the list, and the preview is what people see.',
  }),
  args: { path: '/forms/7?tab=fields', user: admin, data: () => showing(feedback), onMutation: fn() },
};
export default meta;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'How was this course?');
    await expect(canvas.getByText('If “Too fast”')).toBeVisible();
    await expect(canvas.getByText('Version 1 is published')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Publish' })).toHaveAccessibleDescription(
      'Nothing has changed since the last version.',
    );
  },
};

export const Empty: Story = {
  args: { data: () => showing({ ...feedback, versions: [], editedFields: [], hasDraft: true }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'How was this course?');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(await canvas.findByText('Add a question first.')).toBeVisible();
  },
};

/** A condition hides a question in the preview until its answer is given. */
export const Conditions: Story = {
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'How was this course?');
    const preview = within(canvas.getByRole('region', { name: 'Preview of How was this course?' }));
    await expect(preview.queryByRole('textbox', { name: /What went too fast/ })).toBeNull();
    await userEvent.click(preview.getByRole('radio', { name: 'Too fast' }));
    await expect(preview.getByRole('textbox', { name: /What went too fast/ })).toBeVisible();
    // The question that it depends on is moved below it.
    await userEvent.click(canvas.getByRole('button', { name: 'Move down The pace was' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(await canvas.findByText('Check it')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'What went too fast?' }));
    await expect(canvas.getByRole('combobox', { name: 'Show it' })).toHaveAccessibleDescription(/“The pace was” comes later/);
  },
};

/** A removed question comes back, and a former version becomes the draft, which is undone as well. */
export const UndoAndVersions: Story = {
  args: {
    data: () =>
      showing({
        ...feedback,
        versions: [
          { databaseId: 10, version: 2, createdAt: '2025-10-02T02:00:00.000Z', fields: FEEDBACK_FIELDS },
          { databaseId: 9, version: 1, createdAt: '2025-07-20T02:00:00.000Z', fields: [storyField('liked', 'LONG', 'What did you like?')] },
        ],
      }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'How was this course?');
    const fields = within(canvas.getByRole('region', { name: 'Fields' }));
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeDisabled();
    await userEvent.click(fields.getByRole('button', { name: 'Actions for Which course?' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await expect(fields.queryByRole('button', { name: 'Which course?' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(fields.getByRole('button', { name: 'Which course?' })).toBeVisible();
    await expect(canvas.queryByText('Unsaved changes')).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: 'Versions' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Versions' }));
    await userEvent.click((await drawer.findAllByRole('button', { name: 'Use as draft' }))[1]!);
    await expect(await fields.findByRole('button', { name: 'What did you like?' })).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(await fields.findByRole('button', { name: 'Which course?' })).toBeVisible();
  },
};

/** Two people edit the form at once. The changes stay, and one of the two drafts is chosen. */
export const Conflict: Story = {
  args: {
    data: () => ({ ...showing(feedback), saveFormDraft: overtaken('form') }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'How was this course?');
    await userEvent.click(canvas.getByRole('button', { name: 'Move down Which course?' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(await canvas.findByText('Someone else saved this form while you were editing')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load theirs' }));
    await waitFor(() => expect(canvas.queryByText('Unsaved changes')).toBeNull());
  },
};

/** The Journey Form, whose answers lead to a stage. */
export const JourneyForm: Story = {
  args: {
    data: () =>
      showing({
        ...feedback,
        slug: 'journey-form',
        title: 'Journey Form',
        editedFields: [storyField('situation', 'CHOICE', 'What do you do now?', { options: ['I study', 'I freelance already'] })],
        editedStageRules: [{ key: 'situation', equals: 'I freelance already', stageId: 2 }],
      }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Journey Form');
    await expect(canvas.getByRole('combobox', { name: 'Stage of rule 1' })).toHaveDisplayValue('2. Choose your service');
    await userEvent.click(canvas.getByRole('button', { name: 'Add rule' }));
    await expect(canvas.getByRole('combobox', { name: 'Answer of rule 2' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove rule 2' }));
    await expect(canvas.queryByRole('combobox', { name: 'Answer of rule 2' })).toBeNull();
  },
};

/** Someone who only reads forms sees the preview. */
export const ReadOnly: Story = {
  args: { user: userAs('tribe-team-ro') },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'How was this course?');
    await expect(canvas.queryByRole('button', { name: 'Publish' })).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Preview of How was this course?' })).toBeVisible();
  },
};

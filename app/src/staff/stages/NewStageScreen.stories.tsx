import { expect, fn, screen, within } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { liza, stage, stageChoices } from './stagesFixtures.ts';

const TITLE = 'Create a Stage';
const sent = fn();

const meta: ScreenMeta = {
  title: 'Screens/Staff/Stages/New',
  ...aboutScreen({
    shows: 'Creates a stage at the end of the journey.',
    audience: 'Staff who design the journey.',
    check: 'Only the name is required; tasks and people can follow.',
  }),
  args: { path: '/stages/new', user: admin, onMutation: sent, data: () => ({ viewer: stageChoices }) },
};
export default meta;

/** An empty form. Only the name is required. */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByText('No tasks yet.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create stage' }));
    await expect(await canvas.findByRole('link', { name: 'Name is required' })).toBeVisible();
  },
};

/** A stage with a name, a task and a reviewer is created at the end of the journey. */
export const Filled: Story = {
  args: {
    data: () => {
      const created = stage({ databaseId: 4, name: 'Keep your clients', reviewers: [liza] });
      return { viewer: { ...stageChoices, stage: created }, createStage: created };
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Keep your clients');
    await userEvent.click(canvas.getByRole('button', { name: 'Add task' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add task' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add task' }));
    await expect(await dialog.findByRole('link', { name: 'Points is required' })).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Ask for a review');
    await userEvent.type(dialog.getByRole('spinbutton', { name: 'Points' }), '50');
    await userEvent.click(dialog.getByRole('button', { name: 'Add task' }));
    await canvas.findByRole('button', { name: 'Edit task Ask for a review' });
    await userEvent.type(canvas.getByRole('combobox', { name: /^Reviewers/ }), 'liza');
    await userEvent.click(await screen.findByRole('option', { name: /Liza Montemayor/ }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Create stage' }));
    await expectPage(canvas, 'Keep your clients');
    await expect(canvas.getByText('Stage 4 of the journey')).toBeVisible();
    await expect(sent.mock.calls).toMatchObject([
      [
        'createStage',
        {
          input: {
            name: 'Keep your clients',
            tasks: [{ id: null, title: 'Ask for a review', points: 50 }],
            managerIds: [],
            reviewerIds: [liza.databaseId],
          },
        },
      ],
    ]);
  },
};

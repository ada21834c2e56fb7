import { expect, fn, screen, within } from 'storybook/test';
import { expectPage, overtaken } from '../../testing/storyAssertions.ts';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { buildPortfolio, chooseService, serviceTasks, stageChoices, type StageFixture } from './stagesFixtures.ts';

const TITLE = 'Edit stage';
const sent = fn();
const { listThings, chooseNiche, writeOffer } = serviceTasks;

const editing = (stage: StageFixture) => ({ viewer: { ...stageChoices, stage } });

const meta: ScreenMeta = {
  title: 'Screens/Staff/Stages/Edit',
  ...aboutScreen({
    shows: 'The form for a stage: its tasks in order, its managers and reviewers.',
    audience: 'Staff who design the journey.',
    check: 'Tasks are reordered without losing edits, and the stage is saved as a whole.',
  }),
  args: { path: '/stages/2/edit', user: admin, onMutation: sent, data: () => editing(chooseService()) },
};
export default meta;

/** Tasks are reordered and removed. The stage is saved as a whole. */
export const Filled: Story = {
  args: {
    data: () => {
      const saved = chooseService({ revision: 2, tasks: [chooseNiche, listThings] });
      return { viewer: { ...stageChoices, stage: afterMutation('updateStage', chooseService(), saved) }, updateStage: saved };
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Choose your service');
    await expect(canvas.getAllByRole('button', { name: 'Remove Edgar Navarro' })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Move up Choose one niche' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Edit task Write your offer in one sentence' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit task' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove task' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save stage' }));
    await expectPage(canvas, 'Choose your service');
    await expect(canvas.getByText('1. Choose one niche')).toBeVisible();
    await expect(sent.mock.calls).toMatchObject([
      ['updateStage', { databaseId: 2, revision: 1, input: { tasks: [{ id: chooseNiche.databaseId }, { id: listThings.databaseId }] } }],
    ]);
  },
};

/** A stage without tasks, managers and reviewers. */
export const Empty: Story = {
  args: { path: '/stages/3/edit', data: () => editing(buildPortfolio) },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByText('No tasks yet.')).toBeVisible();
  },
};

/**
 * Another user removed a task in the meantime. The edits stay, and saving again restores the task.
 */
export const Stale: Story = {
  args: {
    data: () => {
      const theirs = chooseService({ name: 'Choose what you offer', revision: 2, tasks: [chooseNiche, writeOffer] });
      const saved = { ...theirs, revision: 3, tasks: [chooseNiche, listThings, writeOffer] };
      return {
        viewer: { ...stageChoices, stage: afterMutation('updateStage', chooseService(), theirs, saved) },
        updateStage: afterMutation('updateStage', overtaken('stage'), saved),
      };
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Move up Choose one niche' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save stage' }));
    await expect(await canvas.findByText('Someone else saved this while you were editing')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Choose what you offer');
    await userEvent.click(canvas.getByRole('button', { name: 'Save stage' }));
    await expectPage(canvas, 'Choose what you offer');
    const ids = [chooseNiche, listThings, writeOffer].map(({ databaseId: id }) => ({ id }));
    await expect(sent.mock.lastCall).toMatchObject(['updateStage', { databaseId: 2, revision: 2, input: { tasks: ids } }]);
  },
};

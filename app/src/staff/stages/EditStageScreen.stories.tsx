import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { expectPage } from '../../stories/expectations.ts';
import { screenParameters } from '../../stories/screenParameters.ts';
import { ScreenStory } from '../../stories/ScreenStory.tsx';
import { admin } from '../../stories/storyUsers.ts';
import { stagesData, storyStages } from './stagesFixtures.ts';

const TITLE = 'Edit stage';

const meta = {
  title: 'Screens/Staff/Stages/Edit',
  component: ScreenStory,
  args: { path: '/stages/2/edit', user: admin, data: () => stagesData() },
  parameters: screenParameters,
} satisfies Meta<typeof ScreenStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tasks change their order and go; the stage is saved as a whole. */
export const Filled: Story = {
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
    await expect(canvas.queryByText(/Write your offer/)).toBeNull();
  },
};

/** A stage without tasks and people. */
export const Empty: Story = {
  args: { path: '/stages/3/edit' },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByText('No tasks yet.')).toBeVisible();
  },
};

/** Somebody else took a task away while this was edited: what was typed stays, and saving again succeeds with the task. */
export const Stale: Story = {
  args: {
    data: () => {
      const stages = storyStages();
      const meanwhile = () => {
        const stage = stages[1]!;
        Object.assign(stage, { name: 'Choose what you offer', revision: 2, tasks: stage.tasks.slice(1) });
      };
      return stagesData(stages, meanwhile);
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Move up Choose one niche' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save stage' }));
    await expect(await canvas.findByText('Somebody else saved this while you were editing')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Choose what you offer');
    await userEvent.click(canvas.getByRole('button', { name: 'Save stage' }));
    await expectPage(canvas, 'Choose what you offer');
    await expect(canvas.getByText('2. List twenty things that people pay for')).toBeVisible();
  },
};

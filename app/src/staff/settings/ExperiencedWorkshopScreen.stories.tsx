import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { expectForbidden, expectPage } from '../../testing/storyAssertions.ts';
import { screenParameters } from '../../testing/screenParameters.ts';
import { ScreenStory } from '../../testing/ScreenStory.tsx';
import { admin, member } from '../../testing/storyUsers.ts';
import { settings } from './settingsFixtures.ts';

const sent = fn();

const meta: Meta<typeof ScreenStory> = {
  title: 'Screens/Staff/Settings/ExperiencedWorkshop',
  component: ScreenStory,
  args: {
    path: '/settings/live-workshop-experienced',
    user: admin,
    onMutation: sent,
    data: () => ({ viewer: { settings: settings() }, updateSettings: settings() }),
  },
  parameters: screenParameters,
};
export default meta;
type Story = StoryObj<typeof ScreenStory>;

/** The other workshop has settings of its own, which nobody filled in yet. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Live workshop (experienced)');
    await expect(canvas.getByRole('textbox', { name: /^Zoom, day 1/ })).toHaveValue('');
    await expect(canvas.getByRole('checkbox', { name: 'Show the live workshop' })).not.toBeChecked();
  },
};

/** They are saved under names of their own. */
export const Saved: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Live workshop (experienced)');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Zoom, day 2/ }), 'https://zoom.us/j/2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save settings' }));
    await expect(await screen.findByText('1 setting saved.')).toBeVisible();
    await expect(sent.mock.calls).toEqual([
      ['updateSettings', { edits: [{ name: 'zoom-day-2-experimental', value: 'https://zoom.us/j/2', revision: 1 }] }],
    ]);
  },
};

export const Forbidden: Story = {
  args: { user: member },
  play: ({ canvas }) => expectForbidden(canvas, 'Member'),
};

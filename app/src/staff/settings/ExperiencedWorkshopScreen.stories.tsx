import { expect, fn, screen } from 'storybook/test';
import { expectForbidden, expectPage } from '../../testing/storyAssertions.ts';
import { admin, member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { settings } from './settingsFixtures.ts';

const sent = fn();

const meta: ScreenMeta = {
  title: 'Screens/Staff/Settings/ExperiencedWorkshop',
  ...aboutScreen({
    shows: 'The settings of the live workshop for experienced freelancers.',
    audience: 'Staff who run the workshop.',
    check: 'It resembles the page for beginners. Its title must make the difference clear.',
  }),
  args: {
    path: '/settings/live-workshop-experienced',
    user: admin,
    onMutation: sent,
    data: () => ({ viewer: { settings: settings() }, updateSettings: settings() }),
  },
};
export default meta;

/** The experienced workshop has separate settings, which are still empty. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Live workshop (experienced)');
    await expect(canvas.getByRole('textbox', { name: /^Zoom, day 1/ })).toHaveValue('');
    await expect(canvas.getByRole('checkbox', { name: 'Show the live workshop' })).not.toBeChecked();
  },
};

/** The settings are saved under separate names. */
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

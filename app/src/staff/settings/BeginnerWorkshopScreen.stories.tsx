import { expect, fn, screen, within } from 'storybook/test';
import { expectForbidden, expectPage } from '../../testing/storyAssertions.ts';
import { admin, member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { settings } from './settingsFixtures.ts';

const sent = fn();

const meta: ScreenMeta = {
  title: 'Screens/Staff/Settings/BeginnerWorkshop',
  ...aboutScreen({
    shows: 'The settings of the live workshop for beginners, day by day.',
    audience: 'Staff who run the workshop.',
    check: 'Three groups of equal fields stay distinct, and only changes are saved.',
  }),
  args: {
    path: '/settings/live-workshop-beginner',
    user: admin,
    onMutation: sent,
    data: () => ({ viewer: { settings: settings() }, updateSettings: settings() }),
  },
};
export default meta;

/** The three days as separate groups, each with its Zoom link, recording and freebie. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Live workshop (beginner)');
    const day = within(canvas.getByRole('region', { name: 'Day 1' }));
    await expect(day.getByRole('textbox', { name: /^Zoom/ })).toHaveValue('https://zoom.us/j/91823374651');
    await expect(day.getByRole('textbox', { name: /^Recording/ })).toHaveValue('');
    await expect(canvas.getByLabelText('Workshop start')).toHaveValue('2025-12-06');
    await expect(canvas.getByLabelText('Time in Manila')).toHaveValue('19:00');
  },
};

/** Saving sends only the changed settings. */
export const Saved: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Live workshop (beginner)');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'The workshop is live now' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save settings' }));
    await expect(await screen.findByText('1 setting saved.')).toBeVisible();
    await expect(sent.mock.calls).toEqual([['updateSettings', { edits: [{ name: 'workshop-is-live', value: 'true', revision: 1 }] }]]);
  },
};

export const Forbidden: Story = {
  args: { user: member },
  play: ({ canvas }) => expectForbidden(canvas, 'Member'),
};

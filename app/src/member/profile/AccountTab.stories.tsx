import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { connectionLost, expectPage } from '../../stories/expectations.ts';
import { screenParameters } from '../../stories/screenParameters.ts';
import { ScreenStory } from '../../stories/ScreenStory.tsx';
import { member } from '../../stories/storyUsers.ts';
import { ownUser, preferences } from './profileFixtures.ts';

const sent = fn();
const own = () => ({ user: ownUser(), notificationPreferences: preferences('new-content') });
const MOVE_UP = 'News about moving up a stage';

const meta: Meta<typeof ScreenStory> = {
  title: 'Screens/Member/Profile/Account',
  component: ScreenStory,
  args: { path: '/profile?tab=account', user: member, onMutation: sent, data: () => ({ viewer: own() }) },
  parameters: screenParameters,
};
export default meta;
type Story = StoryObj<typeof ScreenStory>;

/** What comes by e-mail at once, what once a day, and how Atlas looks. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Maricel Dela Cruz');
    await expect(canvas.getByRole('switch', { name: 'A payment is due soon' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'New courses, lessons and resources' })).not.toBeChecked();
    await expect(canvas.getAllByRole('switch')).toHaveLength(12);
    await expect(canvas.getByText('All the rest comes together in one e-mail at 5 PM.')).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
  },
};

/** A switch is saved by itself, and shows at once. */
export const SwitchedOff: Story = {
  args: {
    data: () => ({
      viewer: own(),
      setNotificationPreference: ({ email }: { email: boolean }) => ({ ...preferences()[5], email }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await expectPage(canvas, 'Maricel Dela Cruz');
    await userEvent.click(canvas.getByRole('switch', { name: MOVE_UP }));
    await waitFor(() => expect(canvas.getByRole('switch', { name: MOVE_UP })).not.toBeChecked());
    await waitFor(() => expect(sent.mock.calls).toEqual([['setNotificationPreference', { kind: 'MOVE_UP', email: false }]]));
  },
};

/** It could not be saved: the switch goes back, and a toast says why. */
export const NotSaved: Story = {
  args: { data: () => ({ viewer: own(), setNotificationPreference: connectionLost }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Maricel Dela Cruz');
    await userEvent.click(canvas.getByRole('switch', { name: MOVE_UP }));
    await expect(await screen.findByText('The connection was lost. Check your signal, then try again.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('switch', { name: MOVE_UP })).toBeChecked());
  },
};

import { expect, screen } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { connection, afterMutation } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { merged, peopleChoices, ramil } from './peopleFixtures.ts';

const both = connection([ramil, merged]);

const meta: ScreenMeta = {
  title: 'Screens/Staff/Users/Archived',
  ...aboutScreen({
    shows: 'Accounts that were archived, with the reason.',
    audience: 'Staff who restore accounts.',
    check: 'A merged account differs from one that can be restored.',
  }),
  args: { path: '/community/archivedUsers', user: admin, data: () => ({ viewer: { peopleChoices, archivedUsers: both } }) },
};
export default meta;

/** Accounts that cannot sign in, with the reason. A merged account cannot be restored here. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Archived users 2');
    await expect(canvas.getByRole('cell', { name: 'Asked to leave the community' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Restore' })).toHaveLength(1);
  },
};

/**
 * A person is restored and then archived again with Undo, for the same reason. The list updates
 * both times.
 */
export const Restored: Story = {
  args: {
    data: () => ({
      viewer: { peopleChoices, archivedUsers: afterMutation('setUserArchived', both, connection([merged]), both) },
      setUserArchived: afterMutation('setUserArchived', ramil, { ...ramil, archivedAt: null, archivedReason: null }, ramil),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Archived users 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expectPage(canvas, 'Archived users 1');
    await expect(await screen.findByText('Ramil Santos can log in again.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expectPage(canvas, 'Archived users 2');
    await expect(await screen.findByText('Ramil Santos is archived again.')).toBeVisible();
  },
};

/** No archived users. */
export const Empty: Story = {
  args: { data: () => ({ viewer: { peopleChoices, archivedUsers: connection([]) } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Archived users 0');
    await expect(canvas.getByText('No data here')).toBeVisible();
  },
};

import { expect } from 'storybook/test';
import { chooseFromMenu, expectForbidden, expectPage } from '../../testing/storyAssertions.ts';
import { connection, afterMutation } from '../../testing/storyAnswers.ts';
import { admin, member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { adminLevel, headCoachLevel, launchCrew, type LevelFixture, memberLevel, paymentsDesk } from './accessLevelsFixtures.ts';

const listed = (levels: readonly LevelFixture[]) => ({ viewer: { accessLevels: connection(levels) } });

const meta: ScreenMeta = {
  title: 'Screens/Staff/AccessLevels/List',
  ...aboutScreen({
    shows: 'All access levels with their role and number of holders.',
    audience: 'Admins.',
    check: 'The level in use has no actions, and the archived ones are a filter away.',
  }),
  args: { path: '/access-levels', user: admin, data: () => listed([adminLevel, headCoachLevel, memberLevel, paymentsDesk()]) },
};
export default meta;

/** Access levels sorted by name. The user's own access level has no actions. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Access levels 4');
    await expect(canvas.getByRole('link', { name: 'Payments desk' })).toHaveAttribute('href', '/access-levels/payments-desk');
    await expect(canvas.getByRole('link', { name: 'New AccessLevel' })).toHaveAttribute('href', '/access-levels/new');
    await expect(canvas.getByRole('cell', { name: 'Tribe team (read only)' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Actions for Admin' })).toBeNull();
  },
};

/** No access level is in use. */
export const Empty: Story = {
  args: { data: () => listed([]) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Access levels 0');
    await expect(canvas.getByText('No data here')).toBeVisible();
  },
};

/** A restored access level disappears from the archived list. */
export const Archived: Story = {
  args: {
    path: '/access-levels?status=archived',
    data: () => ({
      viewer: { accessLevels: afterMutation('setAccessLevelArchived', connection([launchCrew]), connection([])) },
      setAccessLevelArchived: { ...launchCrew, archivedAt: null },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Access levels 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Launch crew 2024' }));
    await chooseFromMenu(userEvent, 'Restore');
    await expectPage(canvas, 'Access levels 0');
  },
};

export const Forbidden: Story = {
  args: { user: member },
  play: ({ canvas }) => expectForbidden(canvas, 'Member'),
};

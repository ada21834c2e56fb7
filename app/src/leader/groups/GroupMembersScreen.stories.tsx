import { expect, screen, within } from 'storybook/test';
import { amihan, groupChoices, members } from '../../shared/groups/groupsFixtures.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { expectForbidden, expectPage } from '../../testing/storyAssertions.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { admin, member, userAs } from '../../testing/storyUsers.ts';

const page = (of: readonly object[], group: object | null = amihan()) => ({
  stages: [{ databaseId: 2, number: 2, name: 'Choose your service' }],
  viewer: {
    ...groupChoices,
    bulkJobs: connection([]),
    membersGroup: group,
    ledGroups: group === null ? [] : [amihan(), amihan({ databaseId: 2, name: 'Bayanihan' })],
    groupMembers: connection([...of]),
  },
});

const meta: ScreenMeta = {
  title: 'Screens/Leader/Groups/Members',
  ...aboutScreen({
    shows: 'The members of a group as a list with filters, export and moving in bulk.',
    audience: 'Leaders and coaches, and staff of groups.',
    check: 'A move is previewed, and can be undone.',
  }),
  args: { path: '/groups/members?groupId=1', user: admin, data: () => page(members) },
};
export default meta;

/** The members of a group with their needs, subgroups and stages. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Members of Amihan 7');
    await expect(canvas.getByRole('link', { name: 'Sheila Ocampo' })).toHaveAttribute('href', '/community/members/41');
    await expect(canvas.getByText('Asked for help 2 days ago')).toBeVisible();
    await expect(canvas.getByText('No subgroup')).toBeVisible();
  },
};

/** Selected members are moved to a subgroup or another group. */
export const Moving: Story = {
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Members of Amihan 7');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Sheila Ocampo' }));
    await expect(await canvas.findByRole('button', { name: 'Move to a subgroup' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Move to a group' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move to a group' }));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Group' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Amihan' }));
    await expect(await dialog.findByRole('combobox', { name: /^Subgroup/ })).toBeVisible();
  },
};

/** A coach reads the list and moves no one. */
export const Coach: Story = {
  args: { user: userAs('coach') },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Members of Amihan 7');
    await expect(canvas.queryByRole('checkbox', { name: 'Select Sheila Ocampo' })).toBeNull();
  },
};

/** A user without any group. */
export const Empty: Story = {
  args: { path: '/groups/members', data: () => page([], null) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Group members 0');
    await expect(canvas.getByText('No group yet')).toBeVisible();
  },
};

export const Forbidden: Story = {
  args: { user: member },
  parameters: { pictures: false },
  play: ({ canvas }) => expectForbidden(canvas, 'Member'),
};

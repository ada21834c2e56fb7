import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { narra } from '../../shared/accountability/accountabilityFixtures.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { chooseFromMenu, expectPage, overtaken } from '../../testing/storyAssertions.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { admin, userAs } from '../../testing/storyUsers.ts';

const onMutation = fn();

const groups = [
  narra({ memberCount: 10, isOverFull: true }),
  narra({ databaseId: 6, name: 'Molave', memberCount: 6, capacity: 6 }),
  narra({ databaseId: 7, name: 'Sampaguita', leader: null, assistant: null, meetingDay: null, meetingTime: null, memberCount: 0 }),
];

const listed = (of: readonly object[] = groups) => ({
  viewer: {
    members: connection([]),
    accountabilityGroups: connection(of),
    accountabilityCounts: { withRoom: 4, overFull: 1, unled: 1 },
    unplacedMembers: connection([{ databaseId: 90 }], { totalCount: 25 }),
    ledAccountabilityGroups: [],
    ledAccountabilityGroup: null,
  },
});

const meta: ScreenMeta = {
  title: 'Screens/Leader/Accountability/Groups',
  ...aboutScreen({
    shows: 'All accountability groups, with those that have room, too many members or no team lead counted above.',
    audience: 'Staff who manage accountability groups.',
    check: 'Groups with people are not archived, and each figure opens exactly its groups.',
  }),
  args: { path: '/admin-accountability-group', user: admin, data: () => listed(), onMutation },
};
export default meta;

/** Groups with their leads and this week in figures. One is over-full, another has no team lead. */
export const Filled: Story = {
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Accountability groups 3');
    await expect(canvas.getByRole('link', { name: 'Narra' })).toHaveAttribute('href', '/admin-accountability-group?id=5');
    await expect(canvas.getByRole('link', { name: 'With room' })).toHaveAttribute('href', '/admin-accountability-group?room=yes');
    await expect(canvas.getByRole('link', { name: /^Unplaced/ })).toHaveTextContent('25 members without a group');
    await expect(canvas.getByText('No team lead')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Narra/ })).toHaveTextContent('Over-full10 of 8');
  },
};

/** A new group: errors at the fields, then saved. */
export const Creating: Story = {
  args: { data: () => ({ ...listed(), createAccountabilityGroup: narra({ databaseId: 8, name: 'Kalachuchi' }) }) },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Accountability groups 3');
    await userEvent.click(canvas.getByRole('button', { name: 'New group' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New group' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Meeting day/ }), 'Sunday');
    await userEvent.click(dialog.getByRole('button', { name: 'Create group' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Name is required/));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Kalachuchi');
    await userEvent.type(dialog.getByRole('spinbutton', { name: 'Members at most' }), '8');
    await userEvent.click(dialog.getByRole('button', { name: 'Create group' }));
    await expect(await dialog.findByRole('link', { name: 'Meeting time is required' })).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Meeting day/ }), '');
    await userEvent.click(dialog.getByRole('button', { name: 'Create group' }));
    await expect(await screen.findByText('Group created.')).toBeVisible();
    await expect(onMutation).toHaveBeenCalledWith(
      'createAccountabilityGroup',
      expect.objectContaining({ input: expect.objectContaining({ name: 'Kalachuchi', capacity: 8, leaderId: null }) }),
    );
  },
};

/** Someone else saved the group in the meantime. */
export const Overtaken: Story = {
  args: { data: () => ({ ...listed(), updateAccountabilityGroup: overtaken('group') }) },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Accountability groups 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Molave' }));
    await chooseFromMenu(userEvent, 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit group' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), ' 2');
    await userEvent.click(dialog.getByRole('button', { name: 'Save group' }));
    await expect(await dialog.findByText('Someone else saved this while you were editing')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Molave 2');
  },
};

/** A group with people is not archived: the dialog explains why and leads to its members. */
export const ArchiveRefused: Story = {
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Accountability groups 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Molave' }));
    await chooseFromMenu(userEvent, 'Archive');
    await expect(await screen.findByText('6 people are in this group. Move them to another group first.')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { data: () => listed([]) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Accountability groups 0');
    await expect(canvas.getByText('Groups appear here once you create one.')).toBeVisible();
  },
};

/** No group matches the search. */
export const NoMatches: Story = {
  args: { path: '/admin-accountability-group?q=zzz', data: () => listed([]) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Accountability groups 0');
    await expect(canvas.getAllByRole('button', { name: 'Clear filters' })[0]).toBeVisible();
  },
};

/** Staff who only read do not manage groups, and lead none. */
export const ReadOnly: Story = {
  args: { user: userAs('tribe-team-ro') },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Accountability groups');
    await expect(canvas.getByText('You do not lead an accountability group')).toBeVisible();
  },
};

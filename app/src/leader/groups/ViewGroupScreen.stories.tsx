import { expect, within } from 'storybook/test';
import { amihan, members, needs, withNeed } from '../../shared/groups/groupsFixtures.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { expectFailed, expectLoading, expectPage, serverFailure } from '../../testing/storyAssertions.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { coach, userAs } from '../../testing/storyUsers.ts';

const led = (of: readonly object[], total = of.length, groups: readonly object[] = [amihan()], more: object = {}) => ({
  viewer: { ledGroups: groups, ledGroup: amihan({ members: connection([...of], { totalCount: total }), ...more }) },
});

const leader = { ...userAs('team-lead'), managedGroup: { id: 1, name: 'Amihan' } };

const meta: ScreenMeta = {
  title: 'Screens/Leader/Groups/View group',
  ...aboutScreen({
    shows: 'The group of a leader, with who needs a call first.',
    audience: 'Leaders and coaches of groups.',
    check: 'Each need opens as a filtered list, and its count is the number of its rows.',
  }),
  args: { path: '/view-group', user: leader, data: () => led(members, 60) },
};
export default meta;

/** A leader of 60: those who need a call first, each need with its count, and a way to call. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Amihan');
    await expect(canvas.getByText('9 of 60 people need a call')).toBeVisible();
    const list = within(canvas.getByRole('list', { name: 'Members' }));
    await expect(list.getAllByRole('listitem')[0]).toHaveTextContent('Sheila Ocampo');
    await expect(list.getByText('Asked for help 2 days ago')).toBeVisible();
    await expect(list.getByRole('link', { name: 'Call Sheila Ocampo' })).toHaveAttribute('href', 'tel:+639175550041');
    await expect(list.queryByRole('link', { name: 'Call Benjie Torres' })).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Stuck/ })).toHaveAttribute('href', '/view-group?need=stuck');
    // A team lead may not open the list of members.
    await expect(canvas.queryByRole('link', { name: 'All members' })).toBeNull();
  },
};

/** One need: only its members. */
export const OneNeed: Story = {
  args: { path: '/view-group?need=stuck', data: () => led(withNeed('STUCK')) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Amihan');
    await expect(within(canvas.getByRole('list', { name: 'Members' })).getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByRole('heading', { name: 'Activity' })).toBeNull();
  },
};

/** A coach of two groups chooses between them, and opens the list of members. */
export const CoachOfTwo: Story = {
  args: { user: coach, data: () => led(members, 60, [amihan(), amihan({ databaseId: 2, name: 'Bayanihan' })]) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Amihan');
    await expect(canvas.getByRole('combobox', { name: 'Group' })).toHaveDisplayValue('Amihan');
    await expect(canvas.getByRole('link', { name: 'All members' })).toHaveAttribute('href', '/groups/members?groupId=1');
    await expect(canvas.getByRole('link', { name: 'Sheila Ocampo' })).toHaveAttribute('href', '/community/members/41');
  },
};

/** No one has the need. */
export const NoneOfNeed: Story = {
  args: { path: '/view-group?need=help', data: () => led([], 0, [amihan()], { needs: needs(0) }) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Amihan');
    await expect(canvas.getByText('No one asks for help')).toBeVisible();
  },
};

/** A person who leads no group. */
export const Empty: Story = {
  args: { data: () => ({ viewer: { ledGroups: [], ledGroup: null } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Manage group');
    await expect(canvas.getByText('You do not lead a group')).toBeVisible();
  },
};

/** The group in the address went to another leader. */
export const LostGroup: Story = {
  args: { path: '/view-group?groupId=9', data: () => ({ viewer: { ledGroups: [amihan()], ledGroup: null } }) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Manage group');
    await expect(canvas.getByText('This group is not one of yours')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open Amihan' })).toHaveAttribute('href', '/view-group');
  },
};

export const Loading: Story = {
  args: { network: 'pending' },
  parameters: { pictures: false },
  play: ({ canvas }) => expectLoading(canvas),
};

export const Failed: Story = {
  args: { network: { fails: serverFailure } },
  parameters: { pictures: false },
  play: ({ canvas }) => expectFailed(canvas),
};

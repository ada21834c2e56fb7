import { expect, screen } from 'storybook/test';
import { amihan, hiraya, needs } from '../../shared/groups/groupsFixtures.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { chooseFromMenu, expectFailed, expectForbidden, expectLoading, expectPage, serverFailure } from '../../testing/storyAssertions.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { admin, member, userAs } from '../../testing/storyUsers.ts';

const groups = [amihan(), hiraya, amihan({ databaseId: 5, name: 'Mayon', memberCount: 41, activeCount: 12, needs: needs(0) })];

const meta: ScreenMeta = {
  title: 'Screens/Staff/Groups/List',
  ...aboutScreen({
    shows: 'All groups with their leaders and sizes.',
    audience: 'Staff who manage groups.',
    check: 'Archived groups are behind a filter, and archiving is refused while people are in a group.',
  }),
  args: { path: '/groups', user: admin, data: () => ({ viewer: { groups: connection(groups) } }) },
};
export default meta;

/** Groups with their leaders, sizes and those who need a call. One has no leader. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Groups 3');
    await expect(canvas.getByRole('link', { name: 'Amihan' })).toHaveAttribute('href', '/groups/1');
    await expect(canvas.getByText('No leader')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create a Group' })).toHaveAttribute('href', '/groups/new');
  },
};

/** A group with people is not archived: the dialog explains why and leads to its members. */
export const ArchiveRefused: Story = {
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Groups 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Amihan' }));
    await chooseFromMenu(userEvent, 'Archive');
    await expect(await screen.findByText('60 people are in this group. Move them to another group first.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Go to the members' })).toBeVisible();
  },
};

/** A head coach sees their groups, and neither creates nor archives them. */
export const HeadCoach: Story = {
  args: { user: userAs('head-coach') },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Groups 3');
    await expect(canvas.queryByRole('link', { name: 'Create a Group' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Amihan' }));
    await expect(await screen.findByRole('menuitem', { name: 'Who needs a call' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Archive' })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};

export const Empty: Story = {
  args: { data: () => ({ viewer: { groups: connection([]) } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Groups 0');
    await expect(canvas.getByText('No data here')).toBeVisible();
  },
};

/** No group matches the search. */
export const NoMatches: Story = {
  args: { path: '/groups?q=zzz', data: () => ({ viewer: { groups: connection([]) } }) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Groups 0');
    await expect(canvas.getAllByRole('button', { name: 'Clear filters' })[0]).toBeVisible();
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

export const Forbidden: Story = {
  args: { user: member },
  parameters: { pictures: false },
  play: ({ canvas }) => expectForbidden(canvas, 'Member'),
};

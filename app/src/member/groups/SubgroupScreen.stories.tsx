import { expect } from 'storybook/test';
import { amihan, fellows, rowena, umaga } from '../../shared/groups/groupsFixtures.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { expectFailed, expectLoading, expectPage, serverFailure } from '../../testing/storyAssertions.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { member } from '../../testing/storyUsers.ts';

const page = (more: object = {}, of: readonly object[] = fellows) => ({
  viewer: {
    subgroup: {
      ...umaga,
      memberCount: of.length,
      leader: rowena,
      group: amihan(),
      nextMeetingAt: '2025-11-17T22:30:00Z',
      members: connection([...of]),
      ...more,
    },
  },
});

const meta: ScreenMeta = {
  title: 'Screens/Member/Groups/Subgroup',
  ...aboutScreen({
    shows: 'The subgroup of the member: its people, its leader and the next meeting.',
    audience: 'Members who are in a subgroup, and those who look after it.',
    check: 'People show only what their profiles allow, and the meeting is in the time of Manila.',
  }),
  args: { path: '/sub-group/1', user: member, data: () => page() },
};
export default meta;

/** The next meeting, the leader and the people of a member's subgroup. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Amihan Umaga');
    await expect(canvas.getByText('Part of Amihan · 7 members')).toBeVisible();
    await expect(canvas.getByText('Tuesdays at 6:30 AM, Manila time')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Join the meeting/ })).toHaveAttribute('href', 'https://meet.example/amihan-1');
    await expect(canvas.getByRole('link', { name: 'Rowena Aquino' })).toHaveAttribute('href', '/profile/rowena-aquino');
    await expect(canvas.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/subgroups/members?subGroupId=1');
  },
};

/** A new subgroup without a leader, a meeting and members. */
export const Empty: Story = {
  args: { data: () => page({ leader: null, meetingDay: null, meetingTime: null, meetingLink: null, nextMeetingAt: null }, []) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Amihan Umaga');
    await expect(canvas.getByText('This subgroup has no weekly meeting yet.')).toBeVisible();
    await expect(canvas.getByText('No members yet')).toBeVisible();
  },
};

/** The subgroup of other people does not exist for a member. */
export const NotFound: Story = {
  args: { path: '/sub-group/9', data: () => ({ viewer: { subgroup: null } }) },
  parameters: { pictures: false },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
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

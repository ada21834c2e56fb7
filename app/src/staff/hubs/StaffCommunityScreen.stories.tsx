import { expect, within } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { aboutScreen, type ScreenMeta, type Story } from '../../testing/screenStory.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';

const counted = (totalCount: number) => connection([], { totalCount });
const COUNTS = { members: counted(1001), stages: counted(6), archivedUsers: counted(0) };

const meta: ScreenMeta = {
  title: 'Screens/Staff/Community/Hub',
  ...aboutScreen({
    shows: 'The lists about people: members, non-members, archived users, groups and stages.',
    audience: 'Staff who look for a person without knowing the list.',
    check: 'Counts beside the names, and only lists that the access level opens.',
  }),
  args: { path: '/community', user: admin, data: () => ({ viewer: COUNTS }) },
};
export default meta;

/** The available lists with their counts. */
export const Filled: Story = {
  parameters: { pictures: 'phone' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Community');
    const lists = within(canvas.getByRole('list', { name: 'Community' }));
    await expect(lists.getByRole('link', { name: /^Members 1,000\+$/ })).toHaveAttribute('href', '/community/members');
    await expect(lists.getByRole('link', { name: 'Archived users 0' })).toHaveAttribute('href', '/community/archivedUsers');
    await expect(lists.getByRole('link', { name: 'Stages 6' })).toHaveAttribute('href', '/stages');
  },
};

/** An access level without flags: only the lists that need none. */
export const Narrow: Story = {
  args: { user: { ...admin, pageAccess: {} } },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Community');
    const lists = within(canvas.getByRole('list', { name: 'Community' }));
    await expect(lists.getAllByRole('link')).toHaveLength(2);
    await expect(lists.getByRole('link', { name: /^Accountability groups/ })).toBeVisible();
    await expect(lists.getByRole('link', { name: /^Challenge groups/ })).toBeVisible();
  },
};

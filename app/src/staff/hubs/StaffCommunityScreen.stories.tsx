import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { screenParameters } from '../../testing/screenParameters.ts';
import { ScreenStory } from '../../testing/ScreenStory.tsx';
import { connection } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';

const counted = (totalCount: number) => connection([], { totalCount });
const COUNTS = { members: counted(1001), stages: counted(6), archivedUsers: counted(0) };

/** The community hub for staff. */
const meta: Meta<typeof ScreenStory> = {
  title: 'Screens/Staff/Community/Hub',
  component: ScreenStory,
  args: { path: '/community', user: admin, data: () => ({ viewer: COUNTS }) },
  parameters: { ...screenParameters },
};
export default meta;
type Story = StoryObj<typeof ScreenStory>;

/** The available lists with their counts. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Community');
    const lists = within(canvas.getByRole('list', { name: 'Community' }));
    await expect(lists.getByRole('link', { name: /^Members 1,000\+$/ })).toHaveAttribute('href', '/community/members');
    await expect(lists.getByRole('link', { name: 'Archived users 0' })).toHaveAttribute('href', '/community/archivedUsers');
    await expect(lists.getByRole('link', { name: 'Stages 6' })).toHaveAttribute('href', '/stages');
  },
};

/** An access level that opens no list. */
export const Empty: Story = {
  args: { user: { ...admin, pageAccess: {} } },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Community');
    await expect(canvas.getByText('Your access level does not include any of these lists. If you need one, ask an admin.')).toBeVisible();
  },
};

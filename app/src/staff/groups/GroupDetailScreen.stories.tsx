import { expect } from 'storybook/test';
import { amihan, hiraya } from '../../shared/groups/groupsFixtures.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { admin, coach } from '../../testing/storyUsers.ts';

const meta: ScreenMeta = {
  title: 'Screens/Staff/Groups/Detail',
  ...aboutScreen({
    shows: 'A group with its subgroups, the mix of stages and eight weeks of activity.',
    audience: 'Staff who manage groups.',
    check: 'Each chart has its table, and an archived group offers to restore it.',
  }),
  args: { path: '/groups/1', user: admin, data: () => ({ viewer: { group: amihan() } }) },
};
export default meta;

/** A group with its people, subgroups, activity and stage mix. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Amihan');
    await expect(canvas.getByText('Tuesdays at 6:30 AM')).toBeVisible();
    await expect(canvas.getByText('Full')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Members' })).toHaveAttribute('href', '/groups/members?groupId=1');
    await expect(canvas.getByRole('link', { name: 'Create a subgroup' })).toHaveAttribute('href', '/sub-groups/new?groupId=1');
    await expect(canvas.getByRole('img', { name: 'Members who finished a task, in each of the last eight weeks' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Stage 2: Choose your service' })).toBeVisible();
  },
};

/** A group without a leader, subgroups and members. */
export const Empty: Story = {
  args: { path: '/groups/4', data: () => ({ viewer: { group: hiraya } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Hiraya');
    await expect(canvas.getByText('This group has no leader')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose a leader' })).toHaveAttribute('href', '/groups/4/edit');
    await expect(canvas.getByText('No subgroups yet')).toBeVisible();
    await expect(canvas.getByText('No members yet.')).toBeVisible();
  },
};

/** A coach reads the group and changes nothing. */
export const Coach: Story = {
  args: { user: coach },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Amihan');
    await expect(canvas.queryByRole('link', { name: 'Edit group' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Create a subgroup' })).toBeNull();
    await expect(canvas.getByRole('link', { name: '9' })).toHaveAttribute('href', '/view-group?groupId=1');
  },
};

export const NotFound: Story = {
  args: { path: '/groups/999', data: () => ({}) },
  parameters: { pictures: false },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};

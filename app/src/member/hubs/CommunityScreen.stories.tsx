import { expect, within } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { coach, member, nonMember } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { COMMUNITY } from './hubFixtures.ts';

const meta: ScreenMeta = {
  title: 'Screens/Member/Hubs/Community',
  ...aboutScreen({
    shows: 'The groups of a member and the people in them.',
    audience: 'Members, and coaches for the groups of which they are members themselves.',
    check: 'Names and roles of the people, and the text that explains an empty page.',
  }),
  args: { path: '/community', user: member, data: () => ({ viewer: COMMUNITY }) },
};
export default meta;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'My groups');
    await expect(canvas.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual([
      'Group: Luzon evenings',
      'Subgroup: Evenings B',
      'Accountability group: The early birds',
      'Challenge: 12-Day Challenge',
    ]);
    const group = within(canvas.getByRole('article', { name: 'Group: Luzon evenings' }));
    await expect(group.getByText('Led by Liza Montemayor · Coached by Paolo Reyes')).toBeVisible();
    await expect(group.getByRole('img', { name: /^Maricel Dela Cruz.* and 34 more$/ })).toBeVisible();
    await expect(canvas.getByText('Led by Rowena Salazar · Meets on Friday at 7:30 PM')).toBeVisible();
    await expect(canvas.getByText('Day 4 of 12 · Buddies 14')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { user: nonMember, data: () => ({}) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'My groups');
    await expect(canvas.getByText('You are not in a group yet')).toBeVisible();
  },
};

/** A coach sees the groups of which they are a member themselves. */
export const Coach: Story = {
  args: { user: coach, data: () => ({ viewer: { myGroup: COMMUNITY.myGroup } }) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'My groups');
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};

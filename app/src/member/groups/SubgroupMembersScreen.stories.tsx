import { expect } from 'storybook/test';
import { fellows, members } from '../../shared/groups/groupsFixtures.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { coach, member } from '../../testing/storyUsers.ts';

const UMAGA = { databaseId: 1, name: 'Amihan Umaga' };

const page = (of: readonly object[], subgroups: readonly object[] = [UMAGA]) => ({
  stages: [{ databaseId: 2, number: 2, name: 'Choose your service' }],
  viewer: { membersSubgroup: subgroups[0] ?? null, listedSubgroups: subgroups, subgroupMembers: connection([...of]) },
});

const meta: ScreenMeta = {
  title: 'Screens/Member/Groups/Subgroup members',
  ...aboutScreen({
    shows: 'The people of a subgroup with what they need.',
    audience: 'Members of the subgroup, its leader, and staff.',
    check: 'Without a subgroup in the address, the reader’s own one opens.',
  }),
  args: { path: '/subgroups/members', user: member, data: () => page(fellows) },
};
export default meta;

/** A member sees the names and stages of their subgroup. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Members of Amihan Umaga 7');
    await expect(canvas.getByRole('link', { name: 'Sheila Ocampo' })).toHaveAttribute('href', '/profile/sheila-ocampo');
    await expect(canvas.queryByText('Needs')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Export/ })).toBeNull();
  },
};

/** A coach sees the needs as well, and chooses between subgroups. */
export const Coach: Story = {
  args: { user: coach, data: () => page(members, [UMAGA, { databaseId: 2, name: 'Amihan Hapon' }]) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Members of Amihan Umaga 7');
    await expect(canvas.getByText('Asked for help 2 days ago')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Subgroup' })).toHaveDisplayValue('Amihan Umaga');
  },
};

/** A member without a subgroup. */
export const Empty: Story = {
  args: { data: () => page([], []) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Subgroup members 0');
    await expect(canvas.getByText('You are not in a subgroup yet')).toBeVisible();
  },
};

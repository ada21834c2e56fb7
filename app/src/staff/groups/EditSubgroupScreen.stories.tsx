import { expect, fn } from 'storybook/test';
import { amihan, groupChoices, umaga } from '../../shared/groups/groupsFixtures.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { admin } from '../../testing/storyUsers.ts';

const sent = fn();
const subgroup = { ...umaga, group: amihan(), lastSaved: null };

const meta: ScreenMeta = {
  title: 'Screens/Staff/Groups/Edit subgroup',
  ...aboutScreen({
    shows: 'The form of an existing subgroup.',
    audience: 'Staff and leaders who may edit subgroups.',
    check: 'With another group, its members move along.',
  }),
  args: {
    path: '/sub-groups/1/edit',
    user: admin,
    onMutation: sent,
    data: () => ({ viewer: { ...groupChoices, subgroup, group: amihan() }, updateSubgroup: subgroup }),
  },
};
export default meta;

/** A subgroup with its weekly meeting. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Edit subgroup');
    await expect(canvas.getByRole('combobox', { name: 'Group' })).toHaveValue('1');
    await expect(canvas.getByText('In another group, its members move along.')).toBeVisible();
    await expect(canvas.getByLabelText(/^Meeting time/)).toHaveValue('06:30');
  },
};

/** Another meeting day is saved. */
export const Saved: Story = {
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Edit subgroup');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Meeting day/ }), 'Sunday');
    await userEvent.click(canvas.getByRole('button', { name: 'Save subgroup' }));
    await expectPage(canvas, 'Amihan');
    await expect(sent.mock.calls).toMatchObject([
      ['updateSubgroup', { databaseId: 1, revision: 1, input: { groupId: 1, meetingDay: 7, meetingTime: '06:30' } }],
    ]);
  },
};

export const NotFound: Story = {
  args: { path: '/sub-groups/999/edit', data: () => ({ viewer: { ...groupChoices, subgroup: null } }) },
  parameters: { pictures: false },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};

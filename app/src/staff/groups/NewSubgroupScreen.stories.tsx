import { expect } from 'storybook/test';
import { groupChoices } from '../../shared/groups/groupsFixtures.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { expectForbidden, expectPage } from '../../testing/storyAssertions.ts';
import { admin, coach } from '../../testing/storyUsers.ts';

const meta: ScreenMeta = {
  title: 'Screens/Staff/Groups/New subgroup',
  ...aboutScreen({
    shows: 'The form for a new subgroup of a group.',
    audience: 'Staff and leaders who may add subgroups.',
    check: 'Meeting day and time belong together.',
  }),
  args: { path: '/sub-groups/new?groupId=1', user: admin, data: () => ({ viewer: groupChoices }) },
};
export default meta;

/** A new subgroup of the group in the address. A meeting day needs a time. */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Create a subgroup');
    await expect(canvas.getByRole('combobox', { name: 'Group' })).toHaveValue('1');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Amihan Madaling-araw');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Meeting day/ }), 'Monday');
    await userEvent.click(canvas.getByRole('button', { name: 'Create subgroup' }));
    await expect(await canvas.findByRole('link', { name: 'Meeting time is required' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  args: { user: coach },
  parameters: { pictures: false },
  play: ({ canvas }) => expectForbidden(canvas, 'Coach'),
};

import { expect, fn } from 'storybook/test';
import { amihan, groupChoices } from '../../shared/groups/groupsFixtures.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { expectPage, overtaken } from '../../testing/storyAssertions.ts';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';

const sent = fn();
const editing = (group: object) => ({ viewer: { ...groupChoices, group } });

const meta: ScreenMeta = {
  title: 'Screens/Staff/Groups/Edit',
  ...aboutScreen({
    shows: 'The form of an existing group.',
    audience: 'Staff who may edit groups, for their own groups.',
    check: 'Someone else saved it in the meantime: what was typed stays.',
  }),
  args: { path: '/groups/1/edit', user: admin, onMutation: sent, data: () => editing(amihan()) },
};
export default meta;

/** The form with the present leader and coaches. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Edit group');
    await expect(canvas.getByRole('combobox', { name: /^Leader/ })).toHaveValue('Rowena Aquino');
    await expect(canvas.getByRole('button', { name: 'Remove Liza Montemayor' })).toBeVisible();
  },
};

/** The name changes; the leader and coaches stay. */
export const Saved: Story = {
  parameters: { pictures: false },
  args: {
    data: () => {
      const saved = amihan({ name: 'Amihan Bago', revision: 4 });
      return { viewer: { ...groupChoices, group: afterMutation('updateGroup', amihan(), saved) }, updateGroup: saved };
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Edit group');
    await expect(canvas.getByRole('combobox', { name: /^Leader/ })).toHaveValue('Rowena Aquino');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' Bago');
    await userEvent.click(canvas.getByRole('button', { name: 'Save group' }));
    await expectPage(canvas, 'Amihan Bago');
    await expect(sent.mock.calls).toMatchObject([
      ['updateGroup', { databaseId: 1, revision: 3, input: { name: 'Amihan Bago', leaderId: 31, coachIds: [21] } }],
    ]);
  },
};

/** Someone else saved the group in the meantime: the typed name stays. */
export const Stale: Story = {
  args: {
    data: () => {
      const theirs = amihan({ description: 'Changed by someone else.', revision: 4 });
      const saved = { ...theirs, name: 'Amihan Bago', revision: 5 };
      return {
        viewer: { ...groupChoices, group: afterMutation('updateGroup', amihan(), theirs, saved) },
        updateGroup: afterMutation('updateGroup', overtaken('group'), saved),
      };
    },
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Edit group');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' Bago');
    await userEvent.click(canvas.getByRole('button', { name: 'Save group' }));
    await expect(await canvas.findByText('Someone else saved this while you were editing')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Amihan Bago');
    await userEvent.click(canvas.getByRole('button', { name: 'Save group' }));
    await expectPage(canvas, 'Amihan Bago');
  },
};

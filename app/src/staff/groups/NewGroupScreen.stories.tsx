import { expect, fn, screen } from 'storybook/test';
import { amihan, groupChoices, hiraya } from '../../shared/groups/groupsFixtures.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { expectForbidden, expectPage } from '../../testing/storyAssertions.ts';
import { admin, coach } from '../../testing/storyUsers.ts';

const sent = fn();

const meta: ScreenMeta = {
  title: 'Screens/Staff/Groups/New',
  ...aboutScreen({
    shows: 'The form for a new group with leader and coaches.',
    audience: 'Staff who may add groups.',
    check: 'A name that is taken is reported at its field, and what was typed stays.',
  }),
  args: { path: '/groups/new', user: admin, onMutation: sent, data: () => ({ viewer: groupChoices }) },
};
export default meta;

/** An empty form. Only the name is required. */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Create a Group');
    await userEvent.click(canvas.getByRole('button', { name: 'Create group' }));
    await expect(await canvas.findByRole('link', { name: 'Name is required' })).toBeVisible();
  },
};

/** A group is created with a leader. */
export const Filled: Story = {
  args: {
    data: () => {
      const created = amihan({ ...hiraya, databaseId: 6, name: 'Silangan', isLed: true });
      return { viewer: { ...groupChoices, group: created }, createGroup: created };
    },
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Create a Group');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Silangan');
    await userEvent.type(canvas.getByRole('combobox', { name: /^Leader/ }), 'rowena');
    await userEvent.click(await screen.findByRole('option', { name: /Rowena Aquino/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create group' }));
    await expectPage(canvas, 'Silangan');
    await expect(sent.mock.calls).toMatchObject([['createGroup', { input: { name: 'Silangan', leaderId: 31, coachIds: [] } }]]);
  },
};

export const Forbidden: Story = {
  args: { user: coach },
  parameters: { pictures: false },
  play: ({ canvas }) => expectForbidden(canvas, 'Coach'),
};

import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { checkIn, grid, narra, THIS_WEEK } from '../../shared/accountability/accountabilityFixtures.ts';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { chooseFromMenu, expectFailed, expectLoading, expectPage, overtaken, serverFailure } from '../../testing/storyAssertions.ts';
import { admin, member, userAs } from '../../testing/storyUsers.ts';

const onMutation = fn();

/** A leader's page without an id: their first group. */
const led = (group: object | null = narra(), groups: readonly object[] = group ? [group] : []) => ({
  viewer: { ledAccountabilityGroups: groups, ledAccountabilityGroup: group, accountabilityGroup: group },
});

const meta: ScreenMeta = {
  title: 'Screens/Leader/Accountability/Group',
  ...aboutScreen({
    shows: 'An accountability group: who needs its team lead, the last check-ins, and eight weeks as a grid.',
    audience: 'Team leads and assistants of accountability groups, and staff who manage them.',
    check: 'Calls for help come first. The grid can be read on a phone, and by a screen reader cell by cell.',
  }),
  args: { path: '/admin-accountability-group', user: userAs('team-lead'), data: () => led(), onMutation },
};
export default meta;

/** Five members: a call for help first, then the silent, and the grid of eight weeks. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Narra');
    const members = within(canvas.getByRole('table', { name: 'Members' }));
    await expect(members.getAllByRole('row')[1]).toHaveTextContent(/Sheila Ocampo.*Asks for help/);
    await expect(members.getByText('Silent for 3 weeks')).toBeVisible();
    await expect(members.getByRole('link', { name: 'Call Sheila Ocampo' })).toHaveAttribute('href', 'tel:+639175550041');
    await expect(members.queryByRole('link', { name: 'Call Benjie Torres' })).toBeNull();
    const weeks = within(canvas.getByRole('table', { name: 'Check-ins by week' }));
    const row = within(weeks.getByRole('row', { name: /^Sheila Ocampo/ }));
    await expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'Done',
      'Done',
      'Partly',
      'Done',
      'Stuck',
      'Partly',
      'Done',
      'Stuck, asked for help',
    ]);
    await expect(within(weeks.getByRole('row', { name: /^Joel Bautista/ })).getAllByRole('cell')[0]).toHaveTextContent(
      'Not in the group yet',
    );
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  },
};

/** Answering a call for help: the answer is shown, and the member no longer comes first. */
export const Answering: Story = {
  args: {
    data: () => ({
      ...led(
        narra({
          grid: afterMutation('replyToCheckIn', grid, [
            ...grid.slice(1),
            { ...grid[0], standing: 'FINE', checkIns: [checkIn(417, THIS_WEEK, 'STUCK', { reply: 'Send me the best one.' })] },
          ]),
        }),
      ),
      replyToCheckIn: checkIn(417, THIS_WEEK, 'STUCK', { reply: 'Send me the best one.' }),
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Narra');
    await userEvent.click(canvas.getByRole('button', { name: 'Answer: Sheila Ocampo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer Sheila Ocampo' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save answer' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Answer' })).toHaveAccessibleDescription(/Answer is required/));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Answer' }), 'Send me the best one.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save answer' }));
    await waitFor(() => expect(onMutation).toHaveBeenCalledWith('replyToCheckIn', { databaseId: 417, reply: 'Send me the best one.' }));
    await expect(await canvas.findByText(/Send me the best one\.$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit answer: Sheila Ocampo' })).toBeVisible();
  },
};

/** A silent member is marked as called, and the mark can be taken back. */
export const Calling: Story = {
  args: {
    data: () => ({
      ...led(
        narra({
          grid: afterMutation('setCalled', grid, [grid[0], { ...grid[1], standing: 'CALLED', isCalledThisWeek: true }, ...grid.slice(2)]),
        }),
      ),
      setCalled: { ...grid[1], standing: 'CALLED', isCalledThisWeek: true },
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Narra');
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as called: Benjie Torres' }));
    await waitFor(() => expect(onMutation).toHaveBeenCalledWith('setCalled', { userId: 42, called: true }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Take back: the call to Benjie Torres' }));
    await waitFor(() => expect(onMutation).toHaveBeenLastCalledWith('setCalled', { userId: 42, called: false }));
  },
};

/** Someone else saved the meeting in the meantime: the typed link stays, and the form explains it. */
export const ContactOvertaken: Story = {
  args: { data: () => ({ ...led(), saveAccountabilityContact: overtaken('group') }) },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Narra');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit meeting and chat' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit meeting and chat' }));
    const chat = dialog.getByRole('textbox', { name: /^Chat link/ });
    await userEvent.clear(chat);
    await userEvent.type(chat, 'https://m.me/j/narra-2');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Someone else saved this while you were editing')).toBeVisible();
    await expect(chat).toHaveValue('https://m.me/j/narra-2');
  },
};

/** A leader of two groups chooses between them. */
export const TwoGroups: Story = {
  args: { data: () => led(narra(), [narra(), narra({ databaseId: 6, name: 'Molave' })]) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Narra');
    await expect(canvas.getByRole('combobox', { name: 'Group' })).toHaveDisplayValue('Narra');
  },
};

/** Staff edit the whole group, and move members. */
export const Staff: Story = {
  args: { path: '/admin-accountability-group?id=5', user: admin, data: () => led(narra({ isOverFull: true, leader: null }), []) },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Narra');
    await expect(canvas.getByText('This group has no team lead')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Joel Bautista' }));
    await chooseFromMenu(userEvent, 'Move to another group');
    await expect(await screen.findByRole('dialog', { name: 'Move to an accountability group' })).toBeVisible();
  },
};

/** A group without members. */
export const NoMembers: Story = {
  args: { data: () => led(narra({ grid: [], memberCount: 0, checkedInCount: 0, needHelpCount: 0 })) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Narra');
    await expect(canvas.getByText('No members yet')).toBeVisible();
    await expect(canvas.queryByRole('table', { name: 'Check-ins by week' })).toBeNull();
  },
};

/** A person who leads no group but is in one. */
export const Empty: Story = {
  args: { user: { ...member, accountabilityGroupId: 5 }, data: () => led(null) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Accountability groups');
    await expect(canvas.getByText('You do not lead an accountability group')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open my accountability group' })).toHaveAttribute('href', '/accountability-buddies');
  },
};

/** The group in the address went to another team lead. */
export const LostGroup: Story = {
  args: {
    path: '/admin-accountability-group?id=9',
    data: () => ({ viewer: { ledAccountabilityGroups: [narra()], accountabilityGroup: null } }),
  },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Accountability groups');
    await expect(canvas.getByText('This group is not one of yours')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open Narra' })).toHaveAttribute('href', '/admin-accountability-group?id=5');
  },
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

import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { expectForbidden, expectPage } from '../../testing/storyAssertions.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { admin, coach, member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { members, peopleChoices } from './peopleFixtures.ts';

const answering = (people: unknown, choices: object = peopleChoices) => ({ viewer: { peopleChoices: choices, members: people } });

const meta: ScreenMeta = {
  title: 'Screens/Staff/Users/Members',
  ...aboutScreen({
    shows: 'All people above non-member, with filters, columns and bulk operations.',
    audience: 'Staff and coaches, who use it all day.',
    check: 'Many filters stay usable on a phone. While people are selected there is one primary action.',
  }),
  args: { path: '/community/members', user: admin, data: () => answering(connection(members, { totalCount: 217, hasNextPage: true })) },
};
export default meta;

const requested = fn();

/**
 * All people with an access level above non-member. Rarely needed columns are hidden by default.
 */
export const Filled: Story = {
  parameters: { pictures: 'phone' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Members 217');
    const tabs = within(canvas.getByRole('navigation', { name: 'Members' }));
    await expect(tabs.getByRole('link', { name: 'Members', current: 'page' })).toHaveAttribute('href', '/community/members');
    await expect(tabs.getByRole('link', { name: 'Archived users' })).toHaveAttribute('href', '/community/archivedUsers');
    await expect(canvas.getByRole('cell', { name: 'Multiple Subscriptions Found' })).toBeInTheDocument();
    await expect(canvas.getByRole('cell', { name: 'Lifetime Access' })).toBeInTheDocument();
    await expect(canvas.queryByRole('columnheader', { name: 'Province' })).toBeNull();
  },
};

/** The filters are in a sheet. Each value of a filter has a chip with the filter's name. */
export const Narrowed: Story = {
  args: {
    path: '/community/members?enrolment=Inactive&batch=2,3&expiresFrom=2025-11-01&sort=expiry',
    data: () =>
      answering((variables: object) => {
        requested(variables);
        return connection(members.slice(1, 2));
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Members 1');
    for (const batch of ['Batch 16', 'Batch 17'])
      await expect(await canvas.findByRole('button', { name: `Remove filter Batch: ${batch}` })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Expires' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByRole('button', { name: 'Remove filter Enrollment: Inactive' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove filter Expires from 11/01/2025' })).toBeVisible();
    const filter = expect.objectContaining({ enrolment: ['INACTIVE'], batchId: [2, 3], expiresFrom: '2025-11-01', status: null });
    await expect(requested).toHaveBeenLastCalledWith(expect.objectContaining({ filter }));
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (4)' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(sheet.getByRole('combobox', { name: 'Province' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Cebu' }));
    await expect(await canvas.findByRole('button', { name: 'Remove filter Province: Cebu', hidden: true })).toBeInTheDocument();
  },
};

/**
 * Users without access to funnels have no funnel filter, and users without groups have no group
 * filter.
 */
export const Coach: Story = {
  args: { user: coach, data: () => answering(connection(members.slice(0, 2)), { ...peopleChoices, funnels: [], groups: [] }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Members 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await waitFor(() => expect(sheet.queryByRole('combobox', { name: 'Funnel' })).toBeNull());
    await expect(sheet.queryByRole('combobox', { name: 'Group' })).toBeNull();
    await expect(sheet.getByRole('combobox', { name: 'Batch' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Due in 7 days', hidden: true })).toBeNull();
  },
};

/** A chip sets one of the filters used every day, and removes it again. */
export const Quick: Story = {
  args: {
    data: () =>
      answering((variables: object) => {
        requested(variables);
        return connection(members.slice(1, 3));
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Members 2');
    const chip = () => canvas.getByRole('button', { name: 'Stuck over 14 days' });
    await expect(canvas.getByRole('button', { name: 'Due in 7 days' })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(chip());
    await waitFor(() => expect(chip()).toHaveAttribute('aria-pressed', 'true'));
    const stuck = expect.objectContaining({ isStuck: true, isDueSoon: null, isExpiringSoon: null });
    await waitFor(() => expect(requested).toHaveBeenLastCalledWith(expect.objectContaining({ filter: stuck })));
    await userEvent.click(canvas.getByRole('button', { name: 'Expiring in 30 days' }));
    const both = expect.objectContaining({ isStuck: true, isExpiringSoon: true });
    await waitFor(() => expect(requested).toHaveBeenLastCalledWith(expect.objectContaining({ filter: both })));
    await userEvent.click(chip());
    await waitFor(() => expect(chip()).toHaveAttribute('aria-pressed', 'false'));
  },
};

/** A link on a home page sets filters without a control. Each can be removed. */
export const FromHome: Story = {
  args: {
    path: '/community/members?own=yes&quiet=yes',
    data: () =>
      answering((variables: object) => {
        requested(variables);
        return connection(members.slice(1, 3));
      }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Members 2');
    const both = expect.objectContaining({ isOwn: true, isQuiet: true });
    await expect(requested).toHaveBeenLastCalledWith(expect.objectContaining({ filter: both }));
    await expect(canvas.getByText('Your people')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Not seen for over 14 days/ }));
    const own = expect.objectContaining({ isOwn: true, isQuiet: null });
    await waitFor(() => expect(requested).toHaveBeenLastCalledWith(expect.objectContaining({ filter: own })));
  },
};

/** The menu of a row has the operations for that person alone, archiving last. */
export const RowMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Members 217');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Arvin Salazar' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map(({ textContent }: HTMLElement) => textContent)).toEqual([
      'Edit',
      'Enroll',
      'Move to a batch',
      'Extend subscriptions',
      'Typhoon extension',
      'Move to a group',
      'Add an access level',
      'Remove an access level',
      'Archive',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Extend subscriptions' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Extend subscriptions' }));
    await expect(dialog.getByText('1 person selected. You can review the changes before anything is saved.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions for Arvin Salazar' })).toHaveFocus());
  },
};

/** While people are selected, their first operation is the only primary button. */
export const Selected: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Members 217');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Arvin Salazar' }));
    await expect(await canvas.findByText('1 on this page selected.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Move to a batch' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('checkbox', { name: 'Select Arvin Salazar' })).toHaveFocus();
  },
};

/** No members yet. */
export const Empty: Story = {
  args: { data: () => answering(connection([])) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Members 0');
    await expect(canvas.getByText('No data here')).toBeVisible();
  },
};

export const Forbidden: Story = {
  args: { user: member },
  play: ({ canvas }) => expectForbidden(canvas, 'Member'),
};

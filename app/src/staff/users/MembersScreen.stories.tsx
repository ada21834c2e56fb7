import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { expectForbidden, expectPage } from '../../testing/storyAssertions.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { admin, coach, member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, screenStory, type Story } from '../../testing/screenStory.ts';
import { members, peopleChoices } from './peopleFixtures.ts';

const answering = (people: unknown, choices: object = peopleChoices) => ({ viewer: { peopleChoices: choices, members: people } });

const meta: ScreenMeta = {
  title: 'Screens/Staff/Users/Members',
  ...screenStory,
  args: { path: '/community/members', user: admin, data: () => answering(connection(members, { totalCount: 217, hasNextPage: true })) },
};
export default meta;

const requested = fn();

/**
 * All people with an access level above non-member. Rarely needed columns are hidden by default.
 */
export const Filled: Story = {
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

/** The filters are in a sheet. Each active filter has a chip with its name. */
export const Narrowed: Story = {
  args: {
    path: '/community/members?enrolment=Inactive&batch=3&expiresFrom=2025-11-01',
    data: () =>
      answering((variables: object) => {
        requested(variables);
        return connection(members.slice(1, 2));
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Members 1');
    await expect(await canvas.findByRole('button', { name: 'Remove filter Batch: Batch 17' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove filter Enrollment: Inactive' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove filter Expires from 11/01/2025' })).toBeVisible();
    const filter = expect.objectContaining({ enrolment: 'INACTIVE', batchId: 3, expiresFrom: '2025-11-01', status: null });
    await expect(requested).toHaveBeenLastCalledWith(expect.objectContaining({ filter }));
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (3)' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Province' }), 'Cebu');
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

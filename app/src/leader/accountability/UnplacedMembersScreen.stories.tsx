import { expect, screen, within } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { expectForbidden, expectPage } from '../../testing/storyAssertions.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { admin, coach } from '../../testing/storyUsers.ts';

const person = (databaseId: number, name: string, more: object = {}) => ({
  databaseId,
  name,
  email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
  profileImage: null,
  createdAt: '2025-10-20T02:00:00Z',
  batch: { name: 'Batch 12' },
  community: { stage: { number: 1, name: 'Ready to start' } as object | null },
  ...more,
});

const people = [
  person(91, 'Carlo Mendoza'),
  person(92, 'Grace Villanueva', { community: { stage: { number: 2, name: 'Choose your service' } } }),
  person(93, 'Noel Garcia', { batch: null, community: { stage: null } }),
];

const listed = (of: readonly object[]) => ({
  viewer: {
    bulkJobs: connection([]),
    peopleChoices: { stages: [{ databaseId: 1, number: 1, name: 'Ready to start' }], batches: [{ databaseId: 12, name: 'Batch 12' }] },
    unplacedMembers: connection(of),
  },
});

const meta: ScreenMeta = {
  title: 'Screens/Leader/Accountability/Unplaced members',
  ...aboutScreen({
    shows: 'Members without an accountability group, who are placed automatically or moved to a chosen group.',
    audience: 'Staff who manage accountability groups.',
    check: 'Placing shows a preview, and can be undone.',
  }),
  args: { path: '/admin-accountability-group?tab=unplaced', user: admin, data: () => listed(people) },
};
export default meta;

/** Three members without a group. */
export const Filled: Story = {
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Accountability groups 3');
    await expect(canvas.getByRole('link', { name: 'Carlo Mendoza' })).toHaveAttribute('href', '/community/members/91');
    await expect(canvas.getByText('No stage yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Unplaced/ })).toHaveAttribute('aria-current', 'page');
  },
};

/** Placing all who match asks for the draw number and previews before anything is saved. */
export const PlacingAll: Story = {
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Accountability groups 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Place all automatically' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Place members automatically' }));
    await expect(dialog.getByText('3 members selected. You can review the changes before anything is saved.')).toBeVisible();
    await expect(dialog.getByRole('spinbutton', { name: 'Draw number' })).toHaveValue('1');
  },
};

/** Selected members are placed, or moved to one group. */
export const Selecting: Story = {
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Accountability groups 3');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Carlo Mendoza' }));
    await expect(await canvas.findByRole('button', { name: 'Place automatically' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Move to an accountability group' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { data: () => listed([]) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Accountability groups 0');
    await expect(canvas.getByText('Every member has a group')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Place all automatically' })).toBeNull();
  },
};

/** No one matches the filters. */
export const NoMatches: Story = {
  args: { path: '/admin-accountability-group?tab=unplaced&stage=1', data: () => listed([]) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Accountability groups 0');
    await expect(canvas.getAllByRole('button', { name: 'Clear filters' })[0]).toBeVisible();
  },
};

/** The server refuses the list to people without the flag. */
export const Forbidden: Story = {
  args: { user: coach, network: { fails: new RequestError('Not yours.', 'FORBIDDEN') } },
  parameters: { pictures: false },
  play: ({ canvas }) => expectForbidden(canvas, 'Coach'),
};

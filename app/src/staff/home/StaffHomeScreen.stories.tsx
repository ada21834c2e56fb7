import { SEEDED_ACCESS } from '@atlas/domain/access';
import { HOME_COUNTS } from '@atlas/domain/home';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { screenParameters } from '../../testing/screenParameters.ts';
import { ScreenStory } from '../../testing/ScreenStory.tsx';
import { admin } from '../../testing/storyUsers.ts';

const ROWS: Readonly<Record<string, number>> = { members: 1001, newMembers: 12, nonMembers: 348, courses: 14, stages: 7, failedMails: 3 };

/** The counts of these lists, with 0 rows for lists not in `ROWS`. */
const counted = (lists: readonly string[]) => ({
  countedAt: '2025-11-12T02:00:00Z',
  counts: HOME_COUNTS.filter(({ list }) => lists.includes(list)).map(({ key }) => ({ key, rows: ROWS[key] ?? 0 })),
});

const meta: Meta<typeof ScreenStory> = {
  title: 'Screens/Staff/Home/Dashboard',
  component: ScreenStory,
  args: { path: '/', user: admin, data: () => ({ viewer: { homeCounts: counted(HOME_COUNTS.map(({ list }) => list)) } }) },
  parameters: screenParameters,
};
export default meta;
type Story = StoryObj<typeof meta>;

/** An admin sees every count, each with a link to its list. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Aileen');
    await expect(canvas.getByText('Wednesday, 11/12/2025 · as of 10:00 AM')).toBeVisible();
    const people = within(canvas.getByRole('region', { name: 'People' }));
    await expect(people.getByRole('link', { name: 'Members' })).toHaveAttribute('href', '/community/members');
    await expect(people.getByText('1,000+')).toBeVisible();
    await expect(people.getByRole('link', { name: 'New members' })).toHaveAttribute('href', '/community/members?createdFrom=2025-11-10');
    const system = within(canvas.getByRole('region', { name: 'System' }));
    await expect(system.getByRole('link', { name: 'Failed mails' })).toHaveAttribute('href', '/info-logs-report?tab=mail&state=failed');
    await expect(canvas.getAllByRole('region')).toHaveLength(3);
  },
};

/** A success manager sees only counts of lists that their flags open. */
export const SuccessManager: Story = {
  args: {
    user: {
      ...admin,
      roles: 'success-manager',
      accessLevel: { id: 8, key: 'success-manager', name: 'Success manager', role: 'success-manager' },
      ...SEEDED_ACCESS['success-manager'],
    },
    data: () => ({ viewer: { homeCounts: counted(['members', 'nonMembers', 'archivedUsers']) } }),
  },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Aileen');
    await expect(canvas.getByRole('region', { name: 'People' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'System' })).toBeNull();
  },
};

/** An access level whose flags open no list at all. */
export const Empty: Story = {
  args: { data: () => ({ viewer: { homeCounts: counted([]) } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Aileen');
    await expect(canvas.getByText('No lists are open to you yet')).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

import type { SessionUser } from '@atlas/domain/access';
import { expect, screen } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { admin, tribeTeam } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { batch18, batch19, batch20, type BatchFixture, firstMembers, nextMembers, summer } from './batchesFixtures.ts';

const showing = (batch: BatchFixture | null, members: readonly object[] = [], totalCount = members.length) => ({
  viewer: { batch, members: connection(members, { totalCount }) },
});

const meta: ScreenMeta = {
  title: 'Screens/Staff/Batches/Detail',
  ...aboutScreen({
    shows: 'One batch: its launch, its members, what they paid, and how many stay.',
    audience: 'Staff who plan launches, and staff who report on them.',
    check: 'Figures state what they count, and the list of members leads to the list with all tools.',
  }),
  args: { path: '/batches/19', user: admin, data: () => showing(batch19(), firstMembers, 1248) },
};
export default meta;

/** The launch, the figures so far, and the first members by name. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Batch 19');
    await expect(canvas.getByText('Launch 11/02/2025 to 12/02/2025')).toBeVisible();
    await expect(canvas.getAllByText('Current')[0]).toBeVisible();
    await expect(canvas.getByText('96%')).toBeVisible();
    await expect(canvas.getByText('1,197 of 1,240 enrolled')).toBeVisible();
    await expect(canvas.getByText('₱4,812,350.50')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Kristine Joy Mercado' })).toHaveAttribute('href', '/community/members/63');
    await expect(canvas.getByRole('link', { name: 'Show all members' })).toHaveAttribute('href', '/community/members?batch=19');
    await expect(canvas.getByRole('link', { name: 'Edit batch' })).toHaveAttribute('href', '/batches/19/edit');
  },
};

/** A batch that has not launched yet. No one is in it. */
export const Empty: Story = {
  args: { path: '/batches/20', data: () => showing(batch20) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Batch 20');
    await expect(canvas.getByText('None yet')).toBeVisible();
    await expect(canvas.getByText('No members yet')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Show all members' })).toBeNull();
  },
};

/** More members load below the first ones. */
export const More: Story = {
  args: {
    path: '/batches/18',
    data: () => ({
      viewer: {
        batch: batch18,
        members: ({ after }: { after?: string | null }) =>
          after == null ? connection(firstMembers, { totalCount: 5, hasNextPage: true }) : connection(nextMembers, { totalCount: 5 }),
      },
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Batch 18');
    await expect(canvas.getByText('Launch 09/18/2025')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(await canvas.findByRole('link', { name: 'Noel Evangelista' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Arvin Salazar' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};

const withoutPayments: SessionUser = {
  ...tribeTeam,
  pageAccess: { ...tribeTeam.pageAccess, studentPaymentDetails: false, users: false },
};

/** Staff who read neither payments nor the lists of people, and may not change batches. */
export const ReadOnly: Story = {
  args: { user: withoutPayments },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Batch 19');
    await expect(canvas.getByText('96%')).toBeVisible();
    await expect(canvas.queryByText('Revenue')).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Members' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Edit batch' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Archive' })).toBeNull();
  },
};

/** The confirmation states what happens to the people of the batch. */
export const Archive: Story = {
  args: { data: () => ({ ...showing(batch19()), setBatchArchived: batch19({ archivedAt: '2025-11-12T02:00:00Z' }) }) },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Batch 19');
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Archive Batch 19?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Archive batch' }));
    await expect(await canvas.findByRole('button', { name: 'Restore' })).toBeVisible();
    await expect(await screen.findByText('Batch 19 is archived.')).toBeVisible();
  },
};

/** An archived batch is restored at once. */
export const Restored: Story = {
  args: { path: '/batches/9', data: () => ({ ...showing(summer), setBatchArchived: { ...summer, archivedAt: null } }) },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Summer batch');
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(await canvas.findByRole('button', { name: 'Archive' })).toBeVisible();
    await expect(await screen.findByText('Summer batch is back.')).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { path: '/batches/999', data: () => showing(null) },
  parameters: { pictures: false },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};

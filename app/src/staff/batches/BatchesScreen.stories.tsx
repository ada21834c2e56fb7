import { expect, screen, type within } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { chooseFromMenu, closeMenu, expectForbidden, expectPage } from '../../testing/storyAssertions.ts';
import { afterMutation, connection } from '../../testing/storyAnswers.ts';
import { admin, coach, tribeTeam } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { batch18, batch19, batch20, type BatchFixture, summer } from './batchesFixtures.ts';

const listed = (batches: readonly BatchFixture[]) => ({ viewer: { batches: connection(batches) } });

const meta: ScreenMeta = {
  title: 'Screens/Staff/Batches/List',
  ...aboutScreen({
    shows: 'All batches, latest launch first, with their people.',
    audience: 'Staff who plan launches, and staff who enroll people.',
    check: 'The current batch stands out, and archived ones appear only when requested.',
  }),
  args: { path: '/batches', user: admin, data: () => listed([batch20, batch19(), batch18]) },
};
export default meta;

const shownNames = (canvas: ReturnType<typeof within>) =>
  canvas.getAllByRole('rowheader').map((cell: HTMLElement) => cell.querySelector('a')?.textContent);

/** The batches with their launch. At most one is current. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Batches 3');
    await expect(shownNames(canvas)).toEqual(['Batch 20', 'Batch 19', 'Batch 18']);
    await expect(canvas.getByRole('link', { name: 'Batch 19' })).toHaveAttribute('href', '/batches/19');
    await expect(canvas.getByRole('link', { name: 'New Batch' })).toHaveAttribute('href', '/batches/new');
    await expect(canvas.getAllByText('Current')).toHaveLength(1);
    await expect(canvas.getByText('11/02/2025 to 12/02/2025')).toBeVisible();
    await expect(canvas.getByText('09/18/2025')).toBeVisible();
  },
};

/** No batch exists yet. */
export const Empty: Story = {
  args: { data: () => listed([]) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Batches 0');
    await expect(canvas.getByText('No data here')).toBeVisible();
  },
};

/** A search without results. */
export const NoMatches: Story = {
  args: { path: '/batches?q=winter', data: () => listed([]) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Batches 0');
    await expect(canvas.getByText('No results for these filters.')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Clear filters' }).length).toBeGreaterThan(0);
  },
};

/** A restored batch disappears from the archived ones. */
export const Archived: Story = {
  args: {
    path: '/batches?status=archived',
    data: () => ({
      viewer: { batches: afterMutation('setBatchArchived', connection([summer]), connection([])) },
      setBatchArchived: { ...summer, archivedAt: null },
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Batches 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Summer batch' }));
    await chooseFromMenu(userEvent, 'Restore');
    await expectPage(canvas, 'Batches 0');
    await expect(await screen.findByText('Summer batch is back.')).toBeVisible();
  },
};

/** A batch is not restored while another one launches on its days. The message names that batch. */
export const RestoreRefused: Story = {
  args: {
    path: '/batches?status=archived',
    data: () => ({
      ...listed([summer]),
      setBatchArchived: new RequestError(
        'Batch 14 launches from 04/15/2024 to 05/15/2024. Choose days on which no other batch launches.',
        'CONFLICT',
      ),
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Batches 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Summer batch' }));
    await chooseFromMenu(userEvent, 'Restore');
    await expect(await screen.findByText(/^Batch 14 launches from 04\/15\/2024 to 05\/15\/2024\./)).toBeVisible();
    await expect(shownNames(canvas)).toEqual(['Summer batch']);
  },
};

/** The menu of a batch. */
export const Actions: Story = {
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Batches 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Batch 20' }));
    await expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveAttribute('href', '/batches/20/edit');
    await expect(screen.getByRole('menuitem', { name: 'Archive' })).toBeVisible();
    await closeMenu(userEvent);
  },
};

/** Staff who read batches but may not change them. */
export const ReadOnly: Story = {
  args: { user: tribeTeam },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Batches 3');
    await expect(canvas.queryByRole('link', { name: 'New Batch' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  },
};

export const Forbidden: Story = {
  args: { user: coach },
  parameters: { pictures: false },
  play: ({ canvas }) => expectForbidden(canvas, 'Coach'),
};

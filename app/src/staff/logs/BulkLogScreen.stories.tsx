import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { doneJob, extendedJob, previewedJob, runningJob, undoneJob } from '../../admin/bulk/bulkFixtures.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { connection, afterMutation } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';

const ENDED = { state: 'DONE', canUndo: true, undoableUntil: '2025-11-13T01:34:00Z', finishedAt: '2025-11-12T01:34:00Z' };
const ivy = { databaseId: 12, name: 'Ivy Rosales' };
const extended = { ...extendedJob, ...ENDED, list: 'nonMembers', startedBy: ivy, changed: 24 };
const all = [
  { ...runningJob, databaseId: 75 },
  { ...previewedJob, databaseId: 74 },
  { ...undoneJob, databaseId: 73 },
  extended,
  { ...doneJob, state: 'FAILED', changed: 0, failed: 340, problem: 'The person who started this no longer has permission.' },
];

const meta: ScreenMeta = {
  title: 'Screens/Staff/Logs/Bulk',
  ...aboutScreen({
    shows: 'Operations on many records: who ran them, their result, and Undo while it is possible.',
    audience: 'Staff who run bulk operations, and admins.',
    check: 'Skipped and failed records have their reasons, and Undo states what it cannot revert.',
  }),
  args: {
    path: '/info-logs-report?tab=bulk',
    user: admin,
    data: () => ({ viewer: { bulkJobs: connection(all) } }),
    onMutation: fn(),
  },
};
export default meta;

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }, { timeout: 10_000 }));

/** Bulk operations with their author and result. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Info logs 5');
    await expect(canvas.getByRole('link', { name: 'Extend subscriptions' })).toHaveAttribute('href', '/info-logs-report?tab=bulk&id=72');
    await expect(canvas.getByText('128 of 348 courses')).toBeVisible();
    await expect(canvas.getByText('340 of 348 courses would change, 8 are skipped.')).toBeVisible();
    await expect(canvas.getByText('338 courses are as before, 2 were changed since and stay.')).toBeVisible();
    await expect(canvas.getByText('24 people changed, 2 skipped.')).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'Ivy Rosales' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'Previewed' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { data: () => ({ viewer: { bulkJobs: connection([]) } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Info logs 0');
    await expect(canvas.getByText('Changes to many records at once appear here.')).toBeVisible();
  },
};

/**
 * The input, the skipped records and the first records of an operation. Another user undoes it, and
 * the result reports records that could not be undone.
 */
export const Undone: Story = {
  args: {
    path: '/info-logs-report?tab=bulk&id=72',
    data: () => {
      const undoing = { ...extended, state: 'UNDOING', canUndo: false };
      const undone = { ...undoing, state: 'UNDONE', undone: 23, kept: 1 };
      return {
        viewer: { bulkJobs: connection(all), bulkJob: afterMutation('undoBulkJob', extended, undone) },
        undoBulkJob: undoing,
      };
    },
  },
  play: async ({ userEvent, args }) => {
    const details = await dialog('Extend subscriptions');
    await expect(details.getByText('Typhoon in Bicol')).toBeVisible();
    await expect(details.getByText('Non members')).toBeVisible();
    await expect(details.getByText('2 skipped: Has Lifetime Access.')).toBeVisible();
    await expect(details.getByRole('rowheader', { name: 'Jomar Villanueva' })).toBeVisible();
    await expect(details.getByText('and 24 more')).toBeVisible();
    await userEvent.click(details.getByRole('button', { name: 'Undo' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(args.onMutation).toHaveBeenCalledWith('undoBulkJob', { databaseId: 72 }));
    const result = '23 people are as before, 1 was changed since and stays.';
    await expect(await details.findByText(result, undefined, { timeout: 5000 })).toBeVisible();
    await expect(details.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

/** An operation of another user. It can be viewed but not stopped. */
export const UnderWay: Story = {
  args: {
    path: '/info-logs-report?tab=bulk&id=75',
    data: () => ({ viewer: { bulkJobs: connection(all), bulkJob: { ...runningJob, databaseId: 75, canStop: false, startedBy: ivy } } }),
  },
  play: async ({ userEvent }) => {
    const details = await dialog('Archive courses');
    await expect(details.getByRole('progressbar', { name: 'Archive courses' })).toHaveAttribute('aria-valuetext', '128 of 348 courses');
    await expect(details.queryByRole('button', { name: 'Stop' })).toBeNull();
    await userEvent.click(details.getByRole('link', { name: 'by this person' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByRole('button', { name: 'Remove filter By one person' })).toBeVisible();
  },
};

/** An operation that was previewed but never applied. */
export const NotCarriedOut: Story = {
  args: {
    path: '/info-logs-report?tab=bulk&id=74',
    data: () => ({ viewer: { bulkJobs: connection(all), bulkJob: { ...previewedJob, databaseId: 74 } } }),
  },
  play: async () => {
    const details = await dialog('Archive courses');
    await expect(details.getByText('340 of 348 courses would change, 8 are skipped. It was not carried out.')).toBeVisible();
    await expect(details.queryByText('Ended')).toBeNull();
  },
};

import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { connection, afterMutation } from '../../testing/storyAnswers.ts';
import { admin, tribeTeam } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { bareJob, failedJob, queues, ranAgainJob } from './logsFixtures.ts';

const meta: ScreenMeta = {
  title: 'Screens/Staff/Logs/Jobs',
  ...aboutScreen({
    shows: 'The queues of background work, and the jobs that failed for good.',
    audience: 'Admins who keep Atlas running.',
    check: 'Queues that fall behind stand out, and a restored copy states that its outgoing work is paused.',
  }),
  args: {
    path: '/info-logs-report?tab=jobs',
    user: admin,
    data: () => ({ viewer: { jobQueues: queues, failedJobs: connection([failedJob, { ...ranAgainJob, databaseId: 203 }, bareJob]) } }),
    onMutation: fn(),
  },
};
export default meta;

/** The state of every queue, and the jobs that failed permanently. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Info logs 3');
    const [deliver, remove] = within(canvas.getByRole('table', { name: 'Queues' }))
      .getAllByRole('row')
      .slice(1);
    const cells = (row: HTMLElement | undefined) =>
      row
        ? within(row)
            .getAllByRole('cell')
            .map(({ textContent }) => textContent)
        : [];
    await expect(cells(deliver)).toEqual(['12', '3 min', '2', '0']);
    // An empty queue has no oldest job.
    await expect(cells(remove).filter(Boolean)).toEqual(['0', '0', '1']);
    await expect(canvas.getByRole('link', { name: '1' })).toHaveAttribute(
      'href',
      '/info-logs-report?tab=jobs&queue=files.removeDropped&state=failed',
    );
    await expect(canvas.getAllByRole('button', { name: /^Run again/ })).toHaveLength(2);
  },
};

/** A link from the home page filters by state: its rows come first, without the queues. */
export const OnlyFailed: Story = {
  args: {
    path: '/info-logs-report?tab=jobs&state=failed',
    data: () => ({ viewer: { jobQueues: queues, failedJobs: connection([failedJob, bareJob]) } }),
  },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Info logs 2');
    await expect(canvas.queryByRole('table', { name: 'Queues' })).toBeNull();
  },
};

export const Empty: Story = {
  args: { data: () => ({ viewer: { jobQueues: queues, failedJobs: connection([]) } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Info logs 0');
    await expect(canvas.getByRole('heading', { name: 'No failed jobs' })).toBeVisible();
  },
};

const opened = { path: '/info-logs-report?tab=jobs&id=201' };

/** A failed job, opened by its address, is run again. The drawer shows when and by whom. */
export const RanAgain: Story = {
  args: {
    ...opened,
    data: () => ({
      viewer: {
        jobQueues: queues,
        failedJobs: afterMutation('runJobAgain', connection([failedJob]), connection([ranAgainJob])),
        failedJob: afterMutation('runJobAgain', failedJob, ranAgainJob),
      },
      runJobAgain: ranAgainJob,
    }),
  },
  play: async ({ userEvent, args }) => {
    const details = within(await screen.findByRole('dialog', { name: 'Delete removed files' }, { timeout: 10_000 }));
    await expect(details.getByRole('region', { name: 'Data' })).toHaveTextContent('"fileIds": [ 12, 13 ]');
    await userEvent.click(details.getByRole('button', { name: 'Run again' }));
    await expect(await screen.findByText('Delete removed files is on its way again.')).toBeVisible();
    await expect(args.onMutation).toHaveBeenCalledWith('runJobAgain', { input: { databaseId: 201 } });
    await expect(await details.findByText('Aileen Bautista')).toBeVisible();
    await waitFor(() => expect(details.queryByRole('button', { name: 'Run again' })).toBeNull());
  },
};

const paused = { backupAt: '2025-11-11T18:00:00Z', pausedAt: '2025-11-12T01:30:00Z', waitingMessages: 2 };

/**
 * A restored copy. Staff resume its outgoing work after a confirmation with the number of waiting
 * emails.
 */
export const Paused: Story = {
  args: {
    data: () => ({
      viewer: {
        outgoingPause: afterMutation('resumeOutgoing', paused, null),
        jobQueues: queues,
        failedJobs: connection([failedJob]),
      },
      resumeOutgoing: { resumedAt: '2025-11-12T02:00:00Z' },
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent, args }) => {
    await expectPage(canvas, 'Info logs 1');
    await expect(canvas.getByText(/The backup was made on 11\/12\/2025, 2:00 AM\..* 2 emails wait to be sent\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Resume outgoing work?' }));
    await expect(question.getByText(/^2 emails wait to be sent\./)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Resume' }));
    await expect(await screen.findByText('Outgoing work is resumed.')).toBeVisible();
    await expect(args.onMutation).toHaveBeenCalledWith('resumeOutgoing', {});
    await waitFor(() => expect(canvas.queryByText('This is a restored copy, so outgoing work is paused')).toBeNull());
  },
};

/** The paused copy for staff with read-only access. */
export const PausedReadOnly: Story = {
  args: {
    user: tribeTeam,
    data: () => ({ viewer: { outgoingPause: paused, jobQueues: queues, failedJobs: connection([failedJob]) } }),
  },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Info logs 1');
    await expect(canvas.getByText('This is a restored copy, so outgoing work is paused')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Resume' })).toBeNull();
  },
};

/** A job without data, for staff with read-only access. */
export const ReadOnly: Story = {
  args: {
    path: '/info-logs-report?tab=jobs&id=202',
    user: tribeTeam,
    data: () => ({ viewer: { jobQueues: queues, failedJobs: connection([bareJob]), failedJob: bareJob } }),
  },
  play: async () => {
    const details = within(await screen.findByRole('dialog', { name: 'Delete expired sessions and codes' }, { timeout: 10_000 }));
    await expect(details.getByText('It received no data.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Run again/ })).toBeNull();
  },
};

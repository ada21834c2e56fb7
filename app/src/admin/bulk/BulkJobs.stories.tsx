import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { screenParameters } from '../../testing/screenParameters.ts';
import { ScreenStory } from '../../testing/ScreenStory.tsx';
import { connection, afterMutation } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';
import { doneJob, inTurn, partlyDoneJob, runningJob, stoppedJob, undoingJob, undoneJob, workshops } from './bulkFixtures.ts';

const courses = connection(workshops(1));
const answering = (viewer: object, mutations: object = {}) => ({ viewer: { courses, ...viewer }, ...mutations });

const meta: Meta<typeof ScreenStory> = {
  title: 'Screens/Shared/Bulk/Jobs',
  component: ScreenStory,
  args: { path: '/courses', user: admin, onMutation: fn() },
  parameters: {
    ...screenParameters,
    docs: {
      ...screenParameters.docs,
      description: {
        component: [
          'What is being done with many records, or was a moment ago, stands above their list: also after a reload, and on another device.',
          '**Do** keep it until the person who started it closes it. **Don’t** show changes that others started: the logs do.',
        ].join('\n\n'),
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof ScreenStory>;
type Canvas = ReturnType<typeof within>;

const cards = (canvas: Canvas) => canvas.findAllByRole('group', { name: /Archive courses$/ });
const card = async (canvas: Canvas) => within((await cards(canvas))[0]!);
const RESULT = '340 courses changed, 8 skipped.';

/** Three operations: one running, one that failed for a few records, and one that is done. */
export const Filled: Story = {
  args: {
    data: () =>
      answering({
        bulkJob: runningJob,
        bulkJobs: connection([runningJob, { ...partlyDoneJob, databaseId: 70 }, { ...doneJob, databaseId: 69 }]),
      }),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Courses 10');
    const [running, partly, done] = (await cards(canvas)).map((one: HTMLElement) => within(one));
    await expect(running!.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '128 of 348 courses');
    await expect(running!.getByRole('button', { name: 'Stop' })).toBeEnabled();
    await expect(running!.queryByRole('button', { name: 'Dismiss' })).toBeNull();
    await expect(partly!.getByText('What did not change')).toBeVisible();
    await expect(partly!.getByText('Freelancing workshop 03')).toBeVisible();
    await expect(partly!.getByText('No. 107')).toBeVisible();
    await expect(partly!.getByText('and 5 more')).toBeVisible();
    await expect(done!.getByText(RESULT)).toBeVisible();
    await expect(done!.getByRole('button', { name: 'Undo' })).toBeEnabled();
    await expect(done!.getByRole('button', { name: 'Close' })).toBeEnabled();
  },
};

/** The operation ends while the list is open. The card shows the result, and the list updates. */
export const Ends: Story = {
  args: {
    data: () =>
      answering({
        courses: inTurn(courses, connection(workshops(1).slice(0, 3))),
        bulkJobs: inTurn(connection([runningJob]), connection([doneJob])),
        bulkJob: inTurn(runningJob, doneJob),
      }),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Courses 10');
    await expect(await canvas.findByText(RESULT)).toBeVisible();
    await expectPage(canvas, 'Courses 3');
  },
};

/** Stopped between two records. The changes made so far remain and can be undone. */
export const Stopped: Story = {
  args: {
    data: () =>
      answering(
        { bulkJobs: connection([runningJob]), bulkJob: afterMutation('stopBulkJob', runningJob, stoppedJob) },
        { stopBulkJob: { ...runningJob, state: 'STOPPING' } },
      ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expectPage(canvas, 'Courses 10');
    const job = await card(canvas);
    await userEvent.click(job.getByRole('button', { name: 'Stop' }));
    await expect(await job.findByRole('button', { name: 'Stopping' })).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(args.onMutation).toHaveBeenCalledWith('stopBulkJob', { databaseId: 71 }));
    const result = '180 courses changed, 8 skipped.';
    await expect(await canvas.findByText(result)).toBeVisible();
    await expect((await card(canvas)).getByRole('button', { name: 'Undo' })).toBeEnabled();
  },
};

/** Undone after a confirmation. Records that were changed since stay as they are. */
export const Undone: Story = {
  args: {
    data: () =>
      answering(
        {
          bulkJobs: afterMutation('undoBulkJob', connection([doneJob]), connection([undoneJob])),
          bulkJob: inTurn(undoingJob, undoneJob),
        },
        { undoBulkJob: { ...undoingJob, undone: 0 } },
      ),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Courses 10');
    const undo = () => userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    const question = async () => within(await screen.findByRole('alertdialog', { name: 'Undo this change?' }));
    await card(canvas);
    await undo();
    await userEvent.click((await question()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await undo();
    await userEvent.click((await question()).getByRole('button', { name: 'Undo' }));
    const bar = await canvas.findByRole('progressbar', { name: 'Undo: Archive courses' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '85 of 340 courses'));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    const result = '338 courses are as before, 2 were changed since and stay.';
    await expect(await canvas.findByText(result)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

/** Closed: the notice disappears at once and for good, and the changes remain. */
export const Dismissed: Story = {
  args: {
    data: () =>
      answering({ bulkJobs: afterMutation('dismissBulkJob', connection([doneJob]), connection([])) }, { dismissBulkJob: doneJob }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Courses 10');
    const job = await card(canvas);
    await userEvent.click(job.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Archive courses' })).toBeNull());
  },
};

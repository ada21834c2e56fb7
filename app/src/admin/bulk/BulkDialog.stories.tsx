import type { Meta, StoryObj } from '@storybook/react-vite';
import { LIST_CHANGED, NOTHING_SELECTED } from '@atlas/domain/jobs';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { screenParameters } from '../../testing/screenParameters.ts';
import { ScreenStory } from '../../testing/ScreenStory.tsx';
import { connection, afterMutation } from '../../testing/storyAnswers.ts';
import { admin, tribeTeam } from '../../testing/storyUsers.ts';
import { batches, doneJob, extendedJob, inTurn, members, previewedJob, runningJob, typhoonJob, workshops } from './bulkFixtures.ts';

/** Courses in pages of ten, with a total of 348. */
const courses = ({ offset }: { offset: number }) => connection(workshops(offset + 1), { totalCount: 348, hasNextPage: true });
const answering = (viewer: object, mutations: object) => () => ({
  viewer: { courses, ...viewer },
  ...mutations,
});

const meta: Meta<typeof ScreenStory> = {
  title: 'Screens/Shared/Bulk/Dialog',
  component: ScreenStory,
  args: { path: '/courses', user: admin, data: answering({}, { previewBulkJob: previewedJob }), onMutation: fn() },
  parameters: {
    ...screenParameters,
    docs: {
      ...screenParameters.docs,
      description: {
        component: [
          'Use it where something is done with many records of a list at once: what is chosen for all of them, a preview, then progress and result. A list offers it by `bulk`.',
          '**Do** say for each record that is left out why. **Don’t** change anything before the preview was seen.',
        ].join('\n\n'),
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof ScreenStory>;
type Canvas = ReturnType<typeof within>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
/**
 * The dialog with this button or progress bar. Each step is a separate dialog with the same name.
 */
const dialogWith = async (role: 'button' | 'progressbar', name: string) =>
  within((await screen.findByRole(role, { name })).closest('dialog')!);
const press = (user: User, inside: Canvas, name: string) => user.click(inside.getByRole('button', { name }));

/** Selects the first row, then all rows that match. */
async function selectAll(canvas: Canvas, user: User, list = 'Courses 348'): Promise<void> {
  await expectPage(canvas, list);
  await user.click(canvas.getAllByRole('checkbox')[1]!);
  await user.click(canvas.getByRole('button', { name: /^Select all \d+ matching$/ }));
}

/** Starts archiving all matching courses and stops at the preview. */
async function previewArchiving(canvas: Canvas, user: User): Promise<Canvas> {
  await selectAll(canvas, user);
  await press(user, canvas, 'Archive');
  await dialog('Archive courses');
  await waitFor(() => expect(screen.queryByText('Looking at 348 courses…')).toBeNull());
  return dialog('Archive courses');
}

/**
 * The preview: how many records would change, which are skipped and why, and the first ten before
 * and after. Nothing has changed yet.
 */
export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const preview = await previewArchiving(canvas, userEvent);
    await expect(await preview.findByText('340 of 348 courses would change, 8 are skipped.')).toBeVisible();
    await expect(preview.getByText('6 skipped: Already archived.')).toBeVisible();
    await expect(preview.getAllByRole('rowheader')).toHaveLength(10);
    await expect(preview.getByText('and 330 more')).toBeVisible();
    await expect(preview.getByRole('button', { name: 'Archive 340 courses' })).toBeEnabled();
    const selection = { list: 'courses', search: '', ids: null };
    await expect(args.onMutation).toHaveBeenCalledWith('previewBulkJob', { operation: 'ARCHIVE_COURSES', input: {}, selection });
  },
};

/** Rows on two pages are selected, then all rows that match. */
export const Selected: Story = {
  args: { path: '/courses?sort=name' },
  play: async ({ canvas, userEvent, args }) => {
    await expectPage(canvas, 'Courses 348');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows on this page' }));
    await expect(canvas.getByText('10 on this page selected.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Next' }));
    await expect(await canvas.findByText('11–20 of 348')).toBeVisible();
    for (const number of [11, 12])
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select Freelancing workshop ${number}` }));
    await expect(canvas.getByText('12 selected, 2 on this page.')).toBeVisible();
    await press(userEvent, canvas, 'Archive');
    const preview = await dialogWith('button', 'Archive 340 courses');
    const ids = Array.from({ length: 12 }, (_none, n) => 101 + n);
    await expect(args.onMutation).toHaveBeenCalledWith(
      'previewBulkJob',
      expect.objectContaining({ selection: { list: 'courses', search: 'sort=name', ids } }),
    );
    await press(userEvent, preview, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('12 selected, 2 on this page.')).toBeVisible();
    await press(userEvent, canvas, 'Select all 348 matching');
    await expect(canvas.getByText('All 348 matching selected.')).toBeVisible();
  },
};

/** Users without any bulk operation for courses cannot select rows. */
export const NothingToDo: Story = {
  args: { user: tribeTeam },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Courses 348');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

const ofMembers = (mutations: object) => ({
  path: '/community/members',
  data: () => ({
    viewer: { members: connection(members, { totalCount: 26, hasNextPage: true }) },
    enrollmentBatches: batches,
    ...mutations,
  }),
});

/**
 * The input that applies to all selected members. Errors appear at their fields, and Back from the
 * preview retains the values.
 */
export const Input: Story = {
  args: ofMembers({ previewBulkJob: extendedJob }),
  play: async ({ canvas, userEvent, args }) => {
    await selectAll(canvas, userEvent, 'Members 26');
    await press(userEvent, canvas, 'Extend subscriptions');
    const input = await dialog('Extend subscriptions');
    await expect(input.getByText('26 people selected. You can review the changes before anything is saved.')).toBeVisible();
    await userEvent.type(input.getByLabelText(/^Days/), '400');
    await press(userEvent, input, 'Preview');
    await expect(input.getByRole('link', { name: 'Days is too high' })).toBeVisible();
    await expect(input.getByRole('link', { name: 'Reason is required' })).toBeVisible();
    await expect(args.onMutation).not.toHaveBeenCalled();
    await userEvent.clear(input.getByLabelText(/^Days/));
    await userEvent.type(input.getByLabelText(/^Days/), '7');
    await userEvent.type(input.getByLabelText(/^Reason/), 'Typhoon in Bicol');
    await press(userEvent, input, 'Preview');
    await press(userEvent, await dialogWith('button', 'Extend for 24 people'), 'Back');
    const again = await dialogWith('button', 'Preview');
    await expect(again.getByLabelText(/^Days/)).toHaveValue('7');
    await expect(again.getByLabelText(/^Reason/)).toHaveValue('Typhoon in Bicol');
  },
};

/** More days after a typhoon: for some cities, with one message to everyone who gets them. */
export const Typhoon: Story = {
  args: ofMembers({ previewBulkJob: typhoonJob }),
  parameters: { pictures: false },
  play: async ({ canvas, userEvent, args }) => {
    await selectAll(canvas, userEvent, 'Members 26');
    await press(userEvent, canvas, 'More for the selected');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Typhoon extension' }));
    const input = await dialog('Typhoon extension');
    await expect((input.getByLabelText(/^Message/) as HTMLTextAreaElement).value).toMatch(/^We hope that you and your family are safe\./);
    await userEvent.type(input.getByLabelText(/^Days/), '7');
    await userEvent.type(input.getByLabelText(/^Cities/), 'Legazpi, Daraga');
    await userEvent.clear(input.getByLabelText(/^Message/));
    await userEvent.type(input.getByLabelText(/^Reason/), 'Typhoon in Bicol');
    await press(userEvent, input, 'Preview');
    await expect(await input.findByRole('link', { name: 'Message is required' })).toBeVisible();
    await expect(args.onMutation).not.toHaveBeenCalled();
    await userEvent.type(input.getByLabelText(/^Message/), 'Stay safe.');
    await press(userEvent, input, 'Preview');
    const preview = await dialogWith('button', 'Extend for 24 people');
    await expect(preview.getByText('12/07/2025 (Freelancing Course) · 3 payments due from 11/22/2025')).toBeVisible();
    await expect(preview.getByText('2 skipped: Lives in another city, or gave none.')).toBeVisible();
    await expect(args.onMutation).toHaveBeenCalledWith('previewBulkJob', {
      operation: 'TYPHOON_EXTENSION',
      input: { days: 7, cities: 'Legazpi, Daraga', message: 'Stay safe.', reason: 'Typhoon in Bicol' },
      selection: { list: 'members', search: '', ids: null },
    });
  },
};

/** A batch found by its name. It is still selected after Back from the preview. */
export const MoveToABatch: Story = {
  args: ofMembers({ previewBulkJob: { ...extendedJob, operation: 'move-batch', title: 'Move to a batch' } }),
  play: async ({ canvas, userEvent, args }) => {
    await selectAll(canvas, userEvent, 'Members 26');
    await press(userEvent, canvas, 'Move to a batch');
    const input = await dialog('Move to a batch');
    await userEvent.type(input.getByRole('combobox', { name: /^Batch/ }), '19');
    await userEvent.click(await screen.findByRole('option', { name: 'Batch 19' }));
    await press(userEvent, input, 'Preview');
    const preview = await dialogWith('button', 'Move 24 people');
    await expect(args.onMutation).toHaveBeenCalledWith('previewBulkJob', {
      operation: 'MOVE_BATCH',
      input: { batchId: '19' },
      selection: { list: 'members', search: '', ids: null },
    });
    await press(userEvent, preview, 'Back');
    const again = await dialogWith('button', 'Preview');
    await waitFor(() => expect(again.getByRole('combobox', { name: /^Batch/ })).toHaveValue('Batch 19'));
  },
};

/** A funnel with one of its payment terms, and a batch. Another funnel clears the term. */
export const Enroll: Story = {
  args: {
    path: '/community/members',
    data: () => ({
      viewer: { members: connection(members, { totalCount: 26, hasNextPage: true }) },
      products: [
        {
          name: 'Freelancing Course',
          funnels: [
            { databaseId: 12, name: 'Freelancing Course' },
            { databaseId: 13, name: 'Course for alumni' },
          ],
        },
      ],
      paymentTermsByFunnelId: ({ funnelId }: { funnelId: number }) =>
        funnelId === 12 ? [{ databaseId: 2, name: '3 monthly payments' }] : [],
      enrollmentBatches: batches,
      previewBulkJob: { ...extendedJob, operation: 'enrol-people', title: 'Enroll people' },
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await selectAll(canvas, userEvent, 'Members 26');
    await press(userEvent, canvas, 'More for the selected');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Enroll' }));
    const input = await dialog('Enroll people');
    const choose = async (label: RegExp, option: RegExp) => {
      await userEvent.click(input.getByRole('combobox', { name: label }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
    };
    await choose(/^Funnel/, /^Freelancing Course/);
    await userEvent.selectOptions(await input.findByRole('combobox', { name: /^Payment term/ }), '3 monthly payments');
    await choose(/^Funnel/, /^Course for alumni/);
    await waitFor(() => expect(input.queryByRole('combobox', { name: /^Payment term/ })).toBeNull());
    await choose(/^Batch/, /^Batch 19/);
    await press(userEvent, input, 'Preview');
    await dialogWith('button', 'Enroll 24 people');
    await expect(args.onMutation).toHaveBeenCalledWith(
      'previewBulkJob',
      expect.objectContaining({ operation: 'ENROL_PEOPLE', input: { funnelId: '13', paymentTermId: null, batchId: '19' } }),
    );
  },
};

/** Many records take a while to preview. Nothing can be applied until the preview is complete. */
export const Preparing: Story = {
  args: {
    data: () => {
      const preparing = { ...previewedJob, state: 'PREVIEWING', total: 0, skipped: 0, skips: [], rows: connection([]) };
      return answering({ bulkJob: inTurn(preparing, previewedJob) }, { previewBulkJob: preparing })();
    },
  },
  play: async ({ canvas, userEvent }) => {
    const preview = await previewArchiving(canvas, userEvent);
    await expect(await preview.findByText('Looking at the selected courses…')).toBeVisible();
    await expect(preview.queryByRole('button', { name: /^Archive/ })).toBeNull();
    await expect(await preview.findByRole('button', { name: 'Archive 340 courses' })).toBeEnabled();
    await expect(preview.getByText('340 of 348 courses would change, 8 are skipped.')).toBeVisible();
  },
};

/** No record would change. The preview gives the reasons and offers nothing to apply. */
export const NothingChanges: Story = {
  args: {
    data: answering({}, { previewBulkJob: { ...previewedJob, total: 8, rows: connection([]) } }),
  },
  play: async ({ canvas, userEvent }) => {
    const preview = await previewArchiving(canvas, userEvent);
    await expect(await preview.findByText('None of 8 courses would change.')).toBeVisible();
    await expect(preview.getByText('6 skipped: Already archived.')).toBeVisible();
    await expect(preview.queryByRole('button', { name: /^Archive/ })).toBeNull();
  },
};

/** The selected records no longer exist. */
export const Refused: Story = {
  args: { data: answering({}, { previewBulkJob: new RequestError(NOTHING_SELECTED, 'BAD_USER_INPUT') }) },
  play: async ({ canvas, userEvent }) => {
    const preview = await previewArchiving(canvas, userEvent);
    await expect(await preview.findByText(NOTHING_SELECTED)).toBeVisible();
    await userEvent.click(preview.getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The list changed after the preview. Staff must preview it again before anything is applied. */
export const ListChanged: Story = {
  args: {
    data: answering(
      {},
      {
        previewBulkJob: afterMutation('previewBulkJob', previewedJob, { ...previewedJob, databaseId: 72, total: 349, skipped: 9 }),
        applyBulkJob: afterMutation('applyBulkJob', new RequestError(LIST_CHANGED, 'CONFLICT'), { ...runningJob, databaseId: 72 }),
      },
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    const preview = await previewArchiving(canvas, userEvent);
    await userEvent.click(await preview.findByRole('button', { name: 'Archive 340 courses' }));
    await expect(await preview.findByText(LIST_CHANGED)).toBeVisible();
    await press(userEvent, preview, 'Preview again');
    await expect(await preview.findByText('340 of 349 courses would change, 9 are skipped.')).toBeVisible();
    await expect(preview.queryByText(LIST_CHANGED)).toBeNull();
    await press(userEvent, preview, 'Archive 340 courses');
    await dialogWith('progressbar', 'Archive courses');
    await expect(args.onMutation).toHaveBeenLastCalledWith('applyBulkJob', { databaseId: 72 });
  },
};

/**
 * The operation runs and continues above the list when the dialog is closed. The selection is
 * cleared.
 */
export const Running: Story = {
  args: {
    data: answering(
      { bulkJobs: afterMutation('applyBulkJob', connection([]), connection([runningJob])), bulkJob: runningJob },
      { previewBulkJob: previewedJob, applyBulkJob: { ...runningJob, changed: 0 } },
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const preview = await previewArchiving(canvas, userEvent);
    await userEvent.click(await preview.findByRole('button', { name: 'Archive 340 courses' }));
    const running = await dialogWith('progressbar', 'Archive courses');
    await expect(running.getByText('You can close this. The change continues and appears above the list.')).toBeVisible();
    const bar = () => running.getByRole('progressbar', { name: 'Archive courses' });
    await waitFor(() => expect(bar()).toHaveAttribute('aria-valuetext', '128 of 348 courses'));
    await userEvent.click(running.getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('progressbar', { name: 'Archive courses' })).toBeVisible();
    await expect(canvas.queryByText('All 348 matching selected.')).toBeNull();
  },
};

/** The operation ends while the dialog is open, which shows the result and the Undo button. */
export const Finished: Story = {
  args: {
    data: () =>
      answering({ bulkJob: inTurn(runningJob, doneJob) }, { previewBulkJob: previewedJob, applyBulkJob: { ...runningJob, changed: 0 } })(),
  },
  play: async ({ canvas, userEvent }) => {
    const preview = await previewArchiving(canvas, userEvent);
    await userEvent.click(await preview.findByRole('button', { name: 'Archive 340 courses' }));
    const applied = await dialogWith('progressbar', 'Archive courses');
    const result = '340 courses changed, 8 skipped. You can undo this until 11/13/2025, 9:34 AM.';
    await expect(await applied.findByText(result)).toBeVisible();
    await expect(applied.getByRole('button', { name: 'Undo' })).toBeEnabled();
    await expect(applied.queryByText(/^You can close this/)).toBeNull();
  },
};

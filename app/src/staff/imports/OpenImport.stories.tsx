import { OTHER_IMPORT_RUNS } from '@atlas/domain/imports';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { afterMutation, connection } from '../../testing/storyAnswers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { admin } from '../../testing/storyUsers.ts';
import {
  appliedImport,
  appliedRows,
  checkedImport,
  checkedRows,
  endedImport,
  runningImport,
  stoppedImport,
  undoneImport,
  undoneRows,
  unknownTitles,
} from './importFixtures.ts';

const sent = fn();
const ARRIVES = { timeout: 10_000 };
const TITLE = 'batch-20-enrollees.xlsx 4';
const withRows = (one: object, rows: readonly object[] = checkedRows) => ({ ...one, rows: connection(rows) });
const checked = withRows(checkedImport(52));
const opened = (one: unknown) => ({ viewer: { import: one } });
const at = (id: number, rest = '') => `/uploadContents?import=${id}${rest}`;

const meta: ScreenMeta = {
  title: 'Screens/Staff/Imports/Import',
  ...aboutScreen({
    shows: 'One import: what its rows would do, the button that applies it, its progress, and its result.',
    audience: 'Staff who bring people, groups and courses in from spreadsheets.',
    check: 'The reason at each row states what would be right. Applying and undoing state what happens, and what stays.',
  }),
  args: { path: at(52), user: admin, onMutation: sent, data: () => opened(checked) },
};
export default meta;

/** The check: each row with what it would do, or with its problems. */
export const Filled: Story = {
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('link', { name: 'Problem 3' })).toHaveAttribute('href', at(52, '&outcome=problem'));
    const bad = within(canvas.getByRole('row', { name: /^Bea/ }));
    await expect(bad.getByText("Email: 'bea.lim(at)example.com' is not an email address.")).toBeVisible();
    await expect(bad.getByText("Group Name: 'Amihna' is not a group.")).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Jomar Villanueva' })).toHaveAttribute('href', '/community/members/62');
    await expect(canvas.getByText('All are known')).toBeVisible();
  },
};

/** The confirmation states what will happen. Then the progress is shown. */
export const Applying: Story = {
  args: {
    data: () => ({
      ...opened(afterMutation('applyImport', checked, withRows({ ...runningImport, databaseId: 52 }))),
      applyImport: { databaseId: 52, state: 'RUNNING' },
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Apply 1,212 rows' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Apply batch-20-enrollees.xlsx?' }, ARRIVES));
    await expect(
      dialog.getByText(/^1,200 rows add a record, and 12 rows change a record\. .* You can undo this for 24 hours\.$/),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Apply 1,212 rows' }));
    await expect(await canvas.findByRole('progressbar', undefined, ARRIVES)).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith('applyImport', { databaseId: 52 });
  },
};

/** Another import is running. The dialog stays open. */
export const AnotherRuns: Story = {
  args: { data: () => ({ ...opened(checked), applyImport: new RequestError(OTHER_IMPORT_RUNS, 'CONFLICT') }) },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Apply 1,212 rows' }));
    const dialog = within(await screen.findByRole('alertdialog', undefined, ARRIVES));
    await userEvent.click(dialog.getByRole('button', { name: 'Apply 1,212 rows' }));
    await expect(await dialog.findByText(OTHER_IMPORT_RUNS, undefined, ARRIVES)).toBeVisible();
  },
};

/** The rows with problems, of one sheet. */
export const Problems: Story = {
  args: {
    path: at(52, '&outcome=problem&sheet=Members'),
    data: () => opened(withRows(checkedImport(52), checkedRows.slice(3))),
  },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'batch-20-enrollees.xlsx 1');
    await expect(canvas.getByRole('link', { name: 'Problem 3' })).toHaveAttribute('aria-current');
  },
};

/** Titles that are not known, with the problems of the file. A choice is sent and the rows are checked again. */
export const UnknownColumns: Story = {
  args: {
    path: at(53),
    data: () => ({
      ...opened(
        afterMutation('mapImport', withRows(unknownTitles), {
          ...withRows(unknownTitles),
          problems: [],
          creates: 2,
          failed: 1,
          createdAt: '2025-11-12T01:50:00Z',
        }),
      ),
      mapImport: { databaseId: 53, state: 'CHECKED' },
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Enrollees (published) 4');
    await expect(canvas.getByText('Members, Email: the column is missing.')).toBeVisible();
    await expect(canvas.getByText(/No row would add or change anything\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Apply/ })).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'E-mail address' }), 'Email');
    await userEvent.click(canvas.getByRole('button', { name: 'Check with these columns' }));
    await expect(await canvas.findByRole('button', { name: 'Apply 2 rows' }, ARRIVES)).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith('mapImport', {
      databaseId: 53,
      columns: [{ sheet: 'Members', title: 'E-mail address', column: 'Email' }],
    });
  },
};

/** A check is too old to be applied after a day. */
export const OldCheck: Story = {
  args: { data: () => opened({ ...checked, createdAt: '2025-11-10T01:30:00Z' }) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByText('This import was checked more than a day ago. Upload the file again.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Apply/ })).toBeNull();
  },
};

/** The job continues when the page is left. */
export const Running: Story = {
  args: { path: at(51), data: () => opened(withRows(runningImport)) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
    await expect(canvas.getByText('303 of 1,212 rows')).toBeVisible();
  },
};

/** Stopping takes effect after the present portion of rows. */
export const Stopping: Story = {
  args: {
    path: at(51),
    data: () => ({
      ...opened(afterMutation('stopImport', withRows(runningImport), withRows(stoppedImport))),
      stopImport: stoppedImport,
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(await canvas.findByText(/^909 rows are not applied yet\./, undefined, ARRIVES)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Stop' })).toBeNull();
    await expect(sent).toHaveBeenLastCalledWith('stopImport', { databaseId: 51 });
  },
};

/** A stopped import is continued, or undone as far as it was applied. */
export const Stopped: Story = {
  args: {
    path: at(51),
    data: () => ({
      ...opened(afterMutation('continueImport', withRows(stoppedImport), withRows(runningImport))),
      continueImport: runningImport,
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByText(/^909 rows are not applied yet\. 300 rows were applied, 6 failed\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo the import' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('progressbar', undefined, ARRIVES)).toHaveAttribute('aria-valuenow', '25');
    await expect(sent).toHaveBeenLastCalledWith('continueImport', { databaseId: 51 });
  },
};

/** It is not continued while another import runs. */
export const StoppedWhileAnotherRuns: Story = {
  args: {
    path: at(51),
    data: () => ({ ...opened(withRows(stoppedImport)), continueImport: new RequestError(OTHER_IMPORT_RUNS, 'CONFLICT') }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await screen.findByText(OTHER_IMPORT_RUNS, undefined, ARRIVES)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled();
  },
};

/** An undo that was stopped is continued, and cannot begin again. */
export const StoppedUndo: Story = {
  args: {
    path: at(50),
    data: () =>
      opened(
        withRows({ ...appliedImport, state: 'STOPPED', stoppedIn: 'UNDOING', canContinue: true, canUndo: false, undone: 100 }, appliedRows),
      ),
  },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'free-training-november.xlsx 4');
    await expect(canvas.getByText(/^110 rows are not undone yet\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Undo the import' })).toBeNull();
  },
};

/** While its rows are read, nothing is known about them. */
export const Checking: Story = {
  args: {
    data: () => opened(withRows({ ...checkedImport(52), state: 'CHECKING', total: 0, creates: 0, changes: 0, skips: 0, failed: 0 }, [])),
  },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'batch-20-enrollees.xlsx 0');
    await expect(canvas.getByText('Its rows are being read')).toBeVisible();
  },
};

/** The result, with the file of the rows that failed. Undoing states what stays. */
export const Applied: Story = {
  args: {
    path: at(50),
    data: () => ({
      ...opened(
        afterMutation(
          'undoImport',
          withRows(appliedImport, appliedRows),
          withRows({ ...appliedImport, state: 'UNDOING', canUndo: false }, appliedRows),
        ),
      ),
      undoImport: { ...appliedImport, state: 'UNDOING', canUndo: false },
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'free-training-november.xlsx 4');
    await expect(canvas.getByText(/^210 rows were applied, 5 failed\. You can undo this until 11\/13\/2025, 9:40 AM\.$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download failed rows' })).toHaveAttribute('href', '/api/imports/50/failed.xlsx');
    await expect(canvas.getByRole('link', { name: 'Maria Cruz' })).toHaveAttribute('href', '/community/members/301');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the import' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Undo free-training-november.xlsx?' }, ARRIVES));
    await expect(dialog.getByText(/Those whom someone changed since stay as they are\.$/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Undo the import' }));
    await expect(await canvas.findByText('Undoing the import', undefined, ARRIVES)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(sent).toHaveBeenLastCalledWith('undoImport', { databaseId: 50 });
  },
};

/** An undone import, with a group that stays because someone changed it. */
export const Undone: Story = {
  args: { path: at(49), data: () => opened(withRows(undoneImport, undoneRows)) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'groups-batch-19.xlsx 2');
    await expect(canvas.getByText('11 rows are as before, 1 was changed since and stays.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Amihan' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Habagat' })).toHaveAttribute('href', '/groups/32');
  },
};

/** An import that ended before its last row, with the reason. */
export const EndedEarly: Story = {
  args: { path: at(48), data: () => opened(withRows(endedImport, [])) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'courses-2025.xlsx 0');
    await expect(canvas.getByText(/^The person who started this no longer has permission\. 14 rows were applied\./)).toBeVisible();
  },
};

/** An import that does not exist. */
export const Unknown: Story = {
  args: { path: at(999), data: () => opened(null) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Uploads');
    await expect(canvas.getByRole('link', { name: 'See all imports' })).toHaveAttribute('href', '/uploadContents');
  },
};

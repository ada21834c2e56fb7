import { expect, fn, screen, within } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { connectionLost, expectForbidden, expectPage } from '../../testing/storyAssertions.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { admin, userAs } from '../../testing/storyUsers.ts';
import { appliedImport, checkedImport, checkedRows, endedImport, runningImport, undoneImport } from './importFixtures.ts';

const sent = fn();
const ARRIVES = { timeout: 10_000 };
const IMPORTS = [checkedImport(52), runningImport, appliedImport, undoneImport, endedImport];
const viewerWith = (imports: readonly object[], more: object = {}) => ({ viewer: { imports: connection(imports), ...more } });

const meta: ScreenMeta = {
  title: 'Screens/Staff/Imports/List',
  ...aboutScreen({
    shows: 'The imports with their state, the templates, and the dialog that sends a workbook.',
    audience: 'Staff who bring people, groups and courses in from spreadsheets.',
    check: 'It is clear that sending a file changes nothing yet, and which import waits to be applied.',
  }),
  args: { path: '/uploadContents', user: admin, onMutation: sent, data: () => viewerWith(IMPORTS) },
};
export default meta;

type Play = Parameters<NonNullable<Story['play']>>[0];

/** Imports in several states, newest first. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Uploads 5');
    const row = within(canvas.getByRole('row', { name: /batch-20-enrollees\.xlsx.*Checked/ }));
    await expect(row.getByText('1,200 new, 12 changed, 5 skipped, 3 with problems')).toBeVisible();
    await expect(row.getByRole('link')).toHaveAttribute('href', '/uploadContents?import=52');
    await expect(canvas.getByRole('row', { name: /303 of 1,212 rows/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /11 rows are as before, 1 was changed since and stays/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Template for members' })).toHaveAttribute('href', '/api/imports/template/members.xlsx');
    await expect(canvas.getByRole('link', { name: 'Export of courses' })).toHaveAttribute('href', '/api/imports/export/courses.xlsx');
  },
};

export const Empty: Story = {
  args: { data: () => viewerWith([]) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Uploads 0');
    await expect(canvas.getByText('No imports yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'New import' })).toBeVisible();
  },
};

/** No import has the chosen state. */
export const FilteredEmpty: Story = {
  args: { path: '/uploadContents?state=failed', data: () => viewerWith([]) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Uploads 0');
    await expect(canvas.getAllByRole('button', { name: /Clear/ })[0]).toBeVisible();
  },
};

/** Opens the dialog. */
const openDialog = async ({ canvas, userEvent }: Play) => {
  await expectPage(canvas, 'Uploads 5');
  await userEvent.click(canvas.getByRole('button', { name: 'New import' }));
  return within(await screen.findByRole('dialog', { name: 'New import' }, ARRIVES));
};

const members = new File(['Email,First Name\r\nmaria.cruz@example.com,Maria\r\n'], 'members.csv', { type: 'text/csv' });

/** The kind with its template, the mode, and a file. */
export const Dialog: Story = {
  parameters: { pictures: false },
  play: async (story) => {
    const dialog = await openDialog(story);
    await expect(dialog.getByRole('link', { name: 'template for members' })).toBeVisible();
    await expect(dialog.getByRole('radio', { name: /^New people only/ })).toBeChecked();
    await story.userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Records' }), 'Courses');
    await expect(dialog.queryByRole('radio', { name: /^New people only/ })).toBeNull();
    await expect(dialog.getByText('Only new courses are added. Rows that an earlier import added are skipped.')).toBeVisible();
  },
};

/** The file is sent to the address of its mode, and its check opens. */
export const Sent: Story = {
  args: {
    data: () => ({
      ...viewerWith(IMPORTS, { import: checkedImport(52, { rows: connection(checkedRows) }) }),
      uploadFile: { importId: 52, creates: 1200, changes: 12, skips: 5, problems: [] },
    }),
  },
  parameters: { pictures: false },
  play: async (story) => {
    const dialog = await openDialog(story);
    await story.userEvent.click(dialog.getByRole('radio', { name: /^New and existing people/ }));
    await story.userEvent.upload(dialog.getByLabelText('File', { selector: 'input' }), members);
    await story.userEvent.click(dialog.getByRole('button', { name: 'Check the rows' }));
    await expectPage(story.canvas, 'batch-20-enrollees.xlsx 4');
    await expect(sent).toHaveBeenLastCalledWith('uploadFile', expect.objectContaining({ purpose: '/api/upload-upsert-users' }));
  },
};

/** A published spreadsheet is loaded by the server. */
export const Linked: Story = {
  args: {
    data: () => ({
      ...viewerWith(IMPORTS, { import: checkedImport(52, { rows: connection(checkedRows) }) }),
      uploadFile: { importId: 52 },
    }),
  },
  parameters: { pictures: false },
  play: async (story) => {
    const dialog = await openDialog(story);
    await story.userEvent.click(dialog.getByRole('radio', { name: /^A published spreadsheet/ }));
    await story.userEvent.click(dialog.getByRole('button', { name: 'Check the rows' }));
    await expect(await dialog.findByRole('link', { name: 'Paste the link of the published spreadsheet.' })).toBeVisible();
    await story.userEvent.type(dialog.getByRole('textbox', { name: 'Link' }), 'https://docs.google.com/spreadsheets/d/e/2PACX/pubhtml');
    await story.userEvent.click(dialog.getByRole('button', { name: 'Check the rows' }));
    await expectPage(story.canvas, 'batch-20-enrollees.xlsx 4');
    await expect(sent).toHaveBeenLastCalledWith('uploadFile', expect.objectContaining({ purpose: '/api/gsheet' }));
  },
};

/** The server refuses the file: too large once it is unpacked, or not a table. The file stays chosen. */
export const Refused: Story = {
  args: {
    data: () => ({
      ...viewerWith(IMPORTS),
      uploadFile: new RequestError('This file is too large. Split it into several.', 'BAD_USER_INPUT'),
    }),
  },
  parameters: { pictures: false },
  play: async (story) => {
    const dialog = await openDialog(story);
    await story.userEvent.upload(dialog.getByLabelText('File', { selector: 'input' }), members);
    await story.userEvent.click(dialog.getByRole('button', { name: 'Check the rows' }));
    await expect(await dialog.findByRole('link', { name: 'This file is too large. Split it into several.' }, ARRIVES)).toBeVisible();
    await expect(dialog.getByText('members.csv')).toBeVisible();
  },
};

/** A file of another type is refused before it is sent, and a missing one is named. */
export const Invalid: Story = {
  parameters: { pictures: false },
  play: async (story) => {
    const dialog = await openDialog(story);
    await story.userEvent.click(dialog.getByRole('button', { name: 'Check the rows' }));
    await expect(await dialog.findByRole('link', { name: 'File is required' })).toBeVisible();
    await story.userEvent.upload(dialog.getByLabelText('File', { selector: 'input' }), new File([''], 'members.csv', { type: 'text/csv' }));
    await expect(await dialog.findByText('This file is empty.')).toBeVisible();
  },
};

/** The connection is lost while the file is sent. It can be sent again. */
export const Offline: Story = {
  args: { data: () => ({ ...viewerWith(IMPORTS), uploadFile: connectionLost }) },
  parameters: { pictures: false },
  play: async (story) => {
    const dialog = await openDialog(story);
    await story.userEvent.upload(dialog.getByLabelText('File', { selector: 'input' }), members);
    await story.userEvent.click(dialog.getByRole('button', { name: 'Check the rows' }));
    await expect(await dialog.findByText(connectionLost.message, undefined, ARRIVES)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Check the rows' })).toBeEnabled();
  },
};

/** A coach has no imports. */
export const Forbidden: Story = {
  args: { user: userAs('coach') },
  parameters: { pictures: false },
  play: ({ canvas }) => expectForbidden(canvas, 'Coach'),
};

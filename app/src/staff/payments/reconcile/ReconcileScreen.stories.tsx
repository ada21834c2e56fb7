import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { RequestError } from '../../../session/fetchGraphQL.ts';
import { expectForbidden, expectPage } from '../../../testing/storyAssertions.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../../testing/screenStory.ts';
import { admin, userAs } from '../../../testing/storyUsers.ts';
import { applying, payAccounts, protectedPdf, reading, statement, unknownColumns } from './statementFixtures.ts';

const sent = fn();
const ARRIVES = { timeout: 10_000 };
const STATEMENTS = [statement(46), unknownColumns, protectedPdf, applying];
const viewerWith = (statements: readonly object[], more: object = {}) => ({ viewer: { payAccounts, statements, ...more } });

const meta: ScreenMeta = {
  title: 'Screens/Staff/Payments/Reconcile',
  ...aboutScreen({
    shows: 'The statements that were sent, with their progress.',
    audience: 'Staff who reconcile payments.',
    check: 'States from reading to finished, and one clear start for the next statement.',
  }),
  args: { path: '/payment?tab=reconcile', user: admin, onMutation: sent, data: () => viewerWith(STATEMENTS) },
};
export default meta;

/** Statements in several states, newest first. One that was read opens at its exact lines. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Payments');
    const row = within(canvas.getByRole('row', { name: /gcash-2025-11\.csv/ }));
    await expect(row.getByText('2 exact, 3 possible, 2 unmatched, 40 recorded before, 1 applied, 1 kept')).toBeVisible();
    await expect(row.getByRole('link')).toHaveAttribute('href', '/payment?tab=reconcile&statementId=46&state=exact');
    await expect(canvas.getByRole('row', { name: /gcash-2025-10\.csv.*120 of 400 lines/ })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { data: () => viewerWith([]) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Payments');
    await expect(canvas.getByText('No statements yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send a statement' })).toBeVisible();
  },
};

const pdf = new File(['%PDF-1.7'], 'gcash.pdf', { type: 'application/pdf' });
const stored = { id: 1, name: pdf.name, bytes: pdf.size, url: '/api/uploads/1' };

/** Opens the dialog and fills it in. */
const fillIn = async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) => {
  await expectPage(canvas, 'Payments');
  await userEvent.click(canvas.getByRole('button', { name: 'Send a statement' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send a statement' }, ARRIVES));
  await expect(dialog.queryByRole('textbox', { name: /Password/ })).toBeNull();
  await userEvent.upload(dialog.getByLabelText('File', { selector: 'input' }), pdf);
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Platform/ }), 'GCash');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Account/ }), 'Atlas Learning, 0917 000 0000');
  await userEvent.type(await dialog.findByRole('textbox', { name: /Password of the PDF/ }), 'santos1234');
  return dialog;
};

/** The file, its platform and account, and the password of a PDF. */
export const Dialog: Story = {
  play: async (story) => {
    const dialog = await fillIn(story);
    await expect(await dialog.findByText('gcash.pdf')).toBeVisible();
  },
};

/** The statement is created, its file uploaded and read, and its page opens. */
export const Sending: Story = {
  args: {
    data: () => ({
      ...viewerWith(STATEMENTS, { statement: reading }),
      createStatement: { databaseId: 45 },
      uploadFile: stored,
      readStatement: reading,
    }),
  },
  parameters: { pictures: false },
  play: async (story) => {
    const dialog = await fillIn(story);
    await story.userEvent.click(dialog.getByRole('button', { name: 'Send statement' }));
    await expectPage(story.canvas, 'gcash-2025-11.csv');
    await expect(story.canvas.getByText(/You can leave this page/)).toBeVisible();
    const calls = sent.mock.calls.slice(-3);
    await expect(calls.map(([name]) => name as string)).toEqual(['createStatement', 'uploadFile', 'readStatement']);
    await expect(calls[0]?.[1]).toMatchObject({ fileName: 'gcash.pdf', platform: 'gcash', account: '0917 000 0000' });
    await expect(calls[1]?.[1]).toMatchObject({ owner: 'statementId', ownerId: 45, purpose: 'statement' });
    await expect(calls[2]?.[1]).toMatchObject({ databaseId: 45, password: 'santos1234' });
  },
};

/** The server rejects the file. Sending again creates no second statement. */
export const FileRefused: Story = {
  args: {
    data: () => ({
      ...viewerWith(STATEMENTS),
      createStatement: { databaseId: 45 },
      uploadFile: new RequestError('This file is not what its name says.', 'BAD_USER_INPUT'),
    }),
  },
  parameters: { pictures: false },
  play: async (story) => {
    const dialog = await fillIn(story);
    const before = sent.mock.calls.length;
    await story.userEvent.click(dialog.getByRole('button', { name: 'Send statement' }));
    await expect(await dialog.findByRole('link', { name: 'This file is not what its name says.' }, ARRIVES)).toBeVisible();
    await story.userEvent.click(dialog.getByRole('button', { name: 'Send statement' }));
    await waitFor(() =>
      expect(sent.mock.calls.slice(before).map(([name]) => name as string)).toEqual(['createStatement', 'uploadFile', 'uploadFile']),
    );
  },
};

/** The dialog names what is missing. */
export const Invalid: Story = {
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Payments');
    await userEvent.click(canvas.getByRole('button', { name: 'Send a statement' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send a statement' }, ARRIVES));
    await userEvent.upload(dialog.getByLabelText('File', { selector: 'input' }), new File([''], 'gcash.csv', { type: 'text/csv' }));
    await expect(await dialog.findByText('This file is empty.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Send statement' }));
    await expect(await dialog.findByRole('link', { name: 'Platform is required' })).toBeVisible();
  },
};

/** Staff who only read see the statements, but send none. */
export const ReadOnly: Story = {
  args: { user: userAs('tribe-team-ro') },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Payments');
    await expect(canvas.queryByRole('button', { name: 'Send a statement' })).toBeNull();
  },
};

/** A head coach has the route, but not its flag. */
export const Forbidden: Story = {
  args: {
    user: userAs('head-coach'),
    data: () => ({ viewer: { statements: new RequestError('Your access level does not include this.', 'FORBIDDEN') } }),
  },
  play: async ({ canvas }) => expectForbidden(canvas, 'Head coach'),
};

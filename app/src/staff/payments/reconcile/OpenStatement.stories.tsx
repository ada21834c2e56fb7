import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { expectPage, chooseFromMenu } from '../../../testing/storyAssertions.ts';
import { afterMutation, connection } from '../../../testing/storyAnswers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../../testing/screenStory.ts';
import { admin, userAs } from '../../../testing/storyUsers.ts';
import {
  applying,
  appliedLine,
  duePayments,
  exactLines,
  keptLine,
  payAccounts,
  possibleLines,
  protectedPdf,
  reading,
  statement,
  unknownColumns,
  unmatchedLines,
} from './statementFixtures.ts';

const sent = fn();
const ARRIVES = { timeout: 10_000 };
const TITLE = 'gcash-2025-11.csv';
const ALL = [...exactLines, ...possibleLines, ...unmatchedLines, appliedLine, keptLine];
const withLines = (lines: readonly object[], more: object = {}) => statement(46, { rows: connection(lines), ...more });
const opened = (one: unknown) => ({ viewer: { payAccounts, statement: one, ...duePayments } });
const at = (id: number, state = '') => `/payment?tab=reconcile&statementId=${id}${state && `&state=${state}`}`;
const dialogNamed = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }, ARRIVES));

const meta: ScreenMeta = {
  title: 'Screens/Staff/Payments/Statement',
  ...aboutScreen({
    shows: 'One statement of a bank or a wallet: its lines, from exact matches to those that no one knows.',
    audience: 'Staff who reconcile payments.',
    check: 'The lines that remain and the evidence for each match. Nothing is applied without a confirmation.',
  }),
  args: { path: at(46), user: admin, onMutation: sent, data: () => opened(withLines(ALL)) },
};
export default meta;

/** All lines in the order of the file, with the facts about the reading. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, `${TITLE} 9`);
    await expect(canvas.getByText('The balances prove the reading')).toBeVisible();
    await expect(canvas.getByText(/14 lines of outgoing money, and 3 lines that an earlier statement has/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Recorded before/ })).toHaveAttribute('href', at(46, 'recorded'));
  },
};

/** Exact lines, each with the receipt that it matches. They are applied together, after a confirmation. */
export const Exact: Story = {
  args: {
    path: at(46, 'exact'),
    data: () => ({
      ...opened(afterMutation('applyStatement', withLines(exactLines), { ...applying, databaseId: 46, fileName: TITLE })),
      applyStatement: { databaseId: 46, state: 'APPLYING' },
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, `${TITLE} 2`);
    const first = within(canvas.getByRole('row', { name: /9012 8455 3301/ }));
    await expect(first.getByRole('link', { name: 'Kristine Joy Mercado' })).toHaveAttribute('href', '/student-payment-details/61');
    await expect(first.getByText('Receipt for payment 1 of 3')).toBeVisible();
    await expect(canvas.getByText('This receipt was decided in the meantime.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply 2 exact lines' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Apply 2 exact lines?' }, ARRIVES));
    await expect(dialog.getByText(/^₱5,499\.00 in all\..*You can undo this\.$/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Apply 2 exact lines' }));
    await expect(await canvas.findByText('Applying 120 of 400', undefined, ARRIVES)).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith('applyStatement', expect.objectContaining({ databaseId: 46 }));
  },
};

/** Possible lines, with the evidence, another amount, and further candidates. */
export const Possible: Story = {
  args: { path: at(46, 'possible'), data: () => opened(withLines(possibleLines)) },
  play: async ({ canvas }) => {
    await expectPage(canvas, `${TITLE} 3`);
    await expect(canvas.getByText('Another amount')).toBeVisible();
    await expect(canvas.getByText('of ₱3,499.00 due')).toBeVisible();
    await expect(canvas.getByText('Payment 1 of 3, and 2 more')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bea Lim' })).toHaveAttribute('href', '/payment?tab=orders&orderId=9');
  },
};

/** A line with another amount is applied after a confirmation. The result can be taken back at once. */
export const Applying: Story = {
  args: {
    path: at(46, 'possible'),
    data: () => ({
      ...opened(afterMutation('applyStatementRow', withLines(possibleLines), withLines(possibleLines.slice(1)))),
      applyStatementRow: { databaseId: 511, state: 'APPLIED' },
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, `${TITLE} 3`);
    const row = within(canvas.getByRole('row', { name: /9012 8455 7120/ }));
    await userEvent.click(row.getByRole('button', { name: 'Apply' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Apply ₱3,000.00 to Jomar Villanueva?' }, ARRIVES));
    await expect(dialog.getByText('₱3,000.00 arrived, and ₱3,499.00 is due. The rest stays due.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await expect(await screen.findByText('₱3,000.00 applied to Jomar Villanueva.', undefined, ARRIVES)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith('applyStatementRow', expect.objectContaining({ databaseId: 511 }));
    await expect(canvas.queryByRole('row', { name: /9012 8455 7120/ })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('table', { name: TITLE })).toContainElement(document.activeElement as HTMLElement));
  },
};

/** A line that is not a payment leaves the list, and can be taken back. */
export const NotAPayment: Story = {
  args: {
    path: at(46, 'unmatched'),
    data: () => ({
      ...opened(afterMutation('dismissStatementRow', withLines(unmatchedLines), withLines(unmatchedLines.slice(1)))),
      dismissStatementRow: { databaseId: 521, state: 'DISMISSED' },
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, `${TITLE} 2`);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for 9012 8455 521' }));
    await chooseFromMenu(userEvent, 'Not a payment');
    await expect(await screen.findByText('Noted as not a payment.', undefined, ARRIVES)).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith('dismissStatementRow', { databaseId: 521 });
  },
};

/** The payments and orders that a line may pay. The one with the same amount comes first. */
export const Choosing: Story = {
  args: {
    path: at(46, 'unmatched'),
    data: () => ({ ...opened(withLines(unmatchedLines)), applyStatementRow: { databaseId: 521, state: 'APPLIED' } }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, `${TITLE} 2`);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Choose a payment' })[0]!);
    const dialog = await dialogNamed('Choose what ₱750.00 pays');
    const [first] = await dialog.findAllByRole('radio', undefined, ARRIVES);
    await expect(first).toHaveAccessibleName(/^Jomar Villanueva, payment 2 of 3/);
    await userEvent.click(dialog.getByRole('radio', { name: /^Kristine Joy Mercado/ }));
    await expect(dialog.getByText('₱750.00 arrived, and ₱3,499.00 is due. The rest stays due.')).toBeVisible();
  },
};

/** The chosen payment is sent with the line. */
export const Chosen: Story = {
  args: Choosing.args ?? {},
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, `${TITLE} 2`);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Choose a payment' })[0]!);
    const dialog = await dialogNamed('Choose what ₱750.00 pays');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply to this' }));
    await expect(await dialog.findByRole('link', { name: 'Choose a payment or an order.' })).toBeVisible();
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search due payments and orders' }), 'bea');
    await userEvent.click(await dialog.findByRole('radio', { name: /^Bea Lim, order ATL-7K2MXQ/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Apply to this' }));
    await expect(await screen.findByText(/^₱750\.00 applied to Bea Lim/, undefined, ARRIVES)).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith('applyStatementRow', expect.objectContaining({ databaseId: 521, orderId: 9 }));
  },
};

/** An applied line is taken back after a confirmation. */
export const TakingBack: Story = {
  args: {
    path: at(46, 'applied'),
    data: () => ({ ...opened(withLines([appliedLine])), reopenStatementRow: { databaseId: 531, state: 'POSSIBLE' } }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, `${TITLE} 1`);
    await userEvent.click(canvas.getByRole('button', { name: 'Take back' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Take ₱3,499.00 back?' }, ARRIVES));
    await userEvent.click(dialog.getByRole('button', { name: 'Take back' }));
    await expect(await screen.findByText('Taken back. The line can be decided again.', undefined, ARRIVES)).toBeVisible();
  },
};

/** Balances that break, rows that could not be read, and lines that could not be applied. */
export const Problems: Story = {
  args: {
    path: at(46, 'unmatched'),
    data: () =>
      opened(
        withLines(unmatchedLines, {
          balance: 'broken',
          balanceRow: 17,
          toDo: 12,
          done: 10,
          failed: 2,
          problemCount: 2,
          problems: [
            { row: 17, column: 'Date', value: '31/02/2025', message: 'This is not a day.' },
            { row: 23, column: 'Credit', value: '3,4990', message: 'This is not an amount.' },
          ],
        }),
      ),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, `${TITLE} 2`);
    await expect(canvas.getByText('The balances break at row 17')).toBeVisible();
    await expect(canvas.getByText('2 of 12 lines could not be changed. The reason is stated at each line.')).toBeVisible();
    await userEvent.click(canvas.getByText('2 rows could not be read'));
    await expect(await canvas.findByText('This is not a day.')).toBeVisible();
  },
};

/** The job continues when the page is left. */
export const Progress: Story = {
  args: { path: at(42), data: () => opened(applying) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'gcash-2025-10.csv');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '30');
    await expect(canvas.getByText('Applying 120 of 400')).toBeVisible();
  },
};

/** While it is read, the number of lines is not known. */
export const Reading: Story = {
  args: { path: at(45), data: () => opened(reading) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByText('Reading the file')).toBeVisible();
  },
};

/** A protected PDF is tried again with its password, or another file is sent. */
export const Failed: Story = {
  args: {
    path: at(43),
    data: () => ({
      ...opened(afterMutation('readStatement', protectedPdf, { ...reading, databaseId: 43 })),
      readStatement: { databaseId: 43, state: 'READING' },
    }),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, protectedPdf.fileName);
    await expect(canvas.getByText(/^This PDF needs its password\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send another file' })).toBeVisible();
  },
};

/** The password is sent, and the page shows the progress. */
export const TriedAgain: Story = {
  args: Failed.args ?? {},
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, protectedPdf.fileName);
    await userEvent.type(canvas.getByRole('textbox', { name: /Password of the PDF/ }), 'santos1234');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Reading the file', undefined, ARRIVES)).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith('readStatement', expect.objectContaining({ databaseId: 43, password: 'santos1234' }));
  },
};

/** The meaning of each column is chosen. The headers suggest some. */
export const Columns: Story = {
  args: { path: at(44), data: () => ({ ...opened(unknownColumns), readStatement: { databaseId: 44, state: 'READING' } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, unknownColumns.fileName);
    await expect(canvas.getByRole('combobox', { name: 'Money in' })).toHaveValue('credit');
    await expect(canvas.getByRole('combobox', { name: 'Petsa' })).toHaveValue('');
  },
};

/** Missing columns are named. The choice is sent as a mapping. */
export const ColumnsChosen: Story = {
  args: Columns.args ?? {},
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, unknownColumns.fileName);
    await userEvent.click(canvas.getByRole('button', { name: 'Read with these columns' }));
    await expect(await canvas.findByText('Choose the column of the date.')).toBeVisible();
    await expect(canvas.getByText('Choose the order of the dates.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Petsa' }), 'Date');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Order of the dates/ }), 'Month, day, year');
    await userEvent.click(canvas.getByRole('button', { name: 'Read with these columns' }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith(
        'readStatement',
        expect.objectContaining({
          mapping: {
            date: 0,
            description: 1,
            reference: 2,
            amount: { kind: 'separate', debit: 3, credit: 4 },
            balance: 5,
            account: null,
            dateOrder: 'mdy',
          },
        }),
      ),
    );
  },
};

/** Staff who only read see the lines without decisions. */
export const ReadOnly: Story = {
  args: { user: userAs('tribe-team-ro') },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, `${TITLE} 9`);
    for (const name of ['Apply', 'Choose a payment', 'Look again', 'Apply 2 exact lines', 'Undo the whole statement'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

/** A statement that does not exist. */
export const Unknown: Story = {
  args: { path: at(999), data: () => opened(null) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Payments');
    await expect(canvas.getByRole('link', { name: 'See all statements' })).toHaveAttribute('href', '/payment?tab=reconcile');
  },
};

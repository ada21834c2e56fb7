import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { TOO_MANY_EXPORTS } from '@atlas/domain/exports';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { chooseFromMenu, closeMenu, expectPage } from '../../testing/storyAssertions.ts';
import { PaymentsList } from '../../testing/PaymentsList.tsx';
import { ScreenStory } from '../../testing/ScreenStory.tsx';
import { screenParameters } from '../../testing/screenParameters.ts';
import { admin } from '../../testing/storyUsers.ts';

const NoPayments = () => <PaymentsList none />;
const screensWith = (Component: typeof PaymentsList) => ({
  // The screen table holds components with every kind of props.
  payment: { load: () => Promise.resolve(Component as never), needsRelay: true, skeleton: () => null },
});

const meta = {
  title: 'Screens/Shared/AdminList',
  component: ScreenStory,
  args: { path: '/payment', user: admin, screens: screensWith(PaymentsList) },
  parameters: {
    ...screenParameters,
    docs: {
      ...screenParameters.docs,
      description: {
        component: [
          'Use it for every list that staff work through. The screen says what its rows are; search, filters, tabs, order and pages live in the address.',
          '**Do** show one action of a row in sight, and several behind the three dots; put the likeliest action of the batch bar first. **Don’t** give it a prop that one list alone needs.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof ScreenStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const announced = (canvas: Canvas, text: string) =>
  waitFor(() => expect(canvas.getAllByRole('status').map((region: HTMLElement) => region.textContent?.trim())).toContain(text));
const box = (canvas: Canvas, name: string) => canvas.getByRole('checkbox', { name });

/** Tabs with the number of waiting rows, an action menu in each row, and an export. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Payments 23');
    await expect(canvas.getByRole('link', { name: /For review/ })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Approved' })).toHaveAttribute('href', '/payment?state=approved');
    await expect(canvas.getByRole('columnheader', { name: 'Sent' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByText('1–10 of 23')).toBeVisible();
  },
};

/** Some rows are selected. The bar offers their actions and a button to select all that match. */
export const Selected: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Payments 23');
    const boxes = canvas.getAllByRole('checkbox').slice(1, 4);
    for (const one of boxes) await userEvent.click(one);
    await expect(canvas.getByText('3 on this page selected.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Select all 23 matching' })).toBeVisible();
  },
};

/** All matching rows are selected and approved at once. Undo restores them. */
export const AllMatching: Story = {
  args: { path: '/payment?platform=Maya' },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Payments 6');
    await userEvent.click(box(canvas, 'Select all rows on this page'));
    await expect(canvas.getByText('6 on this page selected.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Select all \d+ matching/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Maya' }));
    await expectPage(canvas, 'Payments 23');
    await expect(canvas.queryByText(/selected\./)).toBeNull();
    await userEvent.click(box(canvas, 'Select all rows on this page'));
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 23 matching' }));
    await expect(canvas.getByText('All 23 matching selected.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await expect(await canvas.findByText('Payments appear here once someone sends one.')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expectPage(canvas, 'Payments 23');
  },
};

/**
 * Changing the page retains the selection. A new search clears it, so that staff never act on rows
 * out of sight.
 */
export const SelectionKept: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Payments 23');
    await userEvent.click(canvas.getAllByRole('checkbox')[1]!);
    await expect(canvas.getByText('1 on this page selected.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Next' }));
    await expect(await canvas.findByText('11–20 of 23')).toBeVisible();
    await expect(canvas.getByText('1 selected, 0 on this page.')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search payments' }), 'paolo');
    await expectPage(canvas, 'Payments 1');
    await expect(canvas.queryByText(/selected/)).toBeNull();
  },
};

/** The actions of a row: one runs at once, the other requires confirmation. */
export const RowMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Payments 23');
    const menuOf = () => canvas.getAllByRole('button', { name: 'Actions for Maricel Dela Cruz' })[0]!;
    await userEvent.click(menuOf());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Return' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Return the payment of Maricel Dela Cruz?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(menuOf()).toHaveFocus());
    await userEvent.click(menuOf());
    await chooseFromMenu(userEvent, 'Approve');
    await expectPage(canvas, 'Payments 22');
    await expect(await screen.findByText('The payment of Maricel Dela Cruz approved.')).toBeVisible();
  },
};

/** A row with a single action shows it as a button. */
export const SingleAction: Story = {
  args: { path: '/payment?state=approved' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Payments 1');
    await expect(canvas.getByRole('button', { name: 'Revoke' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Actions for/ })).toBeNull();
  },
};

/**
 * Screen readers announce the number of rows after a search, and the range of rows after a page
 * change.
 */
export const Announced: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Payments 23');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search payments' }), 'paolo');
    await announced(canvas, '1 payment');
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search payments' }));
    await announced(canvas, '23 payments');
    await userEvent.click(canvas.getByRole('link', { name: 'Page 3' }));
    await announced(canvas, '21–23 of 23 payments');
  },
};

const LONG = {
  databaseId: 7,
  list: 'COURSES',
  format: 'CSV',
  fileName: 'courses-2025-11-12.csv',
  problem: null,
  createdAt: '2025-11-12T02:45:00Z',
};
const running = { ...LONG, state: 'RUNNING', total: 348_000, done: 120_000, href: null };
const ready = { ...LONG, state: 'READY', total: 348_000, done: 348_000, href: '/api/exports/7' };

/** A long export runs in the background. The button shows its progress. */
export const Exporting: Story = {
  args: { data: () => ({ startExport: running, viewer: { export: running } }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Payments 23');
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await chooseFromMenu(userEvent, 'CSV');
    await expect(await canvas.findByRole('button', { name: '120,000 of 348,000 rows' })).toBeVisible();
  },
};

/** A message appears when an export is ready, even if it was started on another page. */
export const ExportReady: Story = {
  args: { data: () => ({ viewer: { exports: [running], export: ready } }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Payments 23');
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(await canvas.findByRole('button', { name: '120,000 of 348,000 rows' })).toBeVisible();
    await expect(await screen.findByText('courses-2025-11-12.csv is ready.', {}, { timeout: 5000 })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Download' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeVisible();
  },
};

/** Exports of this list from the last day can be downloaded again. */
export const ExportedBefore: Story = {
  args: { data: () => ({ viewer: { exports: [ready] } }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Payments 23');
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(await screen.findByRole('menuitem', { name: 'CSV of 10:45 AM, 348,000 rows' })).toBeVisible();
    await closeMenu(userEvent);
  },
};

/** The server's message explains why there is no file. */
export const ExportRefused: Story = {
  args: { data: () => ({ startExport: new RequestError(TOO_MANY_EXPORTS, 'RATE_LIMITED') }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Payments 23');
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await chooseFromMenu(userEvent, 'Excel (xlsx)');
    await expect(await screen.findByText(TOO_MANY_EXPORTS)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Export' })).toBeVisible();
  },
};

/** No row matches. Clear filters removes search and filters; the tab stays. */
export const NoMatches: Story = {
  args: { path: '/payment?state=approved&q=watercolor' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Payments 0');
    await expect(canvas.getByText('No results for these filters.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  },
};

export const Cleared: Story = {
  args: { path: '/payment?state=approved&q=watercolor&platform=Maya' },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Payments 0');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear filters' })[0]!);
    await expectPage(canvas, 'Payments 1');
    await expect(canvas.getByRole('link', { name: 'Approved' })).toHaveAttribute('aria-current', 'page');
  },
};

/** No member has sent a payment yet. */
export const Empty: Story = {
  args: { screens: screensWith(NoPayments as typeof PaymentsList) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Payments 0');
    await expect(canvas.getByText('Payments appear here once someone sends one.')).toBeVisible();
  },
};

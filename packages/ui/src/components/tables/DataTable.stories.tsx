import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../primitives/Button.tsx';
import { Vignette } from '../art/Vignette.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTable.tsx';
import { sampleUserActions, sampleUserColumns, sampleUsers } from './sampleUsers.tsx';
import type { SampleUser } from './sampleUsers.tsx';

const meta = {
  title: 'Components/Tables/DataTable',
  component: DataTable<SampleUser>,
  args: {
    label: 'Users',
    columns: sampleUserColumns,
    rows: sampleUsers,
    rowKey: ({ tribeId }) => tribeId,
    sort: { column: 'due', direction: 'ascending' },
    onSort: fn(),
    rowActions: sampleUserActions,
  },
  decorators: [
    (Story) => (
      <div data-density="dense" style={{ '--bar': '0px' } as CSSProperties}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: [
          'Use it for many records of one type that people compare, sort or change in bulk. Below 640 px each row is a card of the same cells.',
          '**Do** put the name with its link first, and two lines in a cell instead of two columns; align money to the end; sort pending work to the top.',
          '**Don’t** use it for two or three records (use a list) or for the facts about one record (KeyValueList).',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<DataTableProps<SampleUser>>;
export default meta;
type Story = StoryObj<typeof meta>;

const selection: DataTableProps<SampleUser>['selection'] = {
  selected: new Set(['T-01833', 'T-01851', 'T-01842']),
  onChange: fn(),
  rowLabel: ({ name }) => `Select ${name}`,
  text: '3 on this page selected.',
  offer: 'Select all 348 matching',
  onSelectAll: fn(),
  actions: (
    <>
      <Button variant="primary" size="dense">
        Enroll
      </Button>
      <Button size="dense">Extend</Button>
      <Button variant="danger-quiet" size="dense">
        Archive
      </Button>
    </>
  ),
};

export const Rows: Story = { args: { rows: sampleUsers.slice(0, 5), currentKey: 'T-01851' } };
export const Selected: Story = { args: { selection } };
/** More actions than fit a phone: their row scrolls, and fades where it continues. */
export const ManyActions: Story = {
  args: {
    rows: sampleUsers.slice(0, 3),
    selection: {
      ...selection,
      actions: (
        <>
          <Button variant="primary" size="dense">
            Move to a batch
          </Button>
          <Button size="dense">Extend subscriptions</Button>
          <Button size="dense">Add an access level</Button>
        </>
      ),
    },
  },
  globals: { viewport: { value: 'phone' } },
};
/** Counts share the second line of a card, each with the name of its column. */
export const CountsOnCards: Story = {
  args: {
    rows: sampleUsers.slice(0, 3),
    columns: [
      { id: 'name', header: 'Name', cell: ({ name }) => name },
      { id: 'finished', header: 'Finished', align: 'end', card: 'count', cell: ({ name }) => name.length },
      { id: 'open', header: 'Open', align: 'end', card: 'count', cell: ({ tribeId }) => tribeId.length },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: { pictures: false },
};
export const Cards: Story = { args: { selection, rows: sampleUsers.slice(0, 6) }, globals: { viewport: { value: 'phone' } } };
/** Columns without a position on cards are facts, preceded by their names. */
export const PlainCards: Story = {
  args: { rows: sampleUsers.slice(0, 2), columns: sampleUserColumns.map((column) => ({ ...column, card: undefined })) },
  globals: { viewport: { value: 'phone' } },
};
export const Loading: Story = { args: { loading: true, rows: [], skeletonRows: 5, selection: { ...selection, selected: new Set() } } };
export const ChosenColumns: Story = {
  args: { rows: sampleUsers.slice(0, 3), visible: ['tribeId', 'due'] },
  parameters: { pictures: false },
};
/** More columns than the box has room for: it scrolls sideways, and its header covers no row. */
export const TooWide: Story = {
  args: {
    columns: [
      ...sampleUserColumns,
      { id: 'note', header: 'Note', priority: 1, cell: ({ name }) => <div style={{ width: '40rem' }}>{`A long note about ${name}`}</div> },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ '--bar': '56px', maxWidth: '48rem' } as CSSProperties}>
        <Story />
      </div>
    ),
  ],
  parameters: { pictures: false },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    const [head] = canvas.getAllByRole('rowgroup');
    await expect(table.parentElement?.scrollWidth).toBeGreaterThan(table.parentElement?.clientWidth ?? 0);
    await expect(head?.getBoundingClientRect().top).toBe(table.getBoundingClientRect().top);
  },
};
export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        vignette={<Vignette of="search" />}
        title="No results for these filters"
        text="No one who joined in 2025 matches both."
        action={<Button>Clear filters</Button>}
      />
    ),
  },
  parameters: { pictures: false },
};

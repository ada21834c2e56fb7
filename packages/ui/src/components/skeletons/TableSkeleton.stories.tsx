import type { Meta, StoryObj } from '@storybook/react-vite';
import { TableSkeleton } from './TableSkeleton.tsx';

const meta = {
  title: 'Components/Skeletons/TableSkeleton',
  component: TableSkeleton,
  args: { rows: 5, columns: 4 },
  parameters: {
    docs: {
      description: {
        component:
          'Use it where the frame of a list is in place and its rows are loading.\n\n**Do** give it about as many rows and columns as expected.\n\n**Don’t** replace existing rows with it (they stay while the next ones load), or use it for a DataTable, which has its own `loading`.',
      },
    },
  },
} satisfies Meta<typeof TableSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const RowsOnPhone: Story = { args: { rows: 4 }, globals: { viewport: { value: 'phone' } }, parameters: { pictures: false } };

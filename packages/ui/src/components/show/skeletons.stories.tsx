import type { Meta, StoryObj } from '@storybook/react-vite';
import { DetailSkeleton } from './DetailSkeleton.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';

const meta = {
  title: 'Components/Show/Skeletons',
  component: DetailSkeleton,
  subcomponents: { TableSkeleton, FormSkeleton },
  parameters: {
    docs: {
      description: {
        component:
          'Use them where the page’s frame is in place and its content is on the way: TableSkeleton for rows, FormSkeleton for fields, DetailSkeleton for a record.\n\n**Do** give them about as many rows or fields as will come.\n\n**Don’t** show them for what is there already: it stays while the next thing loads.',
      },
    },
  },
} satisfies Meta<typeof DetailSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfATable: Story = { render: () => <TableSkeleton rows={5} /> };
export const OfATableOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <TableSkeleton rows={4} />,
  parameters: { pictures: false },
};
export const OfAForm: Story = { globals: { viewport: { value: 'phone' } }, render: () => <FormSkeleton fields={3} /> };
export const OfARecord: Story = { globals: { viewport: { value: 'phone' } }, args: { person: true } };

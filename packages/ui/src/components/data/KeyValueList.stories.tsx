import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../primitives/Badge.tsx';
import { KeyValueList } from './KeyValueList.tsx';

const meta = {
  title: 'Components/Data/KeyValueList',
  component: KeyValueList,
  args: {
    items: [
      { label: 'Due date', value: 'Saturday, 11/08/2025' },
      { label: 'Paid date', value: 'Wednesday, 11/12/2025' },
      { label: 'Platform', value: 'Bank transfer' },
      { label: 'Status', value: <Badge tone="danger">overdue</Badge> },
      { label: 'Discount code', value: null },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: [
          'Use it for the facts about one record.',
          '**Do** order facts by importance, and show empty ones when their absence matters. **Don’t** repeat the title or a badge next to it.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof KeyValueList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pairs: Story = { globals: { viewport: { value: 'phone' } } };
export const Grid: Story = { args: { layout: 'grid' } };

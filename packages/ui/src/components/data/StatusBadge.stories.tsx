import Clock from 'lucide-react/icons/clock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../primitives/Row.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const meta = {
  title: 'Components/Data/StatusBadge',
  component: StatusBadge,
  args: { tone: 'success', text: 'Active' },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for the status of a record: a subscription, a payment, a funnel.\n\n**Do** take the word from the specification and the tone from the domain rule.\n\n**Don’t** use it for a category or a count (Badge), or put two in one table row.',
      },
    },
  },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { pictures: false } };
export const Tones: Story = {
  render: () => (
    <Row wrap gap={2}>
      <StatusBadge tone="success" text="Active" />
      <StatusBadge tone="danger" text="overdue" />
      <StatusBadge tone="warning" text="due in 3 days" icon={Clock} />
      <StatusBadge tone="warning" text="Multiple Subscriptions Found" />
      <StatusBadge tone="info" text="due in 19 days" />
      <StatusBadge tone="neutral" text="Draft" />
    </Row>
  ),
};

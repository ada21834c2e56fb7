import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge.tsx';
import { Row } from './Row.tsx';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { children: 'due in 33 days' },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for a category, a count or a simple fact about a record, in the words of the specification.\n\n**Do** keep it to one or two words.\n\n**Don’t** convey meaning by colour alone: use a StatusBadge.',
      },
    },
  },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { pictures: false } };
export const Tones: Story = {
  render: () => (
    <Row wrap gap={2}>
      <Badge tone="success" icon={Check}>
        paid
      </Badge>
      <Badge tone="danger" icon={CircleAlert}>
        overdue
      </Badge>
      <Badge tone="warning" icon={Clock}>
        due in 3 days
      </Badge>
      <Badge tone="info">due in 19 days</Badge>
      <Badge>due in 33 days</Badge>
      <Badge tone="success" icon={CircleCheck}>
        Active
      </Badge>
      <Badge tone="warning" icon={TriangleAlert}>
        Multiple Subscriptions Found
      </Badge>
    </Row>
  ),
};

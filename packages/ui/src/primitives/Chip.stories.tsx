import X from 'lucide-react/icons/x';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Chip } from './Chip.tsx';
import { Row } from './Row.tsx';

const meta = {
  title: 'Primitives/Chip',
  component: Chip,
  args: { children: 'Watching', onClick: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for one filter in a strip.\n\n**Do** give it an `href` where filters are part of the address.\n\n**Don’t** use it for a status (StatusBadge) or for an action (Button).',
      },
    },
  },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { pictures: false } };
export const Filters: Story = {
  render: () => (
    <Row gap={2} wrap role="group" aria-label="Filter">
      <Chip selected>All</Chip>
      <Chip>Watching</Chip>
      <Chip href="#completed">Completed</Chip>
      <Chip count="12">Events</Chip>
      <Chip selected iconEnd={X}>
        Batch 17
      </Chip>
    </Row>
  ),
};

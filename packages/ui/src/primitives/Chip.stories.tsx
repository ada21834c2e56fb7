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
      description: { component: 'Use it for one filter of a strip. With `href` when filters live in the address, else it is a toggle.' },
    },
  },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filters: Story = {
  render: () => (
    <Row gap={2} wrap role="group" aria-label="Filter">
      <Chip selected>All</Chip>
      <Chip>Watching</Chip>
      <Chip href="#completed">Completed</Chip>
      <Chip selected iconEnd={X}>
        Batch 17
      </Chip>
    </Row>
  ),
};

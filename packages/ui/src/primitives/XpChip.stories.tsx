import type { Meta, StoryObj } from '@storybook/react-vite';
import { XpChip } from './XpChip.tsx';

const meta = {
  title: 'Primitives/XpChip',
  component: XpChip,
  args: { amount: '+40' },
  parameters: {
    docs: {
      description: {
        component: 'Use it for experience points: `earn` for what the next step brings, at most three a screen; `total` for what there is.',
      },
    },
  },
} satisfies Meta<typeof XpChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Earn: Story = {};
export const Total: Story = { args: { amount: '1,240', kind: 'total' } };

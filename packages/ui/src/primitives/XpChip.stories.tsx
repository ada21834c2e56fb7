import type { Meta, StoryObj } from '@storybook/react-vite';
import { XpChip } from './XpChip.tsx';

const meta = {
  title: 'Primitives/XpChip',
  component: XpChip,
  args: { amount: '+40' },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for experience points.\n\n**Do** use `earn` for what the next step gives and `total` for the current total.\n\n**Don’t** show more than three `earn` chips on a screen: mango means “now”.',
      },
    },
  },
} satisfies Meta<typeof XpChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Earn: Story = {};
export const Total: Story = { args: { amount: '1,240', kind: 'total' } };

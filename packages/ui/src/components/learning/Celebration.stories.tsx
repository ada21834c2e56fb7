import Check from 'lucide-react/icons/check';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../../primitives/Icon.tsx';
import { Celebration } from './Celebration.tsx';

const meta = {
  title: 'Components/Learning/Celebration',
  component: Celebration,
  args: { done: 6, total: 7, label: '6 of 7 tasks done', figure: '6', caption: 'of 7 tasks' },
  parameters: {
    docs: {
      description: {
        component:
          'Use it once for a finished task, a finished stage, a first client: in a sheet whose button is the next step.\n\n**Do** name what was achieved next to it. With reduced motion only the full ring remains.\n\n**Don’t** use it for opening, saving or signing in, or repeat it.',
      },
    },
  },
} satisfies Meta<typeof Celebration>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ATask: Story = {};
export const EveryTask: Story = {
  args: { done: 7, label: '7 of 7 tasks done', figure: <Icon icon={Check} size="l" />, caption: undefined },
};

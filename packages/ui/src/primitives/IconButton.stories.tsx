import Bell from 'lucide-react/icons/bell';
import Ellipsis from 'lucide-react/icons/ellipsis';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta: Meta<typeof IconButton> = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { icon: Ellipsis, label: 'More', onClick: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for an action with a familiar icon: close, search, more.\n\n**Do** name the action, and what is new if there is a mark.\n\n**Don’t** use it for anything that is not obvious: use text.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof IconButton>;

export const Plain: Story = {};
export const Marked: Story = { args: { icon: Bell, label: 'Notifications, 2 new', marked: true } };

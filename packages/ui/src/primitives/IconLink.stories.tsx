import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconLink } from './IconLink.tsx';

const meta: Meta<typeof IconLink> = {
  title: 'Primitives/IconLink',
  component: IconLink,
  args: { icon: ArrowLeft, label: 'Back to the course', href: '#course' },
  parameters: {
    pictures: false,
    docs: {
      description: {
        component:
          'Use it for a link to a page with a familiar icon: notifications, the profile.\n\n**Do** name the page, and what is new if there is a mark.\n\n**Don’t** use it for an action: use an IconButton.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof IconLink>;

export const Back: Story = {};

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
          'Use it to go to a page that everybody knows by its picture: notifications, the profile.\n\n**Do** name where it goes, and the news if there is a mark.\n\n**Don’t** use it for an action: that is an IconButton.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof IconLink>;

export const Back: Story = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { NavigationProgress } from './NavigationProgress.tsx';

const meta = {
  title: 'Components/Feedback/NavigationProgress',
  component: NavigationProgress,
  args: { active: true },
  parameters: {
    pictures: false,
    docs: {
      description: {
        component:
          'Use it once, in the shell, while the next page is on its way and this one stays.\n\n**Do** leave the page as it is meanwhile.\n\n**Don’t** use it for a part of a page: that has skeletons.',
      },
    },
  },
} satisfies Meta<typeof NavigationProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnItsWay: Story = {};

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
          'Use it once, in the shell, while the next page loads and the current one stays visible.\n\n**Do** leave the page unchanged in the meantime.\n\n**Don’t** use it for a part of a page: use skeletons.',
      },
    },
  },
} satisfies Meta<typeof NavigationProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnItsWay: Story = {};

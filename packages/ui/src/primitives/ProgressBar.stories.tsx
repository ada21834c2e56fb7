import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Primitives/ProgressBar',
  component: ProgressBar,
  args: { label: 'Course progress', percent: 56, valueText: '18 of 32 lessons' },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for progress that cannot be shown in parts: many lessons, an upload.\n\n**Do** state the same in words next to it.\n\n**Don’t** use it for up to about twelve parts: use a ProgressRing or Segments.',
      },
    },
  },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};

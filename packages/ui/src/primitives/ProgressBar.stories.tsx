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
          'Use it for what cannot be drawn as parts: many lessons, an upload.\n\n**Do** write the same thing in words beside it.\n\n**Don’t** use it for what can be counted up to about twelve: that is a ProgressRing or Segments.',
      },
    },
  },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};

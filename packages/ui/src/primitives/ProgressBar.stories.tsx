import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Primitives/ProgressBar',
  component: ProgressBar,
  args: { label: 'Course progress', percent: 56, valueText: '18 of 32 lessons' },
  parameters: {
    docs: {
      description: {
        component: 'Use it for what cannot be drawn as parts: many lessons, an upload. The text beside it says the same thing.',
      },
    },
  },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};

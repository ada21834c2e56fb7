import type { Meta, StoryObj } from '@storybook/react-vite';
import { Segments } from './Segments.tsx';

const meta = {
  title: 'Primitives/Segments',
  component: Segments,
  args: { done: 1, total: 3, label: '1 of 3 payments made' },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for a row that can be counted: instalments, check-in weeks.\n\n**Do** write the same thing in words beside it; the next one is mango.\n\n**Don’t** use it for more than about twelve: that is a ProgressBar.',
      },
    },
  },
} satisfies Meta<typeof Segments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Instalments: Story = {};

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
          'Use it for a countable sequence: instalments, check-in weeks.\n\n**Do** state the same in words next to it; the next segment is mango.\n\n**Don’t** use it for more than about twelve: use a ProgressBar.',
      },
    },
  },
} satisfies Meta<typeof Segments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Instalments: Story = {};

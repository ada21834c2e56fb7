import type { Meta, StoryObj } from '@storybook/react-vite';
import { DetailSkeleton } from './DetailSkeleton.tsx';

const meta = {
  title: 'Components/Skeletons/DetailSkeleton',
  component: DetailSkeleton,
  args: { facts: 6, person: true },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component:
          'Use it while the page of one record loads: its name, then its facts in one card.\n\n**Do** set `person` where the page starts with an avatar.\n\n**Don’t** use it for a list (TableSkeleton) or a form (FormSkeleton).',
      },
    },
  },
} satisfies Meta<typeof DetailSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Record: Story = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { FiguresSkeleton } from './FiguresSkeleton.tsx';
import { inStaffLayout } from './sampleStaffLayout.tsx';

const meta = {
  title: 'Patterns/FiguresSkeleton',
  component: FiguresSkeleton,
  decorators: [inStaffLayout('Home')],
  args: { lines: 3, parts: [3], rows: 4, groups: [3, 2] },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it while the data of a FiguresPage loads.\n\n**Do** show as many figures as most people see.\n\n**Don’t** use it for a report: it has its own skeleton.',
      },
    },
  },
} satisfies Meta<typeof FiguresSkeleton>;
export default meta;

export const Loading: StoryObj<typeof meta> = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMemberLayout } from './sampleLayouts.tsx';
import { StageSkeleton } from './StageSkeleton.tsx';

const meta = {
  title: 'Patterns/StageSkeleton',
  component: StageSkeleton,
  decorators: [inMemberLayout({ menu: 'My Stage', tab: 'Stage' })],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it while the data of a StagePage loads.\n\n**Do** show it inside the layout, which is already visible.\n\n**Don’t** use it for a list: use a TableSkeleton.',
      },
    },
  },
} satisfies Meta<typeof StageSkeleton>;
export default meta;

export const Loading: StoryObj<typeof meta> = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { inMemberLayout } from './sampleLayouts.tsx';

const meta = {
  title: 'Patterns/HomeSkeleton',
  component: HomeSkeleton,
  decorators: [inMemberLayout({ menu: 'Home', tab: 'Home' })],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it while the data of a member’s home page loads.\n\n**Do** show it inside the layout, which is already visible.\n\n**Don’t** use it for any other page: each has its own skeleton.',
      },
    },
  },
} satisfies Meta<typeof HomeSkeleton>;
export default meta;

export const Loading: StoryObj<typeof meta> = {};

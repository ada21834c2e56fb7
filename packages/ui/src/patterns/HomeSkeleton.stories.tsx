import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { inMemberFrame } from './sampleFrames.tsx';

const meta = {
  title: 'Patterns/HomeSkeleton',
  component: HomeSkeleton,
  decorators: [inMemberFrame({ menu: 'Home', tab: 'Home' })],
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'Use it while the data of a home page is on its way.' } },
  },
} satisfies Meta<typeof HomeSkeleton>;
export default meta;

export const Loading: StoryObj<typeof meta> = {};

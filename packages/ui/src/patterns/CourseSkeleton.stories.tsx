import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourseSkeleton } from './CourseSkeleton.tsx';
import { inMemberFrame } from './sampleFrames.tsx';

const meta = {
  title: 'Patterns/CourseSkeleton',
  component: CourseSkeleton,
  decorators: [inMemberFrame({ menu: 'My Courses', tab: 'Courses' })],
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'Use it while the data of a course is on its way.' } },
  },
} satisfies Meta<typeof CourseSkeleton>;
export default meta;

export const Loading: StoryObj<typeof meta> = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { LessonSkeleton } from './LessonSkeleton.tsx';
import { inMemberLayout } from './sampleLayouts.tsx';

const meta = {
  title: 'Patterns/LessonSkeleton',
  component: LessonSkeleton,
  decorators: [inMemberLayout({ menu: 'My Courses', tab: 'Courses' })],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it while the data of a lesson is on its way.\n\n**Do** show it inside the frame, which is there already.\n\n**Don’t** use it for the video alone: that is a MediaSkeleton.',
      },
    },
  },
} satisfies Meta<typeof LessonSkeleton>;
export default meta;

export const Loading: StoryObj<typeof meta> = {};

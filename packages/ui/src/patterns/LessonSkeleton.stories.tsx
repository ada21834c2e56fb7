import type { Meta, StoryObj } from '@storybook/react-vite';
import { LessonOutlineSkeleton } from '../components/learning/LessonOutlineSkeleton.tsx';
import { LessonSkeleton } from './LessonSkeleton.tsx';
import { inMemberLayout } from './sampleLayouts.tsx';

const meta = {
  title: 'Patterns/LessonSkeleton',
  component: LessonSkeleton,
  subcomponents: { LessonOutlineSkeleton },
  decorators: [inMemberLayout({ menu: 'My Courses', tab: 'Courses' })],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it while the data of a lesson loads.\n\n**Do** show it inside the layout, which is already visible.\n\n**Don’t** use it for the video alone: use a MediaSkeleton.',
      },
    },
  },
} satisfies Meta<typeof LessonSkeleton>;
export default meta;

export const Loading: StoryObj<typeof meta> = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourseSkeleton } from './CourseSkeleton.tsx';
import { inMemberLayout } from './sampleLayouts.tsx';

const meta = {
  title: 'Patterns/CourseSkeleton',
  component: CourseSkeleton,
  decorators: [inMemberLayout({ menu: 'My Courses', tab: 'Courses' })],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it while the data of a CoursePage loads.\n\n**Do** show it inside the layout, which is already visible.\n\n**Don’t** use it for a list of courses: use a CourseListSkeleton.',
      },
    },
  },
} satisfies Meta<typeof CourseSkeleton>;
export default meta;

export const Loading: StoryObj<typeof meta> = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourseCard } from './CourseCard.tsx';
import { CourseGrid } from './CourseGrid.tsx';
import { sampleCourses } from './sampleLessons.ts';

const meta = {
  title: 'Components/Learning/CourseGrid',
  component: CourseGrid,
  args: { label: 'Courses', children: sampleCourses.map((course) => <CourseCard key={course.coverId} {...course} />) },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for cards of one kind: my courses, free lessons, resources.\n\n**Do** keep the order that the list asks for.\n\n**Don’t** mix kinds in one grid.',
      },
    },
  },
} satisfies Meta<typeof CourseGrid>;
export default meta;

export const MyCourses: StoryObj<typeof meta> = { globals: { viewport: { value: 'desktop' } } };

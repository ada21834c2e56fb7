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
          'Use it for cards of one type: my courses, free lessons, resources.\n\n**Do** keep the order of the list.\n\n**Don’t** mix types in one grid.',
      },
    },
  },
} satisfies Meta<typeof CourseGrid>;
export default meta;

export const MyCourses: StoryObj<typeof meta> = { globals: { viewport: { value: 'desktop' } } };

/** On phones, every card after the first is a row. */
export const Rows: StoryObj<typeof meta> = { args: { rows: 'after-first' }, globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from '../primitives/Chip.tsx';
import { CourseListSkeleton } from './CourseListSkeleton.tsx';
import { ListPage } from './ListPage.tsx';
import { inMemberLayout } from './sampleLayouts.tsx';

const meta = {
  title: 'Patterns/CourseListSkeleton',
  component: CourseListSkeleton,
  decorators: [
    (Story) => (
      <ListPage
        title="My Courses"
        filters={
          <>
            <Chip href="#all" selected>
              All
            </Chip>
            <Chip href="#watching">Watching</Chip>
            <Chip href="#completed">Completed</Chip>
          </>
        }
      >
        <Story />
      </ListPage>
    ),
    inMemberLayout({ menu: 'My Courses', tab: 'Courses' }),
  ],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it inside a ListPage while the courses load.\n\n**Do** leave the title and the filters of the page in place above it.\n\n**Don’t** use it for one course (CourseSkeleton) or for a table (TableSkeleton).',
      },
    },
  },
} satisfies Meta<typeof CourseListSkeleton>;
export default meta;

export const Loading: StoryObj<typeof meta> = {};

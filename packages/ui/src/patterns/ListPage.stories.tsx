import type { Meta, StoryObj } from '@storybook/react-vite';
import { Vignette } from '../components/art/Vignette.tsx';
import { EmptyState } from '../components/feedback/EmptyState.tsx';
import { CourseCard } from '../components/learning/CourseCard.tsx';
import { CourseGrid } from '../components/learning/CourseGrid.tsx';
import { sampleCourses } from '../components/learning/sampleLessons.ts';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { Chip } from '../primitives/Chip.tsx';
import { ListPage } from './ListPage.tsx';
import { inMemberFrame } from './sampleFrames.tsx';

const meta = {
  title: 'Patterns/ListPage',
  component: ListPage,
  decorators: [inMemberFrame({ menu: 'My Courses', tab: 'Courses' })],
  args: {
    title: 'My Courses',
    filters: (
      <>
        <Chip href="#all" selected>
          All
        </Chip>
        <Chip href="#watching">Watching</Chip>
        <Chip href="#completed">Completed</Chip>
      </>
    ),
    children: (
      <CourseGrid label="My Courses">
        {sampleCourses.map((course) => (
          <CourseCard key={course.coverId} {...course} />
        ))}
      </CourseGrid>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    pictures: 'pattern',
    docs: { description: { component: 'Use it for many things of one kind; all but the list stays while the list changes.' } },
  },
} satisfies Meta<typeof ListPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Courses: Story = {};
export const Empty: Story = {
  args: {
    children: (
      <EmptyState
        vignette={<Vignette of="lessons" />}
        title="No available product for the moment"
        text="When your first payment is approved, your courses appear here. Until then, the free lessons are open."
        action={
          <ButtonLink variant="primary" href="#free">
            Open free lessons
          </ButtonLink>
        }
      />
    ),
  },
};

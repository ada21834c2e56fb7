import { expectLoading } from '../testing/storyAssertions.ts';
import { member } from '../testing/storyUsers.ts';
import { type ScreenMeta, screenStory, type Story } from '../testing/screenStory.ts';

const meta: ScreenMeta = {
  title: 'Screens/Shell/States/Loading',
  ...screenStory,
  args: { path: '/', user: member, network: 'pending' },
  play: async ({ canvas }) => {
    await expectLoading(canvas);
  },
};
export default meta;

/** The skeleton of home. */
export const Filled: Story = {};

/** The skeleton of the course list, with its title. */
export const CourseList: Story = { args: { path: '/courses/my-courses' } };

/** The skeleton of a course. */
export const Course: Story = { args: { path: '/courses/my-courses/136' } };

/** The skeleton of a lesson. */
export const Lesson: Story = { args: { path: '/courses/my-courses/136/1' } };

import { expectLoading } from '../testing/storyAssertions.ts';
import { member } from '../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../testing/screenStory.ts';

const meta: ScreenMeta = {
  title: 'Screens/Shell/States/Loading',
  ...aboutScreen({
    shows: 'The skeletons of pages, while their data loads.',
    audience: 'Everyone on a slow connection.',
    check: 'A skeleton has the layout of its page, so nothing jumps when the data arrives.',
  }),
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

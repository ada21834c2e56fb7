import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectLoading } from '../testing/storyAssertions.ts';
import { screenParameters } from '../testing/screenParameters.ts';
import { ScreenStory } from '../testing/ScreenStory.tsx';
import { member } from '../testing/storyUsers.ts';

const meta: Meta<typeof ScreenStory> = {
  title: 'Screens/Shell/States/Loading',
  component: ScreenStory,
  args: { path: '/', user: member, network: 'pending' },
  parameters: screenParameters,
  play: async ({ canvas }) => {
    await expectLoading(canvas);
  },
};
export default meta;
type Story = StoryObj<typeof ScreenStory>;

/** The skeleton of home. */
export const Filled: Story = {};

/** The skeleton of the course list, with its title. */
export const CourseList: Story = { args: { path: '/courses/my-courses' } };

/** The skeleton of a course. */
export const Course: Story = { args: { path: '/courses/my-courses/136' } };

/** The skeleton of a lesson. */
export const Lesson: Story = { args: { path: '/courses/my-courses/136/1' } };

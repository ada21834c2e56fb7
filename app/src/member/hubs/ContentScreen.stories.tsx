import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectPage } from '../../stories/expectations.ts';
import { screenParameters } from '../../stories/screenParameters.ts';
import { ScreenStory } from '../../stories/ScreenStory.tsx';
import { connection } from '../../stories/storyAnswers.ts';
import { member, nonMember } from '../../stories/storyUsers.ts';

const COURSES = [
  {
    databaseId: 4,
    name: 'Proposals that get answered',
    shortDescription: 'Write less, and be read.',
    progress: { finishedLessons: 3, totalLessons: 9 },
  },
  { databaseId: 5, name: 'Virtual assistance from the first day', shortDescription: 'Inbox, calendar and travel.' },
];

const meta: Meta<typeof ScreenStory> = {
  title: 'Screens/Member/Hubs/Content',
  component: ScreenStory,
  args: { path: '/content', user: member, data: () => ({ viewer: { myCourses: connection(COURSES) } }) },
  parameters: screenParameters,
};
export default meta;
type Story = StoryObj<typeof ScreenStory>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Content');
    await expect(canvas.getByRole('link', { name: /^Proposals that get answered/ })).toHaveAttribute('href', '/courses/my-courses/4');
  },
};

export const Empty: Story = {
  args: { user: nonMember, data: () => ({}) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Content');
    await expect(canvas.getByText('No available product for the moment')).toBeVisible();
  },
};

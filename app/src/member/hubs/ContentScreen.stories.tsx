import { expect } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { member, nonMember } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';

const COURSES = [
  {
    databaseId: 4,
    name: 'Proposals that get answered',
    shortDescription: 'Write less, and be read.',
    progress: { finishedLessons: 3, totalLessons: 9 },
  },
  { databaseId: 5, name: 'Virtual assistance from the first day', shortDescription: 'Inbox, calendar and travel.' },
];
const NOTHING = { courses: 0, activities: 0, tasks: 0 };

const meta: ScreenMeta = {
  title: 'Screens/Member/Hubs/Content',
  ...aboutScreen({
    shows: 'Everything that a member can learn, by kind: courses, events, and the tasks of the stage.',
    audience: 'Members who look for content without knowing where it is.',
    check: 'Each filter shows its number, and a kind without content explains why.',
  }),
  args: {
    path: '/content',
    user: member,
    data: () => ({ viewer: { contentCounts: { courses: 2, activities: 14, tasks: 7 }, myCourses: connection(COURSES) } }),
  },
};
export default meta;

/** Each filter shows its number of items. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'My Products');
    await expect(await canvas.findByRole('link', { name: /^Proposals that get answered/ })).toHaveAttribute(
      'href',
      '/courses/my-courses/4',
    );
    await expect(canvas.getByRole('link', { name: 'Courses 2' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'Activities 14' })).toHaveAttribute('href', '/content?filter=activities');
    await expect(canvas.getByRole('link', { name: 'Tasks 7' })).toHaveAttribute('href', '/content?filter=tasks');
  },
};

export const Empty: Story = {
  args: { user: nonMember, data: () => ({ viewer: { contentCounts: NOTHING } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'My Products');
    await expect(await canvas.findByText('No available product for the moment')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Courses 0' })).toBeVisible();
  },
};

/** A member who is not invited to any activities yet. */
export const NoActivities: Story = {
  args: { path: '/content?filter=activities', data: () => ({ viewer: { contentCounts: NOTHING, myEvents: connection([]) } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'My Products');
    await expect(await canvas.findByText('Live hours, workshops and meet-ups appear here once one is open to you.')).toBeVisible();
  },
};

/** A member before the Journey Form, with no stage and so no tasks. */
export const NoTasks: Story = {
  args: {
    path: '/content?filter=tasks',
    data: () => ({ viewer: { contentCounts: NOTHING, myStage: { stage: null, stageTasks: [], remainingTasks: [] } } }),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'My Products');
    await expect(await canvas.findByText('You are not in a stage yet')).toBeVisible();
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('link', { name: 'Open My Stage' }));
  },
};

import { expect } from 'storybook/test';
import { course } from '../../testing/courses.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { freelancingCourse } from '../../testing/funnels.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { member, nonMember } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { memberCourses, workshops } from '../shared/courseFixtures.ts';

const meta: ScreenMeta = {
  title: 'Screens/Member/Courses/List',
  ...aboutScreen({
    shows: 'All courses of a member with their progress, filtered and sorted.',
    audience: 'Members who choose what to learn next.',
    check: 'Cards in every state next to each other: in progress, completed, not begun, not started and ended.',
  }),
  args: { path: '/courses/my-courses', user: member, data: () => ({ viewer: { myCourses: connection(memberCourses()) } }) },
};
export default meta;

/** Courses in every state: in progress, completed, not begun, not started and ended. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'My Courses');
    await expect(canvas.getAllByRole('article')).toHaveLength(7);
    await expect(canvas.getByRole('link', { name: 'Proposals that get answered' })).toHaveAttribute('href', '/courses/my-courses/1');
    await expect(canvas.getByText('Completed', { selector: 'article *' })).toBeVisible();
    await expect(canvas.getByText('Membership expired')).toBeVisible();
  },
};

/** A filter in the address. Choosing another one changes the list. */
export const Watching: Story = {
  args: {
    path: '/courses/my-courses?filter=watching',
    data: () => {
      const [proposals, niche, portfolio] = memberCourses();
      const shown = { watching: [proposals!, portfolio!], completed: [niche!] };
      return { viewer: { myCourses: ({ filter }: { filter: keyof typeof shown }) => connection(shown[filter]) } };
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'My Courses');
    await expect(canvas.getByRole('link', { name: 'Watching' })).toHaveAttribute('aria-current');
    await expect(canvas.queryByRole('link', { name: 'Find a niche you can explain' })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Completed' }));
    await expect(await canvas.findByRole('link', { name: 'Find a niche you can explain' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};

/** A published course whose lessons are still drafts. */
export const WithoutLessons: Story = {
  parameters: { pictures: false },
  args: {
    data: () => {
      const progress = { finishedLessons: 0, totalLessons: 0, percent: 0, secondsLeft: 0 };
      return { viewer: { myCourses: connection([{ ...course({ name: 'Bookkeeping for small shops' }), progress }]) } };
    },
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'My Courses');
    await expect(canvas.getByText('No lessons yet')).toBeVisible();
  },
};

/** No courses at all: the page explains what appears here and links to the offer. */
export const Empty: Story = {
  args: { user: nonMember, data: () => ({ viewer: { funnelToJoin: freelancingCourse() } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'My Courses');
    await expect(await canvas.findByText('No available product for the moment')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the Freelancing Course' })).toHaveAttribute('href', '/freelancing-course');
  },
};

/** No courses for this filter, which can be removed. */
export const FilteredEmpty: Story = {
  args: {
    path: '/courses/my-courses?filter=completed&sort=newest',
    data: () => ({ viewer: { myCourses: ({ filter }: { filter: string }) => connection(filter === 'all' ? workshops(2) : []) } }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'My Courses');
    await expect(await canvas.findByText('You have not completed a course yet.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all courses' })).toHaveAttribute('href', '/courses/my-courses?sort=newest');
    await userEvent.click(canvas.getByRole('link', { name: 'See all courses' }));
    await expect(await canvas.findByRole('link', { name: 'Freelancing workshop 1' })).toBeVisible();
  },
};

/**
 * More than twenty courses: the rest loads on demand, and the button disappears with the last of
 * them.
 */
export const ShowMore: Story = {
  args: {
    data: () => {
      const courses = workshops(26);
      const first = connection(courses.slice(0, 20), { totalCount: 26, hasNextPage: true });
      const rest = connection(courses.slice(20), { totalCount: 26 });
      return { viewer: { myCourses: ({ after }: { after?: string | null }) => (after ? rest : first) } };
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'My Courses');
    await expect(canvas.getAllByRole('article')).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more courses' }));
    await expect(await canvas.findByRole('link', { name: 'Freelancing workshop 26' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(26);
    await expect(canvas.queryByRole('button', { name: 'Show more courses' })).toBeNull();
  },
};

import { expect } from 'storybook/test';
import { expectForbidden, expectPage } from '../../testing/storyAssertions.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { admin, coach, member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { activityOfKristine, kristine, newcomerPage } from './peopleFixtures.ts';

const showing = (person: object | null) => ({ viewer: { member: person } });
const { lessons, times, ...activity } = activityOfKristine;
const person = { ...kristine, ...activity, openedLessons: connection(lessons), attendance: connection(times) };

const meta: ScreenMeta = {
  title: 'Screens/Staff/Users/PersonActivity',
  ...aboutScreen({
    shows: 'When a person used Atlas last, and what they opened and attended.',
    audience: 'Coaches and success managers before a call.',
    check: 'Dates are easy to compare, and links appear only where the reader may follow them.',
  }),
  args: { path: '/community/members/61?tab=activity', user: admin, data: () => showing(person) },
};
export default meta;

/** When a person last used Atlas, and their courses, lessons and attendance. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Kristine Joy Mercado');
    await expect(canvas.getByText('4. Find your first client')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Proposals that get answered 7 of 10/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Proposals that get answered' })).toHaveAttribute('href', '/courses/12');
    for (const text of ['Attended', 'Did not attend', 'Not recorded', 'Going', 'Came without an RSVP', 'Cancelled'])
      await expect(canvas.getByText(text)).toBeVisible();
  },
};

/** A person who has just signed up. */
export const Empty: Story = {
  args: {
    path: '/community/non-members/71?tab=activity',
    data: () =>
      showing({
        ...newcomerPage,
        lastSeenAt: null,
        lastSignInAt: null,
        startedCourses: [],
        openedLessons: connection([]),
        attendance: connection([]),
      }),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Jomar Villanueva');
    for (const text of ['No course opened yet.', 'No lesson opened yet.', 'No events yet.'])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getAllByText('Never')).toHaveLength(2);
  },
};

/** Coaches cannot open the staff pages of courses and events, so their names are not links. */
export const Coach: Story = {
  args: { user: { ...coach, pageAccess: { ...coach.pageAccess, course: false, event: false } } },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Kristine Joy Mercado');
    await expect(canvas.queryByRole('link', { name: 'Proposals that get answered' })).toBeNull();
    await expect(canvas.getByRole('rowheader', { name: 'Proposals that get answered' })).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { path: '/community/members/999?tab=activity', data: () => showing(null) },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};

export const Forbidden: Story = { args: { user: member }, play: ({ canvas }) => expectForbidden(canvas, 'Member') };

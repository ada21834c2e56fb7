import { expect, fn, screen as page, waitFor, within } from 'storybook/test';
import { screen } from '../../routing/screen.ts';
import { expectPage, sessionEnded } from '../../testing/storyAssertions.ts';
import { freelancingCourse, pageOf } from '../../testing/funnels.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { STORY_PASSWORD } from '../../testing/storyClient.ts';
import { member, nonMember } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import HomeQuery from './__generated__/HomeScreenQuery$parameters.ts';
import { HomeScreen } from './HomeScreen.tsx';
import { travelled, withoutStage } from '../../shared/journey/journeyFixtures.ts';
import { ended, finishedWorkshop, learnedProposals, memberCourses, memberLearning } from '../shared/courseFixtures.ts';

const sent = fn();
const OCCURS_AT = '2025-11-12T01:00:00Z';

/** An event in progress. */
const coworking = (next: object) => ({
  databaseId: 5,
  revision: 1,
  name: 'Open co-working room',
  state: 'LIVE',
  next: { occursAt: OCCURS_AT, startsAt: OCCURS_AT, ...next },
});

const meta: ScreenMeta = {
  title: 'Screens/Member/Home/Dashboard',
  ...aboutScreen({
    shows: 'The first page after signing in: the next lesson, the progress, the courses opened last, the next payment and the next event.',
    audience: 'Members on their way to a first client, and newcomers who have no course yet.',
    check: 'The next lesson is the one primary action. The other cards give way to it and vanish without content.',
  }),
  args: {
    path: '/',
    user: member,
    data: () => ({
      viewer: {
        courseToContinue: learnedProposals(),
        myCourses: connection(memberCourses()),
        learning: memberLearning,
        myStage: travelled(),
      },
    }),
  },
};
export default meta;

/** A member after some months: the next lesson, the overall progress, and the other courses. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Maricel');
    await expect(canvas.getByText('Wednesday, November 12')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Continue lesson/ })).toHaveAttribute('href', '/courses/my-courses/1/104');
    await expect(canvas.getByRole('heading', { name: '44 of 101 lessons' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Choose your service' })).toBeVisible();
  },
};

/** Every open lesson is finished, so there is no next step. */
export const AllFinished: Story = {
  args: { data: () => ({ viewer: { myCourses: connection([learnedProposals({ finished: 8 })]), learning: { openCourses: 1 } } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Maricel');
    await expect(canvas.getByText('You are up to date.')).toBeVisible();
    await expect(canvas.getByText('Completed')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Continue lesson/ })).toBeNull();
  },
};

/** Access has ended everywhere: nothing counts as finished, and the cards give the reason. */
export const NothingOpen: Story = {
  args: { data: () => ({ viewer: { myCourses: connection([learnedProposals({ lock: ended })]), learning: { openCourses: 0 } } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Maricel');
    await expect(canvas.getByText('None of your courses is open now.')).toBeVisible();
    await expect(canvas.queryByText('You are up to date.')).toBeNull();
  },
};

/** The course to continue is not among those opened last. */
export const FurtherDown: Story = {
  args: {
    data: () => ({
      viewer: {
        courseToContinue: learnedProposals(),
        myCourses: connection([1, 2, 3, 4, 5, 6, 7].map((n) => finishedWorkshop(n))),
        learning: memberLearning,
      },
    }),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Maricel');
    await expect(canvas.getByRole('link', { name: /Continue lesson/ })).toHaveAttribute('href', '/courses/my-courses/1/104');
    await expect(canvas.getAllByText('Completed')).toHaveLength(4);
  },
};

/** A member right after sign-up: no courses yet, and a link to the first one. */
export const Empty: Story = {
  args: {
    user: nonMember,
    data: () => ({ viewer: { funnelToJoin: freelancingCourse() }, ...pageOf() }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Good morning, Jomar');
    await expect(await canvas.findByText('No available product for the moment')).toBeVisible();
    const way = canvas.getByRole('link', { name: 'See the Freelancing Course' });
    await userEvent.click(way);
    await expectPage(canvas, 'Freelancing Course');
  },
};

/** The same without a funnel to join, and so without its link. */
export const EmptyWithoutFunnel: Story = {
  args: { user: nonMember, data: () => ({}) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Jomar');
    await expect(await canvas.findByText('No available product for the moment')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^See the/ })).toBeNull();
  },
};

/** A user without a membership: the free lessons, the offer, and the benefits of members. */
export const FreeLessons: Story = {
  args: {
    user: nonMember,
    data: () => ({
      viewer: {
        courseToContinue: learnedProposals({ finished: 0 }),
        myCourses: connection([learnedProposals({ finished: 0 }), finishedWorkshop(2)]),
        learning: memberLearning,
        invitation: freelancingCourse(),
      },
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Jomar');
    await expect(canvas.getByRole('heading', { name: 'Free lessons' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'See the Freelancing Course' })).toBeVisible();
    await expect(within(canvas.getByRole('region', { name: 'What members get' })).getAllByRole('listitem')).toHaveLength(4);
  },
};

/** The home screen's query once bills and events have pages. */
const withPages = {
  home: screen({
    load: () => Promise.resolve(HomeScreen),
    query: HomeQuery,
    search: () => ({ showsDue: true, showsEvent: true }),
    skeleton: () => null,
  }),
};

const entry = (scheduleDate: string, due: number, position: number) => ({
  nextDue: { due, scheduleDate, position, paymentCount: 3, statusText: 'due in 3 days' },
});

/** The invoice due first of several, and the next event. */
export const WithPaymentAndEvent: Story = {
  args: {
    screens: withPages,
    data: () => ({
      viewer: {
        courseToContinue: learnedProposals(),
        myCourses: connection(memberCourses()),
        learning: memberLearning,
        myInvoices: [entry('2025-12-15', 900, 1), entry('2025-11-15', 3499, 2), { nextDue: null }],
        myEvents: connection([
          {
            databaseId: 5,
            name: 'Proposal clinic with Coach Liza',
            state: 'UPCOMING',
            next: { startsAt: '2025-11-13T12:00:00Z', endsAt: '2025-11-13T13:30:00Z', myRsvp: 'YES', mySeat: { state: 'GOING' } },
          },
        ]),
      },
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Maricel');
    const payment = within(canvas.getByRole('region', { name: 'Next payment' }));
    await expect(payment.getByText('₱3,499.00')).toBeVisible();
    await expect(payment.getByText('2 of 3 · Sat, Nov 15 · due in 3 days')).toBeVisible();
    await expect(payment.getByRole('link', { name: 'See my bills' })).toHaveAttribute('href', '/account?q=billings');
    const event = within(canvas.getByRole('region', { name: 'Next event' }));
    await expect(event.getByText('Thu, Nov 13 · 8:00 PM, Manila time')).toBeVisible();
    await expect(event.getByText('You’re going')).toBeVisible();
    await expect(event.getByRole('link', { name: 'Open the event' })).toHaveAttribute('href', '/events/my-events/5');
  },
};

/** The event is in progress, and the member waits for a seat. */
export const LiveEvent: Story = {
  args: {
    screens: withPages,
    data: () => ({
      viewer: {
        courseToContinue: learnedProposals(),
        myCourses: connection(memberCourses()),
        learning: memberLearning,
        myInvoices: [],
        myEvents: connection([coworking({ action: 'JOIN', link: 'https://meet.example/room', myRsvp: 'YES', mySeat: { state: 'GOING' } })]),
      },
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Maricel');
    const event = within(canvas.getByRole('region', { name: 'Happening now' }));
    await expect(event.getByRole('link', { name: 'Join now' })).toHaveAttribute('href', 'https://meet.example/room');
  },
};

/** The event is in progress, and the member has not answered: one press answers, and opens the meeting. */
export const LiveEventUnanswered: Story = {
  args: {
    onMutation: sent,
    data: () => ({
      viewer: { myEvents: connection([coworking({ action: 'JOIN', link: null })]) },
      answerEvent: coworking({ action: 'JOIN', link: null, myRsvp: 'YES', mySeat: { state: 'GOING' } }),
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Good morning, Maricel');
    const event = within(canvas.getByRole('region', { name: 'Happening now' }));
    await userEvent.click(event.getByRole('button', { name: 'Join now' }));
    // The link of this answer is hidden, so the page stays.
    await expect(await page.findByText('Your answer is saved.')).toBeVisible();
    await expect(sent).toHaveBeenCalledWith('answerEvent', expect.objectContaining({ eventId: 5, occursAt: OCCURS_AT, going: true }));
    await expect(event.getByText('You’re going')).toBeVisible();
  },
};

/** A newcomer: the first steps, until they close the list. */
export const Newcomer: Story = {
  args: {
    data: () => ({
      viewer: {
        courseToContinue: learnedProposals({ finished: 0 }),
        myCourses: connection([learnedProposals({ finished: 0 })]),
        learning: { finishedLessons: 0, totalLessons: 8, finishedCourses: 0, totalCourses: 1, openCourses: 1 },
        myStage: withoutStage(),
        firstSteps: [
          {
            key: 'PROFILE',
            title: 'Complete your profile',
            text: 'Add your mobile number and Facebook profile, so that your coach can reach you.',
            path: '/profile/edit',
            isDone: true,
          },
          {
            key: 'LESSON',
            title: 'Finish your first lesson',
            text: 'Lessons are short. Stop and continue whenever you like.',
            path: '/courses/my-courses',
            isDone: false,
          },
        ],
      },
      dismissFirstSteps: { firstSteps: null },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Good morning, Maricel');
    const steps = within(await canvas.findByRole('region', { name: 'First steps' }));
    await expect(steps.getByText('1 of 2 done')).toBeVisible();
    await expect(steps.getByRole('link', { name: /^Finish your first lesson/ })).toHaveAttribute('href', '/courses/my-courses');
    await userEvent.click(steps.getByRole('button', { name: 'Hide this list' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'First steps' })).toBeNull());
  },
};

/** No payment is due and no event is planned, so neither card shows. */
export const NothingDue: Story = {
  args: {
    screens: withPages,
    data: () => ({ viewer: { myCourses: connection(memberCourses()), learning: memberLearning, myInvoices: [{ nextDue: null }] } }),
  },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Maricel');
    await expect(canvas.queryByRole('region', { name: 'Next payment' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Next event' })).toBeNull();
  },
};

/** The session ended on the server: the login page, and home again after it. */
export const SessionEnded: Story = {
  args: { network: { fails: sessionEnded, times: 1 } },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Welcome back');
    await userEvent.type(canvas.getByLabelText('Email'), member.email);
    await userEvent.type(canvas.getByLabelText('Password'), STORY_PASSWORD);
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expectPage(canvas, 'Good morning, Maricel');
  },
};

/** The browser is offline: the page notes that its data may be old. */
export const Offline: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Maricel');
    await expect(await canvas.findByText('You are offline. What you see may be old.')).toBeVisible();
  },
};

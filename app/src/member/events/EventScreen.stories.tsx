import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { hourWithRsvp, coachingHour, event, type EventFixture, notEnrolled, time, wednesdays } from '../../shared/events/eventFixtures.ts';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { freelancingCourse } from '../../testing/funnels.ts';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';

const sent = fn();
const showing = (shown: EventFixture) => () => ({ viewer: { event: shown } });

const meta: ScreenMeta = {
  title: 'Screens/Member/Events/Event',
  ...aboutScreen({
    shows: 'One event with its times and places, the answer of the member, and the link to join while it runs.',
    audience: 'Members who decide whether to come, and who come back to join.',
    check: 'The primary action changes with the time and the answer: answer, join, wait for a seat. All times are in Manila time.',
  }),
  args: { path: '/events/my-events/1', user: member, onMutation: sent, data: showing(hourWithRsvp()) },
};
export default meta;

/** An event with its details, its next times with the member's RSVPs, and when the link appears. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Weekly coaching hour');
    const times = within(canvas.getByRole('region', { name: 'Next times' }));
    await expect(times.getByText('Wed, Nov 12')).toBeVisible();
    await expect(times.getAllByText('7:00 PM to 8:00 PM')).toHaveLength(4);
    await expect(times.getAllByText('Manila time')).toHaveLength(1);
    await expect(times.getByText('You’re going')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      expect.stringContaining('calendar.google.com'),
    );
    await expect(canvas.getByText('The link appears here from 6:45 PM.')).toBeVisible();
    await expect(canvas.getByText('Every Wednesday')).toBeVisible();
  },
};

/** An RSVP shows at once, before the server confirms it, and can be undone. */
export const Answer: Story = {
  args: {
    path: '/events/my-events/3',
    data: () => {
      const before = event({ databaseId: 3, name: 'Your first invoice, step by step', startsAt: '2025-11-15T11:00:00.000Z' });
      const [first] = before.occurrences;
      const going = event({ ...before, occurrences: [{ ...first!, myRsvp: 'YES', mySeat: { state: 'GOING', place: null } }] });
      const notGoing = event({ ...before, occurrences: [{ ...first!, myRsvp: 'NO' }] });
      return {
        viewer: { event: afterMutation('answerEvent', before, going, notGoing) },
        answerEvent: afterMutation('answerEvent', going, notGoing),
      };
    },
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Your first invoice, step by step');
    const times = within(canvas.getByRole('region', { name: 'When' }));
    await userEvent.click(times.getByRole('button', { name: 'I’m going' }));
    await expect(await times.findByText('You’re going')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await times.findByText('You’re not going.')).toBeVisible();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    await expect(sent.mock.calls).toMatchObject([
      ['answerEvent', { eventId: 3, occursAt: '2025-11-15T11:00:00.000Z', revision: 1, going: true, scope: 'THIS' }],
      ['answerEvent', { going: false }],
    ]);
  },
};

/** One RSVP for all upcoming times of a recurring event. */
export const AnswerForAll: Story = {
  args: {
    data: () => {
      const all = coachingHour({
        occurrences: wednesdays(4).map((one) => ({ ...one, myRsvp: 'YES', mySeat: { state: 'GOING', place: null } })),
      });
      return { viewer: { event: afterMutation('answerEvent', coachingHour(), all) }, answerEvent: all };
    },
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Weekly coaching hour');
    const times = within(canvas.getByRole('region', { name: 'Next times' }));
    await userEvent.click(times.getByRole('button', { name: 'Answer for all upcoming dates' }));
    await userEvent.click(times.getAllByRole('button', { name: 'I’m going' })[0]!);
    await expect(await times.findAllByText('You’re going')).toHaveLength(4);
    await waitFor(() => expect(sent.mock.lastCall).toMatchObject(['answerEvent', { scope: 'ALL' }]));
  },
};

/** The event was changed in the meantime: the RSVP is reverted, and the page explains why. */
export const AnswerRefused: Story = {
  args: {
    data: () => ({
      viewer: { event: coachingHour() },
      answerEvent: new RequestError('This event was changed while you were answering. Look at it again, then answer.', 'STALE'),
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Weekly coaching hour');
    const times = within(canvas.getByRole('region', { name: 'Next times' }));
    await userEvent.click(times.getAllByRole('button', { name: 'I’m going' })[0]!);
    await expect(await screen.findByText('This event was changed while you were answering. Look at it again, then answer.')).toBeVisible();
    await waitFor(() => expect(times.queryByText('You’re going')).toBeNull());
  },
};

/** Every seat is taken: the member joins the waiting list and sees their position. */
export const WaitingList: Story = {
  args: {
    data: showing(
      coachingHour({
        seats: 30,
        occurrences: wednesdays(3).map(
          (one, index) =>
            [
              { ...one, seatsLeft: 0, myRsvp: 'YES' as const, mySeat: { state: 'WAITING' as const, place: 3 } },
              { ...one, seatsLeft: 0 },
              { ...one, seatsLeft: 1 },
            ][index]!,
        ),
      }),
    ),
  },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Weekly coaching hour');
    const times = within(canvas.getByRole('region', { name: 'Next times' }));
    await expect(times.getByText('Number 3 on the waiting list')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Leave the waiting list' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Join the waiting list' })).toBeEnabled();
    await expect(canvas.getByText('1 seat left')).toBeVisible();
  },
};

/** The event runs, and the member has a seat: joining is the page's first action. */
export const LinkShown: Story = {
  args: {
    data: () => {
      const [first, ...others] = hourWithRsvp().occurrences;
      const live = { ...first!, link: 'https://meet.example/1000', state: 'LIVE' as const, action: 'JOIN' as const };
      return { viewer: { event: coachingHour({ state: 'LIVE', occurrences: [live, ...others] }) } };
    },
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Weekly coaching hour');
    await expect((await canvas.findAllByRole('link', { name: 'Join now' }))[0]).toHaveAttribute('href', 'https://meet.example/1000');
    await expect(canvas.getByText('Live now')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
  },
};

/** The event runs, and the member has not answered: one press answers and opens the meeting. */
export const JoinNow: Story = {
  args: {
    data: () => {
      const [first, ...others] = wednesdays(3);
      const live = { ...first!, state: 'LIVE' as const, action: 'JOIN' as const };
      const seat = { state: 'GOING' as const, place: null };
      const joined = { ...live, myRsvp: 'YES' as const, mySeat: seat, link: '#the-meeting' };
      const before = coachingHour({ state: 'LIVE', occurrences: [live, ...others] });
      const after = coachingHour({ state: 'LIVE', occurrences: [joined, ...others] });
      return { viewer: { event: afterMutation('answerEvent', before, after) }, answerEvent: after };
    },
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Weekly coaching hour');
    await userEvent.click(canvas.getByRole('button', { name: 'Join now' }));
    await waitFor(() => expect(location.hash).toBe('#the-meeting'));
    await expect(sent.mock.calls).toMatchObject([['answerEvent', { going: true, scope: 'THIS', occursAt: '2025-11-12T11:00:00.000Z' }]]);
    history.replaceState(null, '', location.pathname + location.search);
  },
};

/** The other ways to add a time to a calendar: Google, a file, all dates, and the feed. */
export const Calendars: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Weekly coaching hour');
    await userEvent.click(await canvas.findByRole('button', { name: 'Other calendars' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to calendar' }));
    await expect(dialog.getByRole('link', { name: 'Google Calendar' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Apple, Outlook and others (.ics)' })).toHaveAttribute(
      'href',
      '/api/events/1.ics?at=2025-11-12T11%3A00%3A00.000Z',
    );
    await expect(dialog.getByRole('link', { name: 'All dates of this event (.ics)' })).toHaveAttribute('href', '/api/events/1.ics');
    await expect(dialog.getByRole('button', { name: 'Subscribe to my calendar' })).toBeEnabled();
  },
};

/** No answer yet: the RSVP is the page's first action. */
export const NotAnswered: Story = {
  args: { data: showing(coachingHour()) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Weekly coaching hour');
    // The page's action, and that of each of the four times.
    await expect(canvas.getAllByRole('button', { name: 'I’m going' })).toHaveLength(5);
    await expect(canvas.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
  },
};

/** The member declined: no primary action; each time can still be answered. */
export const Declined: Story = {
  args: {
    data: showing(
      event({
        databaseId: 1,
        name: 'Meet-up in Cebu',
        startsAt: '2025-11-29T06:00:00.000Z',
        occurrences: [time({ startsAt: '2025-11-29T06:00:00.000Z', myRsvp: 'NO' })],
      }),
    ),
  },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Meet-up in Cebu');
    await expect(canvas.getAllByRole('button', { name: 'I’m going' })).toHaveLength(1);
    await expect(canvas.getByText('You’re not going.')).toBeVisible();
  },
};

/** One time cancelled with its reason, another one moved. */
export const TimesChanged: Story = {
  args: {
    data: () => {
      const [first, second, third] = wednesdays(3);
      return {
        viewer: {
          event: coachingHour({
            occurrences: [
              { ...first!, isCancelled: true, reason: 'Coach Liza is ill. Get well soon.' },
              { ...second!, ...time({ startsAt: '2025-11-20T12:00:00.000Z' }), occursAt: second!.occursAt, isMoved: true },
              third!,
            ],
          }),
        },
      };
    },
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Weekly coaching hour');
    await expect(canvas.getByText('Cancelled')).toBeVisible();
    await expect(canvas.getByText('Coach Liza is ill. Get well soon.')).toBeVisible();
    await expect(canvas.getByText('Moved from Wed, Nov 19, 7:00 PM')).toBeVisible();
  },
};

/** The whole event was cancelled. */
export const Cancelled: Story = {
  args: {
    data: showing(
      coachingHour({
        cancelledAt: '2025-11-11T02:00:00.000Z',
        cancelReason: 'The typhoon is near. Stay safe.',
        occurrences: wednesdays(1).map((one) => ({ ...one, isCancelled: true })),
      }),
    ),
  },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Weekly coaching hour');
    await expect(canvas.getByText('This event was cancelled.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'I’m going' })).toBeNull();
  },
};

/** The event is over: the recording, and no more RSVPs. */
export const Over: Story = {
  args: {
    data: () => {
      const past = event({ databaseId: 6, name: 'Ask an accountant', startsAt: '2025-10-29T10:30:00.000Z', state: 'PAST' });
      return { viewer: { event: { ...past, last: { ...past.last!, recordingUrl: 'https://video.example/42' } } } };
    },
  },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Ask an accountant');
    await expect(canvas.getByText('This event is over.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Watch the recording' })).toHaveAttribute('href', 'https://video.example/42');
  },
};

/** A locked event: the reason and the next step. */
export const Locked: Story = {
  args: { data: () => ({ viewer: { event: coachingHour({ lock: { ...notEnrolled, funnelToJoin: freelancingCourse() } }) } }) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Weekly coaching hour');
    await expect(await canvas.findByRole('link', { name: 'See the Freelancing Course' })).toHaveAttribute('href', '/freelancing-course');
    await expect(canvas.queryByRole('button', { name: 'I’m going' })).toBeNull();
  },
};

/** An event that does not exist. */
export const NotFound: Story = {
  args: { path: '/events/my-events/999', data: () => ({ viewer: { event: null } }) },
  parameters: { pictures: false },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};

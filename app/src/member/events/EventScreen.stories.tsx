import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { hourWithRsvp, coachingHour, event, type EventFixture, notEnrolled, time, wednesdays } from '../../shared/events/eventFixtures.ts';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { freelancingCourse } from '../../testing/funnels.ts';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, screenStory, type Story } from '../../testing/screenStory.ts';

const sent = fn();
const showing = (shown: EventFixture) => () => ({ viewer: { event: shown } });

const meta: ScreenMeta = {
  title: 'Screens/Member/Events/Event',
  ...screenStory,
  args: { path: '/events/my-events/1', user: member, onMutation: sent, data: showing(hourWithRsvp()) },
};
export default meta;

/** An event with its details, its next times with the member's RSVPs, and when the link appears. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Weekly coaching hour');
    await expect(canvas.getByText('Wed, Nov 12 · 7:00 PM to 8:00 PM, Manila time')).toBeVisible();
    await expect(canvas.getByText('You are going')).toBeVisible();
    await expect(canvas.getByText('The link appears here from 6:45 PM.')).toBeVisible();
    await expect(canvas.getByText('Every week')).toBeVisible();
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
    await userEvent.click(times.getByRole('button', { name: 'I am going' }));
    await expect(await times.findByText('You are going')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await times.findByText('You are not going.')).toBeVisible();
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
    await userEvent.click(times.getAllByRole('button', { name: 'I am going' })[0]!);
    await expect(await times.findAllByText('You are going')).toHaveLength(4);
    await expect(sent.mock.lastCall).toMatchObject(['answerEvent', { scope: 'ALL' }]);
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
    await userEvent.click(times.getAllByRole('button', { name: 'I am going' })[0]!);
    await expect(await screen.findByText('This event was changed while you were answering. Look at it again, then answer.')).toBeVisible();
    await waitFor(() => expect(times.queryByText('You are going')).toBeNull());
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
    await expect(canvas.getByText('Number 3 on the waiting list')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Leave the waiting list' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Join the waiting list' })).toBeEnabled();
    await expect(canvas.getByText('1 seat left')).toBeVisible();
  },
};

/** The event begins: joining the meeting is the page's first action. */
export const LinkShown: Story = {
  args: {
    data: () => {
      const [first, ...others] = hourWithRsvp().occurrences;
      const hour = coachingHour({ state: 'LIVE', occurrences: [{ ...first!, link: 'https://meet.example/1000' }, ...others] });
      return { viewer: { event: hour } };
    },
  },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Weekly coaching hour');
    await expect((await canvas.findAllByRole('link', { name: 'Open the meeting' }))[0]).toHaveAttribute(
      'href',
      'https://meet.example/1000',
    );
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
    await expect(canvas.getByText('Moved from Wed, Nov 19 · 7:00 PM, Manila time')).toBeVisible();
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
    await expect(canvas.queryByRole('button', { name: 'I am going' })).toBeNull();
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
    await expect(canvas.queryByRole('button', { name: 'I am going' })).toBeNull();
  },
};

/** An event that does not exist. */
export const NotFound: Story = {
  args: { path: '/events/my-events/999', data: () => ({ viewer: { event: null } }) },
  parameters: { pictures: false },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};

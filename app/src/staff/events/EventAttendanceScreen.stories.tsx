import { expect, fn, screen } from 'storybook/test';
import { event, time } from '../../shared/events/eventFixtures.ts';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { connection, afterMutation } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { attendees, staffHour } from './eventFixtures.ts';

const sent = fn();
/** The last event time, as named in the address. */
const LAST = '2025-11-05T11:00:00.000Z';

const counts = { unnoted: 2, unnotedIds: [9, 31], present: 1, walkedIn: 0, absent: 0 };
const hourWith = (attendance: object, people: readonly object[]) => ({
  ...staffHour(),
  occurrence: named,
  attendance,
  attendees: connection(people),
});
const recorded = (present: Record<number, boolean>) =>
  attendees().map((one) => ({ ...one, attended: present[one.user.databaseId] ?? one.attended }));
const named = ({ occursAt }: { occursAt: string }) => (occursAt === LAST ? time({ startsAt: LAST }) : null);

const meta: ScreenMeta = {
  title: 'Screens/Staff/Events/Attendance',
  ...aboutScreen({
    shows: 'The answers and the attendance of one time of an event.',
    audience: 'Hosts, on a phone at the door or next to a call.',
    check: 'Large targets, an answer at each press, and one press for everyone who is left.',
  }),
  args: {
    path: `/events/1?tab=attendance&at=${LAST}`,
    user: admin,
    onMutation: sent,
    data: () => ({ viewer: { event: { ...staffHour(), occurrence: named, attendance: counts, attendees: connection(attendees()) } } }),
  },
};
export default meta;

/** The RSVPs and attendance of a past event time. */
export const Filled: Story = {
  parameters: { pictures: 'phone' },
  play: async ({ canvas }) => {
    await expectPage(canvas, /^Weekly coaching hour/);
    await expect(canvas.getByRole('combobox', { name: 'Time (Manila)' })).toHaveValue(LAST);
    await expect(canvas.getByRole('link', { name: 'Maricel Dela Cruz' })).toBeVisible();
    await expect(canvas.getByText('Number 1 in line')).toBeVisible();
    await expect(canvas.getByText('1 attended. 2 not recorded yet.')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Maricel Dela Cruz: Was there' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Rowena Salazar: Not recorded' })).not.toBeChecked();
  },
};

/** One press records everyone who is left, with one mutation. Undo clears them again. */
export const EveryoneElse: Story = {
  args: {
    data: () => {
      const before = hourWith(counts, attendees());
      const after = hourWith({ ...counts, unnoted: 0, unnotedIds: [], present: 3 }, recorded({ 9: true, 31: true }));
      return { viewer: { event: before }, recordAttendance: afterMutation('recordAttendance', after, before) };
    },
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, /^Weekly coaching hour/);
    await userEvent.click(canvas.getByRole('button', { name: 'Everyone else was there' }));
    await expect(await screen.findByText('2 people were there.')).toBeVisible();
    await expect(sent.mock.calls).toMatchObject([['recordAttendance', { eventId: 1, occursAt: LAST, userIds: [9, 31], present: true }]]);
    await expect(await canvas.findByText('3 attended.')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Rowena Salazar: Was there' })).toBeChecked();
    await expect(canvas.queryByRole('button', { name: /^Everyone/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('1 attended. 2 not recorded yet.')).toBeVisible();
    await expect(sent.mock.lastCall).toMatchObject(['recordAttendance', { userIds: [9, 31], present: null }]);
  },
};

/** Nothing is recorded yet: one press records everyone with a seat. */
export const Everyone: Story = {
  args: {
    data: () => ({
      viewer: {
        event: hourWith(
          { unnoted: 3, unnotedIds: [4, 9, 31], present: 0, walkedIn: 0, absent: 0 },
          attendees().map((one) => ({ ...one, attended: null })),
        ),
      },
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, /^Weekly coaching hour/);
    await expect(canvas.getByRole('button', { name: 'Everyone was there' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Everyone else was absent' })).toBeNull();
  },
};

/** A press on a check box shows at once and is corrected by another press. Two are sent in order. */
export const Check: Story = {
  args: {
    data: () => {
      const both = hourWith({ ...counts, unnoted: 1, unnotedIds: [31], present: 1, absent: 1 }, recorded({ 4: false, 9: true }));
      const one = hourWith({ ...counts, unnoted: 1, unnotedIds: [31], present: 2 }, recorded({ 9: true }));
      return { viewer: { event: hourWith(counts, attendees()) }, recordAttendance: afterMutation('recordAttendance', one, both) };
    },
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, /^Weekly coaching hour/);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Rowena Salazar/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Maricel Dela Cruz/ }));
    await expect(canvas.getByRole('checkbox', { name: 'Rowena Salazar: Was there' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Maricel Dela Cruz: Absent' })).not.toBeChecked();
    await expect(await canvas.findByText('1 attended. 1 did not attend. 1 not recorded yet.')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Maricel Dela Cruz: Absent' })).not.toBeChecked();
    await expect(sent.mock.calls).toMatchObject([
      ['recordAttendance', { userIds: [9], present: true }],
      ['recordAttendance', { userIds: [4], present: false }],
    ]);
  },
};

/** The server rejects a check: the box returns to the record, and the reason is shown. */
export const CheckRejected: Story = {
  args: {
    data: () => ({
      viewer: { event: hourWith(counts, attendees()) },
      recordAttendance: new RequestError('This time was cancelled.', 'BAD_USER_INPUT'),
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, /^Weekly coaching hour/);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Rowena Salazar/ }));
    await expect(await screen.findByText('This time was cancelled.')).toBeVisible();
    await expect(await canvas.findByRole('checkbox', { name: 'Rowena Salazar: Not recorded' })).not.toBeChecked();
  },
};

/** A person without an RSVP is added as present. Undo removes them again. */
export const WalkIn: Story = {
  args: {
    data: () => {
      const joy = { databaseId: 40, name: 'Joy Manalo', email: 'joy.manalo@example.com' };
      const walkIn = { user: joy, attended: true, walkedIn: true, seat: { state: 'GOING', place: null }, answeredAt: LAST };
      const before = { ...staffHour(), occurrence: named, attendance: counts, attendees: connection(attendees()), walkIns: [joy] };
      const after = {
        ...before,
        attendance: { ...counts, present: 2, walkedIn: 1 },
        attendees: connection([...attendees(), walkIn]),
      };
      return { viewer: { event: before }, recordAttendance: afterMutation('recordAttendance', after, before) };
    },
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, /^Weekly coaching hour/);
    await userEvent.click(canvas.getByRole('button', { name: 'Add someone who came' }));
    await userEvent.type(await canvas.findByRole('combobox', { name: 'People who came without an RSVP' }), 'joy');
    await userEvent.click(await screen.findByRole('option', { name: /Joy Manalo/ }));
    await expect(await screen.findByText('Joy Manalo was there.')).toBeVisible();
    await expect(await canvas.findByText('Came without an RSVP')).toBeVisible();
    await expect(canvas.getByText('2 attended, 1 of them without an RSVP. 2 not recorded yet.')).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
    await expect(await canvas.findByText('1 attended. 2 not recorded yet.')).toBeVisible();
    await expect(sent.mock.lastCall).toMatchObject(['recordAttendance', { occursAt: LAST, userIds: [40], present: null }]);
  },
};

/** Before the event starts, the list shows RSVPs and attendance cannot be recorded. */
export const BeforeItStarts: Story = {
  args: { path: '/events/1?tab=attendance' },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, /^Weekly coaching hour/);
    await expect(canvas.getByRole('link', { name: 'Rowena Salazar' })).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

/** No RSVPs. */
export const Empty: Story = {
  args: {
    path: '/events/1?tab=attendance',
    data: () => ({ viewer: { event: event({ databaseId: 1, name: 'Meet-up in Cebu', startsAt: '2025-11-29T06:00:00.000Z' }) } }),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, /^Meet-up in Cebu/);
    await expect(canvas.getByText('No one yet')).toBeVisible();
  },
};

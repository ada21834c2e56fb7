import { expect, fn, screen } from 'storybook/test';
import { event, time } from '../../shared/events/eventFixtures.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { connection, afterMutation } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, screenStory, type Story } from '../../testing/screenStory.ts';
import { attendees, staffHour } from './eventFixtures.ts';

const sent = fn();
/** The last event time, as named in the address. */
const LAST = '2025-11-05T11:00:00.000Z';

const counts = { unnoted: 2, present: 1, walkedIn: 0, absent: 0 };
const named = ({ occursAt }: { occursAt: string }) => (occursAt === LAST ? time({ startsAt: LAST }) : null);

const meta: ScreenMeta = {
  title: 'Screens/Staff/Events/Attendance',
  ...screenStory,
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
  play: async ({ canvas }) => {
    await expectPage(canvas, /^Weekly coaching hour/);
    await expect(canvas.getByRole('combobox', { name: 'Time' })).toHaveValue(LAST);
    await expect(canvas.getByRole('link', { name: 'Maricel Dela Cruz' })).toBeVisible();
    await expect(canvas.getByText('Number 1 in line')).toBeVisible();
    await expect(canvas.getByText('1 attended. 2 not recorded yet.')).toBeVisible();
  },
};

/** Records everyone whose attendance is not recorded yet as present. */
export const NoteAll: Story = {
  args: {
    data: () => {
      const noted = attendees().map((one) => ({ ...one, attended: one.seat.state === 'GOING' ? true : null }));
      const before = { ...staffHour(), occurrence: named, attendance: counts, attendees: connection(attendees()) };
      const after = { ...before, attendance: { ...counts, unnoted: 0, present: 3 }, attendees: connection(noted) };
      return { viewer: { event: before }, recordAttendance: after };
    },
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, /^Weekly coaching hour/);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all 2 as attended' }));
    await expect(await screen.findByText('2 people attended.')).toBeVisible();
    await expect(sent.mock.lastCall).toMatchObject(['recordAttendance', { eventId: 1, occursAt: LAST, userIds: [9, 31], present: true }]);
    await expect(await canvas.findByText('3 attended.')).toBeVisible();
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
    await expect(await screen.findByText('Joy Manalo attended.')).toBeVisible();
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
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { event, time } from '../../events/eventFixtures.ts';
import { expectPage } from '../../stories/expectations.ts';
import { screenParameters } from '../../stories/screenParameters.ts';
import { ScreenStory } from '../../stories/ScreenStory.tsx';
import { connection, inStepWith } from '../../stories/storyAnswers.ts';
import { admin } from '../../stories/storyUsers.ts';
import { attendees, staffHour } from './eventFixtures.ts';

const sent = fn();
/** The last time, also where the address names it. */
const LAST = '2025-11-05T11:00:00.000Z';

const named = ({ occursAt }: { occursAt: string }) => (occursAt === LAST ? time({ startsAt: LAST }) : null);

const meta: Meta<typeof ScreenStory> = {
  title: 'Screens/Staff/Events/Attendance',
  component: ScreenStory,
  args: {
    path: `/events/1?tab=attendance&at=${LAST}`,
    user: admin,
    onMutation: sent,
    data: () => ({ viewer: { event: { ...staffHour(), occurrence: named, attendees: connection(attendees()) } } }),
  },
  parameters: screenParameters,
};
export default meta;
type Story = StoryObj<typeof ScreenStory>;

/** Who was going to a time that is over, and who was there. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, /^Weekly coaching hour/);
    await expect(canvas.getByRole('combobox', { name: 'Time' })).toHaveValue(LAST);
    await expect(canvas.getByRole('link', { name: 'Maricel Dela Cruz' })).toBeVisible();
    await expect(canvas.getByText('Number 1 in line')).toBeVisible();
  },
};

/** Everybody of whom nothing is noted was there. */
export const NoteAll: Story = {
  args: {
    data: () => {
      const noted = attendees().map((one) => ({ ...one, attended: one.seat.state === 'GOING' ? true : null }));
      return {
        viewer: {
          event: {
            ...staffHour(),
            occurrence: named,
            attendees: inStepWith('recordAttendance', connection(attendees()), connection(noted)),
          },
        },
        recordAttendance: { databaseId: 1 },
      };
    },
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, /^Weekly coaching hour/);
    await userEvent.click(canvas.getByRole('button', { name: 'Note that all 2 were there' }));
    await expect(await screen.findByText('2 people were there.')).toBeVisible();
    await expect(sent.mock.lastCall).toMatchObject(['recordAttendance', { eventId: 1, occursAt: LAST, userIds: [9, 31], present: true }]);
  },
};

/** Before it starts nobody can have been there: the list says who comes. */
export const BeforeItStarts: Story = {
  args: { path: '/events/1?tab=attendance' },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, /^Weekly coaching hour/);
    await expect(canvas.getByRole('link', { name: 'Rowena Salazar' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  },
};

/** Nobody answered. */
export const Empty: Story = {
  args: {
    path: '/events/1?tab=attendance',
    data: () => ({ viewer: { event: event({ databaseId: 1, name: 'Meet-up in Cebu', startsAt: '2025-11-29T06:00:00.000Z' }) } }),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, /^Meet-up in Cebu/);
    await expect(canvas.getByText('Nobody yet')).toBeVisible();
  },
};

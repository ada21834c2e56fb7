import { expect, fn, screen } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { connection, afterMutation } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { staffEvents } from './eventFixtures.ts';

const sent = fn();

const meta: ScreenMeta = {
  title: 'Screens/Staff/Events/List',
  ...aboutScreen({
    shows: 'All events, the next one first.',
    audience: 'Staff who run events.',
    check: 'Live, cancelled and past events are told apart, and times are in Manila.',
  }),
  args: { path: '/events', user: admin, onMutation: sent, data: () => ({ viewer: { events: connection(staffEvents()) } }) },
};
export default meta;

/** Upcoming, live, cancelled and past events, with the button to create another. */
export const Filled: Story = {
  parameters: { pictures: 'phone' },
  play: async ({ canvas }) => {
    await expectPage(canvas, /^Events/);
    await expect(canvas.getByRole('link', { name: 'Create an Event' })).toHaveAttribute('href', '/events/new');
    await expect(canvas.getByRole('link', { name: 'Incoming' })).toHaveAttribute('href', '/events?show=incoming');
    await expect(canvas.getByRole('columnheader', { name: 'Next time (Manila)' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByText('7:00 PM to 8:00 PM')).toBeVisible();
    await expect(canvas.getByText('Every Wednesday')).toBeVisible();
    await expect(canvas.getByText('Live now')).toBeVisible();
    await expect(canvas.getByText('Cancelled')).toBeVisible();
  },
};

/** No events yet. */
export const Empty: Story = {
  args: { data: () => ({ viewer: { events: connection([]) } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, /^Events/);
    await expect(canvas.getByText('Events appear here once you create one.')).toBeVisible();
  },
};

/** An event is archived, which hides it from members, after a confirmation. */
export const Archived: Story = {
  args: {
    data: () => {
      const [focus, ...others] = staffEvents();
      return {
        viewer: { events: afterMutation('setEventArchived', connection([focus!, ...others]), connection(others)) },
        setEventArchived: { ...focus!, archivedAt: '2025-11-12T02:00:00.000Z' },
      };
    },
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, /^Events/);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Morning focus room' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Archive event' }));
    await expect(await screen.findByText('Morning focus room is archived.')).toBeVisible();
    await expect(sent.mock.lastCall).toMatchObject(['setEventArchived', { databaseId: 2, archived: true }]);
  },
};

import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { staffHour } from './eventFixtures.ts';

const sent = fn();

const meta: ScreenMeta = {
  title: 'Screens/Staff/Events/Overview',
  ...aboutScreen({
    shows: 'One event for staff: description, next time, place, access, and its cancellation.',
    audience: 'Staff who run events.',
    check: 'Cancelled, over and live are recognizable in the header. The next time stands out.',
  }),
  args: { path: '/events/1', user: admin, onMutation: sent, data: () => ({ viewer: { event: staffHour() } }) },
};
export default meta;

/** The event's description, times, place and access levels. */
export const Filled: Story = {
  parameters: { pictures: 'phone' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Weekly coaching hour');
    await expect(canvas.getByText('Every Wednesday')).toBeVisible();
    await expect(canvas.getByText('Manila (GMT+08:00)')).toBeVisible();
    // The next time, not the first in August.
    await expect(canvas.getByText('Next time')).toBeVisible();
    await expect(canvas.getByText('Wed, Nov 12')).toBeVisible();
    await expect(canvas.getByText('7:00 PM to 8:00 PM, Manila time')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit event' })).toHaveAttribute('href', '/events/1/edit');
    await expect(canvas.getByRole('link', { name: 'Times' })).toHaveAttribute('href', '/events/1?tab=times');
  },
};

const called = (named: Parameters<typeof staffHour>[0]) =>
  staffHour({ state: 'PAST', cancelledAt: '2025-11-12T02:00:00.000Z', cancelReason: 'The typhoon is near.', ...named });

/** A cancelled event is reinstated after a confirmation. */
export const Reinstate: Story = {
  args: {
    data: () => ({
      viewer: { event: afterMutation('reinstateEvent', called({ revision: 2 }), staffHour({ revision: 3 })) },
      reinstateEvent: staffHour({ revision: 3 }),
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Weekly coaching hour');
    await userEvent.click(canvas.getByRole('button', { name: 'Reinstate event' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Reinstate Weekly coaching hour?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Reinstate event' }));
    await expect(await canvas.findByRole('button', { name: 'Cancel event' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('This event was cancelled.')).toBeNull());
    await expect(sent.mock.lastCall).toMatchObject(['reinstateEvent', { databaseId: 1, revision: 2 }]);
  },
};

/** An event whose dates are all over shows the last one. */
export const Over: Story = {
  args: { data: () => ({ viewer: { event: staffHour({ state: 'PAST', occurrences: [] }) } }) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Weekly coaching hour');
    await expect(canvas.getByText('Last time')).toBeVisible();
    await expect(canvas.getByText('Wed, Nov 5')).toBeVisible();
    await expect(canvas.queryByText('Next time')).toBeNull();
  },
};

/** The entire event is cancelled with a reason. Undo reinstates it. */
export const Cancel: Story = {
  args: {
    data: () => {
      const cancelled = called({ revision: 2 });
      return {
        viewer: { event: afterMutation('cancelEvent', staffHour(), cancelled) },
        cancelEvent: cancelled,
        reinstateEvent: staffHour({ revision: 3 }),
      };
    },
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Weekly coaching hour');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel event' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Weekly coaching hour?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel event' }));
    await expect(await dialog.findByRole('link', { name: 'Reason is required' })).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The typhoon is near.');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel event' }));
    await expect(await canvas.findByText('This event was cancelled.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel event' })).toBeNull();
    await expect(sent.mock.lastCall).toMatchObject(['cancelEvent', { databaseId: 1, revision: 1, reason: 'The typhoon is near.' }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Weekly coaching hour takes place after all.')).toBeVisible();
    await expect(sent.mock.lastCall).toMatchObject(['reinstateEvent', { databaseId: 1, revision: 2 }]);
  },
};

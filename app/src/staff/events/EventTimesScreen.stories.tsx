import { expect, fn, screen, within } from 'storybook/test';
import { event } from '../../shared/events/eventFixtures.ts';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { staffHour } from './eventFixtures.ts';

const sent = fn();

const meta: ScreenMeta = {
  title: 'Screens/Staff/Events/Times',
  ...aboutScreen({
    shows: 'The times of an event, to come and past; each can be moved or cancelled.',
    audience: 'Staff who run events that repeat.',
    check: 'A moved and a cancelled time differ from the others, with the reason.',
  }),
  args: { path: '/events/1?tab=times', user: admin, onMutation: sent, data: () => ({ viewer: { event: staffHour() } }) },
};
export default meta;

/** The next times, one of them cancelled, and the last one. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, /^Weekly coaching hour/);
    await expect(canvas.getByText('Wed, Nov 12')).toBeVisible();
    await expect(canvas.getByText('Cancelled')).toBeVisible();
    await expect(canvas.getByText('7:00 PM to 8:00 PM · Coach Liza is on leave.')).toBeVisible();
    await expect(canvas.getAllByRole('columnheader', { name: 'Time (Manila)' })).toHaveLength(2);
    await expect(canvas.getByRole('heading', { name: 'Past' })).toBeVisible();
    await expect(canvas.getByText('Wed, Nov 5')).toBeVisible();
  },
};

/**
 * One time is moved. If it overlaps with another one, the form shows an error and keeps the input.
 */
export const Change: Story = {
  args: {
    data: () => {
      const clash = 'Another time of this event is on then. Choose a time when there is none.';
      const [first, ...others] = staffHour().occurrences;
      const moved = staffHour({
        revision: 2,
        occurrences: [
          { ...first!, startsAt: '2025-11-13T11:00:00.000Z', endsAt: '2025-11-13T12:00:00.000Z', isMoved: true, revision: 1 },
          ...others,
        ],
      });
      return {
        viewer: { event: staffHour() },
        changeOccurrence: afterMutation('changeOccurrence', new RequestError(clash, 'BAD_USER_INPUT', { startTime: clash }), moved),
      };
    },
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, /^Weekly coaching hour/);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Wed, Nov 12' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Wed, Nov 12' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Start time' }), '6:00 PM');
    await userEvent.click(dialog.getByRole('button', { name: 'Save this time' }));
    await expect(await dialog.findByRole('link', { name: /Another time of this event is on then/ })).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Start time' })).toHaveValue('6:00 PM');
    await userEvent.click(dialog.getByRole('button', { name: 'Save this time' }));
    await expect(await canvas.findByText('Thu, Nov 13')).toBeVisible();
    await expect(sent.mock.lastCall).toMatchObject([
      'changeOccurrence',
      {
        eventId: 1,
        occursAt: '2025-11-12T11:00:00.000Z',
        revision: 0,
        input: { startTime: '6:00 PM', cancelled: false, place: '', link: '' },
      },
    ]);
  },
};

/** An event that takes place once. Its time has attendance, but cannot be changed separately. */
export const Once: Story = {
  args: { data: () => ({ viewer: { event: event({ databaseId: 1, name: 'Meet-up in Cebu', startsAt: '2025-11-29T06:00:00.000Z' }) } }) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, /^Meet-up in Cebu/);
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  },
};

/** All times of the event are over. */
export const Empty: Story = {
  args: {
    data: () => ({
      viewer: { event: event({ databaseId: 1, name: 'Ask an accountant', startsAt: '2025-10-29T10:30:00.000Z', state: 'PAST' }) },
    }),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, /^Ask an accountant/);
    await expect(canvas.getByText('None.')).toBeVisible();
    await expect(canvas.getByText('Wed, Oct 29')).toBeVisible();
  },
};

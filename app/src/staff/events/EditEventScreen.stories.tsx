import { expect, fn } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectPage, overtaken } from '../../testing/storyAssertions.ts';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { eventChoices, staffHour } from './eventFixtures.ts';

const TITLE = 'Edit event';
const sent = fn();

const meta: ScreenMeta = {
  title: 'Screens/Staff/Events/Edit',
  ...aboutScreen({
    shows: 'The form for an event: description, times, place and access levels.',
    audience: 'Staff who run events.',
    check: 'The time zone of entry is named. A change that costs people their seats requires a confirmation with their number.',
  }),
  args: { path: '/events/1/edit', user: admin, onMutation: sent, data: () => ({ viewer: { ...eventChoices, event: staffHour() } }) },
};
export default meta;

/** The saved event, in the time zone in which it was entered. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Weekly coaching hour');
    await expect(canvas.getByLabelText('Start day')).toHaveValue('2025-08-20');
    await expect(canvas.getByRole('combobox', { name: 'Start time' })).toHaveValue('7:00 PM');
    await expect(canvas.getByRole('combobox', { name: 'Repeats' })).toHaveValue('week');
    await expect(canvas.getByRole('checkbox', { name: 'Wednesday' })).toBeChecked();
  },
};

/** The change would cost people their seats. The form shows how many and requires confirmation. */
export const CancelsRsvps: Story = {
  args: {
    data: () => {
      const text =
        '3 people have a seat at a time that the event will no longer have. Save again to cancel their RSVPs; they are notified.';
      return {
        viewer: { ...eventChoices, event: staffHour() },
        updateEvent: afterMutation(
          'updateEvent',
          new RequestError(text, 'BAD_USER_INPUT', { cancelRsvps: text }),
          staffHour({ recurrence: null, revision: 2 }),
        ),
      };
    },
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Repeats' }), 'Does not repeat');
    await userEvent.click(canvas.getByRole('button', { name: 'Save event' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Cancel these RSVPs and notify the people/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save event' }));
    await expectPage(canvas, 'Weekly coaching hour');
    await expect(sent.mock.lastCall).toMatchObject([
      'updateEvent',
      { databaseId: 1, revision: 1, input: { every: null, cancelRsvps: true } },
    ]);
  },
};

/** Another user saved it in the meantime. The typed text stays. */
export const Stale: Story = {
  args: {
    data: () => {
      const theirs = staffHour({ shortDescription: 'One question, one next step.', revision: 2 });
      return {
        viewer: { ...eventChoices, event: afterMutation('updateEvent', staffHour(), theirs) },
        updateEvent: afterMutation('updateEvent', overtaken('event'), theirs),
      };
    },
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' with Liza');
    await userEvent.click(canvas.getByRole('button', { name: 'Save event' }));
    await expect(await canvas.findByText('Someone else saved this while you were editing')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Weekly coaching hour with Liza');
    await expect(canvas.getByRole('textbox', { name: /^Short description/ })).toHaveValue('One question, one next step.');
  },
};

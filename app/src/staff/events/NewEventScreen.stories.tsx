import { expect, fireEvent, fn } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, screenStory, type Story } from '../../testing/screenStory.ts';
import { eventChoices, staffHour } from './eventFixtures.ts';

const TITLE = 'Create an Event';
const sent = fn();

const meta: ScreenMeta = {
  title: 'Screens/Staff/Events/New',
  ...screenStory,
  args: { path: '/events/new', user: admin, onMutation: sent, data: () => ({ viewer: eventChoices }) },
};
export default meta;

/**
 * An empty form with 38 time zones and half-hour slots. Submitting it lists the required fields.
 */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    const zone = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Time zone' });
    await expect(zone).toHaveValue('GMT+08:00 Singapore');
    await expect(zone.options).toHaveLength(38);
    await userEvent.click(canvas.getByRole('button', { name: 'Create event' }));
    await expect(await canvas.findByRole('link', { name: 'Name is required' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start day is required' })).toBeVisible();
  },
};

/** An event on two days of each week. */
export const Filled: Story = {
  args: { data: () => ({ viewer: { ...eventChoices, event: staffHour() }, createEvent: staffHour() }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Weekly coaching hour');
    await fireEvent.change(canvas.getByLabelText('Start day'), { target: { value: '2025-11-12' } });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Start time' }), '7:00 PM');
    await fireEvent.change(canvas.getByLabelText('End day'), { target: { value: '2025-11-12' } });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'End time' }), '8:00 PM');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Repeats' }), 'Every week');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Friday' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create event' }));
    await expect(await canvas.findByRole('link', { name: 'The first time is on a Wednesday: choose that day, too.' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Wednesday' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Link/ }), 'https://meet.example/1000');
    await userEvent.click(canvas.getByRole('button', { name: 'Create event' }));
    await expectPage(canvas, 'Weekly coaching hour');
    await expect(sent.mock.calls).toMatchObject([
      [
        'createEvent',
        {
          input: {
            name: 'Weekly coaching hour',
            startDay: '2025-11-12',
            startTime: '7:00 PM',
            endTime: '8:00 PM',
            timeZone: 'GMT+08:00 Singapore',
            every: 'WEEK',
            interval: 1,
            weekDays: ['Wednesday', 'Friday'],
            until: '',
            seats: null,
          },
        },
      ],
    ]);
  },
};

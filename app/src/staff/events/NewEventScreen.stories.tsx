import { expect, fireEvent, fn } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { eventChoices, staffHour } from './eventFixtures.ts';

const TITLE = 'Create an Event';
const sent = fn();

const meta: ScreenMeta = {
  title: 'Screens/Staff/Events/New',
  ...aboutScreen({
    shows: 'Creates an event, once or repeated.',
    audience: 'Staff who run events, some of them in another time zone.',
    check: 'The preview lists the dates as they will be, with both clocks where they differ.',
  }),
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
    await expect(zone.selectedOptions[0]).toHaveTextContent('Manila (GMT+08:00)');
    canvas.getByRole('combobox', { name: 'Repeats' }).scrollIntoView();
    await expect(await canvas.findByText('Dates appear here once start and end are set.')).toBeVisible();
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
    await expect(canvas.getByText('Every Wednesday and Friday at 7:00 PM, Manila time.')).toBeVisible();
    const dates = canvas.getByRole('list', { name: 'Next dates' });
    await expect(dates).toHaveTextContent(/^Wed, Nov 12 · 7:00 PMFri, Nov 14 · 7:00 PM/);
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

/**
 * In a zone whose clocks change, the preview shows both clocks: repeats keep the hour in Manila.
 */
export const AnotherZone: Story = {
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await fireEvent.change(canvas.getByLabelText('Start day'), { target: { value: '2026-03-02' } });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Start time' }), '7:00 PM');
    await fireEvent.change(canvas.getByLabelText('End day'), { target: { value: '2026-03-02' } });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'End time' }), '8:00 PM');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Time zone' }), 'Los Angeles (GMT-08:00)');
    await expect(canvas.getByText('One time, on Tue, Mar 3, 2026 at 11:00 AM, Manila time.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Repeats' }), 'Every week');
    await expect(canvas.getByText('Every Tuesday at 11:00 AM, Manila time.')).toBeVisible();
    await expect(canvas.getByText('Tue, Mar 3, 2026 · 11:00 AM (Mon 7:00 PM in Los Angeles)')).toBeVisible();
    await expect(canvas.getByText('Tue, Mar 10, 2026 · 11:00 AM (Mon 8:00 PM in Los Angeles)')).toBeVisible();
  },
};

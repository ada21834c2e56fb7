import { expect } from 'storybook/test';
import { memberEvents } from '../../shared/events/eventFixtures.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';

const meta: ScreenMeta = {
  title: 'Screens/Member/Events/Calendar',
  ...aboutScreen({
    shows: 'The events of a month in a calendar, with the times of today in a list.',
    audience: 'Members who plan their week.',
    check: 'Days can be reached with the keyboard, and at 360 px a day with several events stays readable.',
  }),
  args: {
    path: '/events/my-events?tab=calendar&month=2025-11',
    user: member,
    data: () => ({ viewer: { myEvents: connection(memberEvents()) } }),
  },
};
export default meta;

/** The times of a month, with today's in a list. The next month has another address. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'My Events');
    await expect(canvas.getByRole('heading', { name: 'November 2025' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Wednesday, November 12, 2 events' })).toHaveAttribute('aria-current', 'date');
    await expect(canvas.getByRole('link', { name: 'Weekly coaching hour' })).toHaveAttribute('href', '/events/my-events/1');
    await userEvent.click(canvas.getByRole('button', { name: 'Saturday, November 15, 1 event' }));
    await expect(canvas.getByRole('link', { name: 'Your first invoice, step by step' })).toBeVisible();
  },
};

/** Using only the keyboard to reach the next month, whose times then load. */
export const NextMonth: Story = {
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'My Events');
    canvas.getByRole('button', { name: 'Wednesday, November 12, 2 events' }).focus();
    await userEvent.keyboard('{PageDown}');
    await expect(await canvas.findByRole('heading', { name: 'December 2025' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Friday, December 12' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Wednesday, December 3, 1 event' })).toBeVisible();
    await expect(canvas.getByText('No events on this day.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'List' })).toHaveAttribute('href', '/events/my-events');
  },
};

/** An address without a month shows the current one. */
export const NoMonth: Story = {
  args: { path: '/events/my-events?tab=calendar', data: () => ({ viewer: {} }) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'My Events');
    await expect(await canvas.findByRole('heading', { name: 'November 2025' })).toBeVisible();
    await expect(canvas.getByText('No events on this day.')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Badge } from '../../primitives/Badge.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { Calendar } from './Calendar.tsx';

const coaching = (day: string) => ({ id: `1-${day}`, day, time: '7:00 PM', title: 'Weekly coaching hour', href: '#coaching' });

const meta = {
  title: 'Components/Data/Calendar',
  component: Calendar,
  args: {
    month: '2025-11',
    months: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    today: '2025-11-12',
    entries: [
      coaching('2025-11-05'),
      {
        id: 5,
        day: '2025-11-12',
        time: '6:00 AM',
        title: 'Morning focus room',
        href: '#focus',
        cancelled: true,
        badge: <StatusBadge tone="danger" text="Cancelled" />,
      },
      { ...coaching('2025-11-12'), badge: <Badge tone="success">You’re going</Badge> },
      { id: 6, day: '2025-11-12', time: '8:30 PM', title: 'Portfolio review night', href: '#portfolio' },
      { id: 7, day: '2025-11-15', time: '2:00 PM', title: 'Canva clinic for social media', href: '#canva' },
      coaching('2025-11-19'),
      coaching('2025-11-26'),
    ],
    noun: { one: 'event', many: 'events' },
    onMonth: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Use it to show dated entries, such as events and meetings, by day in a month view.\n\n**Do** offer the same entries as a list too, and pass days in Manila time.\n\n**Don’t** use it to pick a date in a form: use a DateField.',
      },
    },
  },
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {};

/** Dots instead of names; the entries of the selected day are listed below. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Keys move by days, weeks and months; the selected day and the month follow. */
export const Keyboard: Story = {
  parameters: { pictures: false },
  render: function Kept(args) {
    const [month, setMonth] = useState(args.month);
    return <Calendar {...args} month={month} onMonth={setMonth} />;
  },
  play: async ({ canvas, userEvent }) => {
    const today = canvas.getByRole('button', { name: 'Wednesday, November 12, 3 events' });
    await expect(today).toHaveAttribute('aria-current', 'date');
    today.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Thursday, November 20' })).toHaveFocus();
    await expect(canvas.getByText('No events on this day.')).toBeVisible();
    await userEvent.keyboard('{PageDown}');
    await expect(canvas.getByRole('heading', { name: 'December 2025' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Saturday, December 20' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await expect(canvas.getByRole('heading', { name: 'November 2025' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Wednesday, November 12' })).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../primitives/Badge.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { DateLines } from './DateLines.tsx';

const meta = {
  title: 'Components/Tables/DateLines',
  component: DateLines,
  args: { day: 'Wed, Nov 12', hours: '7:00 PM to 8:00 PM' },
  parameters: {
    docs: {
      description: {
        component:
          'Use it where the hours matter as much as the day: events and their times.\n\n**Do** name the time zone once, in the column header or above the list.\n\n**Don’t** use it for a date without hours.',
      },
    },
  },
} satisfies Meta<typeof DateLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { pictures: false } };

/** An ordinary time, one that runs, and one that ends on another day. */
export const Several: Story = {
  render: () => (
    <Stack gap={4}>
      <DateLines day="Wed, Nov 12" hours="7:00 PM to 8:00 PM" />
      <DateLines day="Wed, Nov 12" hours="9:30 AM to 10:30 AM" badge={<Badge tone="success">Live now</Badge>} />
      <DateLines day="Fri, Nov 21" hours="6:00 PM to Sun, Nov 23, 5:00 PM" />
    </Stack>
  ),
};

/** Hours that end on another day, in a place narrower than they are. */
export const Narrow: Story = {
  render: () => (
    <div style={{ width: 200 }}>
      <DateLines day="Thu, Nov 26" hours="6:30 PM to Fri, Nov 27, 2:30 AM, Manila time" />
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../primitives/Badge.tsx';
import { StatusBadge } from '../data/StatusBadge.tsx';
import { EventCard } from './EventCard.tsx';
import { EventList } from './EventList.tsx';

const meta = {
  title: 'Components/Learning/EventCard',
  component: EventCard,
  subcomponents: { EventList },
  args: {
    date: { month: 'November', day: 25 },
    name: 'Weekly coaching hour',
    href: '#event',
    when: 'Tue, Nov 25 · 7:00 PM',
    facts: ['Online', 'Every week'],
    badge: <Badge tone="success">You’re going</Badge>,
  },
  parameters: {
    docs: {
      description: {
        component:
          'Use it in an EventList, sorted by time.\n\n**Do** name the time zone once, above the list.\n\n**Don’t** put a second link or the answer’s buttons on it: members answer on the event page.',
      },
    },
  },
} satisfies Meta<typeof EventCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { pictures: false } };

/** Upcoming, cancelled, locked and past. */
export const Several: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <EventList label="Events">
      <EventCard {...args} />
      <EventCard
        date={{ month: 'November', day: 26 }}
        name="Morning focus room"
        href="#focus"
        when="Wed, Nov 26 · 6:00 AM"
        facts={['Online', 'Every day']}
        badge={<StatusBadge tone="danger" text="Cancelled" />}
      />
      <EventCard
        date={{ month: 'December', day: 4 }}
        name="Studio owners table"
        href="#studio"
        when="Thu, Dec 4 · 5:30 PM"
        facts={['Filinvest Tent, Alabang, Muntinlupa City']}
        note="Not part of your membership"
      />
      <EventCard
        date={{ month: 'October', day: 3, tone: 'past' }}
        name="Ask an accountant"
        href="#accountant"
        when="Fri, Oct 3 · 6:30 PM"
        facts={['Online']}
        badge={<Badge>Over</Badge>}
      />
    </EventList>
  ),
};

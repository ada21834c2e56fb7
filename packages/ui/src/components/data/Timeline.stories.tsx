import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleX from 'lucide-react/icons/circle-x';
import Receipt from 'lucide-react/icons/receipt';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateText } from './DateText.tsx';
import { Timeline } from './Timeline.tsx';

const meta: Meta<typeof Timeline> = {
  title: 'Components/Data/Timeline',
  component: Timeline,
  args: {
    label: 'History of this payment',
    items: [
      {
        id: '4',
        title: 'Paolo Reyes approved ₱3,000.00',
        meta: <DateText text="11/14/2025, 9:20 AM" dateTime="2025-11-14T01:20:00Z" />,
        icon: BadgeCheck,
        tone: 'success',
        children: 'The entry was split: ₱3,000.00 paid, ₱499.00 due on the same date.',
      },
      {
        id: '3',
        title: 'Kristine Joy Mercado sent a new receipt',
        meta: <DateText text="11/13/2025, 6:02 PM" dateTime="2025-11-13T10:02:00Z" />,
        icon: Receipt,
      },
      {
        id: '2',
        title: 'Paolo Reyes rejected the receipt',
        meta: <DateText text="11/12/2025, 4:40 PM" dateTime="2025-11-12T08:40:00Z" />,
        icon: CircleX,
        tone: 'danger',
        children: 'The reference number cannot be read.',
      },
      { id: '1', title: 'The payment was scheduled', meta: <DateText text="10/01/2025, 8:00 AM" dateTime="2025-10-01T00:00:00Z" /> },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for the history of one record, newest first.\n\n**Do** start with who did what, and show what changed.\n\n**Don’t** use it for future steps (Stepper), or give every entry a tone.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Timeline>;

export const OfAPayment: Story = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateText } from './DateText.tsx';

const meta = {
  title: 'Components/Data/DateText',
  component: DateText,
  args: { text: 'Saturday, 11/15/2025', dateTime: '2025-11-15' },
  parameters: {
    pictures: false,
    docs: {
      description: {
        component:
          'Use it for every visible date and time.\n\n**Do** write weekday, MM/DD/YYYY in sentences and MM/DD/YYYY in tables, in Manila time.\n\n**Don’t** show “2 days ago” without the exact date as its `title`.',
      },
    },
  },
} satisfies Meta<typeof DateText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {};
export const Rough: Story = { args: { text: '2 days ago', dateTime: '2025-11-13T10:02:00Z', title: '11/13/2025, 6:02 PM' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { DayMarks } from './DayMarks.tsx';

const meta = {
  title: 'Components/Data/DayMarks',
  component: DayMarks,
  args: {
    days: ['done', 'done', 'missed', 'done', 'today', 'later', 'later', 'later', 'later', 'later', 'later', 'later'],
    label: '3 of 12 days finished: 1, 2, 4',
  },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for a few numbered days, of which each is finished, missed, today or still to come.\n\n**Do** state the finished days in the label.\n\n**Don’t** use it for steps without numbers: use Segments.',
      },
    },
  },
} satisfies Meta<typeof DayMarks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A participant on day 5 who missed one day. */
export const Playground: Story = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { DayBars } from './DayBars.tsx';

/** Values that rise and fall with the weeks. */
const bars = Array.from({ length: 30 }, (_, index) => ({
  day: `11/${String(index + 1).padStart(2, '0')}/2025`,
  value: Math.round(20 + 12 * Math.sin(index) + index),
}));

const meta = {
  title: 'Components/Data/DayBars',
  component: DayBars,
  args: { label: 'Visits by day', bars, highest: 'Up to 60 a day' },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for a number per day over some weeks.\n\n**Do** show the same figures in a table next to it.\n\n**Don’t** compare two numbers in it.',
      },
    },
  },
} satisfies Meta<typeof DayBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {};

/** Nothing was counted: a line without bars. */
export const Nothing: Story = { args: { bars: bars.map(({ day }) => ({ day, value: 0 })), highest: 'None' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Countdown } from './Countdown.tsx';

/** A frozen clock, so that every render looks the same. */
const now = () => Date.UTC(2025, 10, 12, 3, 29, 10);

const meta = {
  title: 'Components/Data/Countdown',
  component: Countdown,
  args: {
    label: 'The workshop starts in',
    end: Date.UTC(2025, 10, 15, 1, 0, 0),
    now,
    endedText: 'The workshop has started',
    onEnd: fn(),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for deadlines that matter, such as a workshop or the end of a price.\n\n**Do** pass the server’s time where the device’s may be wrong, and show the date next to it.\n\n**Don’t** use it for deadlines that are not real or restart for each visitor.',
      },
    },
  },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DaysLeft: Story = {};
export const LastHour: Story = { args: { end: Date.UTC(2025, 10, 12, 3, 41, 55) }, parameters: { pictures: false } };
export const Ended: Story = { args: { end: Date.UTC(2025, 10, 12, 3, 0, 0) }, parameters: { pictures: false } };

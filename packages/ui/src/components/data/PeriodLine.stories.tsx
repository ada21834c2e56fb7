import type { Meta, StoryObj } from '@storybook/react-vite';
import { PeriodLine } from './PeriodLine.tsx';

const meta = {
  title: 'Components/Data/PeriodLine',
  component: PeriodLine,
  args: { label: 'Period of access', start: '08/01/2025', end: '08/01/2026', percent: 28, today: '262 days left' },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for a period in which today matters, such as the access of a member.\n\n**Do** put the position of today in words as well.\n\n**Don’t** use it for the progress of work; that is a ProgressBar.',
      },
    },
  },
} satisfies Meta<typeof PeriodLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const NotStarted: Story = { args: { percent: 0, today: 'Starts in 12 days' }, parameters: { pictures: false } };
export const Over: Story = {
  args: { percent: 100, today: 'Expired 4 days ago', end: '11/08/2025 (Expired)' },
  parameters: { pictures: false },
};
export const WithoutEnd: Story = { args: { percent: null, today: 'Started 103 days ago', end: 'Lifetime Access' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarTable } from './BarTable.tsx';

const rows = [
  { key: '1', label: 'Stage 1: Ready to start', value: 9, text: '9 members' },
  { key: '2', label: 'Stage 2: Choose your service', value: 21, text: '21 members' },
  { key: '3', label: 'Stage 3: Build your portfolio', value: 14, text: '14 members' },
  { key: '4', label: 'Stage 4: Get ready for clients', value: 1, text: '1 member' },
];

const meta = {
  title: 'Components/Data/BarTable',
  component: BarTable,
  args: { label: 'Members by stage', headers: ['Stage', 'Members'], rows },
  parameters: {
    docs: {
      description: {
        component:
          'Use it to compare one number between a few kinds.\n\n**Do** give each value its unit.\n\n**Don’t** use it for the course of time; that is DayBars.',
      },
    },
  },
} satisfies Meta<typeof BarTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Nothing was counted: labels and values without bars. */
export const Nothing: Story = { args: { rows: rows.map((row) => ({ ...row, value: 0, text: 'None' })) } };

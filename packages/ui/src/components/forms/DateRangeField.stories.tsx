import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DateRangeField } from './DateRangeField.tsx';

const meta = {
  title: 'Components/Forms/DateRangeField',
  component: DateRangeField,
  args: {
    name: 'period',
    label: 'Period',
    value: { from: '2025-11-01', to: '2025-11-30' },
    onChange: fn(),
    presets: [
      { label: 'This month', range: { from: '2025-11-01', to: '2025-11-30' } },
      { label: 'Last month', range: { from: '2025-10-01', to: '2025-10-31' } },
      { label: 'This year', range: { from: '2025-01-01', to: '2025-12-31' } },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component: `Use it above reports and lists of past events. Both days are inclusive; '' means an open end.

**Do** offer the most common ranges as presets.

**Don't** request data while the end is before the start.`,
      },
    },
  },
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPresets: Story = {};
export const WrongOrder: Story = { args: { value: { from: '2025-11-30', to: '2025-11-01' } } };

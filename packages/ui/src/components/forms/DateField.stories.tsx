import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Components/Forms/DateField',
  component: DateField,
  args: { name: 'scheduleDate', label: 'Due date', value: '2025-11-17', onChange: fn() },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component: `Use it for a day. Its value is 'YYYY-MM-DD', a day without a time zone. The device displays it in its own format.

**Do** explain in the hint what happens on that day.

**Don't** use it alone for a date with a time; add a TimeField next to it.`,
      },
    },
  },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const WithError: Story = { args: { value: '', error: 'Due date is required' }, parameters: { pictures: false } };

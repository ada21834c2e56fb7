import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Components/Forms/NumberField',
  component: NumberField,
  args: { name: 'validityByDays', label: 'Validity', value: 365, unit: 'days', min: 0, onChange: fn() },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component: `Use it for what is counted: days, seats, points. The arrow keys step. Its value is a number, null for nothing, and NaN for what is no number, so that the form's check can say which.

**Do** say the unit behind the number.

**Don't** use it for phone numbers, IDs or codes: nobody adds them up. Money has PesoField.`,
      },
    },
  },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithUnit: Story = {};
export const Empty: Story = {
  args: { value: null, optionalText: '(optional)', hint: 'Empty means that it never expires' },
  parameters: { pictures: false },
};
export const Disabled: Story = { args: { disabled: true }, parameters: { pictures: false } };

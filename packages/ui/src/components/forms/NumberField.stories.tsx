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
        component: `Use it for counts: days, seats, points. The arrow keys change it in steps. Its value is a number, null when empty, and NaN for invalid input, so that validation can distinguish the two.

**Do** show the unit after the number.

**Don't** use it for phone numbers, IDs or codes: they are not quantities. Use PesoField for money.`,
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

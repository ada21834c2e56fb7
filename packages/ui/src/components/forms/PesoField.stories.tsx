import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PesoField } from './PesoField.tsx';

const meta = {
  title: 'Components/Forms/PesoField',
  component: PesoField,
  args: { name: 'price', label: 'Price', value: 17490, onChange: fn() },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component: `Use it for an amount in whole pesos. Separators appear when the field is not focused. Validation rejects centavos; they are never read as pesos.

**Do** name the purpose in the label, and the consequence in the hint.

**Don't** fill in 0 for an unknown amount; leave it empty.`,
      },
    },
  },
} satisfies Meta<typeof PesoField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const WithError: Story = { args: { value: null, error: 'Price is required' } };
export const WhileTyping: Story = {
  parameters: { pictures: false },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('textbox', { name: 'Price' })).toHaveValue('17490');
  },
};
export const NotEditable: Story = { args: { readOnly: true, hint: 'Paid entries keep their price' }, parameters: { pictures: false } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Select } from './Select.tsx';

const meta = {
  title: 'Components/Forms/Select',
  component: Select,
  args: {
    name: 'batch',
    label: 'Batch',
    value: '',
    placeholder: 'Select an Option',
    options: [
      { value: '16', label: 'Batch 16' },
      { value: '17', label: 'Batch 17' },
    ],
    onChange: fn(),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component:
          "Use it to select one of up to about twenty known options. It opens the device's native list. Two to four options work better as radio buttons.\n\n**Do** start with the placeholder where no option is the likely answer.\n\n**Don’t** use it for more than about twenty options: use a Combobox.",
      },
    },
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoAnswerYet: Story = {};
export const WithError: Story = { args: { error: 'Choose a batch' } };

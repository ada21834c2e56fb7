import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TimeField } from './TimeField.tsx';

const meta = {
  title: 'Components/Forms/TimeField',
  component: TimeField,
  args: { name: 'startsAt', label: 'Starts at', hint: 'Philippine time', value: '19:30', onChange: fn() },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component: `Use it for a time of day. With \`slots\`, only those can be selected, as labelled by the caller.

**Do** state the time zone in the label or the hint.

**Don't** use it for a duration: use a NumberField with a unit.`,
      },
    },
  },
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToTheMinute: Story = {};
export const FromSlots: Story = {
  args: {
    placeholder: 'Choose a time',
    slots: [
      { value: '19:00', label: '7:00 PM' },
      { value: '19:30', label: '7:30 PM' },
      { value: '20:00', label: '8:00 PM' },
    ],
  },
  parameters: { pictures: false },
};

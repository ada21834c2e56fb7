import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  args: { name: 'reminders', label: 'Send me reminders', checked: true, onChange: fn() },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for a yes or no that takes effect when the form is submitted. Use a Switch for immediate effect.\n\n**Do** state in the label what yes means.\n\n**Don’t** preselect consent.',
      },
    },
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Stack gap={0}>
      <Checkbox {...args} />
      <Checkbox {...args} name="never" label="Never show again" checked={false} hint="You can turn it on again in the settings" />
      <Checkbox {...args} name="off" label="Only for staff" disabled />
      <Checkbox
        {...args}
        name="terms"
        label="I agree to the terms, the privacy policy and the refund policy"
        checked={false}
        error="Agree to the terms to go on"
      />
    </Stack>
  ),
  play: () => userEvent.tab(),
};

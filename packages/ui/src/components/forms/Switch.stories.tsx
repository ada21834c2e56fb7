import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Components/Forms/Switch',
  component: Switch,
  args: { name: 'chime', label: 'Chime when a task is done', checked: true, onChange: fn() },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component: `Use it to turn something on or off with immediate effect, such as a setting.

**Do** name the feature; the name stays the same when it is off.

**Don't** use it in a form with a save button: use a Checkbox.`,
      },
    },
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Stack gap={2}>
      <Switch {...args} hint="On this device only" />
      <Switch {...args} name="mail" label="Email me before an event begins" checked={false} />
      <Switch {...args} name="staff" label="Hide this course from the shop" disabled />
      <Switch {...args} name="staff2" label="Hide this event" checked={false} disabled error="It could not be saved. Try again." />
    </Stack>
  ),
  play: () => userEvent.tab(),
};

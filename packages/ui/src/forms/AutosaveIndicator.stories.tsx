import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../primitives/Stack.tsx';
import { AutosaveIndicator } from './AutosaveIndicator.tsx';

const meta = {
  title: 'Forms/AutosaveIndicator',
  component: AutosaveIndicator,
  args: { state: 'saved', savedText: 'Saved at 3:42 PM', onRetry: fn() },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component: `Use it near the title of content that is saved automatically: drafts, pages, long forms.

**Do** keep it mounted in every state, so that the change is announced.

**Don't** put a save button next to it.`,
      },
    },
  },
} satisfies Meta<typeof AutosaveIndicator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Stack gap={4}>
      <AutosaveIndicator {...args} state="saving" />
      <AutosaveIndicator {...args} />
      <AutosaveIndicator {...args} state="failed" />
    </Stack>
  ),
};

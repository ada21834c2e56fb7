import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import type { ConfirmLeaving } from './UnsavedGuard.tsx';

const meta = {
  title: 'Forms/UnsavedGuard',
  component: UnsavedGuard,
  args: {
    unsaved: true,
    // A router that leaves at once.
    onGuard: fn((request: ConfirmLeaving) => {
      request(() => undefined);
      return () => undefined;
    }),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '320px' },
      description: {
        component: `Use it in every form that takes longer than a minute; FormUnsavedGuard reads its form automatically. The router calls the function from \`onGuard\` instead of navigating.

**Do** let saving leave the page without confirmation.

**Don't** use it where everything is saved while typing: use an AutosaveIndicator.`,
      },
    },
  },
} satisfies Meta<typeof UnsavedGuard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Leaving: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  },
};

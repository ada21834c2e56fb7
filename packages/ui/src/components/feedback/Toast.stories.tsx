import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Toast } from './Toast.tsx';

const meta = {
  title: 'Components/Feedback/Toast',
  component: Toast,
  args: { kind: 'success', text: 'Payment approved successful!' },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component:
          'Use `showToast` for events that need no response. An error stays 4 s, a success 2 s, a plain toast 4 s, one without a kind 3 s, and a loading toast until a result with the same id replaces it.\n\n**Do** offer the recovery as its action: Undo, Retry.\n\n**Don’t** put anything in it that must be read or decided: use an Alert or a ConfirmDialog.',
      },
    },
  },
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = { args: { action: { text: 'Undo', onClick: fn() } } };
export const Failure: Story = {
  args: { kind: 'error', text: 'Something went wrong, try again', action: { text: 'Retry', onClick: fn() } },
};
export const Blank: Story = { args: { kind: 'blank', text: 'You are back online' } };

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
          'Use `showToast` for what has just happened and needs no answer; an action is the way back. Something to decide is a ConfirmDialog.',
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

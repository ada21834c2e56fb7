import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Components/Forms/PasswordField',
  component: PasswordField,
  args: { name: 'password', label: 'Password', autoComplete: 'current-password', value: 'bangka-at-araw', onChange: fn() },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for a password, old or new. It can be looked at, because typing blind on a small keyboard is where log-ins fail.\n\n**Do** give `rules` where a new one is chosen, so that nobody finds out after sending.\n\n**Don’t** ask for it twice where it can be looked at.',
      },
    },
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Shown: Story = {
  play: ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button', { name: 'Show password' })),
};
export const WithError: Story = { args: { value: '', error: 'Enter your password' } };
export const WithChecklist: Story = {
  args: {
    label: 'New password',
    autoComplete: 'new-password',
    value: 'bangka7',
    rules: [
      { label: 'At least 8 characters', met: false },
      { label: 'An uppercase letter', met: false },
      { label: 'A lowercase letter', met: true },
      { label: 'A number', met: true },
      { label: 'A special character', met: false },
    ],
  },
};

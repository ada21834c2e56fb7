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
          'Use it for a password, old or new. It can be revealed, because typing blindly on a small keyboard is a common cause of failed sign-ins.\n\n**Do** set `new-password` or `current-password`: password managers need it.\n\n**Don’t** use it where a new password must follow rules: use a NewPasswordField.',
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

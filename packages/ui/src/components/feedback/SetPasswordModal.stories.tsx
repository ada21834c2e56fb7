import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SetPasswordModal } from './SetPasswordModal.tsx';

const rules = (met: readonly number[]) =>
  ['At least 8 characters', 'An uppercase letter', 'A lowercase letter', 'A number', 'A special character'].map((label, index) => ({
    label,
    met: met.includes(index),
  }));

const meta = {
  title: 'Components/Feedback/SetPasswordModal',
  component: SetPasswordModal,
  args: {
    title: 'Set your password',
    text: 'Use it to return to your free lessons from any phone or computer.',
    email: 'juan@example.com',
    label: 'Password',
    value: 'bangka7',
    onChange: fn(),
    rules: rules([2, 3]),
    onSave: fn(),
    saveText: 'Save password',
    onSkip: fn(),
    skipText: 'Skip',
    skipNote: 'If you skip, we make a password for you and send it by email.',
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '620px' },
      description: {
        component:
          'Use it once, right after a visitor left their address, where a password is optional for now.\n\n**Do** explain what skipping means. **Don’t** use it where a password has to be typed again (PasswordField on a page).',
      },
    },
  },
} satisfies Meta<typeof SetPasswordModal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The user is not signed in yet, so the dialog must be answered. */
export const MustBeAnswered: Story = {
  play: async () => {
    const dialog = within(document.body).getByRole('dialog', { name: 'Set your password' });
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

export const Refused: Story = {
  args: { error: 'Password must meet all validation criteria.' },
  play: async ({ args }) => {
    const field = within(document.body).getByLabelText('Password', { selector: 'input' });
    await expect(field).toHaveAccessibleDescription(/Password must meet all validation criteria\./);
    await userEvent.click(within(document.body).getByRole('button', { name: 'Save password' }));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    await userEvent.click(within(document.body).getByRole('button', { name: 'Skip' }));
    await expect(args.onSkip).toHaveBeenCalledTimes(1);
  },
};

/** For a user who is already signed in. */
export const CanBeClosed: Story = {
  parameters: { pictures: false },
  args: { onClose: fn(), value: 'Bangka-7-araw', rules: rules([0, 1, 2, 3, 4]) },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

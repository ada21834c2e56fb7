import { expect, screen } from 'storybook/test';
import { connectionLost, expectPage } from '../../testing/storyAssertions.ts';
import { member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';

const meta: ScreenMeta = {
  title: 'Screens/Public/Auth/Forgot password',
  ...aboutScreen({
    shows: 'Sends a code to an address whose password was forgotten.',
    audience: 'Anyone with an account.',
    check: 'The same answer whether or not the account exists, and how long to wait after too many requests.',
  }),
  args: { path: '/forgot-password' },
};
export default meta;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Forgot Password');
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
  },
};

/** Submitted empty, then with an invalid address: the messages of the specification. */
export const FieldErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Forgot Password');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the code' }));
    await expect(await canvas.findByText('Enter your registered email')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Email'), 'maricel');
    await expect(await canvas.findByText('Enter a valid email address (e.g., juan@example.com)')).toBeVisible();
  },
};

/** A code was sent. A toast shows the address in lower case, and the six boxes are ready. */
export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Forgot Password');
    await userEvent.type(canvas.getByLabelText('Email'), member.email.toUpperCase());
    await userEvent.click(canvas.getByRole('button', { name: 'Send the code' }));
    await expect(await screen.findByText(`An OTP was sent to ${member.email}`)).toBeInTheDocument();
    await expectPage(canvas, 'Reset Password');
  },
};

/** The request is pending, and the button shows it. */
export const Sending: Story = {
  args: { network: 'pending' },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Forgot Password');
    await userEvent.type(canvas.getByLabelText('Email'), member.email);
    await userEvent.click(canvas.getByRole('button', { name: 'Send the code' }));
    await expect(await canvas.findByRole('button', { name: 'Sending the code' })).toBeVisible();
  },
};

/** The request never arrived. The typed address stays. */
export const NoConnection: Story = {
  args: { network: { fails: connectionLost } },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Forgot Password');
    await userEvent.type(canvas.getByLabelText('Email'), member.email);
    await userEvent.click(canvas.getByRole('button', { name: 'Send the code' }));
    await expect(await canvas.findByText('An error has occurred. Check your connection, then try again.')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue(member.email);
  },
};

/**
 * Requested too often. The server's message on when to try again shows in a toast and in the form.
 */
export const TooOften: Story = {
  args: { path: '/forgot-password?email=too-often%40example.com' },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Forgot Password');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the code' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many attempts');
  },
};

import { expect } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';

const meta: ScreenMeta = {
  title: 'Screens/Public/Auth/Set new password',
  ...aboutScreen({
    shows: 'Sends a code to an account that never had a password.',
    audience: 'People whose account was made for them, for example by an order.',
    check: 'It resembles Forgot password, with its own words. The address of the link is filled in.',
  }),
  args: { path: `/set-new-password?email=${encodeURIComponent(member.email)}` },
};
export default meta;

/** The address from the link is filled in. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Set New Password');
    await expect(canvas.getByLabelText('Email')).toHaveValue(member.email);
  },
};

/** This page's own message for an empty field. */
export const FieldErrors: Story = {
  args: { path: '/set-new-password' },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Set New Password');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the code' }));
    await expect(await canvas.findByText('Email is required')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
};

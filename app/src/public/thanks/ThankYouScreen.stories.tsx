import { expect } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';

const meta: ScreenMeta = {
  title: 'Screens/Public/Thank you',
  ...aboutScreen({
    shows: 'Confirms what a visitor has just done and offers the next step.',
    audience: 'Visitors after an opt-in, a challenge or an unsubscribing.',
    check: 'One next step each, and unsubscribing works with a single press.',
  }),
  args: { path: '/thank-you' },
};
export default meta;

export const Plain: Story = {
  play: async ({ canvas }) => expectPage(canvas, 'Thank you'),
};

export const Challenge: Story = {
  args: { path: '/thank-you?of=challenge' },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, "Congrats! You're IN!");
    await expect(canvas.getByRole('link', { name: 'Go to Atlas' })).toHaveAttribute('href', '/');
  },
};

/** The next step after an opt-in, for a visitor. */
export const OptIn: Story = {
  args: { path: '/thank-you?of=opt-in' },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'You are in');
    await expect(canvas.getByRole('link', { name: 'Set your password' })).toHaveAttribute('href', '/set-new-password');
  },
};

/** A signed-in user already has a password, so the next step differs. */
export const OptInOfMember: Story = {
  args: { path: '/thank-you?of=opt-in', user: member },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'You are in');
    await expect(canvas.getByRole('link', { name: 'Open my courses' })).toHaveAttribute('href', '/courses/my-courses');
  },
};

/**
 * Unsubscribing through an email's link. Nothing happens until the button is pressed; it works
 * without script.
 */
export const Unsubscribe: Story = {
  args: { path: '/thank-you?of=unsubscribe&token=7.payment-due.signature' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Stop these emails?');
    await expect(canvas.getByText(/“A payment is due soon”/)).toBeVisible();
    const form = canvas.getByRole('button', { name: 'Unsubscribe' }).closest('form');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form).toHaveAttribute('action', '/api/unsubscribe?token=7.payment-due.signature');
  },
};

export const UnsubscribeFromNewsOfTheDay: Story = {
  args: { path: '/thank-you?of=unsubscribe&token=7.daily.signature' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Stop these emails?');
    await expect(canvas.getByText(/the news of the day by email/)).toBeVisible();
  },
};

export const IncompleteLink: Story = {
  args: { path: '/thank-you?of=unsubscribe' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'This link is not complete');
    await expect(canvas.queryByRole('button', { name: 'Unsubscribe' })).toBeNull();
  },
};

export const Unsubscribed: Story = {
  args: { path: '/thank-you?of=unsubscribed' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'You are unsubscribed');
    await expect(canvas.getByRole('link', { name: 'Go to Atlas' })).toHaveAttribute('href', '/');
  },
};

import { expect } from 'storybook/test';
import { connectionLost, expectFailed, expectPage, serverFailure } from '../testing/storyAssertions.ts';
import { member } from '../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../testing/screenStory.ts';

const meta: ScreenMeta = {
  title: 'Screens/Shell/States/Failed',
  ...aboutScreen({
    shows: 'Replaces a page that could not be shown. The navigation stays.',
    audience: 'Everyone, after an error of the server or without a connection.',
    check: 'What happened and what to do, in one sentence each, with the next attempt as a button.',
  }),
  args: { path: '/courses/my-courses', user: member, network: { fails: serverFailure } },
};
export default meta;

/** A server error. The navigation stays. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectFailed(canvas);
    await expect(canvas.getByText('Try again. If it happens again, tell your coach.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Atlas home' })).toHaveAttribute('href', '/');
  },
};

/** A lost connection. */
export const NoConnection: Story = {
  args: { network: { fails: connectionLost } },
  play: async ({ canvas }) => {
    await expectFailed(canvas);
    await expect(canvas.getByText('The connection was lost. What you finished is saved.')).toBeVisible();
  },
};

/** The connection was lost once. "Try again" loads the page. */
export const Retried: Story = {
  args: { network: { fails: connectionLost, times: 1 } },
  play: async ({ canvas, userEvent }) => {
    await expectFailed(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expectPage(canvas, 'My Courses');
  },
};

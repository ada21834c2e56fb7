import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { connectionLost, expectFailed, expectPage, serverFailure } from '../testing/storyAssertions.ts';
import { screenParameters } from '../testing/screenParameters.ts';
import { ScreenStory } from '../testing/ScreenStory.tsx';
import { member } from '../testing/storyUsers.ts';

const meta: Meta<typeof ScreenStory> = {
  title: 'Screens/Shell/States/Failed',
  component: ScreenStory,
  args: { path: '/courses/my-courses', user: member, network: { fails: serverFailure } },
  parameters: screenParameters,
};
export default meta;
type Story = StoryObj<typeof ScreenStory>;

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

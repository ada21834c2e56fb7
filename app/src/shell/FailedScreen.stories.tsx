import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { connectionLost, expectFailed, serverFailure } from '../stories/expectations.ts';
import { screenParameters } from '../stories/screenParameters.ts';
import { ScreenStory } from '../stories/ScreenStory.tsx';
import { member } from '../stories/storyUsers.ts';

const meta = {
  title: 'Screens/Shell/Failed',
  component: ScreenStory,
  args: { path: '/courses/my-courses', user: member, network: { fails: serverFailure } },
  parameters: screenParameters,
} satisfies Meta<typeof ScreenStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The server made a mistake; the navigation stays. */
export const Filled: Story = {
  parameters: { pictures: 'screen' },
  play: async ({ canvas }) => {
    await expectFailed(canvas);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Atlas home' })).toHaveAttribute('href', '/');
  },
};

/** The line is gone. */
export const NoConnection: Story = {
  args: { network: { fails: connectionLost } },
  play: async ({ canvas }) => {
    await expectFailed(canvas);
    await expect(canvas.getByText('The connection was lost. What you finished is saved.')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectPage } from '../stories/expectations.ts';
import { screenParameters } from '../stories/screenParameters.ts';
import { ScreenStory } from '../stories/ScreenStory.tsx';
import { member } from '../stories/storyUsers.ts';

const meta = {
  title: 'Screens/Shell/NotFound',
  component: ScreenStory,
  args: { path: '/no/such/page', user: member },
  parameters: screenParameters,
} satisfies Meta<typeof ScreenStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An address that no route has. */
export const Filled: Story = {
  parameters: { pictures: 'screen' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Page not found');
    await expect(canvas.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/');
  },
};

/** The same for a visitor. */
export const Visitor: Story = {
  args: { user: null },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Page not found');
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  },
};

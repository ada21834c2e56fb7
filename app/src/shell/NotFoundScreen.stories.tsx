import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectPage } from '../testing/storyAssertions.ts';
import { screenParameters } from '../testing/screenParameters.ts';
import { ScreenStory } from '../testing/ScreenStory.tsx';
import { member } from '../testing/storyUsers.ts';

const meta: Meta<typeof ScreenStory> = {
  title: 'Screens/Shell/States/Not found',
  component: ScreenStory,
  args: { path: '/no/such/page', user: member },
  parameters: screenParameters,
};
export default meta;
type Story = StoryObj<typeof ScreenStory>;

/** An address without a route. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Page not found');
    await expect(canvas.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/');
  },
};

/** The same page for a visitor. */
export const Visitor: Story = {
  args: { user: null },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Page not found');
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  },
};

import { expect } from 'storybook/test';
import { expectPage } from '../testing/storyAssertions.ts';
import { member } from '../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../testing/screenStory.ts';

const meta: ScreenMeta = {
  title: 'Screens/Shell/States/Not found',
  ...aboutScreen({
    shows: 'The page of an unknown address or a deleted record.',
    audience: 'Everyone with a mistyped or an old link.',
    check: 'A way back home, in the layout of the person who sees it.',
  }),
  args: { path: '/no/such/page', user: member },
};
export default meta;

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

import { expect, within } from 'storybook/test';
import { expectForbidden, expectPage } from '../testing/storyAssertions.ts';
import { member } from '../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../testing/screenStory.ts';

const meta: ScreenMeta = {
  title: 'Screens/Shell/States/Forbidden',
  ...aboutScreen({
    shows: 'Replaces a page that the access level in use may not open.',
    audience: 'People who followed a link meant for another role.',
    check: 'It names the access level in use, and how to leave or to switch.',
  }),
  args: { path: '/courses', user: member },
};
export default meta;

/** A member on a staff page: the access level in use, and the link home. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectForbidden(canvas, 'Member');
    await expect(canvas.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/');
  },
};

/** "Go Back" leads home. */
export const GoBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Access Restricted');
    await userEvent.click(canvas.getByRole('link', { name: 'Go Back' }));
    await expectPage(canvas, 'Good morning, Maricel');
  },
};

/** The page at its own address, for a visitor. */
export const Visitor: Story = {
  args: { path: '/forbidden', user: null },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Access Restricted');
    await expect(canvas.getByText('Log in with an account that may open this page.')).toBeVisible();
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  },
};

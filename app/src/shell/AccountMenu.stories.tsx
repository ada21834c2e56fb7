import { expect, type within } from 'storybook/test';
import { course } from '../testing/courses.ts';
import { expectPage } from '../testing/storyAssertions.ts';
import { screenParameters } from '../testing/screenParameters.ts';
import { connection } from '../testing/storyAnswers.ts';
import { member, multi, withAccessLevel } from '../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../testing/screenStory.ts';

const meta: ScreenMeta = {
  title: 'Screens/Shell/Account/Menu',
  ...aboutScreen({
    shows: 'The menu behind the avatar: who is signed in, the access levels, low data, the theme, and signing out.',
    audience: 'Everyone who is signed in.',
    check: 'A menu on a desktop, a sheet on a phone, with the same order. The level in use is recognizable.',
  }),
  args: {
    path: '/courses/my-courses',
    user: multi,
    data: () => ({ viewer: { myCourses: connection([course({ name: 'Bookkeeping for small shops' })]) } }),
  },
};
export default meta;
type Canvas = ReturnType<typeof within>;
type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

async function openMenu(canvas: Canvas, userEvent: UserEvent): Promise<void> {
  await expectPage(canvas, /^(My Courses|Good morning, )/);
  await userEvent.click(canvas.getByRole('button', { name: /^Account menu/ }));
  await expect(await canvas.findByRole('menu')).toBeVisible();
}

/** The signed-in user, their access levels, the theme, and the sign-out button. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await openMenu(canvas, userEvent);
    await expect(canvas.getByText('rowena.salazar@example.com')).toBeVisible();
    await expect(canvas.getAllByRole('menuitemradio')).toHaveLength(3);
    await expect(canvas.getByRole('menuitemradio', { name: 'Member' })).toBeChecked();
    await expect(await canvas.findAllByRole('radio')).toHaveLength(3);
    await expect(canvas.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  },
};

/** On a phone the menu is a sheet. */
export const OpenOnPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };

/** With one access level there is nothing to switch. */
export const OneAccessLevel: Story = {
  args: { user: member },
  play: async ({ canvas, userEvent }) => {
    await openMenu(canvas, userEvent);
    await expect(canvas.getByText('maricel.delacruz@example.com')).toBeVisible();
    await expect(canvas.queryByRole('menuitemradio')).toBeNull();
  },
};

/** Low data is on for this browser, and is turned off at once. */
export const LowData: Story = {
  args: { lowData: 'on' },
  parameters: { ...screenParameters, pictures: false },
  play: async ({ canvas, userEvent }) => {
    await openMenu(canvas, userEvent);
    const low = canvas.getByRole('switch', { name: 'Low data' });
    await expect(low).toBeChecked();
    await userEvent.click(low);
    await expect(low).not.toBeChecked();
    await expect(document.documentElement).toHaveAttribute('data-low-data', 'off');
  },
};

/**
 * Switching to another access level: home opens, with its badge, and the menu shows the new level.
 */
export const SwitchRole: Story = {
  args: { data: () => ({ switchRole: withAccessLevel(multi, 7) }) },
  play: async ({ canvas, userEvent }) => {
    await openMenu(canvas, userEvent);
    await userEvent.click(canvas.getByRole('menuitemradio', { name: 'Affiliate' }));
    await expectPage(canvas, 'Good morning, Rowena');
    await openMenu(canvas, userEvent);
    await expect(canvas.getByRole('menuitemradio', { name: 'Affiliate' })).toBeChecked();
  },
};

/** Signing out leads to the login page. Nothing of the previous page stays. */
export const SignOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await openMenu(canvas, userEvent);
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Sign out' }));
    await expectPage(canvas, 'Welcome back');
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

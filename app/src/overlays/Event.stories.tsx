import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pageOf } from '../testing/funnels.ts';
import { screenParameters } from '../testing/screenParameters.ts';
import { ScreenStory } from '../testing/ScreenStory.tsx';
import { member } from '../testing/storyUsers.ts';
import { EVENT, REMINDED, settingsAnd, withStored } from './overlaysFixtures.ts';

/** The in-person event: a popup once, and a banner until it is dismissed or over. */
const meta: Meta<typeof ScreenStory> = {
  title: 'Screens/Shell/Overlays/Event',
  component: ScreenStory,
  args: { path: '/freelancing-course', overlays: true, data: () => ({ ...pageOf(), ...settingsAnd(EVENT) }) },
  parameters: { ...screenParameters },
  beforeEach: withStored(REMINDED),
};
export default meta;
type Story = StoryObj<typeof ScreenStory>;

const ARRIVES = { timeout: 10_000 };

/** The popup as a visitor sees it on a public page. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const popup = await canvas.findByRole('dialog', { name: 'Atlas Live' }, ARRIVES);
    await expect(popup).toHaveAccessibleDescription(/^Sunday, 11\/23\/2025, Alabang/);
    await expect(within(popup).getByRole('link', { name: 'See tickets' })).toHaveAttribute('href', 'https://tickets.example/live');
    await expect(within(popup).getByRole('link', { name: 'Group packages' })).toHaveAttribute('href', 'https://tickets.example/groups');
    await expect(await canvas.findByRole('region', { name: 'Atlas Live' }, ARRIVES)).toBeVisible();
  },
};

/** The popup first, then the banner. Each is dismissed separately. */
export const Dismissed: Story = {
  play: async ({ canvas }) => {
    const popup = await canvas.findByRole('dialog', { name: 'Atlas Live' }, ARRIVES);
    await userEvent.click(within(popup).getByRole('button', { name: 'Close' }));
    await expect(localStorage.getItem('in-person-event-popup')).toBe('true');
    const banner = canvas.getByRole('region', { name: 'Atlas Live' });
    await expect(within(banner).getByText('Sunday, 11/23/2025, Alabang')).toBeVisible();
    await userEvent.click(within(banner).getByRole('button', { name: 'Dismiss' }));
    await expect(banner).not.toBeInTheDocument();
    await expect(localStorage.getItem('in-person-event-banner')).toBe('true');
  },
};

/** The popup for a member, without group packages. */
export const WithoutGroups: Story = {
  args: { path: '/', user: member, data: () => settingsAnd({ ...EVENT, 'event-group-link': '' }) },
  play: async ({ canvas }) => {
    const popup = await canvas.findByRole('dialog', { name: 'Atlas Live' }, ARRIVES);
    await expect(within(popup).queryByRole('link', { name: 'Group packages' })).toBeNull();
    await expect(within(popup).getByRole('button', { name: 'Not now' })).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { StageBlocker } from './StageBlocker.tsx';

const meta = {
  title: 'Screens/Member/Journey/Stage blocker',
  component: StageBlocker,
  args: { formHref: '/form/journey-form' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof StageBlocker>;
export default meta;

/** The blocker, which only leads to the Journey Form or home. */
export const Open: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Let’s find your stage' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the Journey Form' })).toHaveAttribute('href', '/form/journey-form');
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  },
};

import { expect } from 'storybook/test';
import { checklist, film } from '../../shared/resources/resourceFixtures.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';

const meta: ScreenMeta = {
  title: 'Screens/Public/Resources/Detail',
  ...aboutScreen({
    shows: 'One file or link that needs no account.',
    audience: 'Visitors with a shared link.',
    check: 'The size is shown before the download, and a resource that is not public looks like one that does not exist.',
  }),
  args: { path: '/resources/public/1', data: () => ({ publicResource: checklist() }) },
};
export default meta;

/** A public file, with its size shown before the download. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Proposal checklist');
    await expect(canvas.getByRole('link', { name: 'Download · 340\u00a0kB' })).toHaveAttribute('href', '/api/uploads/1');
    await expect(canvas.getByRole('link', { name: 'All resources' })).toHaveAttribute('href', '/resources/public');
  },
};

/** A video plays in place after a tap. */
export const Film: Story = {
  args: { path: '/resources/public/8', data: () => ({ publicResource: film }) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, film.name);
    await expect(await canvas.findByRole('button', { name: /Tap to load the video/ })).toBeVisible();
  },
};

/** A resource that is not public or does not exist. The page does not reveal which. */
export const Missing: Story = {
  args: { path: '/resources/public/999', data: () => ({ publicResource: null }) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, /not found/i);
  },
};

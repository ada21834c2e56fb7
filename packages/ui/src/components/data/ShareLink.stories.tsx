import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ShareLink } from './ShareLink.tsx';

const meta = {
  title: 'Components/Data/ShareLink',
  component: ShareLink,
  args: { path: '/work-with-kristine', title: 'Atlas' },
  parameters: {
    pictures: false,
    docs: {
      description: {
        component:
          'Use it for an address that people share.\n\n**Do** show the whole address: people check where it leads.\n\n**Don’t** use it for the current page: browsers can share that.',
      },
    },
  },
} satisfies Meta<typeof ShareLink>;
export default meta;
type Story = StoryObj<typeof meta>;

const share = fn(() => Promise.resolve());
const withShare = (value: unknown) => () => {
  const own = Object.getOwnPropertyDescriptor(navigator, 'share');
  if (value === undefined) Reflect.deleteProperty(navigator, 'share');
  else Object.defineProperty(navigator, 'share', { configurable: true, value });
  return () => {
    Reflect.deleteProperty(navigator, 'share');
    if (own) Object.defineProperty(navigator, 'share', own);
  };
};

export const Playground: Story = {
  beforeEach: withShare(share),
  play: async ({ canvas, userEvent }) => {
    const url = `${location.origin}/work-with-kristine`;
    await expect(canvas.getByText(url)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(share).toHaveBeenCalledWith({ title: 'Atlas', url });
  },
};

/** A device without other apps to share it with. */
export const CopyOnly: Story = {
  beforeEach: withShare(undefined),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Share' })).toBeNull();
  },
};

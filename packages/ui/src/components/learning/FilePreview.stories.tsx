import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FilePreview } from './FilePreview.tsx';

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"><rect width="320" height="180" fill="teal"/><rect x="80" width="80" height="180" fill="aquamarine"/><rect x="160" width="80" height="180" fill="wheat"/></svg>')}`;

const meta = {
  title: 'Components/Learning/FilePreview',
  component: FilePreview,
  args: { kind: 'image', src: PICTURE, title: 'Calm palette for social posts', coverId: 7, meta: 'Image · 340\u00a0kB' },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    pictures: false,
    docs: {
      description: {
        component:
          'Use it for an uploaded picture or recording that is the subject of a page. Use VideoPlayer for a video, and EmbedFrame for another site’s page.\n\n**Do** show type and size.\n\n**Don’t** use it for files that a browser cannot display: offer the download.',
      },
    },
  },
} satisfies Meta<typeof FilePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** After the tap, with the focus on the loaded file. */
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('img', { name: 'Calm palette for social posts' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Tap to load the picture/ }));
    await expect(await canvas.findByText('Loaded')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Calm palette for social posts' })).toHaveFocus();
  },
};

export const Audio: Story = { args: { kind: 'audio', title: 'One quiet minute before a call', meta: 'Audio · 480\u00a0kB' } };

/** The file failed to load; it can be requested again. */
export const Failed: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Tap to load the picture/ }));
    await expect(await canvas.findByText('It did not load. Check your signal and try again.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

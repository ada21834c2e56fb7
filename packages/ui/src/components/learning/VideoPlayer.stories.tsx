import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { VideoPlayer } from './VideoPlayer.tsx';

const meta = {
  title: 'Components/Learning/VideoPlayer',
  component: VideoPlayer,
  args: {
    title: 'Open with their problem, not your résumé',
    coverId: 33,
    source: { kind: 'file', src: 'videos/no-such-file.mp4' },
    meta: '12:40 · 24\u00a0MB · you stopped at 3:05',
    quality: '360p',
    startAt: 185,
    onProgress: fn(),
    onEnded: fn(),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for the video of a lesson.\n\n**Do** show length, size and the last position; pass `onProgress`, so that it resumes there.\n\n**Don’t** load anything before the tap, or play automatically.',
      },
    },
  },
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeTheTap: Story = {};
/** A player of another site that never reports itself, as behind a network that blocks it: 8 seconds later. */
export const NotLoadedYet: Story = {
  args: {
    source: { kind: 'embed', src: 'about:blank#' },
    quality: undefined,
    elsewhere: { href: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', text: 'Open on YouTube' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Tap to load/ }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the video');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('The video has not loaded yet.'), { timeout: 12_000 });
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open on YouTube' })).toHaveAttribute('target', '_blank');
  },
};
export const DidNotLoad: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Tap to load/ }));
    await waitFor(() => canvas.getByRole('button', { name: 'Try again' }));
  },
};

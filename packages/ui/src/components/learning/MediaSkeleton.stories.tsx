import type { Meta, StoryObj } from '@storybook/react-vite';
import { MediaSkeleton } from './MediaSkeleton.tsx';

const meta = {
  title: 'Components/Learning/MediaSkeleton',
  component: MediaSkeleton,
  args: { children: <small>12:40 · 24&nbsp;MB · you stopped at 3:05</small> },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    pictures: false,
    docs: {
      description: {
        component:
          'Use it in place of a VideoPlayer or an EmbedFrame while its code loads.\n\n**Do** show the same line below it as the player, so that nothing shifts.\n\n**Don’t** use it for the whole lesson: use a LessonSkeleton.',
      },
    },
  },
} satisfies Meta<typeof MediaSkeleton>;
export default meta;

export const Video: StoryObj<typeof meta> = {};

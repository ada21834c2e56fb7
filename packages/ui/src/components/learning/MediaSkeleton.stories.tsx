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
          'Use it in the place of a VideoPlayer or an EmbedFrame whose code is on its way.\n\n**Do** write the same line below it that the player will have, so that nothing moves.\n\n**Don’t** use it for the whole lesson: that is a LessonSkeleton.',
      },
    },
  },
} satisfies Meta<typeof MediaSkeleton>;
export default meta;

export const Video: StoryObj<typeof meta> = {};

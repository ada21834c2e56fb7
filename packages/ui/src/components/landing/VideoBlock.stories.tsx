import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePicture } from './sampleLanding.ts';
import { VideoBlock } from './VideoBlock.tsx';

const meta = {
  title: 'Components/Landing/VideoBlock',
  component: VideoBlock,
  args: {
    id: 'video',
    title: 'Meet your coach',
    text: 'Two minutes about how the twelve weeks go.',
    video: { embed: '#embed', page: '#video' },
    picture: null,
    label: 'Meet your coach',
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it for a video on a landing page.\n\n**Do** give a picture that shows a person rather than a title.\n\n**Don’t** use it in the application: use VideoPlayer.',
      },
    },
  },
} satisfies Meta<typeof VideoBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const WithPicture: Story = { args: { picture: samplePicture }, globals: { viewport: { value: 'phone' } } };

export const Minimal: Story = { args: { title: '', text: '' }, parameters: { pictures: false } };

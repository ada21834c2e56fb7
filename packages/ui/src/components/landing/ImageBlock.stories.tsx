import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImageBlock } from './ImageBlock.tsx';
import { samplePicture } from './sampleLanding.ts';

const meta = {
  title: 'Components/Landing/ImageBlock',
  component: ImageBlock,
  args: { id: 'image', picture: samplePicture, caption: 'Where most of our members began: a corner, a mug and an hour.' },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it for a picture that says something by itself.\n\n**Do** describe the picture in its `alt`.\n\n**Don’t** use it for text as a picture: it cannot be read aloud, and is large.',
      },
    },
  },
} satisfies Meta<typeof ImageBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const WithoutCaption: Story = { args: { caption: '' }, parameters: { pictures: false } };

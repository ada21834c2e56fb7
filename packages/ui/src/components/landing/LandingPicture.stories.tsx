import type { Meta, StoryObj } from '@storybook/react-vite';
import { LandingPicture } from './LandingPicture.tsx';
import { samplePicture } from './sampleLanding.ts';

const meta = {
  title: 'Components/Landing/LandingPicture',
  component: LandingPicture,
  args: { ...samplePicture },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for an uploaded picture on a landing page.\n\n**Do** pass its size in pixels, so that nothing moves while it loads.\n\n**Don’t** use it in the application: use ContentPicture.',
      },
    },
  },
} satisfies Meta<typeof LandingPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { parameters: { pictures: false } };

export const First: Story = { args: { isFirst: true }, parameters: { pictures: false } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Scene } from './Scene.tsx';

const meta = {
  title: 'Components/Art/Scene',
  component: Scene,
  parameters: {
    docs: {
      description: {
        component:
          'Use it beside the sign-in form and on the landing page.\n\n**Do** let it stand alone, without words on it.\n\n**Don’t** use it anywhere else: empty pages have a Vignette.',
      },
    },
  },
} satisfies Meta<typeof Scene>;
export default meta;

export const Boat: StoryObj<typeof meta> = {};

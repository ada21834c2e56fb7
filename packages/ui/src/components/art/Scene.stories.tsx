import type { Meta, StoryObj } from '@storybook/react-vite';
import { Scene } from './Scene.tsx';

const meta = {
  title: 'Components/Art/Scene',
  component: Scene,
  parameters: {
    docs: {
      description: {
        component:
          'Use it next to the sign-in form and on the landing page.\n\n**Do** show it alone, without text on it.\n\n**Don’t** use it anywhere else: use a Vignette on empty pages.',
      },
    },
  },
} satisfies Meta<typeof Scene>;
export default meta;

export const Boat: StoryObj<typeof meta> = {};

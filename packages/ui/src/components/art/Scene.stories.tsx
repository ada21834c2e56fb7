import type { Meta, StoryObj } from '@storybook/react-vite';
import { Scene } from './Scene.tsx';

const meta = {
  title: 'Components/Art/Scene',
  component: Scene,
  parameters: { docs: { description: { component: 'Use it beside the sign-in form and on the landing page, nowhere else.' } } },
} satisfies Meta<typeof Scene>;
export default meta;

export const Boat: StoryObj<typeof meta> = {};

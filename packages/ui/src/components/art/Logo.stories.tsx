import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Components/Art/Logo',
  component: Logo,
  parameters: { docs: { description: { component: 'Use it once a page, inside the link to home.' } } },
} satisfies Meta<typeof Logo>;
export default meta;

export const Full: StoryObj<typeof meta> = {};

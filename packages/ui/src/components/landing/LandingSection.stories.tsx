import type { Meta, StoryObj } from '@storybook/react-vite';
import { LandingSection } from './LandingSection.tsx';

const meta = {
  title: 'Components/Landing/LandingSection',
  component: LandingSection,
  args: { id: 'section', title: 'A title', children: 'The contents of a block.' },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it to build a new kind of block.\n\n**Do** leave the space above and below to it.\n\n**Don’t** use it outside a LandingPage.',
      },
    },
  },
} satisfies Meta<typeof LandingSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const Tinted: Story = { args: { tone: 'tinted', width: 'wide' }, parameters: { pictures: false } };

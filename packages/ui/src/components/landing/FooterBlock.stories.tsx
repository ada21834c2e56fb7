import type { Meta, StoryObj } from '@storybook/react-vite';
import { FooterBlock } from './FooterBlock.tsx';

const meta = {
  title: 'Components/Landing/FooterBlock',
  component: FooterBlock,
  args: { id: 'footer', text: 'Atlas, a community of Filipino freelancers' },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it last on a landing page.\n\n**Do** keep it to a line or two.\n\n**Don’t** repeat the legal links: they are below it.',
      },
    },
  },
} satisfies Meta<typeof FooterBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const SeveralLines: Story = {
  args: { text: 'Atlas, a community of Filipino freelancers\nPinagbuhatan, Pasig City' },
  parameters: { pictures: false },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockThumbnail } from './BlockThumbnail.tsx';

const meta = {
  title: 'Components/Landing/BlockThumbnail',
  component: BlockThumbnail,
  args: { parts: ['title', 'field', 'field', 'button'] },
  parameters: {
    pictures: false,
    docs: {
      description: {
        component:
          'Use it in a BlockPicker, for what a kind of block looks like.\n\n**Do** draw at most 60 px of parts.\n\n**Don’t** use it without the name of the block: it is decoration.',
      },
    },
  },
} satisfies Meta<typeof BlockThumbnail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

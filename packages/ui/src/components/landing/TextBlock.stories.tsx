import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichText } from '../learning/RichText.tsx';
import { sampleText } from './sampleLanding.ts';
import { TextBlock } from './TextBlock.tsx';

const meta = {
  title: 'Components/Landing/TextBlock',
  component: TextBlock,
  args: { id: 'text', title: 'Is it for you?', children: <RichText text={sampleText} level={3} /> },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it for text that no other block fits.\n\n**Do** break it up with headings and lists.\n\n**Don’t** use it for questions: use a FaqBlock.',
      },
    },
  },
} satisfies Meta<typeof TextBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const OnPhone: Story = { args: { title: '', tone: 'tinted' }, globals: { viewport: { value: 'phone' } } };

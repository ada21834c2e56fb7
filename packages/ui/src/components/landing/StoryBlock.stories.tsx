import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichText } from '../learning/RichText.tsx';
import { sampleStory, sampleTeacher } from './sampleLanding.ts';
import { StoryBlock } from './StoryBlock.tsx';

const meta = {
  title: 'Components/Landing/StoryBlock',
  component: StoryBlock,
  args: {
    id: 'story',
    title: 'From a bank teller to a coach',
    picture: sampleTeacher,
    children: <RichText text={sampleStory} level={3} />,
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it for a story that a person tells.\n\n**Do** add a picture of that person.\n\n**Don’t** use it for rules or requirements: use a TextBlock.',
      },
    },
  },
} satisfies Meta<typeof StoryBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const WithoutPicture: Story = { args: { picture: null }, globals: { viewport: { value: 'phone' } } };

export const Minimal: Story = { args: { title: '' }, parameters: { pictures: false } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeroBlock } from './HeroBlock.tsx';
import { samplePicture } from './sampleLanding.ts';

const meta = {
  title: 'Components/Landing/HeroBlock',
  component: HeroBlock,
  args: {
    id: 'hero',
    headline: 'Your first freelance client, with a coach beside you',
    text: 'Twelve weeks of short lessons, one task at a time, and a group that answers.',
    button: { label: 'See price and terms', href: '#price' },
    picture: { ...samplePicture, isFirst: true },
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it first on a landing page.\n\n**Do** keep the headline to one sentence and the picture small in bytes: it decides when the page appears.\n\n**Don’t** use it twice: its headline is the title of the page.',
      },
    },
  },
} satisfies Meta<typeof HeroBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

/** Without a picture the illustration takes its place. */
export const Drawn: Story = { args: { picture: null }, globals: { viewport: { value: 'phone' } } };

export const Minimal: Story = { args: { text: '', button: null, picture: null }, parameters: { pictures: false } };

export const LongWords: Story = {
  args: {
    headline: 'Pakikipagtalastasan sa mga kliyente: kursong pang-freelancer ng mga nagsisimula',
    button: { label: 'Magsimula na ngayon, kabayan, sa Maynila', href: '#price' },
  },
  globals: { viewport: { value: 'phone' } },
};

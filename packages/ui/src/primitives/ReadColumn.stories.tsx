import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReadColumn } from './ReadColumn.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Primitives/ReadColumn',
  component: ReadColumn,
  args: {
    children: <Text>A client reads the first two lines on a phone, between other things. Say what you would do first, this week.</Text>,
  },
  parameters: {
    layout: 'fullscreen',
    pictures: false,
    docs: {
      description: {
        component:
          'Use it for text on a page that is too wide for comfortable reading.\n\n**Do** include everything that belongs to the text, such as pictures.\n\n**Don’t** use it where the whole page is for reading: use a Page with `width="read"`.',
      },
    },
  },
} satisfies Meta<typeof ReadColumn>;
export default meta;

export const Paragraph: StoryObj<typeof meta> = {};

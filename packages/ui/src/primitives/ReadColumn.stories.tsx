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
          'Use it for text in a page that is wider than text reads well.\n\n**Do** put everything in it that is read as one, pictures included.\n\n**Don’t** use it where the whole page is for reading: that is a Page with `width="read"`.',
      },
    },
  },
} satisfies Meta<typeof ReadColumn>;
export default meta;

export const Paragraph: StoryObj<typeof meta> = {};

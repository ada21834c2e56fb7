import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmbedFrame } from './EmbedFrame.tsx';

const meta = {
  title: 'Components/Learning/EmbedFrame',
  component: EmbedFrame,
  args: {
    src: 'about:blank',
    title: 'Quiz: which opening would you answer?',
    host: 'forms.example.com',
    note: 'about 2\u00a0MB',
    coverId: 8,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component:
          'Use it to embed another site’s page in a lesson: a form, a board, a quiz.\n\n**Do** state the owner of the page and its data use; grant as few permissions as possible.\n\n**Don’t** give `same-origin` to an address of this site, or load it before the tap.',
      },
    },
  },
} satisfies Meta<typeof EmbedFrame>;
export default meta;

export const BeforeTheTap: StoryObj<typeof meta> = {};

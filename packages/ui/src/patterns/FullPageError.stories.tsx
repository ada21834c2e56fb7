import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FullPageError } from './FullPageError.tsx';

const meta = {
  title: 'Patterns/FullPageError',
  component: FullPageError,
  args: { onReload: fn(), reference: 'Reference 7F3A-2210.' },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it as the last resort, when the layout around the page may be broken too. It needs no provider.\n\n**Do** show the reference that support can look up.\n\n**Don’t** use it where the navigation still works: use a PageError.',
      },
    },
  },
} satisfies Meta<typeof FullPageError>;
export default meta;

export const LastResort: StoryObj<typeof meta> = {};

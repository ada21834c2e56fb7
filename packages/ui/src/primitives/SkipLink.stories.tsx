import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Primitives/SkipLink',
  component: SkipLink,
  parameters: {
    pictures: false,
    docs: {
      description: {
        component:
          'Use it once, first in the page.\n\n**Do** let it lead to the `main`.\n\n**Don’t** hide it from those who see: it appears with the keyboard’s focus.',
      },
    },
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" tabIndex={-1}>
          The page
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reached: Story = { play: () => userEvent.tab() };

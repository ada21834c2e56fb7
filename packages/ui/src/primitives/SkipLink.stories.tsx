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
          'Use it once, as the first element of the page.\n\n**Do** link it to the `main` element.\n\n**Don’t** hide it from sighted people: it appears on keyboard focus.',
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

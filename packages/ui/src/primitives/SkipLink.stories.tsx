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
        component: 'Use it once, at the top of a shell: the first stop of the Tab key leads over the navigation to the page.',
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

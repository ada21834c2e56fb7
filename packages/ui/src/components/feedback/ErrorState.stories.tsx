import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Components/Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'Your courses did not load',
    text: 'The connection dropped on the way. What you finished is saved.',
    onRetry: fn(),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component:
          'Use it where a part of a page could not be loaded.\n\n**Do** say what happened and offer to try again, in place of the content.\n\n**Don’t** remove content that is still available, or show an error code.',
      },
    },
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CanTryAgain: Story = {};
export const TryingAgain: Story = { args: { retrying: true } };

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
    docs: { description: { component: 'Use it in the place of content that could not be shown; the navigation stays.' } },
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CanTryAgain: Story = {};
export const TryingAgain: Story = { args: { retrying: true } };

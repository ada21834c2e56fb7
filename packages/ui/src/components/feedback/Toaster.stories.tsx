import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button.tsx';
import { showToast } from './showToast.ts';
import { Toaster } from './Toaster.tsx';

const meta = {
  title: 'Components/Feedback/Toaster',
  component: Toaster,
  parameters: {
    pictures: false,
    docs: {
      description: {
        component:
          'Use it once, at the root. Toasts stand above the bottom bar on phones and in the corner elsewhere, also over an open dialog; at most 20 are kept.\n\n**Do** let the code that knows what happened call `showToast`.\n\n**Don’t** render a second one.',
      },
    },
  },
  decorators: [
    (Story) => (
      <>
        <Button onClick={() => showToast({ kind: 'error', text: 'Something went wrong, try again' })}>Fail</Button>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsWhatHappens: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Fail' }));
    await waitFor(() => expect(within(document.body).getByText('Something went wrong, try again')).toBeVisible());
  },
};

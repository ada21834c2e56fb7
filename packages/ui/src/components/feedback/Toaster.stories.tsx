import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button.tsx';
import { Modal } from './Modal.tsx';
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
          'Use it once, at the root. Toasts appear above the bottom bar on phones and in the corner elsewhere, including over an open dialog. At most 20 are kept.\n\n**Do** call `showToast` where the event happens.\n\n**Don’t** render a second one.',
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

const undo = fn();

export const OverAnOpenDialog: Story = {
  render: () => (
    <>
      <Modal
        open
        onClose={fn()}
        title="Add your link"
        actions={
          <Button onClick={() => showToast({ kind: 'error', text: 'The link was not saved', action: { text: 'Retry', onClick: undo } })}>
            Add your link
          </Button>
        }
      />
      <Toaster />
    </>
  ),
  play: async () => {
    const page = within(document.body);
    await userEvent.click(page.getByRole('button', { name: 'Add your link' }));
    const retry = await page.findByRole('button', { name: 'Retry' });
    await waitFor(async () => {
      const { left, top, width, height } = retry.getBoundingClientRect();
      // The topmost element at that point is the toast, not the dialog or its backdrop.
      await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(retry);
    });
    await userEvent.click(retry);
    await expect(undo).toHaveBeenCalled();
  },
};

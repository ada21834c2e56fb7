import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/Button.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Components/Feedback/Dialog',
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Unenroll Jomar Villanueva?',
    description: 'He loses 3 courses and 2 events. ₱6,998.00 is still owed and stays on his record. You can undo this for 24 hours.',
    actions: (
      <>
        <Button variant="quiet">Cancel</Button>
        <Button variant="danger">Unenroll</Button>
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '320px' },
      description: {
        component:
          'Use it for a question that stops everything else, or a short task; it says the consequence before the buttons. To read beside a list use Drawer.',
      },
    },
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const SheetOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

function AskedFromAButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Unenroll</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Unenroll Jomar Villanueva?"
        actions={
          <Button variant="quiet" onClick={() => setOpen(false)}>
            Cancel
          </Button>
        }
      />
    </>
  );
}

export const ReturnsTheFocus: Story = {
  parameters: { pictures: false },
  render: () => <AskedFromAButton />,
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Unenroll' });
    await userEvent.click(trigger);
    const cancel = within(document.body).getByRole('button', { name: 'Cancel' });
    await expect(cancel).toHaveFocus();
    await userEvent.click(cancel);
    await expect(trigger).toHaveFocus();
  },
};
export const MustBeAnswered: Story = { args: { mustAnswer: true }, parameters: { pictures: false } };
export const BackdropCloses: Story = {
  parameters: { pictures: false },
  play: async ({ args }) => {
    await expect(within(document.body).getByRole('dialog', { name: 'Unenroll Jomar Villanueva?' })).toBeVisible();
    await expect(within(document.body).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(document.querySelector('dialog')!);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

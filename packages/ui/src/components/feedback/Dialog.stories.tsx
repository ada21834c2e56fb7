import type { Meta, StoryObj } from '@storybook/react-vite';
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
export const BackdropCloses: Story = {
  parameters: { pictures: false },
  play: async ({ args }) => {
    await expect(within(document.body).getByRole('dialog', { name: 'Unenroll Jomar Villanueva?' })).toBeVisible();
    await expect(within(document.body).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(document.querySelector('dialog')!);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
